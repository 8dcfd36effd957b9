/** Sentences of the demo's listings by their English. */
export const ru: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Пустыня Лахбаб, у шоссе E44, Дубай',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'Песок Лахбаба красный из-за железа, и краснее всего он за сорок минут до заката. У края дороги водитель спускает шины, все проверяют ремни, и полчаса машина поднимается, кренится и скользит по гребням, которые на прошлой неделе были в другом месте.\n\nНа вершине последней дюны вы выходите. Есть время дойти туда, где ничего не слышно, попробовать доску для песка и сделать снимок. Потом десять минут вниз, в лагерь: кофе с кардамоном, хлеб с раскалённого железа, сокол на перчатке, хна по желанию и верблюд, который дважды проходит вдоль ограды.\n\nУжин на углях подают, когда стемнеет. Выступают танцор тануры и барабанщик, на пять минут гаснет свет, чтобы были видны звёзды, а потом машина отвозит вас туда, откуда мы вас забрали.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'В вариантах с дюнами: тридцать минут езды по песку с лицензированным водителем',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'В вариантах с дюнами: двадцать минут пешком по гребню, примерно на закате',
  'With dunes: a sandboard on the last dune': 'В вариантах с дюнами: доска для песка на последней дюне',
  'A short camel ride at the camp': 'Короткая поездка на верблюде в лагере',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Ужин на углях, вегетарианские блюда готовят на отдельном огне',
  'Five minutes with every light off, for the stars': 'Пять минут без света, чтобы увидеть звёзды',
  'Car, driver and fuel from one of four pickup points':
    'Машина, водитель и топливо от одного из четырёх мест посадки',
  'Water, coffee, tea and dates': 'Вода, кофе, чай и финики',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Ужин: курица и баранина на углях, чечевица, салаты, хлеб, фрукты',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Короткая прогулка на верблюде, хна на одну руку; в вариантах с дюнами ещё и доска для песка',
  'Alcohol and shisha': 'Алкоголь и кальян',
  'Quad bikes, which are an extra': 'Квадроциклы (за доплату)',
  'Photographs by the camp photographer': 'Снимки фотографа лагеря',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Поездка по дюнам не подходит беременным, перенёсшим операции на спине или шее и детям до трёх лет. Выберите вариант без дюн: лагерь тот же.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Перед поездкой не наедайтесь. Последний туалет перед дюнами на заправке в Лахбабе; в лагере туалеты со смывом.',
  'From December to February it falls to 12 °C after dark.':
    'С декабря по февраль вечером холодает до 12 °C.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'В Рамадан нет музыки и танцев, ужин начинается, когда вы уже в лагере и солнце село.',
  'A jacket from November to March': 'Куртка с ноября по март',
  'Sandals or shoes you can empty': 'Сандалии или обувь, из которой легко вытряхнуть песок',
  Sunglasses: 'Солнцезащитные очки',
  'A charged phone': 'Заряженный телефон',
  'Edge of the desert': 'Край пустыни',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Давление в шинах 15 psi, ремни пристёгнуты, пара слов о том, как сидеть.',
  'The red ridges': 'Красные гребни',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Полчаса езды с остановкой, если кому-то она нужна.',
  'The last dune': 'Последняя дюна',
  'On foot, around sunset. The board is free, the walk up is not.':
    'Пешком, примерно на закате. Доска бесплатно, а подниматься придётся самим.',
  'The camp': 'Лагерь',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Кофе, хна, сокол, верблюд; места за длинными столами ваши на весь вечер.',
  Dinner: 'Ужин',
  'Charcoal grill, then tanoura and drums.': 'Мясо на углях, затем танура и барабаны.',
  'Lights out': 'Свет гаснет',
  'Five minutes of dark before the drive home.': 'Пять минут темноты перед обратной дорогой.',
  'Deira, Al Ghurair Centre': 'Дейра, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Ждите на стоянке такси со стороны Аль-Ригга. За час водитель пришлёт номер машины сообщением.',
  'Downtown, Burj Khalifa metro station': 'Даунтаун, станция метро Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Выйдите на сторону города, а не моря, и спуститесь к автобусной остановке, а не к очереди такси.',
  'Dubai Marina, The Walk at JBR': 'Дубай Марина, The Walk, JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Напротив башен Римал. Остановка на The Walk короткая, ждите на тротуаре.',
  'Bur Dubai, Al Seef car park': 'Бур-Дубай, парковка Аль-Сиф',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Со стороны бухты. У деревянной лодки при въезде на парковку.',
  'Quad bike, 30 minutes': 'Квадроцикл, 30 минут',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Одноместный квадроцикл на огороженной трассе у лагеря; с 16 лет.',
  'Front seat kept for you': 'Переднее место для вас',
  'One in each car; it also helps against car sickness.':
    'Такое место одно в каждой машине; оно помогает и от укачивания.',
  'Table in the raised majlis': 'Стол на возвышенном маджлисе',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Подушки, тень и обслуживание за столом вместо шведского стола. Оплачивается за каждого гостя, включая младенцев.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Вы едете в Land Cruiser не более чем с пятью попутчиками. Водитель — он же ваш гид.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Четыре гостя в машине, гид рядом с водителем и ещё одна остановка у водопоя ориксов.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Ровная дорога до лагеря. Для маленьких детей, беременных и тех, у кого болит спина. Первых трёх остановок нет, и вечер в лагере начинается раньше.',
  'Base camp at Al Badayer': 'Базовый лагерь в Аль-Бадаере',
  'Training dunes': 'Учебные дюны',
  'Top of Big Red': 'Вершина Большой Красной',
  'Fossil Rock, Mleiha (second day)': 'Скала окаменелостей, Млейха (второй день)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'При сильном ветре песок летит и следующего гребня не видно. Мы ждём на базе с чаем, самое большее два часа.\n\nЕсли ветер не стихает, вы едете только по низким дюнам, а на большую возвращаетесь в другой день бесплатно. После штормового предупреждения не едет никто: вы выбираете новый день или получаете деньги назад.',
  'Gate of the Fayoum road': 'Пункт оплаты на дороге в Эль-Файюм',
  'Shore of Lake Qarun': 'Берег озера Карун',
  'Falls of Wadi el-Rayan': 'Водопады Вади-эр-Райяна',
  'Crest of the dunes': 'Гребень дюн',
  'Valley of the Whales': 'Долина китов',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'С марта по май горячий ветер хамсин может наполнить долину пылью. Мы смотрим прогноз накануне вечером и пишем вам до восьми вечера.\n\nЕсли парк закрывает ворота, вы выбираете другой день или получаете деньги назад. Если закрыты только дюны, время достаётся музею и гончарам.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Пилот смотрит на ветер в половине четвёртого, до выезда машин. Если он не подходит, вам сразу придёт сообщение.\n\nВы летите другим утром или получаете деньги назад, выбор за вами. Если туман задержится, полчаса подождёте у корзины за кофе.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Переводит романы с английского в комнате на улице Монж и читает вслух лучше, чем признаётся.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Двадцать лет торговал книгами на набережных и знает, какие двери открываются, если попросить.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Пишет диссертацию о Цветаевой в Париже, а вместо этого дважды в неделю ходит этим маршрутом.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Ездит в Версаль на велосипеде со школы. Возит два насоса и помнит часы работы каждой пекарни.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Вырос над коричневым кафе на Линденграхт. Спросите его про угря.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Нарядно и тепло: обувь без каблука для палубы, куртка от ветра.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Плечи и колени закрыты; тёмные тона подходят этому часу.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Для мечетей: плечи и колени закрыты, женщинам платок на волосы. Мы его одолжим.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Бокалами продаём белое из Фракии: сухое, холодное, лучше всего у Ортакёя.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Чай заваривается в двойном чайнике четверть часа; скажите «ачык», если любите светлый.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'Лимонад с мятой готовят каждое утро, алкоголя в нём нет.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Сначала в стакан идёт ракы, потом вода, потом лёд. В любом другом порядке она мутнеет некрасиво.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'К жареным баклажанам пейте воду или айран: вино этот спор проигрывает.',
  abra: 'абра',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Маленький деревянный паром со скамьёй посередине. Отходит, когда полон, а полон он каждые несколько минут.',
  barjeel: 'барджиль',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Ветровая башня: ловит бриз с четырёх сторон и направляет его вниз, в комнату.',
  sikka: 'сикка',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Проулок между стенами двух домов, такой узкий, что в нём всегда тень.',
  mashrabiya: 'машрабия',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Оконная решётка из точёного дерева: воздух и свет проходят, взгляды нет.',
  karak: 'карак',
  'Strong tea boiled with milk, sugar and cardamom.':
    'Крепкий чай, сваренный с молоком, сахаром и кардамоном.',
  sambuk: 'самбук',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Деревянное судно с прямой кормой, построенное на глаз и без чертежа.',
  khor: 'хор',
  'The creek: an arm of the sea that reaches into the land.': 'Крик: рукав моря, который заходит в сушу.',
  oud: 'уд',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Лютня с короткой шейкой и круглой спинкой; и ещё душистое дерево, которое жгут в доме.',
  majlis: 'маджлис',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'Комната, где принимают гостей: подушки вдоль стен, кофе посередине.',
  bukhoor: 'бухур',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Душистые щепки, которые жгут на угле, чтобы одежда и комнаты пропитались запахом.',
  tawwash: 'тавваш',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Купец, который скупал жемчуг с лодок; в его сундуке были весы и сита.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'Гид владеет всеми указанными языками и рассказывает на тех, которые нужны группе.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'С трансфером вы возвращаетесь туда, откуда вас забрали, примерно к указанному времени окончания; если приезжаете сами, всё заканчивается раньше.',
}
