/** Sentences of the demo's listings by their English. */
export const de: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Wüste Al Lahbab, an der E44, Dubai',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'Der Sand von Lahbab ist rot, weil er Eisen enthält, und am rötesten ist er in den vierzig Minuten vor Sonnenuntergang. Am Straßenrand lässt der Fahrer Luft aus den Reifen, alle prüfen ihren Gurt, und eine halbe Stunde lang klettert, kippt und gleitet das Auto über Kämme, die letzte Woche noch woanders waren.\n\nAuf der letzten Düne steigen Sie aus. Sie haben Zeit zu gehen, bis Sie nichts mehr hören, ein Sandboard auszuprobieren und ein Bild zu machen. Dann sind es zehn Minuten hinunter zum Camp: Kaffee mit Kardamom, Brot vom heißen Eisen, ein Falke auf dem Handschuh, Henna, wenn Sie möchten, und ein Kamel, das zweimal um den Zaun geht.\n\nWenn es dunkel ist, gibt es Abendessen vom Holzkohlegrill. Ein Tanoura-Tänzer und ein Trommler treten auf, für fünf Minuten gehen die Lichter aus, damit Sie die Sterne sehen, und danach fährt der Wagen Sie dorthin zurück, wo wir Sie abgeholt haben.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Mit Dünen: dreißig Minuten Dünenfahrt mit einem lizenzierten Wüstenfahrer',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Mit Dünen: zwanzig Minuten zu Fuß auf einem Kamm, um die Zeit des Sonnenuntergangs',
  'With dunes: a sandboard on the last dune': 'Mit Dünen: ein Sandboard auf der letzten Düne',
  'A short camel ride at the camp': 'Ein kurzer Kamelritt am Camp',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Abendessen vom Holzkohlegrill, vegetarische Gerichte auf eigenem Feuer',
  'Five minutes with every light off, for the stars': 'Fünf Minuten ohne jedes Licht, für die Sterne',
  'Car, driver and fuel from one of four pickup points':
    'Auto, Fahrer und Treibstoff ab einem von vier Abholorten',
  'Water, coffee, tea and dates': 'Wasser, Kaffee, Tee und Datteln',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Abendessen: gegrilltes Huhn und Lamm, Linsen, Salate, Brot, Obst',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Kurzer Kamelritt, Henna für eine Hand; mit Dünen auch ein Sandboard',
  'Alcohol and shisha': 'Alkohol und Shisha',
  'Quad bikes, which are an extra': 'Quads, die es als Extra gibt',
  'Photographs by the camp photographer': 'Aufnahmen des Camp-Fotografen',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Die Dünenfahrt ist nicht geeignet für Schwangere, für Gäste nach einer Rücken- oder Nackenoperation und für Kinder unter drei Jahren. Wählen Sie die Option ohne Dünen: Das Camp ist dasselbe.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Essen Sie vorher wenig. Die letzte Toilette vor den Dünen ist an der Tankstelle in Lahbab; im Camp gibt es Toiletten mit Spülung.',
  'From December to February it falls to 12 °C after dark.':
    'Von Dezember bis Februar sinkt die Temperatur nach Einbruch der Dunkelheit auf 12 °C.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Im Ramadan gibt es weder Musik noch Tanz; das Abendessen beginnt, sobald Sie im Camp sind und die Sonne untergegangen ist.',
  'A jacket from November to March': 'Eine Jacke von November bis März',
  'Sandals or shoes you can empty': 'Sandalen oder Schuhe, die Sie ausleeren können',
  Sunglasses: 'Sonnenbrille',
  'A charged phone': 'Ein geladenes Handy',
  'Edge of the desert': 'Am Rand der Wüste',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Reifen auf 15 psi, Gurte an und ein Wort dazu, wie man sitzt.',
  'The red ridges': 'Die roten Kämme',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Eine halbe Stunde Fahrt mit einem Halt, wenn jemand durchatmen möchte.',
  'The last dune': 'Die letzte Düne',
  'On foot, around sunset. The board is free, the walk up is not.':
    'Zu Fuß, um die Zeit des Sonnenuntergangs. Das Board ist kostenlos, der Weg hinauf nicht.',
  'The camp': 'Das Camp',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Kaffee, Henna, Falke, Kamel; die Plätze an den langen Tischen gehören für den Abend Ihnen.',
  Dinner: 'Abendessen',
  'Charcoal grill, then tanoura and drums.': 'Holzkohlegrill, danach Tanoura und Trommeln.',
  'Lights out': 'Licht aus',
  'Five minutes of dark before the drive home.': 'Fünf Minuten Dunkelheit vor der Rückfahrt.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Warten Sie am Taxistand auf der Seite von Al Rigga. Der Fahrer schickt Ihnen eine Stunde vorher das Kennzeichen per Nachricht.',
  'Downtown, Burj Khalifa metro station': 'Downtown, Metrostation Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Nehmen Sie den Ausgang zur Landseite und gehen Sie zur Busbucht hinunter, nicht zur Taxischlange.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk bei JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Gegenüber den Rimal-Türmen. Auf The Walk darf nur kurz gehalten werden, bitte warten Sie am Gehweg.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, Parkplatz Al Seef',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Auf der Creek-Seite. Beim Holzboot an der Einfahrt des Parkplatzes.',
  'Quad bike, 30 minutes': 'Quad, 30 Minuten',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Ein Quad für eine Person auf einer eingezäunten Strecke neben dem Camp; ab 16 Jahren.',
  'Front seat kept for you': 'Reservierter Vordersitz',
  'One in each car; it also helps against car sickness.':
    'Nur einer pro Auto; hilft auch gegen Reiseübelkeit.',
  'Table in the raised majlis': 'Tisch im erhöhten Madschlis',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Kissen, Schatten und Bedienung am Tisch statt Buffet. Wird für jeden Gast berechnet, auch für Babys.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Sie teilen einen Land Cruiser mit höchstens fünf anderen Gästen. Der Fahrer ist zugleich Ihr Guide.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Vier Gäste pro Auto, ein Guide neben dem Fahrer und ein zusätzlicher Halt an einem Wasserloch der Oryx.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Eine flache Piste zum Camp. Für kleine Kinder, Schwangere und empfindliche Rücken. Die ersten drei Stationen entfallen, der Abend im Camp beginnt früher.',
  'Base camp at Al Badayer': 'Basislager in Al Badayer',
  'Training dunes': 'Übungsdünen',
  'Top of Big Red': 'Gipfel der Großen Roten',
  'Fossil Rock, Mleiha (second day)': 'Fossilienfelsen, Mleiha (zweiter Tag)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Bei starkem Wind fliegt der Sand, und niemand sieht den nächsten Kamm. Wir warten am Basislager bei Tee, höchstens zwei Stunden.\n\nLegt er sich nicht, fahren Sie nur die niedrigen Dünen und kommen für die große an einem anderen Tag kostenlos wieder. Nach einer Sturmwarnung fährt niemand: Sie wählen einen neuen Tag oder erhalten Ihr Geld zurück.',
  'Gate of the Fayoum road': 'Tor der Fayum-Straße',
  'Shore of Lake Qarun': 'Ufer des Qarun-Sees',
  'Falls of Wadi el-Rayan': 'Wasserfälle von Wadi el-Rayan',
  'Crest of the dunes': 'Kamm der Dünen',
  'Valley of the Whales': 'Tal der Wale',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Zwischen März und Mai kann ein heißer Wind, der Chamsin, das Tal mit Staub füllen. Wir sehen am Abend davor in die Vorhersage und schreiben Ihnen bis acht.\n\nSchließt der Park sein Tor, wählen Sie einen anderen Tag oder erhalten Ihr Geld zurück. Sind nur die Dünen gesperrt, bekommen Museum und Töpfer die Zeit.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Der Pilot prüft den Wind um halb vier, bevor die Autos losfahren. Passt er nicht, erhalten Sie sofort eine Nachricht.\n\nSie fliegen an einem anderen Morgen oder erhalten Ihr Geld zurück; Sie entscheiden. Später Nebel kann eine halbe Stunde Kaffee neben dem Korb bedeuten.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Übersetzt Romane aus dem Englischen in einem Zimmer an der Rue Monge und liest besser vor, als sie zugibt.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Hat zwanzig Jahre an den Quais Bücher verkauft und weiß, welche Türen aufgehen, wenn man fragt.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Schreibt ihre Doktorarbeit über Zwetajewa in Paris und geht stattdessen zweimal die Woche diesen Weg.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Fährt seit der Schulzeit mit dem Rad nach Versailles. Hat zwei Pumpen dabei und die Öffnungszeiten jeder Bäckerei im Kopf.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Ist über einem braunen Café an der Lindengracht aufgewachsen. Fragen Sie ihn nach dem Aal.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Elegant und warm: flache Schuhe für das Deck, eine Jacke für den Wind.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Schultern und Knie bedeckt; dunkle Farben passen zu dieser Stunde.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Für die Moscheen: Schultern und Knie bedeckt, ein Tuch für das Haar der Frauen. Wir leihen eines.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Glasweise verkaufen wir einen Weißen aus Thrakien: trocken, kalt und vor Ortaköy am besten.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Der Tee zieht eine Viertelstunde in der Doppelkanne; sagen Sie „açık“, wenn Sie ihn hell mögen.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'Die Limonade wird jeden Morgen mit Minze gemacht und ist ohne Alkohol.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Erst der Rakı, dann Wasser, dann Eis. In jeder anderen Reihenfolge trübt er sich schlecht.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Zu gebratener Aubergine trinken Sie Wasser oder Ayran; Wein verliert diesen Streit.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Eine kleine Holzfähre mit einer Bank in der Mitte. Sie legt ab, wenn sie voll ist, und voll ist sie alle paar Minuten.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Ein Windturm: Er fängt die Brise auf vier Seiten und leitet sie in den Raum darunter.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Eine Gasse zwischen zwei Hauswänden, schmal genug, um im Schatten zu bleiben.',
  mashrabiya: 'Maschrabiyya',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Ein Fenstergitter aus gedrechseltem Holz: Luft und Licht kommen herein, Blicke nicht.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Starker Tee, mit Milch, Zucker und Kardamom gekocht.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Ein Holzboot mit geradem Heck, nach Augenmaß und ohne Zeichnung gebaut.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.':
    'Der Creek: ein Meeresarm, der ins Land reicht.',
  oud: 'oud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Eine Laute mit kurzem Hals und rundem Rücken; auch das Duftholz, das im Haus verbrannt wird.',
  majlis: 'majlis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'Der Raum, in dem Gäste empfangen werden: Kissen an der Wand, Kaffee in der Mitte.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Duftspäne, die auf Kohle verbrannt werden, damit Kleider und Räume den Geruch annehmen.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Ein Kaufmann, der den Booten die Perlen abkaufte, mit Waage und Sieben in der Truhe.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'Der Guide spricht alle angegebenen Sprachen und richtet sich nach der Gruppe.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Mit Abholung sind Sie ungefähr zur angegebenen Endzeit wieder am Abholort; bei eigener Anreise endet die Tour früher.',
}
