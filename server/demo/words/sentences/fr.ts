/** Sentences of the demo's listings by their English. */
export const fr: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Désert d’Al Lahbab, près de la E44, Dubaï',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'Le sable de Lahbab est rouge parce qu’il contient du fer, et il l’est le plus durant les quarante minutes qui précèdent le coucher du soleil. Au bord de la route, le chauffeur dégonfle un peu les pneus, chacun vérifie sa ceinture, et pendant une demi-heure la voiture monte, bascule et glisse sur des crêtes qui étaient ailleurs la semaine dernière.\n\nEn haut de la dernière dune, vous descendez. Vous avez le temps de marcher jusqu’au silence, d’essayer un sandboard et de prendre une photo. Le camp est dix minutes plus bas : café à la cardamome, pain cuit sur une plaque brûlante, un faucon au gant, du henné si vous le souhaitez et un chameau qui fait deux fois le tour de l’enclos.\n\nLe dîner, cuit au charbon de bois, est servi à la nuit tombée. Un danseur de tanoura et un percussionniste se produisent, les lumières s’éteignent cinq minutes pour laisser voir les étoiles, puis la voiture vous ramène à votre point de prise en charge.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Avec les dunes : trente minutes de conduite sur le sable avec un chauffeur agréé',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Avec les dunes : vingt minutes à pied sur une crête, vers l’heure du coucher du soleil',
  'With dunes: a sandboard on the last dune': 'Avec les dunes : sandboard sur la dernière dune',
  'A short camel ride at the camp': 'Courte balade à dos de chameau au camp',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Dîner au charbon de bois, plats végétariens cuits sur un feu à part',
  'Five minutes with every light off, for the stars': 'Cinq minutes sans aucune lumière, pour les étoiles',
  'Car, driver and fuel from one of four pickup points':
    'Voiture, chauffeur et carburant depuis l’un des quatre points de prise en charge',
  'Water, coffee, tea and dates': 'Eau, café, thé et dattes',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Dîner : poulet et agneau grillés, lentilles, salades, pain, fruits',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Courte promenade à dos de chameau, henné sur une main ; avec les dunes, un sandboard aussi',
  'Alcohol and shisha': 'Alcool et chicha',
  'Quad bikes, which are an extra': 'Quads, en supplément',
  'Photographs by the camp photographer': 'Photos prises par le photographe du camp',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'La conduite dans les dunes ne convient pas aux femmes enceintes, aux personnes opérées du dos ou de la nuque ni aux enfants de moins de trois ans. Choisissez l’option sans les dunes : le camp est le même.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Mangez léger avant. Les dernières toilettes avant les dunes sont à la station-service de Lahbab ; celles du camp ont une chasse d’eau.',
  'From December to February it falls to 12 °C after dark.':
    'De décembre à février, la température descend à 12 °C à la nuit tombée.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Pendant le ramadan, il n’y a ni musique ni danse ; le dîner commence une fois que vous êtes au camp et que le soleil s’est couché.',
  'A jacket from November to March': 'Une veste de novembre à mars',
  'Sandals or shoes you can empty': 'Des sandales ou des chaussures faciles à vider',
  Sunglasses: 'Des lunettes de soleil',
  'A charged phone': 'Un téléphone chargé',
  'Edge of the desert': 'À l’entrée du désert',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Pneus à 15 psi, ceintures bouclées et quelques conseils sur la façon de s’asseoir.',
  'The red ridges': 'Les crêtes rouges',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Une demi-heure de conduite, avec une pause quand quelqu’un veut souffler.',
  'The last dune': 'La dernière dune',
  'On foot, around sunset. The board is free, the walk up is not.':
    'À pied, vers l’heure du coucher du soleil. La planche est gratuite, la montée se mérite.',
  'The camp': 'Le camp',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Café, henné, faucon, chameau ; vos places aux longues tables sont à vous pour la soirée.',
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
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'En face des tours Rimal. L’arrêt sur The Walk est bref : attendez sur le trottoir.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, parking d’Al Seef',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Côté crique. Près du bateau en bois, à l’entrée du parking.',
  'Quad bike, 30 minutes': 'Quad, 30 minutes',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Un quad monoplace sur un parcours clôturé près du camp ; à partir de 16 ans.',
  'Front seat kept for you': 'Siège avant réservé pour vous',
  'One in each car; it also helps against car sickness.':
    'Un par voiture ; utile aussi contre le mal des transports.',
  'Table in the raised majlis': 'Table dans le majlis surélevé',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Coussins, ombre et service à table au lieu du buffet. Compté pour chaque personne, bébés compris.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Vous partagez un Land Cruiser avec cinq personnes au plus. Le chauffeur est aussi votre guide.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Quatre personnes par voiture, un guide à côté du chauffeur et un arrêt en plus à un point d’eau fréquenté par les oryx.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Une piste plate jusqu’au camp. Pour les jeunes enfants, les femmes enceintes et les dos fragiles. Sans les trois premières étapes ; la soirée au camp commence plus tôt.',
  'Base camp at Al Badayer': 'Camp de base d’Al Badayer',
  'Training dunes': 'Dunes d’entraînement',
  'Top of Big Red': 'Sommet de la Grande Rouge',
  'Fossil Rock, Mleiha (second day)': 'Rocher aux fossiles, Mleiha (deuxième jour)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Quand le vent est fort, le sable vole et personne ne voit la crête suivante. Nous attendons à la base, avec du thé, deux heures au plus.\n\nS’il ne tombe pas, vous roulez seulement sur les petites dunes et revenez gratuitement un autre jour pour la grande. Après un avis de tempête, personne ne roule : vous choisissez un autre jour ou êtes remboursé.',
  'Gate of the Fayoum road': 'Péage de la route du Fayoum',
  'Shore of Lake Qarun': 'Rive du lac Qaroun',
  'Falls of Wadi el-Rayan': 'Cascades de Wadi el-Rayan',
  'Crest of the dunes': 'Crête des dunes',
  'Valley of the Whales': 'Vallée des Baleines',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'De mars à mai, un vent chaud, le khamsin, peut remplir la vallée de poussière. Nous regardons les prévisions la veille au soir et vous écrivons avant vingt heures.\n\nSi le parc ferme son entrée, vous choisissez un autre jour ou êtes remboursé. Si seules les dunes sont fermées, le musée et les potiers en profitent.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Le pilote lit le vent à trois heures et demie, avant le départ des voitures. S’il ne convient pas, vous recevez aussitôt un message.\n\nVous volez un autre matin ou êtes remboursé, à vous de choisir. Un brouillard tardif peut valoir une demi-heure de café près de la nacelle.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Traduit des romans de l’anglais dans une chambre de la rue Monge, et lit à voix haute mieux qu’elle ne l’avoue.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'A vendu des livres sur les quais pendant vingt ans et sait quelles portes s’ouvrent quand on demande.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Écrit sa thèse sur Tsvetaïeva à Paris et, à la place, fait ce parcours deux fois par semaine.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Va à Versailles à vélo depuis l’école. Emporte deux pompes et, en tête, les horaires de chaque boulangerie.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'A grandi au-dessus d’un café brun de la Lindengracht. Demandez-lui l’histoire de l’anguille.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Élégant et chaud : des chaussures plates pour le pont, une veste pour le vent.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Épaules et genoux couverts ; les couleurs sombres conviennent à l’heure.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Pour les mosquées : épaules et genoux couverts, un foulard pour les cheveux des femmes. Nous en prêtons.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Au verre, nous vendons un blanc de Thrace : sec, frais, au mieux devant Ortaköy.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Le thé infuse un quart d’heure dans la double théière ; dites « açık » si vous l’aimez clair.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'La citronnade se fait chaque matin à la menthe et ne contient pas d’alcool.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Le rakı d’abord, puis l’eau, puis les glaçons. Dans tout autre ordre, il se trouble mal.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Avec l’aubergine frite, buvez de l’eau ou de l’ayran ; le vin y perd.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Petit bac en bois avec un banc au milieu. Il part quand il est plein, et il est plein toutes les quelques minutes.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Une tour à vent : elle prend la brise sur quatre côtés et la fait descendre dans la pièce.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Une ruelle entre deux murs de maisons, assez étroite pour rester à l’ombre.',
  mashrabiya: 'moucharabieh',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Un écran de fenêtre en bois tourné : l’air et la lumière entrent, les regards non.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.':
    'Thé fort bouilli avec du lait, du sucre et de la cardamome.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Un bateau en bois à poupe carrée, construit à l’œil et sans plan.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.':
    'La crique : un bras de mer qui entre dans les terres.',
  oud: 'oud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Un luth à manche court et à dos rond ; aussi le bois odorant que l’on brûle à la maison.',
  majlis: 'majlis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'La pièce où l’on reçoit : des coussins le long du mur, du café au milieu.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Des copeaux parfumés que l’on brûle sur du charbon pour que les habits et les pièces en gardent l’odeur.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Un marchand qui achetait les perles aux bateaux, balances et tamis dans son coffre.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'Le guide parle toutes les langues indiquées et utilise celles dont le groupe a besoin.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Si l’on vient vous chercher, on vous ramène au même endroit vers l’heure de fin indiquée ; si vous venez par vos propres moyens, vous finissez plus tôt.',
}
