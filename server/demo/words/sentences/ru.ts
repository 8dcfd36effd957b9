/** Sentences of the demo's listings by their English. */
export const ru: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Пустыня Лахбаб, у шоссе E44, Дубай',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'Песок Лахбаба красный из-за железа, и краснее всего он за сорок минут до заката. У края дороги водитель спускает шины, все проверяют ремни, и полчаса машина поднимается, кренится и скользит по гребням, которые на прошлой неделе были в другом месте.\n\nНа вершине последней дюны вы выходите. Есть время дойти туда, где ничего не слышно, попробовать доску для песка и сделать снимок. До лагеря десять минут: кофе с кардамоном, горячий хлеб, сокол на перчатке, хна по желанию и прогулка на верблюде.\n\nУжин на углях подают в половине восьмого. Выступают танцор тануры и барабанщик, на пять минут гаснет свет, чтобы были видны звёзды, и около половины десятого вы снова в отеле.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'Тридцать минут по дюнам с лицензированным водителем',
  'Twenty minutes alone on a ridge while the sun goes down': 'Двадцать минут на гребне дюны во время заката',
  'Sandboards and a camel at the camp, as often as you like':
    'Доски для песка и верблюд в лагере, сколько захотите',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Ужин на углях, вегетарианские блюда готовят на отдельном огне',
  'Five minutes with every light off, for the stars': 'Пять минут без света, чтобы увидеть звёзды',
  'Car, driver and fuel from one of four pickup points':
    'Машина, водитель и топливо от одного из четырёх мест посадки',
  'Water, coffee, tea and dates': 'Вода, кофе, чай и финики',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Ужин: курица и баранина на углях, чечевица, салаты, хлеб, фрукты',
  'Sandboard, short camel ride, henna for one hand':
    'Доска для песка, короткая прогулка на верблюде, хна на одну руку',
  'Alcohol and shisha': 'Алкоголь и кальян',
  'Quad bikes, which are an extra': 'Квадроциклы (за доплату)',
  'Photographs by the camp photographer': 'Снимки фотографа лагеря',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Поездка по дюнам не подходит беременным, перенёсшим операции на спине или шее и детям до трёх лет. Выберите вариант без дюн: лагерь тот же.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'Ешьте перед поездкой немного. Последний туалет на заправке в Лахбабе, в лагере тоже есть туалеты.',
  'From December to February it falls to 12 °C after dark.':
    'С декабря по февраль вечером холодает до 12 °C.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'В Рамадан нет музыки и танцев, ужин начинается на закате.',
  'A jacket from November to March': 'Куртка с ноября по март',
  'Sandals or shoes you can empty': 'Сандалии или обувь, из которой легко вытряхнуть песок',
  Sunglasses: 'Солнцезащитные очки',
  'A charged telephone': 'Заряженный телефон',
  'Edge of the desert': 'Край пустыни',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Давление в шинах 15 psi, ремни пристёгнуты, пара слов о том, как сидеть.',
  'The red ridges': 'Красные гребни',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Полчаса езды с остановкой, если кому-то она нужна.',
  'The last dune': 'Последняя дюна',
  'Sunset on foot. The board is free, the walk up is not.':
    'Закат пешком. Доска бесплатно, а подниматься придётся самим.',
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
    'Выйдите со стороны суши и спуститесь к автобусной остановке, а не к очереди такси.',
  'Dubai Marina, The Walk at JBR': 'Дубай Марина, The Walk, JBR',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'Остановка на The Walk короткая, ждите на тротуаре за пять минут.',
  'Bur Dubai, Al Seef car park': 'Бур-Дубай, парковка Аль-Сиф',
  'By the wooden boat at the entrance of the car park.': 'У деревянной лодки при въезде на парковку.',
  'Quad bike, 30 minutes': 'Квадроцикл, 30 минут',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Одноместный квадроцикл на огороженной трассе у лагеря; с 16 лет.',
  'Front seat kept for you': 'Переднее место для вас',
  'One in each car; it also helps against car sickness.': 'Одно в каждой машине; помогает и от укачивания.',
  'Table in the raised majlis': 'Стол на возвышенном меджлисе',
  'Cushions, shade and service at the table in place of the buffet.':
    'Подушки, тень и обслуживание за столом вместо шведского стола.',
  'You share a Land Cruiser with at most five others.':
    'Вы едете в Land Cruiser не более чем с пятью попутчиками.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Четыре гостя в машине, гид рядом с водителем и ещё одна остановка у водопоя ориксов.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'Ровная дорога до лагеря. Для маленьких детей, беременных и тех, у кого болит спина.',
}
