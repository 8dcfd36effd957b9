import type { ListingWords } from './listing-words.ts'

export const pt: ListingWords = {
  title: {
    'dxb-red-dunes-evening': 'Dunas vermelhas ao pôr do sol: safári no deserto com jantar',
    'dxb-creek-dhow-dinner': 'Jantar num dhow de madeira pelo Creek do Dubai',
    'dxb-yacht-by-the-hour': 'Um iate só seu, à hora',
    'dxb-dawn-balloon': 'De balão sobre o deserto à primeira luz',
    'dxb-old-dubai-walk': 'O velho Dubai a pé e de abra',
    'dxb-burj-khalifa-levels': 'Burj Khalifa: níveis 124 e 125, ou 148',
    'dxb-palm-waterpark': 'Parque aquático na Palmeira: um dia de escorregas e rio',
    'dxb-deira-food-walk': 'Deira com apetite: sete cozinhas a pé',
    'dxb-palm-skydive': 'Salto em tandem sobre a Palmeira',
    'dxb-marmoom-camp-night': 'Uma noite na sua própria tenda em Al Marmoom',
    'dxb-buggy-by-the-day': 'Um buggy das dunas por um dia, consigo ao volante',
    'dxb-shindagha-museum': 'O Museu Al Shindagha e a casa do perfume',
    'ist-old-city-walk': 'Santa Sofia, a Mesquita Azul e a Cisterna em três horas',
    'ist-topkapi-harem': 'O Palácio de Topkapı e o harém com um historiador',
    'ist-bosphorus-sunset': 'O Bósforo ao pôr do sol num pequeno iate de madeira',
    'ist-two-shores-food': 'Pequeno-almoço na Europa, almoço na Ásia',
    'ist-tophane-hammam': 'Duas horas num hammam do século XVI',
    'ist-cooking-balat': 'Cozinhe uma mesa de meyhane numa casa de Balat',
    'ist-sema-ceremony': 'Sema: uma hora com os dervixes rodopiantes',
    'ist-princes-islands-bike': 'Büyükada de bicicleta: um dia sem carros',
    'par-orsay': 'Museu d’Orsay à hora que escolher',
    'par-maubert-kitchen': 'Comprar no mercado Maubert, cozinhar o que houver e comer sem pressa',
    'par-versailles-bike': 'Versalhes de bicicleta, com piquenique no Grande Canal',
    'par-forney-posters': 'Vá de comboio: a arte do cartaz de viagem, exposição temporária',
    'par-left-bank-writers': 'Os quartos que podiam pagar: escritores da margem esquerda',
    'par-private-launch': 'Uma lancha de mogno para os dois, ou para os dez',
    'rom-vespa-sidecar': 'Uma Vespa clássica com sidecar, sua ao dia',
    'rom-colosseum-underground': 'Por baixo do Coliseu e até à arena',
    'rom-gonfalone-opera': 'Ópera entre frescos: uma noite no Gonfalone',
    'rom-testaccio-pasta': 'Testaccio: o mercado e as quatro massas romanas',
    'rom-appia-ebike': 'A Via Ápia, as catacumbas e os aquedutos de bicicleta elétrica',
    'rom-tivoli-villas': 'Duas vilas em Tivoli: a de um imperador e a de um cardeal',
    'bcn-catamaran': 'Duas horas à vela ao longo da cidade, de catamarã',
    'bcn-boqueria-rice': 'A Boqueria antes da multidão e um arroz que agarra no fundo',
    'bcn-tibidabo': 'Tibidabo: um avião vermelho, uma roda gigante e a cidade toda em baixo',
    'bcn-costa-brava-kayak': 'Grutas da Costa Brava de caiaque, com máscara e tubo',
    'bcn-montserrat': 'Montserrat: a crista de manhã, o coro à uma',
    'cai-pyramids-egyptologist': 'As pirâmides à hora de abrir, com um egiptólogo',
    'cai-grand-egyptian-museum': 'Grande Museu Egípcio: bilhete com hora ou três horas com guia',
    'cai-islamic-cairo-walk': 'De porta em porta: mil anos do Cairo a pé',
    'cai-downtown-street-food': 'Koshary, fígado e cana-de-açúcar: a Baixa depois do anoitecer',
    'cai-fayoum-whales': 'Baleias no deserto: o Faium de jipe',
    'auh-grand-mosque-morning': 'A Grande Mesquita Sheikh Zayed com quem a explique',
    'auh-louvre-ticket': 'Louvre Abu Dhabi: entrada com hora sob a cúpula de luz',
    'auh-mangrove-kayak': 'De caiaque pelos mangais do leste',
    'auh-aquarium': 'O aquário de Al Qana: tubarões, raias e uma cobra muito comprida',
    'auh-liwa-caravan': 'A sua própria caravana no Quarteirão Vazio',
    'auh-dawn-fishing': 'Pesca ao amanhecer com um capitão de Mina Zayed',
    'cap-sunrise-balloon': 'Balão ao nascer do sol sobre os vales de Göreme',
    'cap-rose-valley-hike': 'Os vales Vermelho e Rosa a pé, até à crista do pôr do sol',
    'cap-underground-ihlara': 'Oito andares debaixo da terra e um desfiladeiro: Derinkuyu e Ihlara',
    'cap-cave-room-nights': 'Um quarto numa casa-gruta em Uçhisar, por noites',
    'cap-volcano-wine': 'Vinho de um vulcão: vinha e adega na rocha',
    'ayt-harbour-boat-duden': 'Do porto romano à cascata que cai no mar',
    'ayt-koprulu-rafting': 'Rafting no Köprülü, por baixo de uma ponte romana',
    'ayt-perge-aspendos-side': 'Perge, Aspendos e Side com um arqueólogo',
    'ayt-taurus-quad': 'De moto-quatro pelo pinhal no sopé do Tauro',
    'ayt-first-dive': 'O seu primeiro mergulho, junto à ilha dos Ratos',
    'ayt-private-gulet': 'Um gulet só para si ao longo da costa da Lícia',
    'msk-river-cruise': 'O rio Moscova de iate: do Ukraina ao mosteiro e volta',
    'msk-tretyakov': 'A Galeria Tretiakov de meia em meia hora, de Rubliov a Vrubel',
    'msk-metro-palaces': 'Palácios pelo preço de um bilhete: o metro de Moscovo',
    'msk-banya': 'Uma bania só sua, à hora, com um mestre da bétula',
    'msk-suzdal-overnight': 'Suzdal e Vladimir: dois dias, uma noite, igrejas brancas',
    'msk-vdnkh-ice': 'Patinar o VDNKh de ponta a ponta, à volta das fontes douradas',
    'ams-open-boat': 'Um barco elétrico para doze nos canais, sem ruído de motor',
    'ams-tulip-fields': 'Os campos de tulipas de bicicleta, nas seis semanas em flor',
    'ams-waterland-bike': 'Waterland: aldeias do dique de bicicleta, a vinte minutos da estação',
    'ams-jordaan-table': 'Arenque, tarte de maçã, rijsttafel: o Jordaan à mesa',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Atravesse as dunas de Lahbab na última luz e jante depois num acampamento onde só há lâmpadas nas mesas.',
    'dxb-creek-dhow-dinner':
      'Duas horas no velho porto: cozinha-se a bordo e a cidade passa a passo de passeio.',
    'dxb-yacht-by-the-hour':
      'Capitão, tripulação e combustível incluídos, a partir de duas horas, do Dubai Harbour e à volta da Palmeira.',
    'dxb-dawn-balloon':
      'Uma hora, até aos 1200 metros, enquanto o sol nasce sobre as montanhas Hajar, e depois o pequeno-almoço na areia.',
    'dxb-old-dubai-walk':
      'Três horas, das torres de vento ao souk do ouro, atravessando o Creek como toda a gente o atravessa.',
    'dxb-burj-khalifa-levels':
      'Um bilhete com hora para o terraço aberto a 452 metros, sem a fila da bilheteira.',
    'dxb-palm-waterpark':
      'Um só bilhete para mais de trinta escorregas, um rio de dois quilómetros e um quilómetro de praia privada.',
    'dxb-deira-food-walk':
      'Falafel palestiniano, pão iraniano, gelado sírio e mais quatro paragens, nas ruas onde vive quem os prepara.',
    'dxb-palm-skydive':
      'Sessenta segundos de queda desde os 13 000 pés, cinco minutos de paraquedas e o único sítio de onde a Palmeira parece uma palmeira.',
    'dxb-marmoom-camp-night':
      'Seis tendas de lona com camas a sério, um astrónomo às nove da noite e órixes no bebedouro às seis.',
    'dxb-buggy-by-the-day':
      'Um buggy de 1000 cc com gaiola e arnês, um carro-guia à frente e cem metros de areia vermelha para subir.',
    'dxb-shindagha-museum':
      'Casas restauradas na boca do Creek que contam, pátio a pátio, como uma vila de pescadores de pérolas se tornou nisto.',
    'ist-old-city-walk':
      'Três edifícios em trezentos metros, com guia credenciado e sem fila de bilheteira à frente de nenhum.',
    'ist-topkapi-harem':
      'Quatro pátios, trezentas salas de que vê as quarenta que importam, e a vista que os sultões guardavam para si.',
    'ist-bosphorus-sunset':
      'Duas horas entre dois continentes, no máximo trinta convidados, fruta, chá e um guia que se cala quando o sol se vai.',
    'ist-two-shores-food':
      'Seis horas, dois mercados, um ferry e umas quinze coisas para provar, com um cozinheiro de Kadıköy.',
    'ist-tophane-hammam':
      'Mármore morno sob uma cúpula de olhos de vidro, uma esfoliação que lhe tira um ano e, no fim, um refresco turco (şerbet).',
    'ist-cooking-balat':
      'Compre na rua, cozinhe seis pratos numa casa antiga junto ao Corno de Ouro e coma-os com a música dos vizinhos pela janela.',
    'ist-sema-ceremony':
      'Não um espetáculo com jantar mas a própria cerimónia, num banho do século XV, com ney e tambor ao vivo.',
    'ist-princes-islands-bike':
      'Ferry à ida, doze quilómetros de estrada entre pinheiros na maior das ilhas dos Príncipes, mergulhos de maio a outubro, peixe e o barco de volta.',
    'par-orsay':
      'Entrada marcada de meia em meia hora pela porta reservada da antiga estação e, nas primeiras horas do dia, um percurso que chega aos impressionistas antes da multidão.',
    'par-seine-dusk':
      'Até à Torre Eiffel e de volta à roda de Notre-Dame, num barco comprido com o convés superior aberto, com um guia que se cala quando a vista basta.',
    'par-maubert-kitchen':
      'Uma cozinheira e oito pessoas: de manhã, um cesto e três pratos com o que as bancas da Place Maubert tiverem; à noite, cinco molhos.',
    'par-versailles-bike':
      'Comboio à ida, bicicletas na estação, almoço do mercado, depois a aldeia da rainha e o palácio por fim, quando se esvazia.',
    'par-forney-posters':
      'Cento e quarenta litografias dos anos em que os caminhos de ferro vendiam o mar com cinco cores, até 29 de maio numa casa de 1519.',
    'par-left-bank-writers':
      'Duas horas (duas e meia em russo), da Shakespeare and Company ao Luxemburgo, pelas moradas onde se escreveram, quase sempre ao frio, os livros de um século.',
    'par-private-launch':
      'Noventa minutos no Sena numa lancha veneziana de 1959 com piloto próprio, que para onde a vista é só sua.',
    'rom-vespa-sidecar':
      'Uma Vespa restaurada dos anos 60 para condutor e passageiro, com dois capacetes, cesto de piquenique, mapa anotado e um mecânico que atende o telefone.',
    'rom-colosseum-underground':
      'Descer aos corredores onde feras e homens esperavam o elevador, subir pela porta até à areia e, depois, no grupo pequeno, o Fórum com um arqueólogo.',
    'rom-vatican-early':
      'Com a entrada antecipada, por uma porta lateral antes das oito e direto à capela, enquanto ainda se ouvem os passos do guarda; os museus depois.',
    'rom-gonfalone-opera':
      'Quatro cantores, um quinteto de cordas e cento e vinte cadeiras num oratório pintado do século XVI, onde ninguém fica a mais de doze metros da voz.',
    'rom-testaccio-pasta':
      'Compre o guanciale (na aula da manhã), aprenda porque não leva natas e cozinhe cacio e pepe, gricia, carbonara e amatriciana no bairro que inventou comer bem com pouco.',
    'rom-appia-ebike':
      'Vinte e dois quilómetros na primeira autoestrada da Europa, quarenta minutos debaixo da terra e o regresso junto aos arcos que levavam água a um milhão de pessoas.',
    'rom-tivoli-villas':
      'Um dia nas colinas com uma historiadora da paisagem: de manhã, o mundo de Adriano em miniatura; depois do almoço, cinquenta fontes movidas pela gravidade; ou, nas noites de verão, só as fontes.',
    'bcn-sagrada-tower':
      'Noventa minutos com quem sabe porque se inclinam as colunas, numa igreja em obras desde 1882, e, se quiser, também uma torre: sobe-se de elevador e desce-se por uma escada de caracol.',
    'bcn-flamenco':
      'Setenta cadeiras, um chão de madeira, uma voz, uma guitarra, dois bailarinos; uma hora em que ninguém sabe o que vem a seguir, nem eles.',
    'bcn-catamaran':
      'Motor desligado à saída do porto, redes à proa para se deitar, de dia um banho ao largo do Fòrum quando a água está boa; na saída das 13:30, com almoço a bordo, se quiser.',
    'bcn-boqueria-rice':
      'Compras entre os cozinheiros às oito e meia, ou à noite do arco diretamente para a cozinha, e a única regra da paelha: não lhe mexer.',
    'bcn-tibidabo':
      'Um dia no parque de diversões de 1901, 500 metros acima de Barcelona, com subida de funicular e uma hora de chegada que lhe poupa a fila da bilheteira.',
    'bcn-costa-brava-kayak':
      'Na excursão de um dia, carrinha às oito, três horas sobre uma água através da qual se lê o jornal, tempo para almoçar na praia e regresso ao fim da tarde.',
    'bcn-montserrat':
      'Subir de cremalheira e funicular, seguir entre dedos de pedra, na caminhada da crista até à ermida mais alta, e nos dias de canto descer a tempo dos cinquenta rapazes de um coro do século XIII.',
    'cai-pyramids-egyptologist':
      'Cinco horas em Gizé e junto à Esfinge, os primeiros a entrar e sem ninguém a vender-lhe nada pelo caminho.',
    'cai-grand-egyptian-museum':
      'O túmulo inteiro de Tutankhamon num só lugar pela primeira vez desde 1922, e as pirâmides pela janela.',
    'cai-islamic-cairo-walk':
      'A rua Al-Muizz de Bab al-Futuh a Bab Zuweila: atravessar o bazar, entrar na loja de um fabricante de lanternas e subir a um minarete.',
    'cai-felucca-by-the-hour':
      'Uma vela, um capitão, nenhum motor; o barco é seu, com quem e com o que trouxer para bordo.',
    'cai-downtown-street-food':
      'Nove coisas para comer entre as belas fachadas de 1900 e as cadeiras de plástico diante delas.',
    'cai-fayoum-whales':
      'Esqueletos de baleias com patas traseiras e quarenta milhões de anos, uma cascata onde não devia haver nenhuma e almoço em casa de um oleiro.',
    'auh-grand-mosque-morning':
      'A entrada é livre para todos; o que reserva é o carro, uma manhã antes da multidão ou um fim de tarde com a iluminação, e um guia que responde ao que não se pergunta a um livro.',
    'auh-louvre-ticket':
      'Doze galerias que põem uma cabeça khmer ao lado de uma romana, sob uma cúpula que deixa passar o sol às gotas.',
    'auh-mangrove-kayak':
      'Até duas horas em canais da largura de uma pagaia, com caranguejos nas raízes e flamingos se a maré ajudar.',
    'auh-aquarium':
      'Quarenta e seis mil animais em dez zonas, do braço de mar que acabou de atravessar ao fundo do oceano.',
    'auh-liwa-caravan':
      'De dois a cinco dias desde o oásis de Liwa com camelos, cozinheiro e guia beduíno, organizados só para si.',
    'auh-dawn-fishing':
      'Quatro horas num barco de 33 pés para seis no máximo, com linhas e isco, e o seu peixe grelhado a bordo.',
    'cap-sunrise-balloon':
      'Uma hora entre as chaminés de fadas e o sol, com um piloto que desce o cesto tão baixo que se podia colher um damasco.',
    'cap-rose-valley-hike':
      'Sete quilómetros por igrejas pintadas e sem porta, com uvas do caminho em setembro e chá no fim.',
    'cap-underground-ihlara':
      'Uma cidade para vinte mil pessoas debaixo de um campo, quatro quilómetros ao longo de um rio e uma catedral escavada à mão.',
    'cap-cave-room-nights':
      'Quartos talhados na rocha do castelo, um pequeno-almoço de vinte pratinhos e um terraço à altura dos balões.',
    'cap-volcano-wine': 'Emir, Kalecik Karası e Öküzgözü, na vinha onde crescem e na gruta onde dormem.',
    'lis-nata-class':
      'Uma aula de pastelaria de duas horas ou mais, uma folha de massa, vinte e sete dobras: faz a sua dúzia e come quantos conseguir enquanto estão quentes.',
    'ayt-harbour-boat-duden':
      'Junto a falésias de quarenta metros até ao Düden Inferior: três horas com duas paragens para nadar e almoço grelhado a bordo, ou duas ao pôr do sol.',
    'ayt-koprulu-rafting':
      'Doze quilómetros de águas bravas verdes, frias e fáceis, com uma ponte que dá passagem há mil e oitocentos anos.',
    'ayt-perge-aspendos-side':
      'Uma rua de colunas com água ao meio, o teatro romano mais bem conservado do mundo e um templo na praia.',
    'ayt-taurus-quad':
      'Duas horas e trinta quilómetros de caminhos na floresta, um rio atravessado duas vezes e pó que no dia seguinte ainda encontra nas orelhas.',
    'ayt-first-dive':
      'Um instrutor para dois principiantes, seis metros de água clara e garoupas que já viram de tudo.',
    'ayt-private-gulet':
      'De três a dez noites num dois mastros de madeira com quatro tripulantes, por cidades submersas e baías sem estrada.',
    'msk-river-cruise':
      'Duas horas e meia diante de tudo o que a cidade quis mostrar: a universidade na sua colina, o parque Gorki, a muralha do Kremlin e as torres de Estaline.',
    'msk-tretyakov':
      'Um bilhete com hora para a casa que um comerciante de tecidos deu a Moscovo em 1892, com um percurso por cinco séculos que dura o que os pés durarem.',
    'msk-metro-palaces':
      'Oito estações em duas horas com um historiador da arquitetura: mosaicos no teto, vitrais debaixo da rua e um cão de bronze de focinho a brilhar.',
    'msk-banya':
      'Uma sala de vapor só sua, com salão e samovar: fogão a lenha e tanque a oito graus até seis pessoas, fogão elétrico e tina de cobre para duas.',
    'msk-suzdal-overnight':
      'O comboio rápido para Vladimir, a igreja solitária do Nerl, uma noite numa estalagem de madeira com fogão e Suzdal de manhã, antes de toda a gente.',
    'msk-vdnkh-ice':
      'Dois hectares de gelo entre os pavilhões de um sonho soviético, com os seus patins ou com um par do seu número, do guiché.',
    'ams-open-boat':
      'Setenta e cinco minutos numa chalupa elétrica que cabe onde os barcos de vidro não cabem, com um mestre que vive na água; a partir das 14:00, com queijo e vinho, se quiser.',
    'ams-tulip-fields':
      'Vinte quilómetros planos atrás das dunas com a filha de um produtor, por campos onde os autocarros não chegam, e um ramo cortado por si.',
    'ams-houseboat':
      'Uma barcaça de carga feita casa para quatro, por noites: uma cama abaixo da linha de água, um fogão, um convés para o café e cisnes que contam com o pequeno-almoço.',
    'ams-waterland-bike':
      'Um ferry gratuito, um dique com água de um lado e vacas dois metros mais abaixo do outro, aldeias de madeira, panquecas e regresso até ao fim da tarde.',
    'ams-jordaan-table':
      'Seis paragens em três horas e meia pelo antigo bairro operário, do peixe cru na praça aos pratinhos de Java.',
  },
}
