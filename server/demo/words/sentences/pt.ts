/** Sentences of the demo's listings by their English. */
export const pt: Readonly<Record<string, string>> = {
  'Al Lahbab desert, off the E44, Dubai': 'Deserto de Al Lahbab, junto à E44, Dubai',
  'The sand at Lahbab is red because of the iron in it, and it is at its reddest in the forty minutes before the sun goes. Your driver lets air out of the tyres at the edge of the road, everyone checks their belt, and for half an hour the car climbs, tips and slides along ridges that were somewhere else last week.\n\nAt the top of the last dune you get out. There is time to walk until you hear nothing, to try a sandboard, and to take the photograph. Then it is ten minutes down to the camp: coffee with cardamom, bread off a hot iron, a falcon on a glove, henna if you like it, and a camel that walks twice round the fence.\n\nDinner comes off charcoal once it is dark. A tanoura dancer and a drummer perform, the lights go out for five minutes so that you can see the stars, and the car takes you back to where we picked you up.':
    'A areia de Lahbab é vermelha por causa do ferro que contém, e nunca o é tanto como nos quarenta minutos antes do pôr do sol. O condutor esvazia um pouco os pneus à beira da estrada, todos verificam o cinto e, durante meia hora, o carro sobe, inclina-se e desliza por cristas que na semana passada estavam noutro lugar.\n\nNo cimo da última duna, sai do carro. Há tempo para caminhar até não se ouvir nada, experimentar uma prancha de areia e tirar uma fotografia. O acampamento fica dez minutos abaixo: café com cardamomo, pão quente, um falcão na luva, hena para quem quiser e um passeio de camelo.\n\nO jantar, na brasa, é servido depois de anoitecer. Há um bailarino de tanoura e um percussionista, as luzes apagam-se cinco minutos para se verem as estrelas e depois o carro leva-o de volta ao ponto de recolha.',
  'With dunes: thirty minutes of dune driving with a licensed desert driver':
    'Com dunas: trinta minutos na areia com um condutor licenciado',
  'With dunes: twenty minutes on foot on a ridge around sunset':
    'Com dunas: vinte minutos a pé numa crista, por volta do pôr do sol',
  'With dunes: a sandboard on the last dune': 'Com dunas: prancha de areia na última duna',
  'A short camel ride at the camp': 'Um curto passeio de camelo no acampamento',
  'Charcoal dinner with vegetarian dishes cooked on their own fire':
    'Jantar na brasa, com pratos vegetarianos feitos num lume próprio',
  'Five minutes with every light off, for the stars':
    'Cinco minutos com as luzes apagadas, para ver as estrelas',
  'Car, driver and fuel from one of four pickup points':
    'Carro, condutor e combustível a partir de um dos quatro pontos de recolha',
  'Water, coffee, tea and dates': 'Água, café, chá e tâmaras',
  'Dinner: grilled chicken and lamb, lentils, salads, bread, fruit':
    'Jantar: frango e borrego grelhados, lentilhas, saladas, pão e fruta',
  'Short camel ride, henna for one hand; with dunes, a sandboard too':
    'Curto passeio de camelo, hena numa mão; com dunas, também prancha de areia',
  'Alcohol and shisha': 'Álcool e shisha',
  'Quad bikes, which are an extra': 'Moto-quatro, que são um extra',
  'Photographs by the camp photographer': 'Fotografias do fotógrafo do acampamento',
  'Dune driving is not for you if you are pregnant, have had back or neck surgery, or are under three years old. Choose the option without dunes: the camp is the same.':
    'As dunas não são indicadas para grávidas, pessoas operadas às costas ou ao pescoço nem menores de três anos. Escolha a opção sem dunas: o acampamento é o mesmo.',
  'Eat lightly beforehand. The last toilet before the dunes is at the petrol station in Lahbab; the camp has flushing toilets.':
    'Coma pouco antes. As últimas casas de banho antes das dunas ficam na bomba de gasolina de Lahbab; as do acampamento têm autoclismo.',
  'From December to February it falls to 12 °C after dark.':
    'De dezembro a fevereiro desce até 12 °C à noite.',
  'During Ramadan there is no music or dancing; dinner starts once you are at the camp and the sun has set.':
    'Durante o Ramadão não há música nem dança; o jantar começa quando já está no acampamento e o sol se pôs.',
  'A jacket from November to March': 'Um casaco de novembro a março',
  'Sandals or shoes you can empty': 'Sandálias ou sapatos fáceis de esvaziar',
  Sunglasses: 'Óculos de sol',
  'A charged phone': 'O telemóvel carregado',
  'Edge of the desert': 'À beira do deserto',
  'Tyres down to 15 psi, belts on, and a word about how to sit.':
    'Pneus a 15 psi, cintos postos e uns conselhos sobre como se sentar.',
  'The red ridges': 'As cristas vermelhas',
  'Half an hour of driving, with one stop when somebody wants to breathe.':
    'Meia hora de condução, com uma paragem se alguém precisar.',
  'The last dune': 'A última duna',
  'On foot, around sunset. The board is free, the walk up is not.':
    'A pé, por volta do pôr do sol. A prancha é grátis; a subida, nem por isso.',
  'The camp': 'O acampamento',
  'Coffee, henna, falcon, camel; places at the long tables are yours for the evening.':
    'Café, hena, falcão e camelo; os seus lugares nas mesas compridas são seus toda a noite.',
  Dinner: 'O jantar',
  'Charcoal grill, then tanoura and drums.': 'Grelhados na brasa, depois tanoura e percussão.',
  'Lights out': 'Luzes apagadas',
  'Five minutes of dark before the drive home.': 'Cinco minutos de escuridão antes do regresso.',
  'Deira, Al Ghurair Centre': 'Deira, Al Ghurair Centre',
  'Wait at the taxi rank on the Al Rigga side. The driver sends his plate number by message an hour before.':
    'Espere na praça de táxis do lado de Al Rigga. O condutor envia a matrícula por mensagem uma hora antes.',
  'Downtown, Burj Khalifa metro station': 'Downtown, estação de metro Burj Khalifa',
  'Take the land-side exit and come down to the bus bay, not the taxi queue.':
    'Use a saída do lado de terra e desça até à paragem de autocarros, não à fila dos táxis.',
  'Dubai Marina, The Walk at JBR': 'Dubai Marina, The Walk em JBR',
  'Opposite the Rimal towers. The car may stop on The Walk only briefly, so please wait on the pavement.':
    'Em frente às torres Rimal. A paragem em The Walk é curta: espere no passeio.',
  'Bur Dubai, Al Seef car park': 'Bur Dubai, parque de estacionamento de Al Seef',
  'On the creek side. By the wooden boat at the entrance of the car park.':
    'Do lado da enseada. Junto ao barco de madeira à entrada do parque.',
  'Quad bike, 30 minutes': 'Moto-quatro, 30 minutos',
  'A single-seat quad on a fenced course beside the camp; from 16 years.':
    'Uma moto-quatro de um lugar num percurso vedado junto ao acampamento; a partir dos 16 anos.',
  'Front seat kept for you': 'Lugar da frente reservado para si',
  'One in each car; it also helps against car sickness.': 'Um por carro; também ajuda contra o enjoo.',
  'Table in the raised majlis': 'Mesa no majlis elevado',
  'Cushions, shade and service at the table in place of the buffet. Charged for every guest, including babies.':
    'Almofadas, sombra e serviço à mesa em vez do bufete. Cobrado por cada pessoa, bebés incluídos.',
  'You share a Land Cruiser with at most five others. The driver is also your guide.':
    'Partilha um Land Cruiser com cinco pessoas, no máximo. O motorista é também o seu guia.',
  'Four guests to a car, a guide beside the driver, and an extra stop at an oryx waterhole.':
    'Quatro pessoas por carro, um guia ao lado do condutor e mais uma paragem num bebedouro de órix.',
  'A flat track to the camp. For young children, pregnant travellers and bad backs. The first three stops are left out, and the evening at the camp begins earlier.':
    'Uma pista plana até ao acampamento. Para crianças pequenas, grávidas e quem tem problemas de costas. Sem as três primeiras paragens; a noite no acampamento começa mais cedo.',
  'Base camp at Al Badayer': 'Acampamento-base em Al Badayer',
  'Training dunes': 'Dunas de treino',
  'Top of Big Red': 'Topo da Grande Vermelha',
  'Fossil Rock, Mleiha (second day)': 'Rocha dos Fósseis, Mleiha (segundo dia)',
  'When the wind is strong the sand flies and nobody sees the next ridge. We wait at the base, with tea, for up to two hours.\n\nIf it does not drop, you drive the low dunes only and come back for the big one on another day, free of charge. After a storm warning nobody drives: you choose a new day or get your money back.':
    'Quando o vento é forte, a areia voa e ninguém vê a crista seguinte. Esperamos na base, com chá, até duas horas.\n\nSe não acalmar, o passeio fica só nas dunas baixas e a grande fica para outro dia, sem custo. Com aviso de tempestade ninguém dirige: escolhe-se um novo dia ou o dinheiro é devolvido.',
  'Gate of the Fayoum road': 'Portagem da estrada do Faium',
  'Shore of Lake Qarun': 'Margem do lago Qarun',
  'Falls of Wadi el-Rayan': 'Cascatas de Wadi el-Rayan',
  'Crest of the dunes': 'Crista das dunas',
  'Valley of the Whales': 'Vale das Baleias',
  'Between March and May a hot wind, the khamsin, can fill the valley with dust. We look at the forecast the evening before and write to you by eight.\n\nIf the park closes its gate, you choose another day or get your money back. If only the dunes are closed, the museum and the potters get the time.':
    'Entre março e maio um vento quente, o khamsin, pode encher o vale de poeira. Vemos a previsão na noite anterior e escrevemos até às oito.\n\nSe o parque fechar o portão, escolhe-se outro dia ou o dinheiro é devolvido. Se só as dunas fecharem, o tempo vai para o museu e os oleiros.',
  'The pilot reads the wind at half past three, before the cars set out. If it is not right, you get a message at once.\n\nYou fly on another morning or get your money back; the choice is yours. Fog that comes late may mean half an hour of coffee beside the basket.':
    'O piloto lê o vento às três e meia, antes de os carros saírem. Se não servir, recebe logo uma mensagem.\n\nO voo fica para outra manhã ou o dinheiro é devolvido; a escolha é sua. Uma neblina tardia pode significar meia hora de café ao lado do cesto.',
  'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.':
    'Traduz romances do inglês num quarto da rue Monge e lê em voz alta melhor do que admite.',
  'Sold books on the quays for twenty years, and knows which doors open if one asks.':
    'Vendeu livros nos cais durante vinte anos e sabe que portas se abrem quando se pede.',
  'Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.':
    'Escreve a tese sobre Tsvetaeva em Paris e, em vez disso, percorre este caminho duas vezes por semana.',
  'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.':
    'Vai de bicicleta a Versalhes desde a escola. Leva duas bombas e, na cabeça, o horário de cada padaria.',
  'Grew up above a brown café on the Lindengracht. Ask him about the eel.':
    'Cresceu por cima de um café castanho na Lindengracht. Pergunte-lhe pela enguia.',
  'Elegant and warm: flat shoes for the deck, a jacket for the wind.':
    'Elegante e quente: sapatos rasos para o convés, um casaco para o vento.',
  'Shoulders and knees covered; dark colours suit the hour.':
    'Ombros e joelhos cobertos; cores escuras combinam com a hora.',
  'For the mosques: shoulders and knees covered, and a scarf for women’s hair. We lend one.':
    'Para as mesquitas: ombros e joelhos cobertos, e um lenço para o cabelo das mulheres. Nós emprestamos.',
  'By the glass we sell a white from Thrace: dry, cold, and best off Ortaköy.':
    'Em taça vendemos um branco da Trácia: seco, fresco e melhor diante de Ortaköy.',
  'Tea brews in the double pot for a quarter of an hour; say “açık” if you like it pale.':
    'O chá fica um quarto de hora no bule duplo; diga “açık” se o preferir claro.',
  'The lemonade is made each morning with mint, and has no alcohol in it.':
    'A limonada é feita todas as manhãs com hortelã e não leva álcool.',
  'Rakı goes into the glass first, then water, then ice. Any other order clouds it badly.':
    'Primeiro o rakı, depois a água, depois o gelo. Qualquer outra ordem o turva mal.',
  'With fried aubergine drink water or ayran; wine loses that argument.':
    'Com berinjela frita, água ou ayran; o vinho perde essa discussão.',
  abra: 'abra',
  'A small wooden ferry with a bench along its middle. It leaves when it is full, and it is full every few minutes.':
    'Pequena balsa de madeira com um banco ao meio. Parte quando enche, e enche a cada poucos minutos.',
  barjeel: 'barjeel',
  'A wind tower: it catches the breeze on four sides and sends it down into the room below.':
    'Uma torre de vento: apanha a brisa dos quatro lados e leva-a para o quarto abaixo.',
  sikka: 'sikka',
  'A lane between two house walls, narrow enough to stay in shade.':
    'Um beco entre as paredes de duas casas, estreito o bastante para ficar à sombra.',
  mashrabiya: 'muxarabi',
  'A window screen of turned wood: air and light come in, looks do not.':
    'Uma treliça de madeira torneada: o ar e a luz entram, os olhares não.',
  karak: 'karak',
  'Strong tea boiled with milk, sugar and cardamom.': 'Chá forte fervido com leite, açúcar e cardamomo.',
  sambuk: 'sambuk',
  'A wooden boat with a square stern, built by eye and without a drawing.':
    'Um barco de madeira de popa quadrada, feito a olho e sem desenho.',
  khor: 'khor',
  'The creek: an arm of the sea that reaches into the land.': 'O braço de mar que entra pela terra.',
  oud: 'oud',
  'A lute with a short neck and a round back; also the scented wood that is burnt in the house.':
    'Um alaúde de braço curto e costas redondas; também a madeira perfumada que se queima em casa.',
  majlis: 'majlis',
  'The room where guests are received: cushions along the wall, coffee in the middle.':
    'A sala onde se recebem os convidados: almofadas junto à parede, café ao meio.',
  bukhoor: 'bukhoor',
  'Scented chips that are burnt on charcoal, so that clothes and rooms take the smell.':
    'Lascas perfumadas que se queimam no carvão, para que a roupa e os quartos fiquem com o cheiro.',
  tawwash: 'tawwash',
  'A merchant who bought pearls from the boats, with scales and sieves in his chest.':
    'Um mercador que comprava pérolas aos barcos, com balanças e peneiras na arca.',
  'The guide speaks all the languages listed and uses those that the group needs.':
    'O guia fala todos os idiomas indicados e usa aqueles de que o grupo precisar.',
  'If you’re picked up, you’re back there at around the finish time shown. Without pickup, you finish earlier.':
    'Com recolha, está de volta a esse local por volta da hora de fim indicada; se vier por meios próprios, termina mais cedo.',
}
