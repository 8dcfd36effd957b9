/** Sentences of the demo's listings by their English. */
export const fa: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'کویر لهباب، کنار بزرگراه E44، دبی',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'شن لهباب به‌سبب آهنش سرخ است و در چهل دقیقهٔ پیش از غروب از همیشه سرخ‌تر. راننده کنار جاده باد لاستیک‌ها را کم می‌کند، همه کمربندشان را بررسی می‌کنند و نیم ساعت ماشین روی یال‌هایی که هفتهٔ پیش جای دیگری بودند بالا می‌رود، کج می‌شود و می‌لغزد.\n\nبالای آخرین تپه پیاده می‌شوید. وقت هست که تا سکوت کامل قدم بزنید، تختهٔ شن را امتحان کنید و تصویری بگیرید. سپس ده دقیقه پایین‌تر به کمپ می‌رسید: قهوه با هل، نان داغ از روی ساج، شاهینی روی دستکش، حنا اگر بخواهید، و شتری که دو بار دور حصار می‌گردد.\n\nشام پس از تاریکی از روی زغال می‌آید. رقصندهٔ تنوره و نوازندهٔ طبل اجرا می‌کنند، چراغ‌ها پنج دقیقه خاموش می‌شود تا ستاره‌ها را ببینید و بعد خودرو شما را به همان جایی که سوارتان کردیم برمی‌گرداند.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'در گزینه‌های دارای تپهٔ شنی: سی دقیقه رانندگی روی تپه‌ها با رانندهٔ مجاز کویر',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'در گزینه‌های دارای تپهٔ شنی: بیست دقیقه قدم زدن روی یال، حوالی غروب',
  'With dunes: a sandboard on the last dune': 'در گزینه‌های دارای تپهٔ شنی: تختهٔ شن روی آخرین تپه',
  'A short camel ride at the camp': 'شترسواری کوتاه در کمپ',
  'Charcoal dinner with vegetarian dishes cooked on their own fire': 'شام زغالی با غذاهای گیاهی روی آتشی جدا',
  'Five minutes with every light off, for the stars': 'پنج دقیقه با همهٔ چراغ‌های خاموش، برای ستاره‌ها',
  'Car, driver and fuel from one of four pickup points': 'ماشین، راننده و سوخت از یکی از چهار محل سوار شدن',
  'Water, coffee, tea and dates': 'آب، قهوه، چای و خرما',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'شام: مرغ و برهٔ کبابی، عدس، سالاد، نان، میوه',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'شترسواری کوتاه، حنا برای یک دست؛ در گزینه‌های دارای تپهٔ شنی، تختهٔ شن هم',
  'Alcohol and shisha': 'الکل و قلیان',
  'Quad bikes, which are an extra': 'چهارچرخ، که هزینهٔ جدا دارد',
  'Photographs by the camp photographer': 'تصویرهای عکاس کمپ',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'رانندگی روی تپه‌ها برای زنان باردار، کسانی که جراحی کمر یا گردن داشته‌اند و کودکان زیر سه سال مناسب نیست. گزینهٔ بدون تپه‌ها را انتخاب کنید: کمپ همان است.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'پیش از آن سبک بخورید. آخرین دستشویی پیش از تپه‌ها در پمپ‌بنزین لهباب است؛ کمپ دستشویی سیفون‌دار دارد.',
  'From December to February it falls to 12 °C after dark.':
    'از دسامبر تا فوریه پس از تاریکی دما به ۱۲ درجه می‌رسد.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'در ماه رمضان موسیقی و رقص نیست؛ شام وقتی شروع می‌شود که به کمپ رسیده باشید و آفتاب غروب کرده باشد.',
  'A jacket from November to March': 'ژاکت، از نوامبر تا مارس',
  'Sandals or shoes you can empty': 'صندل یا کفشی که بتوان شنش را خالی کرد',
  Sunglasses: 'عینک آفتابی',
  'A charged phone': 'تلفن شارژشده',
  'Edge of the desert': 'لبهٔ کویر',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'باد لاستیک تا ۱۵ پی‌اس‌آی، کمربندها بسته، و چند کلمه دربارهٔ نشستن.',
  'The red ridges': 'یال‌های سرخ',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'نیم ساعت رانندگی، با یک توقف هر گاه کسی بخواهد نفسی تازه کند.',
  'The last dune': 'آخرین تپه',
  'On foot, around sunset. The board is free, the walk up is not.':
    'پیاده، حوالی غروب. تخته رایگان است، بالا رفتن با خودتان.',
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
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'روبه‌روی برج‌های رمال. توقف در پیاده‌راه کوتاه است؛ لطفاً کنار خیابان منتظر بمانید.',
  'Bur Dubai, Al Seef car park': 'بر دبی، پارکینگ السیف',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'سمت خور. کنار قایق چوبی در ورودی پارکینگ.',
  'Quad bike, 30 minutes': 'چهارچرخ، ۳۰ دقیقه',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'چهارچرخ تک‌نفره در محوطهٔ حصاردار کنار کمپ؛ از ۱۶ سال.',
  'Front seat kept for you': 'صندلی جلو برای شما',
  'One in each car; it also helps against car sickness.': 'یکی در هر ماشین؛ برای ماشین‌گرفتگی هم خوب است.',
  'Table in the raised majlis': 'میز در مجلس بلند',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'پشتی، سایه و پذیرایی سر میز به جای سلف‌سرویس. برای هر مهمان حساب می‌شود، نوزادان هم.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'با حداکثر پنج نفر دیگر در یک لندکروزر. راننده راهنمای شما هم هست.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'چهار مهمان در هر ماشین، راهنما کنار راننده، و یک توقف بیشتر کنار آبشخور اوریکس‌ها.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'راهی هموار تا کمپ. برای کودکان خردسال، زنان باردار و کمردرد. سه توقف نخست را ندارد و شب کمپ زودتر آغاز می‌شود.',
  Dinner: 'شام',
  'Base camp at Al Badayer': 'کمپ اصلی در البدایر',
  'Training dunes': 'تپه‌های تمرین',
  'Top of Big Red': 'نوک سرخ بزرگ',
  'Fossil Rock, Mleiha (second day)': 'صخرهٔ فسیل‌ها، ملیحه (روز دوم)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'وقتی باد تند است شن بلند می‌شود و کسی یال بعدی را نمی‌بیند. در پایگاه با چای تا دو ساعت صبر می‌کنیم.\n\nاگر آرام نشود، فقط روی تپه‌های کوتاه می‌رانید و برای تپهٔ بزرگ روز دیگری رایگان برمی‌گردید. پس از هشدار توفان هیچ‌کس نمی‌راند: روز تازه‌ای انتخاب می‌کنید یا پولتان را پس می‌گیرید.',
  'Gate of the Fayoum road': 'دروازهٔ جادهٔ فیوم',
  'Shore of Lake Qarun': 'ساحل دریاچهٔ قارون',
  'Falls of Wadi el-Rayan': 'آبشارهای وادی الریان',
  'Crest of the dunes': 'یال تپه‌های شنی',
  'Valley of the Whales': 'درهٔ نهنگ‌ها',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'از مارس تا مه بادی گرم به نام خماسین گاهی دره را پر از گرد و غبار می‌کند. عصر روز پیش پیش‌بینی هوا را می‌بینیم و تا ساعت هشت برایتان می‌نویسیم.\n\nاگر پارک دروازه‌اش را ببندد، روز دیگری انتخاب می‌کنید یا پولتان را پس می‌گیرید. اگر فقط تپه‌ها بسته باشند، آن زمان به موزه و سفالگران می‌رسد.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'خلبان ساعت سه و نیم، پیش از حرکت خودروها، باد را می‌سنجد. اگر مناسب نباشد، بی‌درنگ پیامی به شما می‌رسد.\n\nصبح دیگری پرواز می‌کنید یا پولتان را پس می‌گیرید؛ انتخاب با شماست. مهی که دیر برسد شاید نیم ساعت قهوه کنار سبد باشد.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'در اتاقی در خیابان مونژ رمان از انگلیسی ترجمه می‌کند و بهتر از آنچه می‌پذیرد بلند می‌خواند.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'بیست سال کنار رود سن کتاب فروخته و می‌داند کدام درها با یک خواهش باز می‌شوند.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'پایان‌نامه‌اش دربارهٔ تسوتایوا در پاریس است و به جای آن هفته‌ای دو بار این مسیر را می‌رود.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'از دوران مدرسه با دوچرخه به ورسای می‌رود. دو تلمبه همراه دارد و ساعت کار همهٔ نانوایی‌ها را از بر است.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'بالای یک کافهٔ قهوه‌ای در لیندن‌خراخت بزرگ شده است. از او دربارهٔ مارماهی بپرسید.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'آراسته و گرم: کفش تخت برای عرشه، کت برای باد.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'شانه‌ها و زانوها پوشیده؛ رنگ‌های تیره به این ساعت می‌آیند.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'برای مسجدها: شانه‌ها و زانوها پوشیده و روسری برای موی بانوان. ما امانت می‌دهیم.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'جامی شراب سفید از تراکیه می‌فروشیم: خشک و خنک، و بهترینش روبه‌روی اورتاکوی.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'چای ربع ساعت در قوری دوتایی دم می‌کشد؛ اگر کم‌رنگ دوست دارید بگویید «آچیک».',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'لیموناد هر صبح با نعنا درست می‌شود و الکل ندارد.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'اول راکی، بعد آب، بعد یخ. با هر ترتیب دیگری بد کدر می‌شود.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'با بادمجان سرخ‌شده آب یا دوغ بنوشید؛ شراب این بحث را می‌بازد.',
  abra: 'عبره',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'قایق چوبی کوچکی با نیمکتی در میانه. وقتی پر شود راه می‌افتد و هر چند دقیقه پر می‌شود.',
  barjeel: 'بادگیر',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'برج باد: نسیم را از چهار سو می‌گیرد و به اتاق زیرین می‌فرستد.',
  sikka: 'سیکا',
  'A lane between two house walls, narrow enough to stay in shade.':
    'کوچه‌ای میان دیوار دو خانه، آن‌قدر باریک که در سایه بماند.',
  mashrabiya: 'مشربیه',
  'A window screen of turned wood: air and light come in, looks do not.':
    'شبکهٔ پنجره از چوب خراطی‌شده: هوا و نور می‌آید، نگاه نه.',
  karak: 'کرک',
  'Strong tea boiled with milk, sugar and cardamom.': 'چای پررنگ که با شیر و شکر و هل جوشیده است.',
  sambuk: 'سنبوک',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'لنجی چوبی با پاشنهٔ چهارگوش که با چشم و بی‌نقشه ساخته می‌شود.',
  khor: 'خور',
  'The creek: an arm of the sea that reaches into the land.': 'شاخه‌ای از دریا که به خشکی می‌رسد.',
  oud: 'عود',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'بربطی با دستهٔ کوتاه و پشت گرد؛ و نیز چوب خوشبویی که در خانه می‌سوزانند.',
  majlis: 'مجلس',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'اتاقی که مهمانان را در آن می‌پذیرند: پشتی کنار دیوار، قهوه در میان.',
  bukhoor: 'بخور',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'تکه‌های خوشبویی که روی زغال می‌سوزانند تا جامه و اتاق بوی آن را بگیرد.',
  tawwash: 'طواش',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'بازرگانی که از لنج‌ها مروارید می‌خرید و در صندوقش ترازو و الک داشت.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'راهنما به همهٔ زبان‌های ذکرشده صحبت می‌کند و هر کدام را که گروه لازم داشته باشد به کار می‌برد.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'مهمانانی که سوار می‌شوند حدود ساعت پایان ذکرشده به همان محل برمی‌گردند؛ برای کسی که خودش می‌آید، برنامه زودتر تمام می‌شود.',
}
