/** Sentences of the demo's listings by their English. */
export const ar: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'صحراء لهباب، قرب طريق E44، دبي',
  'Car, driver and fuel from one of four pickup points':
    'السيارة والسائق والوقود من إحدى نقاط الاصطحاب الأربع',
  'Water, coffee, tea and dates': 'ماء وقهوة وشاي وتمر',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'العشاء: دجاج ولحم ضأن مشويان وعدس وسلطات وخبز وفاكهة',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'جولة قصيرة على الجمل وحناء ليد واحدة؛ ومع الكثبان لوح تزلج على الرمل أيضًا',
  'Alcohol and shisha': 'الكحول والشيشة',
  'Quad bikes, which are an extra': 'الدراجات الرباعية، وهي خدمة إضافية',
  'Photographs by the camp photographer': 'صور مصوّر المخيم',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'القيادة فوق الكثبان لا تناسب الحوامل ومن أجرى جراحة في الظهر أو الرقبة والأطفال دون الثالثة. اختر الخيار بلا كثبان: المخيم نفسه.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'كُل قليلًا قبل الرحلة. آخر دورة مياه قبل الكثبان في محطة الوقود في لهباب، وفي المخيم دورات مياه بصندوق طرد (سيفون).',
  'From December to February it falls to 12 °C after dark.':
    'من ديسمبر إلى فبراير تنخفض الحرارة إلى 12 درجة مئوية بعد حلول الظلام.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'لا موسيقى ولا رقص في رمضان، ويبدأ العشاء بعد وصولك إلى المخيم وغروب الشمس.',
  'A jacket from November to March': 'سترة من نوفمبر إلى مارس',
  'Sandals or shoes you can empty': 'صندل أو حذاء يسهل إفراغه من الرمل',
  Sunglasses: 'نظارات شمسية',
  'A charged phone': 'هاتف مشحون',
  'Edge of the desert': 'حافة الصحراء',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'ضغط الإطارات 15 psi، والأحزمة مربوطة، وشرح لطريقة الجلوس.',
  'The red ridges': 'الحواف الحمراء',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'نصف ساعة من القيادة مع توقف لمن يحتاج إليه.',
  'The last dune': 'الكثيب الأخير',
  'On foot, around sunset. The board is free, the walk up is not.':
    'سيرًا على الأقدام، قرابة الغروب. اللوح مجاني، والصعود بجهدك.',
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
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'مقابل أبراج رمال. الوقوف في ذا ووك قصير، فانتظر على الرصيف من فضلك.',
  'Bur Dubai, Al Seef car park': 'بر دبي، موقف سيارات السيف',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'من جهة الخور. بجانب القارب الخشبي عند مدخل الموقف.',
  'Quad bike, 30 minutes': 'دراجة رباعية، 30 دقيقة',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'دراجة رباعية لشخص واحد في مسار مسيّج بجانب المخيم؛ من 16 سنة.',
  'Front seat kept for you': 'المقعد الأمامي محجوز لك',
  'One in each car; it also helps against car sickness.': 'واحد في كل سيارة، ويفيد أيضًا ضد دوار السيارة.',
  'Table in the raised majlis': 'طاولة في المجلس المرتفع',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'وسائد وظل وخدمة على الطاولة بدلًا من البوفيه. يُحتسب لكل ضيف، بمن فيهم الرضّع.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'تشارك سيارة لاند كروزر مع خمسة أشخاص على الأكثر. السائق هو المرشد أيضًا.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'أربعة ضيوف في السيارة، ومرشد بجانب السائق، وتوقف إضافي عند مورد ماء للمها.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'طريق مستوٍ إلى المخيم. للأطفال الصغار والحوامل ومن يعاني آلام الظهر. من دون المحطات الثلاث الأولى، وتبدأ الأمسية في المخيم أبكر.',
  'Base camp at Al Badayer': 'المخيم الأساسي في البداير',
  'Training dunes': 'كثبان التدريب',
  'Top of Big Red': 'قمة الكثيب الأحمر الكبير',
  'Fossil Rock, Mleiha (second day)': 'صخرة الأحافير، مليحة (اليوم الثاني)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'حين تشتد الريح يتطاير الرمل ولا يرى أحد الحافة التالية. ننتظر في القاعدة مع الشاي حتى ساعتين.\n\nإن لم تهدأ، تقود على الكثبان المنخفضة وحدها وتعود إلى الكبير في يوم آخر مجانًا. وبعد تحذير من العاصفة لا يقود أحد: تختار يومًا جديدًا أو تسترد مالك.',
  'Gate of the Fayoum road': 'بوابة طريق الفيوم',
  'Shore of Lake Qarun': 'شاطئ بحيرة قارون',
  'Falls of Wadi el-Rayan': 'شلالات وادي الريان',
  'Crest of the dunes': 'أعلى الكثبان',
  'Valley of the Whales': 'وادي الحيتان',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'بين مارس ومايو قد تملأ ريح حارة، هي الخماسين، الوادي بالغبار. ننظر في التوقعات مساء اليوم السابق ونكتب إليك بحلول الثامنة.\n\nإن أغلقت المحمية بوابتها، تختار يومًا آخر أو تسترد مالك. وإن أُغلقت الكثبان وحدها، ذهب الوقت إلى المتحف والخزّافين.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'يقرأ الطيار الريح في الثالثة والنصف قبل انطلاق السيارات. إن لم تكن مناسبة، تصلك رسالة فورًا.\n\nتطير في صباح آخر أو تسترد مالك، والخيار لك. والضباب المتأخر قد يعني نصف ساعة من القهوة بجانب السلة.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'تترجم الروايات عن الإنجليزية في غرفة بشارع مونج، وتقرأ بصوت عالٍ أفضل مما تعترف به.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'باع الكتب على ضفاف السين عشرين عامًا، ويعرف أي الأبواب يُفتح لمن يسأل.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'تكتب أطروحتها عن تسفيتايفا في باريس، وتمشي هذا الطريق مرتين في الأسبوع بدلًا منها.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'تركب الدراجة إلى فرساي منذ أيام المدرسة. تحمل مضختين، وفي رأسها مواعيد كل مخبز.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'نشأ فوق مقهى بني على قناة ليندن. اسأله عن ثعبان البحر.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'أنيق ودافئ: حذاء مسطح لسطح المركب، وسترة للريح.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'الأكتاف والركب مغطاة، والألوان الداكنة تليق بالساعة.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'للمساجد: الأكتاف والركب مغطاة، ووشاح لشعر النساء. نعيره لك.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'بالكأس نبيع نبيذًا أبيض من تراقيا: جافًا وباردًا، وأطيبه قبالة أورتاكوي.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'يُخمّر الشاي في الإبريق المزدوج ربع ساعة؛ قل «أتشيك» إن أحببته خفيفًا.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'تُصنع الليموناضة كل صباح بالنعناع، ولا كحول فيها.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'يُسكب الراكي في الكأس أولًا ثم الماء ثم الثلج. أي ترتيب آخر يعكّره بشدة.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'مع الباذنجان المقلي اشرب الماء أو العيران؛ فالنبيذ يخسر هذا الجدال.',
  abra: 'عبرة',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'معدية خشبية صغيرة يمتد مقعد في وسطها. تنطلق حين تمتلئ، وهي تمتلئ كل بضع دقائق.',
  barjeel: 'برجيل',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'برج هواء يلتقط النسيم من جهاته الأربع وينزله إلى الغرفة تحته.',
  sikka: 'سكة',
  'A lane between two house walls, narrow enough to stay in shade.':
    'زقاق بين جداري بيتين، ضيق بما يكفي ليبقى في الظل.',
  mashrabiya: 'مشربية',
  'A window screen of turned wood: air and light come in, looks do not.':
    'ستار نافذة من خشب مخروط: يدخل الهواء والضوء، ولا تدخل النظرات.',
  karak: 'كرك',
  'Strong tea boiled with milk, sugar and cardamom.': 'شاي ثقيل يُغلى مع الحليب والسكر والهيل.',
  sambuk: 'سنبوك',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'مركب خشبي مربع المؤخرة، يُبنى بالنظر ومن غير رسم.',
  khor: 'خور',
  'The creek: an arm of the sea that reaches into the land.': 'ذراع من البحر يمتد داخل اليابسة.',
  oud: 'عود',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'آلة وترية قصيرة العنق مستديرة الظهر؛ وهو كذلك الخشب العطر الذي يُحرق في البيت.',
  majlis: 'مجلس',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'الغرفة التي يُستقبل فيها الضيوف: وسائد على الجدران وقهوة في الوسط.',
  bukhoor: 'بخور',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'قطع معطرة تُحرق على الفحم لتأخذ الثياب والغرف رائحتها.',
  tawwash: 'طواش',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'تاجر كان يشتري اللؤلؤ من المراكب، وفي صندوقه موازين ومناخل.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'يتحدث المرشد جميع اللغات المذكورة، ويستخدم منها ما تحتاج إليه المجموعة.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'من نصطحبه يعود إلى مكان الاصطحاب عند وقت الانتهاء المذكور تقريبًا؛ ومن يأتي بنفسه ينتهي قبل ذلك.',
}
