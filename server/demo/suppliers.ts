import type { Localized } from '../contract/primitives.ts'

/** A supplier of the demo: who runs an experience, and how a traveller reaches them. */
export interface DemoSupplier {
  slug: string
  name: Localized
  description: Localized
  email: string
  /** E.164, as is the WhatsApp number. */
  phone: string
  whatsapp: string
  address: string
  /** Slug of the destination where the office is. */
  city: string
}

export const suppliers: DemoSupplier[] = [
  {
    slug: 'deira-dhows',
    name: {
      en: 'Deira Dhows',
      ar: 'مراكب ديرة',
      ru: 'Доу Дейры',
      tr: 'Deira Dhow Tekneleri',
      fr: 'Les Boutres de Deira',
      es: 'Los Dhows de Deira',
      pt: 'Dhows de Deira',
    },
    description: {
      en: 'Three brothers, four wooden dhows and a berth on the Deira side of the creek since 1998. They cook on board, sail at the time on the ticket and take their yachts out of Dubai Harbour for those who want the sea to themselves. One brother married in Cairo, so there are three feluccas on the Nile as well.',
      ar: 'ثلاثة إخوة وأربعة مراكب خشبية ومرسى على ضفة ديرة من الخور منذ عام 1998. يطهون على المركب، ويبحرون في الموعد المكتوب على التذكرة، ويخرجون بيخوتهم من دبي هاربر لمن يريد البحر لنفسه. وتزوّج أحد الإخوة في القاهرة، فصارت لهم ثلاث فلوكات على النيل أيضًا.',
      ru: 'Три брата, четыре деревянных дау и причал на стороне Дейры с 1998 года. Готовят на борту, отходят ровно в то время, что указано в билете, и выводят свои яхты из Dubai Harbour для тех, кому хочется моря без соседей. Один из братьев женился в Каире, так что есть ещё и три фелюги на Ниле.',
    },
    email: 'hello@deira-dhows.example',
    phone: '+97142250000',
    whatsapp: '+971500000101',
    address: 'Baniyas Road, Al Rigga, Deira, Dubai, United Arab Emirates',
    city: 'dubai',
  },
  {
    slug: 'dune-and-star',
    name: {
      en: 'Dune & Star',
      ar: 'كثيب ونجمة',
      ru: 'Дюна и звезда',
      fr: 'Dune & Étoile',
      es: 'Duna y Estrella',
    },
    description: {
      en: 'Desert guides of Dubai, Liwa and Cairo who grew up beside the sand they drive on. Small cars, licensed drivers, a camp that leaves nothing behind, and an astronomer who shows you the stars.',
      ar: 'مرشدو صحراء من دبي وليوا والقاهرة نشؤوا بجوار الرمال التي يقودون عليها. سيارات صغيرة وسائقون مرخّصون ومخيم لا يترك أثرًا وراءه، وعالم فلك يريك النجوم.',
    },
    email: 'camp@dune-and-star.example',
    phone: '+97143390000',
    whatsapp: '+971500000102',
    address: 'Al Quoz Industrial Area 3, Dubai, United Arab Emirates',
    city: 'dubai',
  },
  {
    slug: 'bosphorus-company',
    name: {
      en: 'The Bosphorus Company',
      tr: 'Boğaz Kumpanyası',
      ru: 'Босфорская компания',
      fr: 'La Compagnie du Bosphore',
      ar: 'شركة البوسفور',
    },
    description: {
      en: 'Boats, kitchens and licensed guides on both shores of Istanbul. The walks are led by people with a degree in what they talk about, the boats by captains who have crossed the strait ten thousand times.',
      tr: 'İstanbul’un iki yakasında tekneler, mutfaklar ve ruhsatlı rehberler. Turları anlattığı konunun eğitimini almış kişiler, tekneleri boğazı on bin kez geçmiş kaptanlar yönetir.',
    },
    email: 'merhaba@bosphorus-company.example',
    phone: '+902122430000',
    whatsapp: '+905300000103',
    address: 'Kemankeş Caddesi 37, Karaköy, Beyoğlu, Istanbul, Türkiye',
    city: 'istanbul',
  },
  {
    slug: 'anatolia-above',
    name: {
      en: 'Anatolia Above',
      tr: 'Anadolu’nun Üstünde',
      ru: 'Над Анатолией',
      es: 'Anatolia desde Arriba',
    },
    description: {
      en: 'Pilots, skippers and walking guides from Göreme to the Mediterranean. Whether balloons fly is decided that morning by the civil aviation authority, and if you do not fly you do not pay.',
      tr: 'Göreme’den Akdeniz’e pilotlar, kaptanlar ve yürüyüş rehberleri. Balonların uçup uçmayacağına o sabah sivil havacılık karar verir; uçmazsanız ödemezsiniz.',
    },
    email: 'fly@anatolia-above.example',
    phone: '+903842710000',
    whatsapp: '+905300000104',
    address: 'Müze Caddesi 12, Göreme, Nevşehir, Türkiye',
    city: 'cappadocia',
  },
  {
    slug: 'atlantic-hours',
    name: {
      en: 'Atlantic Hours',
      pt: 'Horas do Atlântico',
      es: 'Horas del Atlántico',
      fr: 'Les Heures Atlantiques',
    },
    description: {
      en: 'Skippers and boats in Lisbon, Barcelona, Amsterdam and Paris. They look over each boat before it goes out, and write the weather on a board at the pier each morning.',
      pt: 'Capitães e barcos em Lisboa, Barcelona, Amesterdão e Paris. Verificam cada barco antes de sair e escrevem todas as manhãs o estado do tempo num quadro à entrada do cais.',
      es: 'Patrones y barcos en Lisboa, Barcelona, Ámsterdam y París. Revisan cada barco antes de salir y cada mañana escriben el tiempo en una pizarra del muelle.',
    },
    email: 'ola@atlantic-hours.example',
    phone: '+351210000105',
    whatsapp: '+351910000105',
    address: 'Rua da Bica de Duarte Belo 44, Lisbon, Portugal',
    city: 'lisbon',
  },
  {
    slug: 'bica-and-born',
    name: { en: 'Bica & Born' },
    description: {
      en: 'Cooks and walkers of Lisbon and Barcelona. They pay the fishermen and bakers you meet, and walk every route again before each season.',
      pt: 'Cozinheiros e caminhantes de Lisboa e Barcelona. Pagam aos pescadores e padeiros que vai conhecer e voltam a fazer todos os percursos antes de cada época.',
      es: 'Cocineros y caminantes de Lisboa y Barcelona. Pagan a los pescadores y panaderos que conocerás y recorren de nuevo cada ruta antes de la temporada.',
    },
    email: 'ola@bica-and-born.example',
    phone: '+351210000109',
    whatsapp: '+351910000109',
    address: 'Rua de São Paulo 112, Lisbon, Portugal',
    city: 'lisbon',
  },
  {
    slug: 'left-bank-walks',
    name: {
      en: 'Left Bank Walks',
      fr: 'Promenades Rive Gauche',
      es: 'Paseos de la Orilla Izquierda',
      ru: 'Прогулки Левого берега',
    },
    description: {
      en: 'Historians, pastry cooks and boatmen of Paris and Amsterdam. They started with one walk from a bookshop on the rue de Seine and still begin each season by walking every route themselves.',
      fr: 'Historiens, pâtissiers et bateliers de Paris et d’Amsterdam. Tout a commencé par une promenade au départ d’une librairie de la rue de Seine, et ils ouvrent encore chaque saison en refaisant eux-mêmes tous les parcours.',
    },
    email: 'bonjour@left-bank-walks.example',
    phone: '+33199000106',
    whatsapp: '+33600000106',
    address: '31 rue de Seine, 75006 Paris, France',
    city: 'paris',
  },
  {
    slug: 'seven-hills',
    name: {
      en: 'Seven Hills',
      it: 'Sette Colli',
      fr: 'Les Sept Collines',
      es: 'Siete Colinas',
      ru: 'Семь холмов',
    },
    description: {
      en: 'Archaeologists and cooks of Rome. Tickets are bought ahead, headsets are tested each morning, and no guide leads more than two groups a day.',
      it: 'Archeologi e cuochi di Roma. I biglietti si comprano in anticipo, gli auricolari si provano ogni mattina e nessuna guida accompagna più di due gruppi al giorno.',
    },
    email: 'ciao@seven-hills.example',
    phone: '+390669000107',
    whatsapp: '+393330000107',
    address: 'Via dei Serpenti 96, 00184 Rome, Italy',
    city: 'rome',
  },
  {
    slug: 'northern-lights-moscow',
    name: {
      en: 'Northern Lights Moscow',
      ru: 'Северное сияние Москва',
      fr: 'Lumières du Nord Moscou',
      ar: 'أضواء الشمال موسكو',
    },
    description: {
      en: 'Moscow by metro, by river and on foot, in Russian and English, all year round. They lend warm mittens in January and know which palace is empty on a Tuesday.',
      ru: 'Москва в метро, на реке и пешком, по-русски и по-английски, круглый год. В январе выдадим варежки и подскажем, какой дворец пуст во вторник.',
    },
    email: 'privet@northern-lights-moscow.example',
    phone: '+74950000108',
    whatsapp: '+79000000108',
    address: 'ulitsa Pokrovka 17, Moscow, Russia',
    city: 'moscow',
  },
]
