import type { ListingWords } from './listing-words.ts'

export const fr: ListingWords = {
  title: {
    'dxb-creek-dhow-dinner': 'Dîner à bord d’un boutre en bois sur la Crique de Dubaï',
    'dxb-dawn-balloon': 'En montgolfière au-dessus du désert, aux premières lueurs',
    'dxb-burj-khalifa-levels': 'Burj Khalifa : niveaux 124 et 125, ou 148',
    'dxb-palm-waterpark': 'Parc aquatique sur la Palm : une journée de toboggans et de rivière',
    'dxb-deira-food-walk': 'Deira par gourmandise : sept cuisines à pied',
    'dxb-palm-skydive': 'Saut en parachute en tandem au-dessus de la Palm',
    'dxb-marmoom-camp-night': 'Une nuit sous votre tente à Al Marmoom',
    'dxb-buggy-by-the-day': 'Un buggy des dunes à la journée, vous au volant',
    'dxb-shindagha-museum': 'Le musée Al Shindagha et la maison du parfum',
    'ist-old-city-walk': 'Sainte-Sophie, la Mosquée bleue et la Citerne en trois heures',
    'ist-bosphorus-sunset': 'Le Bosphore au couchant sur un petit yacht de bois',
    'ist-two-shores-food': 'Petit déjeuner en Europe, déjeuner en Asie',
    'ist-cooking-balat': 'Une table de meyhane cuisinée dans une maison de Balat',
    'ist-princes-islands-bike': 'Büyükada à vélo : une journée sans voitures',
    'rom-vatican-early': 'La chapelle Sixtine avant la foule',
    'rom-testaccio-pasta': 'Testaccio : le marché et les quatre pâtes romaines',
    'rom-appia-ebike': 'La voie Appienne, les catacombes et les aqueducs à vélo électrique',
    'cai-grand-egyptian-museum': 'Grand Musée égyptien : billet horodaté ou trois heures avec guide',
    'cai-islamic-cairo-walk': 'De porte en porte : mille ans du Caire à pied',
    'cai-felucca-by-the-hour': 'Une felouque sur le Nil, à l’heure',
    'cai-downtown-street-food': 'Kochari, foie et canne à sucre : le centre-ville à la nuit tombée',
    'cai-fayoum-whales': 'Des baleines dans le désert : le Fayoum en quatre-quatre',
    'auh-mangrove-kayak': 'En kayak dans les mangroves de l’Est',
    'auh-aquarium': 'L’aquarium d’Al Qana : requins, raies et un très long serpent',
    'auh-liwa-caravan': 'Votre caravane dans le Quart Vide',
    'auh-dawn-fishing': 'Pêche à l’aube avec un capitaine de Mina Zayed',
    'cap-sunrise-balloon': 'Montgolfière au lever du soleil sur les vallées de Göreme',
    'cap-underground-ihlara': 'Huit étages sous terre, puis un canyon : Derinkuyu et Ihlara',
    'cap-volcano-wine': 'Le vin d’un volcan : vignoble et cave dans la roche',
    'lis-jeronimos': 'Monastère des Hiéronymites : votre demi-heure à la porte',
    'lis-sintra-roca': 'Sintra sans la file, puis le bout de l’Europe',
    'lis-sado-dolphins': 'Les dauphins du Sado, avec une biologiste',
    'ayt-harbour-boat-duden': 'Du port romain à la cascade qui tombe dans la mer',
    'ayt-koprulu-rafting': 'Rafting sur la Köprülü, sous un pont romain',
    'ayt-taurus-quad': 'En quad dans la pinède au pied du Taurus',
    'ayt-first-dive': 'Votre première plongée, au large de l’île aux Rats',
    'msk-river-cruise': 'La Moskova en bateau, de l’Ukraina au monastère et retour',
    'msk-metro-palaces': 'Des palais au prix d’un ticket : le métro de Moscou',
    'msk-suzdal-overnight': 'Souzdal et Vladimir : deux jours, une nuit, des églises blanches',
    'msk-vdnkh-ice': 'Patiner tout le long du VDNKh, autour des fontaines dorées',
  },
  summary: {
    'dxb-red-dunes-evening':
      'Franchissez les dunes de Lahbab dans la dernière lumière, puis dînez dans un camp où seules les tables sont éclairées.',
    'dxb-creek-dhow-dinner':
      'Deux heures sur le vieux port : la cuisine se fait à bord et la ville défile au pas.',
    'dxb-yacht-by-the-hour':
      'Capitaine, équipage et carburant compris, dès deux heures, au départ de Dubai Harbour et autour de la Palm.',
    'dxb-dawn-balloon':
      'Une heure, jusqu’à 1 200 mètres, pendant que le soleil passe les monts Hajar, puis le petit déjeuner sur le sable.',
    'dxb-old-dubai-walk':
      'Trois heures, des tours à vent au souk de l’or, en traversant la Crique comme tout le monde la traverse.',
    'dxb-burj-khalifa-levels':
      'Un billet à heure fixe pour la terrasse à ciel ouvert, à 452 mètres, sans la file des caisses.',
    'dxb-palm-waterpark':
      'Un seul billet pour plus de trente toboggans, une rivière de deux kilomètres et un kilomètre de plage privée.',
    'dxb-deira-food-walk':
      'Falafels palestiniens, pain iranien, glace syrienne et quatre autres étapes, dans les rues où vivent ceux qui les préparent.',
    'dxb-palm-skydive':
      'Soixante secondes de chute depuis 13 000 pieds, cinq minutes sous voile, et le seul endroit d’où la Palm ressemble à un palmier.',
    'dxb-marmoom-camp-night':
      'Six tentes de toile avec de vrais lits, un astronome à vingt et une heures et des oryx au point d’eau à six heures.',
    'dxb-buggy-by-the-day':
      'Un buggy de 1 000 cm³ avec arceaux et harnais, une voiture ouvreuse devant vous et cent mètres de sable rouge à gravir.',
    'dxb-shindagha-museum':
      'Des maisons restaurées à l’embouchure de la Crique, qui racontent, cour après cour, comment un bourg de pêcheurs de perles est devenu tout cela.',
    'ist-old-city-walk':
      'Trois monuments en trois cents mètres, avec un guide agréé et sans file à la billetterie devant aucun.',
    'ist-topkapi-harem':
      'Quatre cours, trois cents salles dont vous verrez les quarante qui comptent, et la vue que les sultans se réservaient.',
    'ist-bosphorus-sunset':
      'Deux heures entre deux continents, à trente au plus, avec des fruits, du thé et un guide qui se tait quand le soleil s’en va.',
    'ist-two-shores-food':
      'Six heures, deux marchés, un ferry et une quinzaine de choses à goûter, avec un cuisinier de Kadıköy.',
    'ist-tophane-hammam':
      'Le marbre tiède sous une coupole aux yeux de verre, un gommage qui vous ôte un an, et un şerbet ensuite.',
    'ist-cooking-balat':
      'Faites les courses dans la rue, cuisinez six plats dans une vieille maison près de la Corne d’Or et mangez-les au son de la musique des voisins.',
    'ist-sema-ceremony':
      'Non pas un dîner-spectacle mais la cérémonie elle-même, dans un bain du XVe siècle, au son du ney et du tambour.',
    'ist-princes-islands-bike':
      'Le ferry, douze kilomètres de route sous les pins autour de la plus grande des îles des Princes, la baignade de mai à octobre, du poisson, et le bateau du retour.',
    'rom-vespa-sidecar':
      'Une Vespa restaurée des années 1960 pour deux : deux casques, un panier à pique-nique, une carte annotée et un mécanicien qui répond au téléphone.',
    'rom-colosseum-underground':
      'Descendre aux couloirs où bêtes et hommes attendaient le monte-charge, remonter par la porte jusqu’au sable, puis, en petit groupe, le Forum avec un archéologue.',
    'rom-vatican-early':
      'Avec l’entrée matinale, par une porte latérale avant huit heures, droit à la chapelle, tant qu’on y entend les pas du gardien ; les musées ensuite.',
    'rom-gonfalone-opera':
      'Quatre chanteurs, un quintette à cordes et cent vingt chaises dans un oratoire peint du XVIe siècle, où nul n’est à plus de douze mètres de la voix.',
    'rom-testaccio-pasta':
      'Achetez le guanciale (au cours du matin), apprenez pourquoi il n’y a pas de crème et cuisinez cacio e pepe, gricia, carbonara et amatriciana, dans le quartier qui inventa l’art de bien manger de peu.',
    'rom-appia-ebike':
      'Vingt-deux kilomètres sur la première autoroute d’Europe, quarante minutes sous terre, et le retour le long des arches qui portaient l’eau d’un million d’habitants.',
    'rom-tivoli-villas':
      'Une journée dans les collines avec une historienne des jardins : le matin, le monde d’Hadrien en miniature ; après déjeuner, cinquante fontaines que seule la pente anime ; ou, les soirs d’été, les fontaines seules.',
    'bcn-sagrada-tower':
      'Quatre-vingt-dix minutes avec quelqu’un qui sait pourquoi les colonnes penchent, dans une église en chantier depuis 1882, et, si vous voulez, une tour : montée en ascenseur, descente par un escalier en colimaçon.',
    'bcn-flamenco':
      'Soixante-dix chaises, un plancher, une voix, une guitare, deux danseurs ; une heure dont personne ne connaît la suite, eux compris.',
    'bcn-catamaran':
      'Moteur coupé passé la jetée, des filets à la proue pour s’allonger, de jour un bain devant le Fòrum quand l’eau est bonne ; au départ de 13:30, avec déjeuner à bord si vous voulez.',
    'bcn-boqueria-rice':
      'Le marché parmi les cuisiniers à huit heures et demie, ou le soir de l’arche tout droit à la cuisine, et la seule règle de la paella : ne pas y toucher.',
    'bcn-tibidabo':
      'Une journée au parc d’attractions de 1901, à 500 mètres au-dessus de Barcelone, montée en funiculaire et heure d’arrivée qui vous épargne la file des caisses.',
    'bcn-costa-brava-kayak':
      'Pour l’excursion à la journée, un minibus à huit heures, trois heures sur une eau à travers laquelle on lirait le journal, le temps de déjeuner sur la plage et retour le soir.',
    'bcn-montserrat':
      'Monter par la crémaillère et le funiculaire, longer les doigts de pierre, sur la randonnée de la crête jusqu’au plus haut ermitage, et, les jours de chant, redescendre pour les cinquante garçons d’un chœur né au XIIIe siècle.',
    'cai-pyramids-egyptologist':
      'Cinq heures à Gizeh et devant le Sphinx, premiers à la grille, sans personne pour vous vendre quoi que ce soit en chemin.',
    'cai-grand-egyptian-museum':
      'Toute la tombe de Toutânkhamon réunie pour la première fois depuis 1922, et les pyramides par la fenêtre.',
    'cai-islamic-cairo-walk':
      'La rue Al-Muizz de Bab al-Futuh à Bab Zuweila, à travers le bazar, chez un fabricant de lampes et en haut d’un minaret.',
    'cai-felucca-by-the-hour':
      'Une voile, un capitaine, pas de moteur ; le bateau est à vous, avec qui vous voulez et tout ce que vous apportez à bord.',
    'cai-downtown-street-food':
      'Neuf choses à manger entre les belles façades de 1900 et les chaises en plastique posées devant.',
    'cai-fayoum-whales':
      'Des squelettes de baleines à pattes arrière, vieux de quarante millions d’années, une cascade là où il ne devrait pas y en avoir, et un déjeuner chez un potier.',
    'auh-grand-mosque-morning':
      'L’entrée est gratuite pour tous ; vous réservez la voiture, un matin avant la foule ou un soir avec l’éclairage, et un guide qui répond à ce qu’on ne demande pas à un livre.',
    'auh-mangrove-kayak':
      'Jusqu’à deux heures dans des chenaux larges comme une pagaie, avec des crabes sur les racines et des flamants si la marée s’y prête.',
    'auh-aquarium':
      'Quarante-six mille animaux en dix zones, du bras de mer que vous venez de traverser jusqu’au fond de l’océan.',
    'auh-liwa-caravan':
      'De deux à cinq jours depuis l’oasis de Liwa avec des dromadaires, un cuisinier et un guide bédouin, composés pour vous seuls.',
    'auh-dawn-fishing':
      'Quatre heures sur un bateau de 33 pieds, jusqu’à six, avec lignes et appâts, et votre prise grillée à bord.',
    'cap-sunrise-balloon':
      'Une heure entre les cheminées de fées et le soleil, avec un pilote qui pose la nacelle à portée d’un abricot.',
    'cap-rose-valley-hike':
      'Sept kilomètres le long d’églises peintes et sans porte, avec du raisin cueilli au passage en septembre et du thé à l’arrivée.',
    'cap-underground-ihlara':
      'Une ville de vingt mille âmes sous un champ, quatre kilomètres au fil d’une rivière et une cathédrale creusée à la main.',
    'cap-cave-room-nights':
      'Des chambres taillées dans le rocher de la forteresse, un petit déjeuner de vingt petites assiettes et une terrasse à hauteur des ballons.',
    'cap-volcano-wine':
      'Emir, Kalecik Karası et Öküzgözü, dans la vigne où ils poussent et la grotte où ils dorment.',
    'lis-tagus-sail':
      'Un sloop de 36 pieds et son skipper, jusqu’à huit personnes, des docks sous le pont du 25-Avril jusqu’où le vent voudra.',
    'lis-alfama-tram':
      'Montez au départ de la ligne, quand il reste des places, descendez au plus haut belvédère et traversez le plus vieux quartier avec quelqu’un qui y a grandi.',
    'lis-jeronimos':
      'Un billet pour une demi-heure précise : vous longez la plus longue file de Lisbonne et entrez dans le cloître qu’elle attend.',
    'lis-sintra-roca':
      'Huit personnes, un minibus, le puits de la Regaleira à l’ouverture, Pena côté jardins, et la falaise où s’arrête le continent.',
    'lis-arrabida-estate':
      'La famille ouvre sa maison, son chai et sa cuisine à un seul groupe ; dites combien vous êtes, ce que vous buvez et ce que vous fêtez : l’offre arrive sous trois jours.',
    'lis-nata-class':
      'Un cours de pâtisserie de deux heures ou plus, une abaisse, vingt-sept plis : vous en faites une douzaine et en mangez autant que vous pouvez tant qu’ils sont chauds.',
    'lis-sado-dolphins':
      'Une trentaine de grands dauphins vivent toute l’année dans l’estuaire, chacun avec son nom ; vous sortez en petit bateau avec ceux qui les comptent.',
    'ayt-harbour-boat-duden':
      'Le long de falaises de quarante mètres jusqu’à la cascade basse de Düden : trois heures avec deux baignades et un déjeuner grillé à bord, ou deux au couchant.',
    'ayt-koprulu-rafting':
      'Douze kilomètres d’eau vive, verte, froide et facile, sous un pont où l’on passe depuis dix-huit siècles.',
    'ayt-perge-aspendos-side':
      'Une rue à colonnes parcourue d’eau, le théâtre romain le mieux conservé du monde et un temple sur une plage.',
    'ayt-taurus-quad':
      'Deux heures et trente kilomètres de pistes forestières, une rivière traversée deux fois, et de la poussière que vous retrouverez dans vos oreilles le lendemain.',
    'ayt-first-dive':
      'Un moniteur pour deux débutants, six mètres d’eau claire et des mérous qui en ont vu d’autres.',
    'ayt-private-gulet':
      'De trois à dix nuits sur un deux-mâts en bois, avec quatre hommes d’équipage, devant des villes englouties et des criques sans route.',
    'msk-river-cruise':
      'Deux heures et demie devant tout ce que la ville voulait montrer : l’université sur sa colline, le parc Gorki, le mur du Kremlin et les gratte-ciel de Staline.',
    'msk-tretyakov':
      'Un billet à heure fixe pour la maison qu’un marchand d’étoffes offrit à Moscou en 1892, et un parcours de cinq siècles qui dure ce que durent vos pieds.',
    'msk-metro-palaces':
      'Huit stations en deux heures avec un historien de l’architecture : des mosaïques au plafond, des vitraux sous la rue et un chien de bronze à la truffe luisante.',
    'msk-banya':
      'Une étuve pour vous seuls, avec salon et samovar : poêle à bois et bassin à huit degrés jusqu’à six, poêle électrique et cuve de cuivre pour deux.',
    'msk-suzdal-overnight':
      'Le train rapide pour Vladimir, l’église solitaire sur la Nerl, une nuit dans une auberge de bois avec son poêle, et Souzdal au matin, avant tout le monde.',
    'msk-vdnkh-ice':
      'Deux hectares de glace entre les pavillons d’un rêve soviétique, avec vos patins ou une paire à votre pointure prise au guichet.',
    'ams-waterland-bike':
      'Un bac gratuit, une digue avec l’eau d’un côté et des vaches deux mètres plus bas de l’autre, des villages de bois, des crêpes, et le retour avant le soir.',
    'ams-jordaan-table':
      'Six étapes en trois heures et demie dans l’ancien quartier ouvrier, du poisson cru sur la place aux petits plats de Java.',
  },
}
