/** Sentences of the demo's listings by their English. */
export const es: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Desierto de Al Lahbab, junto a la E44, Dubái',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'La arena de Lahbab es roja por el hierro que contiene, y lo es más en los cuarenta minutos antes de la puesta de sol. El conductor baja la presión de los neumáticos al borde de la carretera, todos comprueban el cinturón y durante media hora el coche sube, se inclina y se desliza por crestas que la semana pasada estaban en otro lugar.\n\nEn lo alto de la última duna te bajas. Hay tiempo para caminar hasta no oír nada, probar una tabla de arena y hacer una fotografía. El campamento está diez minutos más abajo: café con cardamomo, pan caliente, un halcón en el guante, henna si te apetece y un paseo en camello.\n\nLa cena a la brasa se sirve a las siete y media. Actúan un bailarín de tanoura y un percusionista, las luces se apagan cinco minutos para ver las estrellas y hacia las nueve y media estás de vuelta en tu hotel.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'Treinta minutos por las dunas con un conductor con licencia',
  'Twenty minutes alone on a ridge while the sun goes down':
    'Veinte minutos en una cresta mientras se pone el sol',
  'Sandboards and a camel at the camp, as often as you like':
    'Tablas de arena y camello en el campamento, cuando quieras',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Cena a la brasa, con platos vegetarianos hechos en su propio fuego',
  'Five minutes with every light off, for the stars':
    'Cinco minutos con todas las luces apagadas, para ver las estrellas',
  'Car, driver and fuel from one of four pickup points':
    'Coche, conductor y combustible desde uno de los cuatro puntos de recogida',
  'Water, coffee, tea and dates': 'Agua, café, té y dátiles',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Cena: pollo y cordero a la brasa, lentejas, ensaladas, pan y fruta',
  'Sandboard, short camel ride, henna for one hand':
    'Tabla de arena, paseo corto en camello y henna en una mano',
  'Alcohol and shisha': 'Alcohol y shisha',
  'Quad bikes, which are an extra': 'Quads, que son un extra',
  'Photographs by the camp photographer': 'Fotografías del fotógrafo del campamento',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Las dunas no son aptas para embarazadas, personas operadas de la espalda o el cuello ni menores de tres años. Elige la opción sin dunas: el campamento es el mismo.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'Come ligero antes. Los últimos aseos están en la gasolinera de Lahbab; el campamento también tiene.',
  'From December to February it falls to 12 °C after dark.':
    'De diciembre a febrero baja a 12 °C al anochecer.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'Durante el ramadán no hay música ni baile; la cena empieza al ponerse el sol.',
  'A jacket from November to March': 'Una chaqueta de noviembre a marzo',
  'Sandals or shoes you can empty': 'Sandalias o zapatos fáciles de vaciar',
  Sunglasses: 'Gafas de sol',
  'A charged telephone': 'El móvil cargado',
  'Edge of the desert': 'Al borde del desierto',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Neumáticos a 15 psi, cinturones puestos y unos consejos sobre cómo sentarse.',
  'The red ridges': 'Las crestas rojas',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Media hora de conducción, con una parada si alguien la necesita.',
  'The last dune': 'La última duna',
  'Sunset on foot. The board is free, the walk up is not.':
    'La puesta de sol a pie. La tabla es gratis; la subida, no.',
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
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'La parada en The Walk es breve: espera en la acera cinco minutos antes.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, aparcamiento de Al Seef',
  'By the wooden boat at the entrance of the car park.':
    'Junto al barco de madera a la entrada del aparcamiento.',
  'Quad bike, 30 minutes': 'Quad, 30 minutos',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Un quad de una plaza en un circuito vallado junto al campamento; desde 16 años.',
  'Front seat kept for you': 'El asiento delantero reservado para ti',
  'One in each car; it also helps against car sickness.': 'Uno por coche; también ayuda contra el mareo.',
  'Table in the raised majlis': 'Mesa en el majlis elevado',
  'Cushions, shade and service at the table in place of the buffet.':
    'Cojines, sombra y servicio en la mesa en lugar del bufé.',
  'You share a Land Cruiser with at most five others.':
    'Compartes un Land Cruiser con cinco personas como máximo.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Cuatro personas por coche, un guía junto al conductor y una parada más en un abrevadero de órix.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'Una pista llana hasta el campamento. Para niños pequeños, embarazadas y espaldas delicadas.',
}
