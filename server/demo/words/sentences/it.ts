/** Sentences of the demo's listings by their English. */
export const it: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Deserto di Al Lahbab, presso la E44, Dubai',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'La sabbia di Lahbab è rossa per il ferro che contiene, e lo è di più nei quaranta minuti prima che il sole scenda. Al bordo della strada l’autista sgonfia un po’ le gomme, tutti controllano la cintura e per mezz’ora l’auto sale, si inclina e scivola lungo creste che la settimana scorsa erano altrove.\n\nIn cima all’ultima duna si scende. C’è il tempo di camminare finché non si sente più nulla, provare un sandboard e scattare una fotografia. Poi dieci minuti fino al campo: caffè al cardamomo, pane da una piastra rovente, un falco sul guanto, henné se ti va, e un cammello che fa due volte il giro del recinto.\n\nLa cena alla brace arriva quando fa buio. Si esibiscono un danzatore di tanoura e un percussionista, le luci si spengono cinque minuti perché tu veda le stelle, poi l’auto ti riporta dove ti abbiamo preso.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Con le dune: trenta minuti sulla sabbia con un autista del deserto autorizzato',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Con le dune: venti minuti a piedi su una cresta, verso il tramonto',
  'With dunes: a sandboard on the last dune': 'Con le dune: tavola da sabbia sull’ultima duna',
  'A short camel ride at the camp': 'Breve giro in cammello al campo',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Cena alla brace, con piatti vegetariani cotti su un fuoco a parte',
  'Five minutes with every light off, for the stars': 'Cinque minuti con tutte le luci spente, per le stelle',
  'Car, driver and fuel from one of four pickup points':
    'Auto, autista e carburante da uno dei quattro punti di prelievo',
  'Water, coffee, tea and dates': 'Acqua, caffè, tè e datteri',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Cena: pollo e agnello alla griglia, lenticchie, insalate, pane, frutta',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Breve giro in cammello, henné su una mano; con le dune, anche il sandboard',
  'Alcohol and shisha': 'Alcolici e shisha',
  'Quad bikes, which are an extra': 'Quad, disponibili come extra',
  'Photographs by the camp photographer': 'Gli scatti del fotografo del campo',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'Il giro sulle dune non è adatto in gravidanza, dopo un intervento alla schiena o al collo e sotto i tre anni. Scegli l’opzione senza dune: il campo è lo stesso.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Prima, mangia leggero. L’ultimo bagno prima delle dune è al distributore di Lahbab; al campo ci sono bagni con lo sciacquone.',
  'From December to February it falls to 12 °C after dark.':
    'Da dicembre a febbraio dopo il tramonto si scende a 12 °C.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Durante il Ramadan non ci sono musica né danze; la cena comincia quando sei al campo e il sole è tramontato.',
  'A jacket from November to March': 'Una giacca da novembre a marzo',
  'Sandals or shoes you can empty': 'Sandali o scarpe che si possano svuotare',
  Sunglasses: 'Occhiali da sole',
  'A charged phone': 'Un telefono carico',
  'Edge of the desert': 'Ai margini del deserto',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Gomme a 15 psi, cinture allacciate e due parole su come sedersi.',
  'The red ridges': 'Le creste rosse',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Mezz’ora di guida, con una sosta quando qualcuno vuole riprendere fiato.',
  'The last dune': 'L’ultima duna',
  'On foot, around sunset. The board is free, the walk up is not.':
    'A piedi, verso il tramonto. Il sandboard è gratis, la salita no.',
  'The camp': 'Il campo',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Caffè, henné, falco, cammello; i posti ai lunghi tavoli sono tuoi per la sera.',
  Dinner: 'Cena',
  'Charcoal grill, then tanoura and drums.': 'Griglia a carbone, poi tanoura e tamburi.',
  'Lights out': 'Luci spente',
  'Five minutes of dark before the drive home.': 'Cinque minuti di buio prima del ritorno.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Aspetta al posteggio dei taxi dal lato di Al Rigga. L’autista invia la targa per messaggio un’ora prima.',
  'Downtown, Burj Khalifa metro station': 'Downtown, stazione della metro Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Prendi l’uscita verso terra e scendi alla corsia degli autobus, non alla fila dei taxi.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk a JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Di fronte alle torri Rimal. Su The Walk la sosta è breve: aspetta sul marciapiede.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, parcheggio di Al Seef',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Sul lato del creek. Accanto alla barca di legno all’ingresso del parcheggio.',
  'Quad bike, 30 minutes': 'Quad, 30 minuti',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Un quad monoposto su un percorso recintato accanto al campo; da 16 anni.',
  'Front seat kept for you': 'Sedile anteriore riservato',
  'One in each car; it also helps against car sickness.': 'Uno per auto; aiuta anche contro il mal d’auto.',
  'Table in the raised majlis': 'Tavolo nel majlis rialzato',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Cuscini, ombra e servizio al tavolo al posto del buffet. Si paga per ogni ospite, neonati compresi.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Condividi un Land Cruiser con al massimo altre cinque persone. L’autista è anche la tua guida.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Quattro ospiti per auto, una guida accanto all’autista e una sosta in più a un abbeveratoio degli orici.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Una pista piana fino al campo. Per bambini piccoli, donne in gravidanza e schiene delicate. Senza le prime tre tappe; la serata al campo comincia prima.',
  'Base camp at Al Badayer': 'Campo base di Al Badayer',
  'Training dunes': 'Dune di prova',
  'Top of Big Red': 'Cima della Grande Rossa',
  'Fossil Rock, Mleiha (second day)': 'Roccia dei Fossili, Mleiha (secondo giorno)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Quando il vento è forte la sabbia vola e nessuno vede la cresta successiva. Aspettiamo alla base, con il tè, al massimo due ore.\n\nSe non cala, guidi solo sulle dune basse e torni gratis un altro giorno per quella grande. Dopo un avviso di tempesta non guida nessuno: scegli un nuovo giorno o riavrai i tuoi soldi.',
  'Gate of the Fayoum road': 'Casello della strada del Fayoum',
  'Shore of Lake Qarun': 'Riva del lago Qarun',
  'Falls of Wadi el-Rayan': 'Cascate di Wadi el-Rayan',
  'Crest of the dunes': 'Cresta delle dune',
  'Valley of the Whales': 'Valle delle Balene',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Tra marzo e maggio un vento caldo, il khamsin, può riempire la valle di polvere. Guardiamo le previsioni la sera prima e ti scriviamo entro le otto.\n\nSe il parco chiude il cancello, scegli un altro giorno o riavrai i tuoi soldi. Se chiudono solo le dune, il tempo va al museo e ai vasai.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'Il pilota legge il vento alle tre e mezza, prima che partano le auto. Se non va bene, ricevi subito un messaggio.\n\nVoli un’altra mattina o riavrai i tuoi soldi; scegli tu. Una nebbia tardiva può voler dire mezz’ora di caffè accanto alla cesta.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Traduce romanzi dall’inglese in una stanza di rue Monge e legge ad alta voce meglio di quanto ammetta.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Ha venduto libri sui lungosenna per vent’anni e sa quali porte si aprono a chi chiede.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Scrive la tesi su Cvetaeva a Parigi e, invece, percorre questo itinerario due volte alla settimana.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Va a Versailles in bici dai tempi della scuola. Porta due pompe e, in testa, gli orari di ogni panetteria.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'È cresciuto sopra un caffè bruno della Lindengracht. Chiedigli dell’anguilla.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Abiti eleganti e caldi: scarpe basse per il ponte, una giacca per il vento.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Spalle e ginocchia coperte; i colori scuri si addicono all’ora.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Per le moschee: spalle e ginocchia coperte, un foulard per i capelli delle donne. Lo prestiamo noi.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Al calice vendiamo un bianco di Tracia: secco, freddo, al meglio davanti a Ortaköy.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'Il tè resta un quarto d’ora nella doppia teiera; di’ «açık» se lo preferisci chiaro.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'La limonata si prepara ogni mattina con la menta ed è senza alcol.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Prima il rakı, poi l’acqua, poi il ghiaccio. In ogni altro ordine si intorbida male.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Con le melanzane fritte bevi acqua o ayran; il vino perde la discussione.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Piccolo traghetto di legno con una panca nel mezzo. Parte quando è pieno, e si riempie ogni pochi minuti.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Una torre del vento: prende la brezza da quattro lati e la porta nella stanza sotto.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Un vicolo tra i muri di due case, stretto abbastanza da restare in ombra.',
  mashrabiya: 'mashrabiya',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Uno schermo da finestra in legno tornito: aria e luce entrano, gli sguardi no.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Tè forte bollito con latte, zucchero e cardamomo.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Una barca di legno a poppa quadra, costruita a occhio e senza disegno.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.':
    'Il creek: un braccio di mare che entra nella terra.',
  oud: 'oud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Un liuto dal manico corto e dal dorso rotondo; anche il legno profumato che si brucia in casa.',
  majlis: 'majlis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'La stanza dove si ricevono gli ospiti: cuscini lungo il muro, caffè nel mezzo.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Scaglie profumate che si bruciano sul carbone perché abiti e stanze ne prendano l’odore.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Un mercante che comprava le perle dalle barche, con bilance e setacci nel baule.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'La guida parla tutte le lingue indicate e usa quelle che servono al gruppo.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Con il prelievo ti riportiamo allo stesso punto più o meno all’ora di fine indicata; se vieni per conto tuo, finisci prima.',
}
