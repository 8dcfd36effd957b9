import type { Localized } from '../../contract/primitives.ts'

/** What is said of each city, by slug, in the languages in which its record does not. */
export const placeWords: Readonly<Record<string, Localized>> = {
  dubai: {
    tr: 'Sabah bir dirheme abrayla halici geçin, öğle yemeğinden bir saat sonra kızıl kumulların arasında olun. Kasımdan marta kadar bütün gün dışarıda durulur; yazın şehir suya, erken saatlere ve geceye taşınır.',
    fr: 'Traversez la Crique en abra le matin pour un dirham et soyez parmi les dunes rouges une heure après le déjeuner. De novembre à mars, on vit dehors toute la journée ; l’été, la ville passe à l’eau, au petit matin et à la nuit.',
    pt: 'Atravesse o Creek de abra de manhã por um dirham e esteja entre dunas vermelhas uma hora depois do almoço. De novembro a março pode-se estar na rua o dia todo; no verão a cidade muda-se para a água, para a madrugada e para a noite.',
    es: 'Cruce el Creek en abra por la mañana por un dírham y esté entre dunas rojas una hora después de comer. De noviembre a marzo se puede estar fuera todo el día; en verano la ciudad se muda al agua, a la primera hora y a la noche.',
  },
  istanbul: {
    ar: 'قارتان ومضيق له تياره الخاص وعبّارة بينهما كل عشرين دقيقة. زر المدينة القديمة مبكراً قبل أن تمتلئ باحاتها، واترك الأمسيات للماء.',
    fr: 'Deux continents, un détroit qui a son courant et, entre eux, un ferry toutes les vingt minutes. Voyez la vieille ville tôt, avant que les cours ne se remplissent, et gardez les soirées pour l’eau.',
    pt: 'Dois continentes, um estreito com a sua própria corrente e um ferry entre eles a cada vinte minutos. Veja a cidade velha cedo, antes de os pátios se encherem, e guarde os fins de tarde para a água.',
    es: 'Dos continentes, un estrecho con su propia corriente y un ferri entre ambos cada veinte minutos. Vea la ciudad vieja temprano, antes de que se llenen los patios, y guarde las tardes para el agua.',
  },
  paris: {
    ar: 'باريس صغيرة تكفيها قدماك: من نوتردام إلى برج إيفل ساعة ونصف بمحاذاة النهر، ومعك جسر كلما غيّرت رأيك. احجز المتاحف واترك بقية اليوم مفتوحاً.',
    ru: 'Париж достаточно мал, чтобы ходить пешком: от Нотр-Дама до Эйфелевой башни полтора часа вдоль реки, и мост на каждый случай, когда вы передумаете. Забронируйте музеи, а остаток дня оставьте свободным.',
    tr: 'Paris yürünecek kadar küçüktür: Notre-Dame’dan Eyfel Kulesi’ne nehir boyunca bir buçuk saat, fikrinizi her değiştirdiğinizde de bir köprü. Müzeleri ayırtın, günün kalanını açık bırakın.',
    pt: 'Paris é pequena o bastante para se andar a pé: de Notre-Dame à Torre Eiffel é hora e meia ao longo do rio, com uma ponte sempre que mudar de ideias. Reserve os museus e deixe livre o resto do dia.',
    es: 'París es lo bastante pequeña para recorrerla a pie: de Notre-Dame a la Torre Eiffel hay hora y media junto al río, con un puente cada vez que cambie de idea. Reserve los museos y deje libre el resto del día.',
  },
  rome: {
    ar: 'ثمانية وعشرون قرناً يعلو بعضها بعضاً هنا، والسر أن ترى طبقة واحدة في كل مرة. انزل تحت ساحة القتال صباحاً، ونم وقت الحر، وكُل حيث القائمة على لوح بالطباشير.',
    ru: 'Здесь двадцать восемь веков лежат друг на друге, и весь секрет в том, чтобы смотреть по одному слою. Утром спуститесь под арену, проспите жару и ешьте там, где меню написано мелом на доске.',
    tr: 'Burada yirmi sekiz yüzyıl üst üste durur; işin sırrı her seferinde bir katmanı görmektir. Sabah arenanın altına inin, sıcağı uyuyarak geçirin, menünün kara tahtada yazdığı yerde yiyin.',
    fr: 'Vingt-huit siècles s’empilent ici, et tout l’art est d’en voir une couche à la fois. Descendez sous l’arène le matin, dormez pendant la chaleur et mangez là où le menu est à l’ardoise.',
    pt: 'Vinte e oito séculos estão aqui uns sobre os outros, e o truque é ver uma camada de cada vez. Desça por baixo da arena de manhã, durma nas horas de calor e coma onde a ementa está num quadro de ardósia.',
    es: 'Aquí hay veintiocho siglos unos encima de otros, y el truco es ver una capa cada vez. Baje bajo la arena por la mañana, duerma mientras aprieta el calor y coma donde la carta esté en una pizarra.',
  },
  barcelona: {
    ar: 'شبكة من الزوايا المشطوفة بين التلال والبحر، وبيوت غاودي حيث لا تتوقعها. الصباح للبازيليكا وآخر العصر للماء، ولا أحد يتعشى قبل التاسعة.',
    ru: 'Сетка кварталов со срезанными углами между холмами и морем, и дома Гауди там, где их не ждёшь. Утро для базилики, конец дня для воды, а раньше девяти никто не ужинает.',
    tr: 'Tepelerle deniz arasında köşeleri pahlı bir ızgara; Gaudí’nin evleri de beklemediğiniz yerde. Sabahlar bazilikanın, ikindiler suyundur; dokuzdan önce kimse akşam yemeğine oturmaz.',
    fr: 'Un damier aux angles coupés entre les collines et la mer, avec les maisons de Gaudí là où on ne les attend pas. Le matin est à la basilique, la fin d’après-midi à l’eau, et personne ne dîne avant neuf heures.',
    pt: 'Uma grelha de esquinas cortadas entre as colinas e o mar, com as casas de Gaudí onde não se espera. As manhãs são para a basílica, os fins de tarde para a água, e ninguém janta antes das nove.',
  },
  cairo: {
    ru: 'Пирамиды стоят на последней остановке города, в сорока минутах от Нила, если позволят пробки. Между ними тысяча лет минаретов и лучший сэндвич с бобами, какой можно съесть стоя.',
    tr: 'Piramitler şehrin son durağındadır, trafik izin verirse Nil’den kırk dakika. İkisinin arasında bin yıllık minareler ve ayakta yiyeceğiniz en iyi baklalı sandviç vardır.',
    fr: 'Les pyramides sont au terminus de la ville, à quarante minutes du Nil quand la circulation le permet. Entre les deux, mille ans de minarets et le meilleur sandwich aux fèves que vous mangerez debout.',
    pt: 'As pirâmides ficam na última paragem da cidade, a quarenta minutos do Nilo quando o trânsito deixa. Entre os dois há mil anos de minaretes e a melhor sanduíche de favas que comerá de pé.',
    es: 'Las pirámides están en la última parada de la ciudad, a cuarenta minutos del Nilo cuando el tráfico lo permite. Entre ambos hay mil años de alminares y el mejor bocadillo de habas que comerá de pie.',
  },
  'abu-dhabi': {
    ru: 'Столица на острове, где цапли кормятся в мангровых зарослях в десяти минутах от башен. Приезжайте ради белой мечети и купола со световым дождём над музеем, останьтесь ради тишины воды.',
    tr: 'Balıkçılların kulelere on dakika mesafedeki mangrovlarda beslendiği bir ada başkenti. Beyaz cami ve müzenin üzerindeki ışık yağmuru kubbesi için gelin, suyun sessizliği için kalın.',
    fr: 'Une capitale insulaire où les hérons se nourrissent dans la mangrove, à dix minutes des tours. Venez pour la mosquée blanche et la coupole de pluie du musée, restez pour le calme de l’eau.',
    pt: 'Uma capital numa ilha, onde as garças se alimentam nos mangais a dez minutos das torres. Venha pela mesquita branca e pela cúpula de chuva sobre o museu, fique pelo sossego da água.',
    es: 'Una capital isleña donde las garzas se alimentan en los manglares a diez minutos de las torres. Venga por la mezquita blanca y la cúpula de lluvia del museo, quédese por la calma del agua.',
  },
  cappadocia: {
    ar: 'حجر بركاني لين حفر فيه الناس كنائس وإسطبلات ومدناً كاملة طوال ألفي عام. أقم في غوريمه، واستيقظ قبل الشمس، وامشِ في الوديان بعد أن تهبط المناطيد.',
    ru: 'Мягкий вулканический камень, в котором люди две тысячи лет вырубали церкви, конюшни и целые города. Живите в Гёреме, вставайте до солнца и гуляйте по долинам, когда шары уже опустились.',
    fr: 'Une tendre pierre volcanique que l’on creuse depuis deux mille ans en églises, en étables et en villes entières. Logez à Göreme, levez-vous avant le soleil et parcourez les vallées une fois les ballons posés.',
    pt: 'Pedra vulcânica macia que há dois mil anos se escava em igrejas, estábulos e cidades inteiras. Fique em Göreme, acorde antes do sol e percorra os vales depois de os balões descerem.',
    es: 'Piedra volcánica blanda que desde hace dos mil años se excava en iglesias, establos y ciudades enteras. Alójese en Göreme, despierte antes que el sol y recorra los valles cuando los globos hayan bajado.',
  },
  lisbon: {
    ar: 'سبع تلال وترامات صفراء ونهر بعرض خليج. انتعل حذاءً لا ينزلق، فالأرصفة من الحجر الجيري المصقول، ودع ضوء ما بعد السادسة يقرر وجهتك.',
    ru: 'Семь холмов, жёлтые трамваи и река шириной с залив. Наденьте обувь, которая не скользит: мостовые здесь из полированного известняка; а после шести пусть дорогу выбирает свет.',
    tr: 'Yedi tepe, sarı tramvaylar ve körfez genişliğinde bir nehir. Kaldırımlar cilalı kireçtaşı olduğundan kaymayan ayakkabı giyin; nereye gideceğinize altıdan sonra ışık karar versin.',
    fr: 'Sept collines, des trams jaunes et un fleuve large comme une baie. Mettez des chaussures qui accrochent, car les pavés sont de calcaire poli, et laissez la lumière d’après six heures choisir pour vous.',
    es: 'Siete colinas, tranvías amarillos y un río ancho como una bahía. Lleve zapatos que agarren, pues las aceras son de caliza pulida, y deje que la luz de después de las seis decida adónde va.',
  },
  antalya: {
    ar: 'ميناء روماني تحت جدار من الجبال، وشلالات تهوي في البحر مباشرة. يمكنك السباحة من مايو إلى نوفمبر، وفي أبريل ما زال الثلج على طوروس.',
    fr: 'Un port romain sous un mur de montagnes, avec des cascades qui tombent droit dans la mer. On se baigne de mai à novembre, et en avril la neige est encore sur le Taurus.',
    pt: 'Um porto romano sob uma muralha de montanhas, com cascatas que caem a direito no mar. Pode nadar de maio a novembro, e em abril ainda há neve no Tauro.',
    es: 'Un puerto romano bajo un muro de montañas, con cascadas que caen directas al mar. Se puede nadar de mayo a noviembre, y en abril aún queda nieve en el Tauro.',
  },
  amsterdam: {
    ar: 'مدينة مبنية على أوتاد من خشب، تُفهم من الماء أولاً ثم من فوق دراجة. المتاحف الكبرى تبيع بنصف الساعة، فاحجز موعداً واذهب إليه بالدراجة.',
    ru: 'Город на деревянных сваях: понять его лучше всего сначала с воды, а потом с велосипеда. Большие музеи продают билеты по получасам, так что забронируйте время и крутите педали.',
    tr: 'Ahşap kazıkların üzerinde bir şehir; en iyi önce sudan, sonra bisikletten anlaşılır. Büyük müzeler yarım saatlik seanslarla satar; saatinizi ayırtın, bisikletle gidin.',
    pt: 'Uma cidade sobre estacas de madeira, que se entende melhor da água e, depois, de bicicleta. Os grandes museus vendem à meia hora: reserve uma e vá a pedalar.',
    es: 'Una ciudad sobre pilotes de madera, que se entiende mejor desde el agua y, después, en bicicleta. Los grandes museos venden por medias horas: reserve la suya y vaya pedaleando.',
  },
  moscow: {
    ar: 'أفخم قاعات المدينة محطات المترو، وثمنها تذكرة واحدة. في يوليو تسير مراكب النهر حتى منتصف الليل، وفي يناير تتزلج بجوار الأسوار نفسها.',
    tr: 'Şehrin en görkemli salonları metro istasyonlarıdır ve bir bilete gezilir. Temmuzda nehir tekneleri gece yarısına kadar çalışır; ocakta aynı duvarların önünde buz pateni yaparsınız.',
    fr: 'Les plus belles salles de la ville sont ses stations de métro, et elles coûtent un ticket. En juillet, les bateaux naviguent jusqu’à minuit ; en janvier, on patine devant les mêmes murs.',
    pt: 'As salas mais grandiosas da cidade são as estações de metro, e custam um bilhete. Em julho os barcos do rio andam até à meia-noite; em janeiro patina-se junto às mesmas muralhas.',
    es: 'Las salas más grandiosas de la ciudad son sus estaciones de metro, y cuestan un billete. En julio los barcos del río navegan hasta medianoche; en enero se patina junto a los mismos muros.',
  },
}
