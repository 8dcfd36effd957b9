/** Sentences of the demo's listings by their English. */
export const ar: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'صحراء لهباب، قرب طريق E44، دبي',
  'Car, driver and fuel from one of four pickup points':
    'السيارة والسائق والوقود من إحدى نقاط الاصطحاب الأربع',
  'Water, coffee, tea and dates': 'ماء وقهوة وشاي وتمر',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'العشاء: دجاج ولحم ضأن مشويان وعدس وسلطات وخبز وفاكهة',
  'Sandboard, short camel ride, henna for one hand':
    'لوح تزلج على الرمل وجولة قصيرة على الجمل وحناء ليد واحدة',
  'Alcohol and shisha': 'الكحول والشيشة',
  'Quad bikes, which are an extra': 'الدراجات الرباعية، وهي خدمة إضافية',
  'Photographs by the camp photographer': 'صور مصوّر المخيم',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'القيادة فوق الكثبان لا تناسب الحوامل ومن أجرى جراحة في الظهر أو الرقبة والأطفال دون الثالثة. اختر الخيار بلا كثبان: المخيم نفسه.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'كُل قليلًا قبل الرحلة. آخر دورة مياه في محطة الوقود في لهباب، وفي المخيم دورات مياه أيضًا.',
  'From December to February it falls to 12 °C after dark.':
    'من ديسمبر إلى فبراير تنخفض الحرارة إلى 12 درجة مئوية بعد حلول الظلام.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'لا موسيقى ولا رقص في رمضان، ويبدأ العشاء عند الغروب.',
  'A jacket from November to March': 'سترة من نوفمبر إلى مارس',
  'Sandals or shoes you can empty': 'صندل أو حذاء يسهل إفراغه من الرمل',
  Sunglasses: 'نظارات شمسية',
  'A charged telephone': 'هاتف مشحون',
  'Edge of the desert': 'حافة الصحراء',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'ضغط الإطارات 15 psi، والأحزمة مربوطة، وشرح لطريقة الجلوس.',
  'The red ridges': 'الحواف الحمراء',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'نصف ساعة من القيادة مع توقف لمن يحتاج إليه.',
  'The last dune': 'الكثيب الأخير',
  'Sunset on foot. The board is free, the walk up is not.':
    'الغروب سيرًا على الأقدام. اللوح مجاني، أما الصعود فعليك.',
  'The camp': 'المخيم',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'قهوة وحناء وصقر وجمل، ومقاعدكم على الموائد الطويلة لكم طوال المساء.',
  Dinner: 'العشاء',
  'Charcoal grill, then tanoura and drums.': 'شواء على الفحم، ثم تنورة وطبول.',
  'Lights out': 'إطفاء الأنوار',
  'Five minutes of dark before the drive home.': 'خمس دقائق من الظلام قبل العودة.',
  'Deira, Al Ghurair Centre': 'ديرة، مركز الغرير',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'انتظر عند موقف سيارات الأجرة من جهة الرقة. يرسل السائق رقم لوحته برسالة قبل ساعة.',
  'Downtown, Burj Khalifa metro station': 'وسط المدينة، محطة مترو برج خليفة',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'استخدم المخرج من جهة البر وانزل إلى موقف الحافلات، لا إلى صف سيارات الأجرة.',
  'Dubai Marina, The Walk at JBR': 'دبي مارينا، ذا ووك في جي بي آر',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'الوقوف في ذا ووك قصير، فكن على الرصيف قبل خمس دقائق.',
  'Bur Dubai, Al Seef car park': 'بر دبي، موقف سيارات السيف',
  'By the wooden boat at the entrance of the car park.': 'بجانب القارب الخشبي عند مدخل الموقف.',
  'Quad bike, 30 minutes': 'دراجة رباعية، 30 دقيقة',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'دراجة رباعية لشخص واحد في مسار مسيّج بجانب المخيم؛ من 16 سنة.',
  'Front seat kept for you': 'المقعد الأمامي محجوز لك',
  'One in each car; it also helps against car sickness.': 'واحد في كل سيارة، ويفيد أيضًا ضد دوار السيارة.',
  'Table in the raised majlis': 'طاولة في المجلس المرتفع',
  'Cushions, shade and service at the table in place of the buffet.':
    'وسائد وظل وخدمة على الطاولة بدلًا من البوفيه.',
  'You share a Land Cruiser with at most five others.': 'تشارك سيارة لاند كروزر مع خمسة أشخاص على الأكثر.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'أربعة ضيوف في السيارة، ومرشد بجانب السائق، وتوقف إضافي عند مورد ماء للمها.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'طريق مستوٍ إلى المخيم. للأطفال الصغار والحوامل ومن يعاني آلام الظهر.',
}
