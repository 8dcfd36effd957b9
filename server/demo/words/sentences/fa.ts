/** Sentences of the demo's listings by their English. */
export const fa: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'کویر لهباب، کنار بزرگراه E44، دبی',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'شن لهباب به‌سبب آهنش سرخ است و در چهل دقیقهٔ پیش از غروب از همیشه سرخ‌تر. راننده کنار جاده باد لاستیک‌ها را کم می‌کند، همه کمربندشان را بررسی می‌کنند و نیم ساعت ماشین روی یال‌هایی که هفتهٔ پیش جای دیگری بودند بالا می‌رود، کج می‌شود و می‌لغزد.\n\nبالای آخرین تپه پیاده می‌شوید. وقت هست که تا سکوت کامل قدم بزنید، تختهٔ شن را امتحان کنید و تصویری بگیرید. سپس ده دقیقه پایین‌تر به کمپ می‌رسید: قهوه با هل، نان داغ از روی ساج، شاهینی روی دستکش، حنا اگر بخواهید، و شتری که دو بار دور حصار می‌گردد.\n\nشام هفت و نیم از روی زغال می‌آید. رقصندهٔ تنوره و نوازندهٔ طبل اجرا می‌کنند، چراغ‌ها پنج دقیقه خاموش می‌شود تا ستاره‌ها را ببینید و حدود نه و نیم به هتل برمی‌گردید.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'سی دقیقه رانندگی روی تپه‌ها با رانندهٔ مجاز کویر',
  'Twenty minutes alone on a ridge while the sun goes down': 'بیست دقیقه تنها روی یال هنگام غروب',
  'Sandboards and a camel at the camp, as often as you like': 'تختهٔ شن و شتر در کمپ، هر چند بار که بخواهید',
  'Charcoal dinner with vegetarian dishes cooked on their own fire': 'شام زغالی با غذاهای گیاهی روی آتشی جدا',
  'Five minutes with every light off, for the stars': 'پنج دقیقه با همهٔ چراغ‌های خاموش، برای ستاره‌ها',
  'Car, driver and fuel from one of four pickup points': 'ماشین، راننده و سوخت از یکی از چهار محل سوار شدن',
  'Water, coffee, tea and dates': 'آب، قهوه، چای و خرما',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'شام: مرغ و برهٔ کبابی، عدس، سالاد، نان، میوه',
  'Sandboard, short camel ride, henna for one hand': 'تختهٔ شن، شترسواری کوتاه، حنا برای یک دست',
  'Alcohol and shisha': 'الکل و قلیان',
  'Quad bikes, which are an extra': 'چهارچرخ، که هزینهٔ جدا دارد',
  'Photographs by the camp photographer': 'تصویرهای عکاس کمپ',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'رانندگی روی تپه‌ها برای زنان باردار، کسانی که جراحی کمر یا گردن داشته‌اند و کودکان زیر سه سال مناسب نیست. گزینهٔ بدون تپه‌ها را انتخاب کنید: کمپ همان است.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'پیش از آن سبک بخورید. آخرین دستشویی درست‌وحسابی در پمپ‌بنزین لهباب است؛ کمپ دستشویی سیفون‌دار دارد.',
  'From December to February it falls to 12 °C after dark.':
    'از دسامبر تا فوریه پس از تاریکی دما به ۱۲ درجه می‌رسد.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'در ماه رمضان موسیقی و رقص نیست؛ شام با غروب شروع می‌شود.',
  'A jacket from November to March': 'ژاکت، از نوامبر تا مارس',
  'Sandals or shoes you can empty': 'صندل یا کفشی که بتوان شنش را خالی کرد',
  Sunglasses: 'عینک آفتابی',
  'A charged telephone': 'تلفن شارژشده',
  'Edge of the desert': 'لبهٔ کویر',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'باد لاستیک تا ۱۵ پی‌اس‌آی، کمربندها بسته، و چند کلمه دربارهٔ نشستن.',
  'The red ridges': 'یال‌های سرخ',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'نیم ساعت رانندگی، با یک توقف هر گاه کسی بخواهد نفسی تازه کند.',
  'The last dune': 'آخرین تپه',
  'Sunset on foot. The board is free, the walk up is not.':
    'غروب، پیاده. تخته رایگان است، بالا رفتن با خودتان.',
  'The camp': 'کمپ',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'قهوه، حنا، شاهین، شتر؛ جایتان سر میزهای دراز تمام شب از آنِ شماست.',
  'Charcoal grill, then tanoura and drums.': 'کباب زغالی، سپس تنوره و طبل.',
  'Lights out': 'خاموشی',
  'Five minutes of dark before the drive home.': 'پنج دقیقه تاریکی پیش از برگشت.',
  'Deira, Al Ghurair Centre': 'دیره، مرکز الغریر',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'در ایستگاه تاکسی سمت الرقه منتظر بمانید. راننده یک ساعت پیش شمارهٔ پلاکش را پیام می‌دهد.',
  'Downtown, Burj Khalifa metro station': 'داون‌تاون، ایستگاه متروی برج خلیفه',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'از خروجی سمت خشکی بیرون بیایید و به ایستگاه اتوبوس بروید، نه صف تاکسی.',
  'Dubai Marina, The Walk at JBR': 'دبی مارینا، پیاده‌راه ساحل جمیرا',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'توقف در پیاده‌راه کوتاه است؛ لطفاً پنج دقیقه زودتر کنار خیابان باشید.',
  'Bur Dubai, Al Seef car park': 'بر دبی، پارکینگ السیف',
  'By the wooden boat at the entrance of the car park.': 'کنار قایق چوبی در ورودی پارکینگ.',
  'Quad bike, 30 minutes': 'چهارچرخ، ۳۰ دقیقه',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'چهارچرخ تک‌نفره در محوطهٔ حصاردار کنار کمپ؛ از ۱۶ سال.',
  'Front seat kept for you': 'صندلی جلو برای شما',
  'One in each car; it also helps against car sickness.': 'یکی در هر ماشین؛ برای ماشین‌گرفتگی هم خوب است.',
  'Table in the raised majlis': 'میز در مجلس بلند',
  'Cushions, shade and service at the table in place of the buffet.':
    'پشتی، سایه و پذیرایی سر میز به جای سلف‌سرویس.',
  'You share a Land Cruiser with at most five others.': 'با حداکثر پنج نفر دیگر در یک لندکروزر.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'چهار مهمان در هر ماشین، راهنما کنار راننده، و یک توقف بیشتر کنار آبشخور اوریکس‌ها.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'راهی هموار تا کمپ. برای کودکان خردسال، زنان باردار و کمردرد.',
  Dinner: 'شام',
}
