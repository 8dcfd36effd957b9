/** Sentences of the demo's listings by their English. */
export const fr: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Désert d’Al Lahbab, près de la E44, Dubaï',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'Le sable de Lahbab est rouge parce qu’il contient du fer, et il l’est le plus durant les quarante minutes qui précèdent le coucher du soleil. Au bord de la route, le chauffeur dégonfle un peu les pneus, chacun vérifie sa ceinture, et pendant une demi-heure la voiture monte, bascule et glisse sur des crêtes qui étaient ailleurs la semaine dernière.\n\nEn haut de la dernière dune, vous descendez. Vous avez le temps de marcher jusqu’au silence, d’essayer un sandboard et de prendre une photo. Le camp est dix minutes plus bas : café à la cardamome, pain cuit sur une plaque brûlante, un faucon au gant, du henné si vous le souhaitez et un chameau qui fait deux fois le tour de l’enclos.\n\nLe dîner, cuit au charbon de bois, est servi à sept heures et demie. Un danseur de tanoura et un percussionniste se produisent, les lumières s’éteignent cinq minutes pour laisser voir les étoiles, et vous êtes de retour à votre hôtel vers neuf heures et demie.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'Trente minutes de conduite dans les dunes avec un chauffeur agréé',
  'Twenty minutes alone on a ridge while the sun goes down':
    'Vingt minutes en solitaire sur une crête, au coucher du soleil',
  'Sandboards and a camel at the camp, as often as you like': 'Sandboards et chameau au camp, à volonté',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Dîner au charbon de bois, plats végétariens cuits sur un feu à part',
  'Five minutes with every light off, for the stars': 'Cinq minutes sans aucune lumière, pour les étoiles',
  'Car, driver and fuel from one of four pickup points':
    'Voiture, chauffeur et carburant depuis l’un des quatre points de prise en charge',
  'Water, coffee, tea and dates': 'Eau, café, thé et dattes',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Dîner : poulet et agneau grillés, lentilles, salades, pain, fruits',
  'Sandboard, short camel ride, henna for one hand':
    'Sandboard, courte promenade à dos de chameau, henné sur une main',
  'Alcohol and shisha': 'Alcool et chicha',
  'Quad bikes, which are an extra': 'Quads, en supplément',
  'Photographs by the camp photographer': 'Photos prises par le photographe du camp',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'La conduite dans les dunes ne convient pas aux femmes enceintes, aux personnes opérées du dos ou de la nuque ni aux enfants de moins de trois ans. Choisissez l’option sans les dunes : le camp est le même.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'Mangez léger avant. Les dernières vraies toilettes sont à la station-service de Lahbab ; celles du camp ont une chasse d’eau.',
  'From December to February it falls to 12 °C after dark.':
    'De décembre à février, la température descend à 12 °C à la nuit tombée.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'Pendant le ramadan, il n’y a ni musique ni danse ; le dîner commence au coucher du soleil.',
  'A jacket from November to March': 'Une veste de novembre à mars',
  'Sandals or shoes you can empty': 'Des sandales ou des chaussures faciles à vider',
  Sunglasses: 'Des lunettes de soleil',
  'A charged telephone': 'Un téléphone chargé',
  'Edge of the desert': 'À l’entrée du désert',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Pneus à 15 psi, ceintures bouclées et quelques conseils sur la façon de s’asseoir.',
  'The red ridges': 'Les crêtes rouges',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Une demi-heure de conduite, avec une pause quand quelqu’un veut souffler.',
  'The last dune': 'La dernière dune',
  'Sunset on foot. The board is free, the walk up is not.':
    'Le coucher du soleil à pied. La planche est gratuite, la montée se mérite.',
  'The camp': 'Le camp',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Café, henné, faucon, chameau ; vos places aux longues tables sont à vous pour la soirée.',
  Dinner: 'Le dîner',
  'Charcoal grill, then tanoura and drums.': 'Grillades au charbon de bois, puis tanoura et percussions.',
  'Lights out': 'Lumières éteintes',
  'Five minutes of dark before the drive home.': 'Cinq minutes d’obscurité avant le retour.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Attendez à la station de taxis, côté Al Rigga. Le chauffeur envoie son numéro d’immatriculation par message une heure avant.',
  'Downtown, Burj Khalifa metro station': 'Downtown, station de métro Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Prenez la sortie côté terre et descendez à l’arrêt des bus, pas à la file des taxis.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk à JBR',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'L’arrêt sur The Walk est bref : soyez sur le trottoir cinq minutes à l’avance.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, parking d’Al Seef',
  'By the wooden boat at the entrance of the car park.': 'Près du bateau en bois, à l’entrée du parking.',
  'Quad bike, 30 minutes': 'Quad, 30 minutes',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Un quad monoplace sur un parcours clôturé près du camp ; à partir de 16 ans.',
  'Front seat kept for you': 'Le siège avant réservé pour vous',
  'One in each car; it also helps against car sickness.':
    'Un par voiture ; utile aussi contre le mal des transports.',
  'Table in the raised majlis': 'Table dans le majlis surélevé',
  'Cushions, shade and service at the table in place of the buffet.':
    'Coussins, ombre et service à table au lieu du buffet.',
  'You share a Land Cruiser with at most five others.':
    'Vous partagez un Land Cruiser avec cinq personnes au plus.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Quatre personnes par voiture, un guide à côté du chauffeur et un arrêt en plus à un point d’eau fréquenté par les oryx.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'Une piste plate jusqu’au camp. Pour les jeunes enfants, les femmes enceintes et les dos fragiles.',
}
