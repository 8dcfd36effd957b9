import type { PosterHour, PosterSubject } from './builders.ts'

/** What every poster of a subject shows, in Arabic; `{city}` as in English. */
export const seenInArabic: Readonly<Record<PosterSubject, string>> = {
  aquarium: 'زوار أمام حوض كبير فيه سمكة ضخمة وقناديل بحر ومرجان',
  balloon: 'مناطيد مخططة تحلّق فوق التلال',
  beach: 'مياه هادئة ونخيل وناس يستريحون على شاطئ {city}',
  bike: 'شخصان على دراجتين بمحاذاة الماء، وخلفهما {city}',
  canyon: 'أشخاص يسيرون بين جدران وادٍ شديدة الانحدار بطبقات ملونة',
  cooking: 'طاهيان إلى طاولة عليها قدر كبير، وتظهر {city} خلف الأقواس',
  'desert-camp': 'أشخاص حول نار أمام خيمة بيضاء في الصحراء',
  dhow: 'مركب خشبي بأشرعة مائلة، وخلفه {city}',
  dunes: 'كثبان رملية عالية، وشخص يعبرها',
  fishing: 'صيّاد في قارب صغير وصنارته منحنية، و{city} في الأفق',
  food: 'طعام طازج جاهز للأكل',
  hammam: 'ضيف تحت منشفة على الحجر الدافئ في حمّام، وحوله أحواض تحت الأقواس',
  kayak: 'قارب كاياك على مياه هادئة بين تلال شديدة الانحدار',
  market: 'أكشاك سوق تحت مظلات مخططة في شارع مقبّب تتدلى فيه الفوانيس',
  mountain: 'جبال عالية ومتنزّهون جاؤوا لرؤيتها',
  museum: 'زوار في متحف في {city}',
  'night-city': 'ناس في شوارع {city}',
  'old-town': 'في البلدة القديمة في {city}',
  paraglide: 'شخصان تحت مظلة طيران مخططة، وتحتهما جبال وماء',
  pyramids: 'راكب على جمل يُقاد أمام ثلاثة أهرامات',
  quad: 'عربة رملية تثير الرمال وهي تعبر كثيبًا',
  reef: 'مرجان وأسماك مخططة، وفوقها غوّاص',
  'river-cruise': 'مركب طويل على سطحه العلوي ركاب يمرّ عبر {city}',
  show: 'فنان في دائرة الضوء على خشبة بين ستائر حمراء',
  skyline: 'أفق {city}',
  skydive: 'شخصان يهبطان هبوطًا حرًا فوق الساحل، وخلفهما الطائرة التي قفزا منها',
  'theme-park': 'عجلة كبيرة وأفعوانية فوق أكشاك مدينة الملاهي',
  tram: 'ترام في شارع من البيوت القديمة',
  vineyard: 'صفوف كروم أسفل بيت ريفي، وأمامها زجاجة وكأسان',
  walking: 'مجموعة ومرشدها الذي يرفع علمًا، وخلفهم {city}',
  waterfall: 'شلالات تنحدر من جرف تحفّه الأشجار',
  waterpark: 'منزلقات ملتوية من برج إلى مسبح مليء بالسابحين',
  wildlife: 'حيوانات برية في موطنها قرب {city}',
  winter: 'ناس في الثلج، وخلفهم {city}',
  yacht: 'قارب أبيض في عرض البحر، و{city} في الأفق',
}

/** When, in Arabic. */
export const timesInArabic: Readonly<Record<PosterHour, string>> = {
  dawn: 'عند الفجر',
  morning: 'في الصباح',
  noon: 'عند الظهيرة',
  golden: 'والشمس منخفضة',
  blue: 'بعد الغروب',
  night: 'ليلًا',
}

/** The cities of the demo in Arabic. */
export const citiesInArabic: Readonly<Record<string, string>> = {
  'abu-dhabi': 'أبوظبي',
  amsterdam: 'أمستردام',
  antalya: 'أنطاليا',
  barcelona: 'برشلونة',
  cairo: 'القاهرة',
  cappadocia: 'كابادوكيا',
  dubai: 'دبي',
  istanbul: 'إسطنبول',
  lisbon: 'لشبونة',
  moscow: 'موسكو',
  paris: 'باريس',
  rome: 'روما',
}
