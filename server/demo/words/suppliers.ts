import type { Localized } from '../../contract/primitives.ts'

/** How each supplier is described, by slug, in the languages in which its record does not say it. */
export const supplierWords: Readonly<Record<string, Localized>> = {
  'deira-dhows': {
    tr: 'Üç kardeş, dört ahşap dhow ve 1998’den beri halicin Deira yakasında bir rıhtım. Yemeği teknede pişirir, biletteki saatte kalkar, denizi kendine isteyenler için yatlarını Dubai Harbour’dan çıkarırlar. Kardeşlerden biri Kahire’ye damat gitti; bu yüzden Nil’de iki felukaları da var.',
    fr: 'Trois frères, quatre boutres en bois et un quai côté Deira depuis 1998. Ils cuisinent à bord, partent à l’heure du billet et sortent leurs yachts de Dubai Harbour pour qui veut la mer à soi. L’un des frères s’est marié au Caire : il y a donc aussi deux felouques sur le Nil.',
    pt: 'Três irmãos, quatro dhows de madeira e um cais do lado de Deira desde 1998. Cozinham a bordo, partem à hora do bilhete e levam os iates do Dubai Harbour a quem quer o mar só para si. Um dos irmãos casou no Cairo, por isso há também duas falucas no Nilo.',
    es: 'Tres hermanos, cuatro dhows de madera y un amarre en el lado de Deira desde 1998. Cocinan a bordo, zarpan a la hora del billete y sacan sus yates de Dubai Harbour para quien quiere el mar a solas. Un hermano se casó en El Cairo, así que también hay dos falucas en el Nilo.',
  },
  'dune-and-star': {
    ru: 'Проводники по пустыне из Дубая, Ливы и Каира, выросшие у песков, по которым ездят. Небольшие машины, водители с лицензией, лагерь, который не оставляет следов, и астроном в безлунные ночи.',
    tr: 'Araç sürdükleri kumun yanı başında büyümüş, Dubai, Liva ve Kahireli çöl rehberleri. Küçük araçlar, ehliyetli sürücüler, geride iz bırakmayan bir kamp ve aysız gecelerde bir gökbilimci.',
    fr: 'Des guides du désert de Dubaï, de Liwa et du Caire, qui ont grandi au bord du sable où ils roulent. De petites voitures, des chauffeurs agréés, un camp qui ne laisse rien derrière lui et un astronome les nuits sans lune.',
    pt: 'Guias do deserto do Dubai, de Liwa e do Cairo, que cresceram junto à areia por onde conduzem. Carros pequenos, condutores licenciados, um acampamento que nada deixa para trás e um astrónomo nas noites sem lua.',
    es: 'Guías del desierto de Dubái, Liwa y El Cairo que crecieron junto a la arena por la que conducen. Coches pequeños, conductores con licencia, un campamento que no deja nada atrás y un astrónomo las noches sin luna.',
  },
  'bosphorus-company': {
    ar: 'مراكب ومطابخ ومرشدون مرخّصون على ضفتي إسطنبول. الجولات يقودها من درسوا ما يتحدثون عنه، والمراكب ربابنة عبروا المضيق عشرة آلاف مرة.',
    ru: 'Катера, кухни и лицензированные гиды на обоих берегах Стамбула. Прогулки ведут люди с дипломом по своей теме, катера водят капитаны, прошедшие пролив десять тысяч раз.',
    fr: 'Des bateaux, des cuisines et des guides agréés sur les deux rives d’Istanbul. Les visites sont menées par des gens diplômés dans ce dont ils parlent, les bateaux par des capitaines qui ont traversé le détroit dix mille fois.',
    pt: 'Barcos, cozinhas e guias credenciados nas duas margens de Istambul. Os passeios são conduzidos por quem se formou no que conta, os barcos por capitães que atravessaram o estreito dez mil vezes.',
    es: 'Barcos, cocinas y guías oficiales en las dos orillas de Estambul. Los paseos los llevan personas tituladas en aquello de lo que hablan; los barcos, capitanes que han cruzado el estrecho diez mil veces.',
  },
  'anatolia-above': {
    ar: 'طيارون وربابنة ومرشدو مشي من غوريمه إلى المتوسط. كل ما يتعلق بالريح يقرره الطيار في الخامسة صباحاً، وإن لم تطر فلا تدفع.',
    ru: 'Пилоты, шкиперы и пешие гиды от Гёреме до Средиземного моря. Всё, что зависит от ветра, пилот решает в 05:00, и если вы не летите, то и не платите.',
    fr: 'Des pilotes, des skippers et des guides de randonnée, de Göreme à la Méditerranée. Tout ce qui dépend du vent se décide à 5 heures par le pilote, et si vous ne volez pas, vous ne payez pas.',
    pt: 'Pilotos, skippers e guias de caminhada, de Göreme ao Mediterrâneo. Tudo o que depende do vento é decidido às 05:00 pelo piloto, e se não voar não paga.',
    es: 'Pilotos, patrones y guías de senderismo de Göreme al Mediterráneo. Todo lo que depende del viento lo decide el piloto a las 05:00, y si no vuela no paga.',
  },
  'atlantic-hours': {
    ar: 'بحّارة وطهاة ومشّاؤون من لشبونة إلى برشلونة. مجموعاتهم لا تتجاوز اثني عشر، ويدفعون للصيادين والخبازين الذين تلتقيهم، ويكتبون حال الطقس على لوح عند الباب كل صباح.',
    ru: 'Яхтсмены, повара и пешеходы от Лиссабона до Барселоны. В группе не больше двенадцати, рыбакам и пекарям, которых вы встретите, платят, а погоду каждое утро пишут на доске у двери.',
    tr: 'Lizbon’dan Barselona’ya denizciler, aşçılar ve yürüyüşçüler. Grupları on iki kişide tutar, tanıştığınız balıkçılarla fırıncılara emeklerini öder, her sabah havayı kapıdaki tahtaya yazarlar.',
    fr: 'Des marins, des cuisiniers et des marcheurs, de Lisbonne à Barcelone. Ils s’en tiennent à douze par groupe, paient les pêcheurs et les boulangers que vous rencontrez et écrivent chaque matin la météo sur un tableau à la porte.',
  },
  'left-bank-walks': {
    ar: 'مؤرخون وصنّاع حلويات ومراكبية من باريس وأمستردام. بدؤوا بجولة واحدة من مكتبة في شارع السين، وما زالوا يفتتحون كل موسم بالمشي في كل مسار بأنفسهم.',
    ru: 'Историки, кондитеры и лодочники Парижа и Амстердама. Начали с одной прогулки от книжного магазина на улице Сены и до сих пор открывают каждый сезон, проходя все маршруты сами.',
    tr: 'Paris ile Amsterdam’ın tarihçileri, pastacıları ve tekneci ustaları. Rue de Seine’deki bir kitapçıdan başlayan tek bir yürüyüşle yola çıktılar; hâlâ her sezona bütün güzergâhları kendileri yürüyerek başlarlar.',
    pt: 'Historiadores, pasteleiros e barqueiros de Paris e Amesterdão. Começaram com um passeio a partir de uma livraria da rue de Seine e ainda abrem cada época a percorrer eles próprios todos os caminhos.',
    es: 'Historiadores, pasteleros y barqueros de París y Ámsterdam. Empezaron con un paseo desde una librería de la rue de Seine y aún abren cada temporada recorriendo ellos mismos todas las rutas.',
  },
  'seven-hills': {
    ar: 'علماء آثار وطهاة من روما. تُشترى التذاكر باسمك قبل أشهر، وتُجرَّب السماعات كل صباح، ولا يقود مرشد أكثر من مجموعتين في اليوم.',
    ru: 'Археологи и повара Рима. Билеты покупают на ваше имя за несколько месяцев, наушники проверяют каждое утро, и ни один гид не ведёт больше двух групп в день.',
    tr: 'Roma’nın arkeologları ve aşçıları. Biletler aylar öncesinden adınıza alınır, kulaklıklar her sabah denenir ve hiçbir rehber günde ikiden fazla grup gezdirmez.',
    fr: 'Des archéologues et des cuisiniers de Rome. Les billets sont pris à votre nom des mois à l’avance, les écouteurs essayés chaque matin, et aucun guide ne mène plus de deux groupes par jour.',
    pt: 'Arqueólogos e cozinheiros de Roma. Os bilhetes são comprados em seu nome com meses de antecedência, os auriculares testados todas as manhãs, e nenhum guia leva mais de dois grupos por dia.',
    es: 'Arqueólogos y cocineros de Roma. Las entradas se compran a su nombre con meses de antelación, los auriculares se prueban cada mañana y ningún guía lleva más de dos grupos al día.',
  },
  'northern-lights-moscow': {
    ar: 'موسكو بالمترو والنهر وسيراً على الأقدام، بالروسية والإنجليزية، طوال العام. يعيرونك قفازات دافئة في يناير ويعرفون أي القصور يخلو يوم الثلاثاء.',
    tr: 'Metroyla, nehirden ve yürüyerek Moskova; Rusça ve İngilizce, yıl boyunca. Ocakta kalın eldiven ödünç verir, salı günü hangi sarayın boş olduğunu bilirler.',
    fr: 'Moscou en métro, par le fleuve et à pied, en russe et en anglais, toute l’année. Ils prêtent des moufles chaudes en janvier et savent quel palais est vide le mardi.',
    pt: 'Moscovo de metro, pelo rio e a pé, em russo e em inglês, todo o ano. Emprestam luvas quentes em janeiro e sabem que palácio está vazio à terça-feira.',
    es: 'Moscú en metro, por el río y a pie, en ruso e inglés, todo el año. Prestan manoplas calientes en enero y saben qué palacio está vacío los martes.',
  },
}
