/** Sentences of the demo's listings by their English. */
export const de: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Wüste Al Lahbab, an der E44, Dubai',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal at half past seven. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and you are back at your hotel by about half past nine.':
    'Der Sand von Lahbab ist rot, weil er Eisen enthält, und am rötesten ist er in den vierzig Minuten vor Sonnenuntergang. Am Straßenrand lässt der Fahrer Luft aus den Reifen, alle prüfen ihren Gurt, und eine halbe Stunde lang klettert, kippt und gleitet das Auto über Kämme, die letzte Woche noch woanders waren.\n\nAuf der letzten Düne steigen Sie aus. Sie haben Zeit zu gehen, bis Sie nichts mehr hören, ein Sandboard auszuprobieren und ein Bild zu machen. Dann sind es zehn Minuten hinunter zum Camp: Kaffee mit Kardamom, Brot vom heißen Eisen, ein Falke auf dem Handschuh, Henna, wenn Sie möchten, und ein Kamel, das zweimal um den Zaun geht.\n\nUm halb acht gibt es Abendessen vom Holzkohlegrill. Ein Tanoura-Tänzer und ein Trommler treten auf, für fünf Minuten gehen die Lichter aus, damit Sie die Sterne sehen, und gegen halb zehn sind Sie wieder in Ihrem Hotel.',
  'Thirty minutes of dune driving with a licensed desert driver':
    'Dreißig Minuten über die Dünen mit einem lizenzierten Wüstenfahrer',
  'Twenty minutes alone on a ridge while the sun goes down':
    'Zwanzig Minuten allein auf einem Kamm, während die Sonne untergeht',
  'Sandboards and a camel at the camp, as often as you like':
    'Sandboards und ein Kamel am Camp, so oft Sie möchten',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Abendessen vom Holzkohlegrill, vegetarische Gerichte auf eigenem Feuer',
  'Five minutes with every light off, for the stars': 'Fünf Minuten ohne jedes Licht, für die Sterne',
  'Car, driver and fuel from one of four pickup points':
    'Auto, Fahrer und Treibstoff ab einem von vier Abholorten',
  'Water, coffee, tea and dates': 'Wasser, Kaffee, Tee und Datteln',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Abendessen: gegrilltes Huhn und Lamm, Linsen, Salate, Brot, Obst',
  'Sandboard, short camel ride, henna for one hand': 'Sandboard, kurzer Kamelritt, Henna für eine Hand',
  'Alcohol and shisha': 'Alkohol und Shisha',
  'Quad bikes, which are an extra': 'Quads, die es als Extra gibt',
  'Photographs by the camp photographer': 'Aufnahmen des Camp-Fotografen',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Die Dünenfahrt ist nichts für Schwangere, nach einer Rücken- oder Nackenoperation und für Kinder unter drei Jahren. Wählen Sie die Option ohne Dünen: Das Camp ist dasselbe.',
  'Eat lightly before. The last proper toilet is at the petrol station in Lahbab; the camp has flushing ones.':
    'Essen Sie vorher wenig. Die letzte richtige Toilette ist an der Tankstelle in Lahbab; im Camp gibt es welche mit Spülung.',
  'From December to February it falls to 12 °C after dark.':
    'Von Dezember bis Februar sinkt die Temperatur nach Einbruch der Dunkelheit auf 12 °C.',
  'During Ramadan there is no music or dancing; dinner starts at sunset.':
    'Im Ramadan gibt es weder Musik noch Tanz; das Abendessen beginnt bei Sonnenuntergang.',
  'A jacket from November to March': 'Eine Jacke von November bis März',
  'Sandals or shoes you can empty': 'Sandalen oder Schuhe, die Sie ausleeren können',
  Sunglasses: 'Sonnenbrille',
  'A charged telephone': 'Ein geladenes Handy',
  'Edge of the desert': 'Am Rand der Wüste',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Reifen auf 15 psi, Gurte an und ein Wort dazu, wie man sitzt.',
  'The red ridges': 'Die roten Kämme',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Eine halbe Stunde Fahrt mit einem Halt, wenn jemand durchatmen möchte.',
  'The last dune': 'Die letzte Düne',
  'Sunset on foot. The board is free, the walk up is not.':
    'Sonnenuntergang zu Fuß. Das Board ist kostenlos, der Weg hinauf nicht.',
  'The camp': 'Das Camp',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Kaffee, Henna, Falke, Kamel; die Plätze an den langen Tischen gehören für den Abend Ihnen.',
  Dinner: 'Abendessen',
  'Charcoal grill, then tanoura and drums.': 'Holzkohlegrill, danach Tanoura und Trommeln.',
  'Lights out': 'Licht aus',
  'Five minutes of dark before the drive home.': 'Fünf Minuten Dunkelheit vor der Rückfahrt.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Warten Sie am Taxistand auf der Seite von Al Rigga. Der Fahrer sendet eine Stunde vorher sein Kennzeichen per Nachricht.',
  'Downtown, Burj Khalifa metro station': 'Downtown, Metrostation Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Nehmen Sie den Ausgang zur Landseite und gehen Sie zur Busbucht hinunter, nicht zur Taxischlange.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk bei JBR',
  'Stopping on The Walk is short, so please be on the pavement five minutes early.':
    'Auf The Walk darf nur kurz gehalten werden, bitte stehen Sie fünf Minuten früher am Gehweg.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, Parkplatz Al Seef',
  'By the wooden boat at the entrance of the car park.': 'Beim Holzboot an der Einfahrt des Parkplatzes.',
  'Quad bike, 30 minutes': 'Quad, 30 Minuten',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Ein Quad für eine Person auf einer eingezäunten Strecke neben dem Camp; ab 16 Jahren.',
  'Front seat kept for you': 'Reservierter Vordersitz',
  'One in each car; it also helps against car sickness.': 'Einer in jedem Auto; hilft auch gegen Übelkeit.',
  'Table in the raised majlis': 'Tisch im erhöhten Madschlis',
  'Cushions, shade and service at the table in place of the buffet.':
    'Kissen, Schatten und Bedienung am Tisch statt Buffet.',
  'You share a Land Cruiser with at most five others.':
    'Sie teilen einen Land Cruiser mit höchstens fünf anderen Gästen.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Vier Gäste pro Auto, ein Guide neben dem Fahrer und ein zusätzlicher Halt an einem Wasserloch der Oryx.',
  'A flat track to the camp. For small children, for expecting mothers and for bad backs.':
    'Eine flache Piste zum Camp. Für kleine Kinder, Schwangere und empfindliche Rücken.',
}
