/** Sentences of the demo's listings by their English. */
export const es: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Desierto de Al Lahbab, junto a la E44, Dubái',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'La arena de Lahbab es roja por el hierro que contiene, y lo es más en los cuarenta minutos antes de la puesta de sol. El conductor baja la presión de los neumáticos al borde de la carretera, todos comprueban el cinturón y durante media hora el coche sube, se inclina y se desliza por crestas que la semana pasada estaban en otro lugar.\n\nEn lo alto de la última duna te bajas. Hay tiempo para caminar hasta no oír nada, probar una tabla de arena y hacer una fotografía. El campamento está diez minutos más abajo: café con cardamomo, pan de la plancha caliente, un halcón en el guante, henna si te apetece y un camello que da dos vueltas a la cerca.\n\nLa cena a la brasa se sirve cuando ya es de noche. Actúan un bailarín de tanoura y un percusionista, las luces se apagan cinco minutos para ver las estrellas y después te dejamos donde te recogimos.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Con dunas: treinta minutos por la arena con un conductor con licencia',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Con dunas: veinte minutos a pie por una cresta, hacia la puesta de sol',
  'With dunes: a sandboard on the last dune': 'Con dunas: tabla de arena en la última duna',
  'A short camel ride at the camp': 'Un corto paseo en camello en el campamento',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Cena a la brasa, con platos vegetarianos hechos en su propio fuego',
  'Five minutes with every light off, for the stars':
    'Cinco minutos con todas las luces apagadas, para ver las estrellas',
  'Car, driver and fuel from one of four pickup points':
    'Coche, conductor y combustible desde uno de los cuatro puntos de recogida',
  'Water, coffee, tea and dates': 'Agua, café, té y dátiles',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Cena: pollo y cordero a la brasa, lentejas, ensaladas, pan y fruta',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Paseo corto en camello y henna en una mano; con dunas, también tabla de arena',
  'Alcohol and shisha': 'Alcohol y shisha',
  'Quad bikes, which are an extra': 'Quads, que son un extra',
  'Photographs by the camp photographer': 'Fotografías del fotógrafo del campamento',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Las dunas no son aptas para embarazadas, personas operadas de la espalda o el cuello ni menores de tres años. Elige la opción sin dunas: el campamento es el mismo.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Come ligero antes. Los últimos aseos antes de las dunas están en la gasolinera de Lahbab; los del campamento tienen cisterna.',
  'From December to February it falls to 12 °C after dark.':
    'De diciembre a febrero baja a 12 °C al anochecer.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Durante el ramadán no hay música ni baile; la cena empieza cuando ya estás en el campamento y se ha puesto el sol.',
  'A jacket from November to March': 'Una chaqueta de noviembre a marzo',
  'Sandals or shoes you can empty': 'Sandalias o zapatos fáciles de vaciar',
  Sunglasses: 'Gafas de sol',
  'A charged phone': 'El móvil cargado',
  'Edge of the desert': 'Al borde del desierto',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Neumáticos a 15 psi, cinturones puestos y unos consejos sobre cómo sentarse.',
  'The red ridges': 'Las crestas rojas',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Media hora de conducción, con una parada si alguien la necesita.',
  'The last dune': 'La última duna',
  'On foot, around sunset. The board is free, the walk up is not.':
    'A pie, hacia la puesta de sol. La tabla es gratis; la subida, no.',
  'The camp': 'El campamento',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Café, henna, halcón y camello; los sitios en las mesas largas son tuyos toda la noche.',
  Dinner: 'La cena',
  'Charcoal grill, then tanoura and drums.': 'Brasas, y después tanoura y percusión.',
  'Lights out': 'Luces apagadas',
  'Five minutes of dark before the drive home.': 'Cinco minutos de oscuridad antes de volver.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Espera en la parada de taxis del lado de Al Rigga. El conductor envía la matrícula por mensaje una hora antes.',
  'Downtown, Burj Khalifa metro station': 'Downtown, estación de metro Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Toma la salida del lado de tierra y baja a la parada de autobuses, no a la cola de taxis.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk en JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Frente a las torres Rimal. La parada en The Walk es breve: espera en la acera.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, aparcamiento de Al Seef',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Del lado del Creek. Junto al barco de madera a la entrada del aparcamiento.',
  'Quad bike, 30 minutes': 'Quad, 30 minutos',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Un quad de una plaza en un circuito vallado junto al campamento; desde 16 años.',
  'Front seat kept for you': 'Asiento delantero reservado para ti',
  'One in each car; it also helps against car sickness.': 'Uno por coche; también ayuda contra el mareo.',
  'Table in the raised majlis': 'Mesa en el majlis elevado',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Cojines, sombra y servicio en la mesa en lugar del bufé. Se cobra por cada persona, bebés incluidos.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Compartes un Land Cruiser con cinco personas como máximo. El conductor es también tu guía.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Cuatro personas por coche, un guía junto al conductor y una parada más en un abrevadero de órix.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Una pista llana hasta el campamento. Para niños pequeños, embarazadas y espaldas delicadas. Sin las tres primeras paradas; la velada en el campamento empieza antes.',
  'Base camp at Al Badayer': 'Campamento base de Al Badayer',
  'Training dunes': 'Dunas de práctica',
  'Top of Big Red': 'Cima de la Gran Roja',
  'Fossil Rock, Mleiha (second day)': 'Roca de los Fósiles, Mleiha (segundo día)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Con viento fuerte la arena vuela y nadie ve la cresta siguiente. Esperamos en la base, con té, hasta dos horas.\n\nSi no amaina, conduces solo por las dunas bajas y vuelves gratis otro día para la grande. Tras un aviso de tormenta nadie conduce: eliges otro día o te devolvemos el dinero.',
  'Gate of the Fayoum road': 'Entrada de la carretera de El Fayum',
  'Shore of Lake Qarun': 'Orilla del lago Qarun',
  'Falls of Wadi el-Rayan': 'Cascadas de Wadi el-Rayan',
  'Crest of the dunes': 'Cresta de las dunas',
  'Valley of the Whales': 'Valle de las Ballenas',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Entre marzo y mayo un viento caliente, el jamsin, puede llenar el valle de polvo. Miramos el pronóstico la tarde anterior y te escribimos antes de las ocho.\n\nSi el parque cierra su puerta, eliges otro día o te devolvemos el dinero. Si solo cierran las dunas, el tiempo es para el museo y los alfareros.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'El piloto lee el viento a las tres y media, antes de que salgan los coches. Si no es bueno, recibes un mensaje enseguida.\n\nVuelas otra mañana o te devolvemos el dinero; tú eliges. Una niebla tardía puede ser media hora de café junto a la cesta.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Traduce novelas del inglés en un cuarto de la rue Monge y lee en voz alta mejor de lo que reconoce.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Vendió libros en los muelles durante veinte años y sabe qué puertas se abren si uno pregunta.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Escribe su tesis sobre Tsvetáieva en París y, en su lugar, hace este recorrido dos veces por semana.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Va en bici a Versalles desde el colegio. Lleva dos bombas y, en la cabeza, el horario de cada panadería.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Creció encima de un café marrón de la Lindengracht. Pregúntale por la anguila.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Elegante y abrigado: zapatos planos para la cubierta, chaqueta para el viento.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Hombros y rodillas cubiertos; los colores oscuros van bien con la hora.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Para las mezquitas: hombros y rodillas cubiertos, y un pañuelo para el pelo de las mujeres. Lo prestamos.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Por copas vendemos un blanco de Tracia: seco, frío y mejor frente a Ortaköy.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'El té reposa un cuarto de hora en la tetera doble; di «açık» si te gusta claro.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'La limonada se hace cada mañana con menta y no lleva alcohol.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Primero el rakı, luego el agua, luego el hielo. Cualquier otro orden lo enturbia mal.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Con la berenjena frita bebe agua o ayran; el vino pierde esa discusión.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Pequeña barca de madera con un banco en medio. Sale cuando se llena, y se llena cada pocos minutos.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Una torre de viento: toma la brisa por cuatro lados y la baja a la habitación.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Un callejón entre las paredes de dos casas, tan estrecho que queda a la sombra.',
  mashrabiya: 'celosía mashrabiya',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Una celosía de madera torneada: entran el aire y la luz, no las miradas.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Té fuerte hervido con leche, azúcar y cardamomo.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Un barco de madera de popa cuadrada, hecho a ojo y sin plano.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.':
    'La ría: un brazo de mar que entra en la tierra.',
  oud: 'oud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Un laúd de mástil corto y espalda redonda; también la madera perfumada que se quema en casa.',
  majlis: 'majlis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'La sala donde se recibe a los invitados: cojines junto a la pared, café en medio.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Astillas perfumadas que se queman en carbón para que la ropa y las habitaciones tomen el olor.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Un mercader que compraba perlas a los barcos, con balanzas y cedazos en su cofre.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'El guía habla todos los idiomas indicados y usa los que necesite el grupo.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Con recogida, estás de vuelta en ese punto hacia la hora de fin indicada; si vienes por tu cuenta, terminas antes.',
}
