import { saidIn, type WrittenReview } from './written-review.ts'

/**
 * Reviews in other languages, by the slug of the category that an experience has first. Each speaks of the kind of
 * activity only, so that it is true of every experience of that category.
 */
export const writtenAbroad: Record<string, WrittenReview[]> = {
  'desert-safaris': [
    saidIn(
      'ru',
      5,
      'Тишина, которой в городе нет',
      'Водитель приехал вовремя, ехал аккуратно и остановился там, где не было ни одной машины. Дети до сих пор вытряхивают песок из карманов.',
    ),
    saidIn(
      'ar',
      5,
      'تنظيم ممتاز',
      'كل شيء كان في موعده، والسائق خلوق ويعرف الرمال جيدًا. العائلة كلها استمتعت، وسنعيدها في الشتاء إن شاء الله.',
    ),
    saidIn(
      'fr',
      4,
      'Le désert, sans la foule',
      'Très belle soirée et un guide passionné. Prévoyez une veste : dès que le soleil disparaît, il fait vraiment frais.',
    ),
    saidIn(
      'de',
      5,
      'Sterne satt',
      'Pünktlich abgeholt, ruhig gefahren, hervorragend gegessen. Am schönsten war der Moment, als alle Lampen ausgingen.',
    ),
    saidIn(
      'es',
      4,
      'Muy recomendable',
      'El atardecer en las dunas no se olvida. La vuelta se hace un poco larga, pero el conductor nos dejó los primeros.',
    ),
    saidIn(
      'tr',
      5,
      'Çocuklar bayıldı',
      'Ekip hem çok dikkatli hem çok neşeliydi. Akşam serin oluyor, yanınıza kalın bir şey alın.',
    ),
  ],
  cruises: [
    saidIn(
      'ru',
      5,
      'Лучшие часы поездки',
      'Спокойная команда, никакой суеты, и с воды всё выглядит иначе. Эти часы стоили каждого рубля.',
    ),
    saidIn(
      'tr',
      4,
      'Rüzgâra hazırlıklı olun',
      'Tekne tertemiz, mürettebat güler yüzlüydü. Güvertede rüzgâr sert esiyor, hırka şart.',
    ),
    saidIn(
      'fr',
      5,
      'Un moment suspendu',
      'L’équipage était charmant, le capitaine connaît chaque pierre du rivage. Nous y retournerons avec mes parents.',
    ),
    saidIn(
      'pt',
      5,
      'Vale muito a pena',
      'Embarque rápido, tripulação simpática e a cidade vista da água é outra. A minha mãe não queria sair do barco.',
    ),
    saidIn(
      'es',
      4,
      'Precioso, algo corto',
      'Todo estuvo a la altura: puntualidad, trato y vistas. Se me pasó volando.',
    ),
    saidIn(
      'ar',
      4,
      'رحلة هادئة وجميلة',
      'الطاقم محترم والقارب نظيف والمناظر رائعة. ننصح بها لكل من يحب البحر والماء.',
    ),
    saidIn(
      'de',
      4,
      'Ruhig und schön',
      'Freundliche Crew, ruhige Fahrt, wunderbares Licht. Eine Jacke gehört auch im Sommer ins Gepäck.',
    ),
  ],
  'city-tours': [
    saidIn(
      'ru',
      5,
      'Город, каким мы его не знали',
      'После этого смотришь на город другими глазами. Всё продумано, никакой спешки, помогли с каждым вопросом.',
    ),
    saidIn(
      'es',
      5,
      'La ciudad por dentro',
      'Llevaba tres días paseando sin ver nada. En unas horas aprendí a mirar. La guía, encantadora y con mucha gracia.',
    ),
    saidIn(
      'fr',
      4,
      'Passionnant, et on marche',
      'Des histoires que l’on ne trouve dans aucun guide. De bonnes chaussures sont indispensables, et une bouteille d’eau aussi.',
    ),
    saidIn(
      'pt',
      5,
      'Fora do roteiro',
      'O guia vive ali e nota-se. Parámos onde param os vizinhos e acabámos a conversar com metade da rua.',
    ),
    saidIn(
      'tr',
      5,
      'Kendi şehrimiz gibi gezdik',
      'Rehberimiz sorularımızın hepsine sabırla cevap verdi. Hiç acele etmedik.',
    ),
    saidIn(
      'ar',
      5,
      'المدينة كما لم نرها من قبل',
      'كل شيء منظم ومريح، والتعامل راقٍ من البداية إلى النهاية. شكرًا من القلب.',
    ),
  ],
  'water-sports': [
    saidIn(
      'ru',
      5,
      'Даже для тех, кто боится',
      'Инструктор терпеливо всё объяснил и ни разу не торопил. Снаряжение чистое и по размеру.',
    ),
    saidIn(
      'de',
      4,
      'Tolles Team',
      'Gute Einweisung, saubere Ausrüstung, kleine Gruppe. Sonnencreme und Wasserschuhe nicht vergessen.',
    ),
    saidIn(
      'fr',
      5,
      'Une matinée parfaite',
      'Débutants complets, nous avons été encadrés avec patience. L’eau était d’une clarté incroyable.',
    ),
    saidIn(
      'tr',
      4,
      'Çok keyifli',
      'Ekipmanlar yeniydi, eğitmenimiz hep yanımızdaydı. Öğleden sonra rüzgâr çıkıyor, sabah saatini seçin.',
    ),
    saidIn(
      'es',
      5,
      'Repetiremos',
      'Fuimos con dos niños y los cuidaron como si fueran suyos. Salimos cansados y felices.',
    ),
  ],
  'theme-parks': [
    saidIn(
      'ar',
      4,
      'يوم عائلي رائع',
      'المكان نظيف والموظفون متعاونون جدًا مع الأطفال. تعالوا مبكرًا قبل الزحام، والأسعار في الداخل مرتفعة قليلًا.',
    ),
    saidIn(
      'ru',
      5,
      'Ребёнок в восторге',
      'Пришли к открытию и первые два часа почти не стояли в очередях. Билет на телефоне сработал сразу.',
    ),
    saidIn(
      'fr',
      4,
      'Belle journée en famille',
      'Entrée rapide avec le billet daté. Les enfants ne voulaient plus partir ; les parents, si, vers quatre heures.',
    ),
    saidIn(
      'es',
      4,
      'Ir entre semana',
      'Un martes no había casi nadie y lo aprovechamos todo. La comida, correcta y cara.',
    ),
  ],
  'food-and-drink': [
    saidIn(
      'fr',
      5,
      'Venez le ventre vide',
      'Je pensais goûter un peu de tout, j’ai fait deux repas. Tout était délicieux, et l’on sent que les gens se connaissent.',
    ),
    saidIn(
      'ru',
      5,
      'Приходите голодными',
      'Столько вкусного за несколько часов пробовать ещё не доводилось. Рассказывают не только про еду, но и про людей, которые её готовят.',
    ),
    saidIn(
      'es',
      5,
      'Comimos donde comen ellos',
      'Nada de sitios para turistas. La guía pidió por nosotros y acertó en todo, incluso con mi cuñado, que es muy suyo.',
    ),
    saidIn(
      'pt',
      4,
      'Comida a sério',
      'Porções generosas e boa conversa. Avise se não come alguma coisa: tratam disso sem problema.',
    ),
    saidIn(
      'tr',
      5,
      'Lezzet şöleni',
      'Her durakta başka bir hikâye, başka bir tat. Vejetaryen arkadaşımız için ayrı tabak hazırlamışlardı.',
    ),
    saidIn(
      'de',
      5,
      'Hungrig kommen',
      'Wir haben mehr gegessen als geplant und mehr gelernt als erwartet. Alles frisch, alles gut vertragen.',
    ),
    saidIn(
      'ar',
      5,
      'أطيب ما أكلت في سفري',
      'أماكن لا يعرفها السياح، ومرشد كريم يشرح كل لقمة. لا تأكلوا شيئًا قبلها.',
    ),
  ],
  'museums-and-culture': [
    saidIn(
      'ru',
      5,
      'Не зря потраченное время',
      'Всё прошло по плану, билеты проверили за минуту. Внутри никто не торопил.',
    ),
    saidIn(
      'fr',
      5,
      'On ressort plus intelligent',
      'Peu de choses bien racontées valent mieux que mille à peine vues. Le rythme était parfait, même pour mon père.',
    ),
    saidIn(
      'es',
      4,
      'Bien organizado',
      'Todo empezó a su hora y nadie nos metió prisa. Lleven calzado cómodo.',
    ),
    saidIn(
      'tr',
      5,
      'Çok etkileyici',
      'Daha önce iki kez gelmiştim, meğer hiçbir şey görmemişim. Kimse acele ettirmedi.',
    ),
    saidIn('ar', 5, 'زيارة لا تُنسى', 'المكان مبهر والتنظيم ممتاز. زيارة مفيدة للكبار والصغار.'),
    saidIn(
      'pt',
      4,
      'Muito bem organizado',
      'Entrámos à hora marcada e tivemos tempo para ver tudo com calma.',
    ),
    saidIn(
      'de',
      5,
      'Endlich verstanden',
      'Danach haben wir vieles mit anderen Augen gesehen. Klare Empfehlung.',
    ),
  ],
  'nature-and-wildlife': [
    saidIn(
      'de',
      5,
      'Leise und respektvoll',
      'Kein Gedränge, kein Lärm, und ein Mensch, der seine Landschaft wirklich kennt.',
    ),
    saidIn(
      'ru',
      5,
      'Красота, до которой надо дойти',
      'Нагрузка средняя, виды невероятные. Проводник подстраивался под самого медленного, и никто не чувствовал себя обузой.',
    ),
    saidIn(
      'fr',
      4,
      'Superbe balade',
      'Paysages magnifiques et petit groupe. Le vent était frais sur la fin, prenez une couche de plus.',
    ),
    saidIn(
      'es',
      5,
      'Aire y silencio',
      'Justo lo que necesitábamos después de tres días de ciudad. El guía sabe de plantas, de piedras y de contar las cosas.',
    ),
    saidIn(
      'tr',
      4,
      'Doğaya saygılı bir tur',
      'Küçük gruptuk, kimse acele ettirmedi. Ayakkabı konusundaki uyarıyı ciddiye alın.',
    ),
  ],
  adventure: [
    saidIn(
      'ru',
      5,
      'Адреналин и забота',
      'Инструктаж подробный, всё надёжно, шутки хорошие. Было страшно ровно столько, сколько нужно.',
    ),
    saidIn(
      'es',
      5,
      'Lo mejor del viaje',
      'Nos sentimos seguros en todo momento. Lo explicaron todo con calma y con humor.',
    ),
    saidIn('tr', 5, 'Unutulmaz', 'Ekip işini çok ciddiye alıyor, her şeyi tek tek anlattılar. Yine gideriz.'),
    saidIn(
      'fr',
      4,
      'À faire une fois dans sa vie',
      'Équipe professionnelle, consignes claires. Nous nous sommes sentis en confiance du début à la fin.',
    ),
    saidIn('ar', 5, 'تجربة العمر', 'الفريق محترف والسلامة أولًا عندهم. خفت في البداية ثم تمنيت ألا تنتهي.'),
    saidIn('zh', 5, '一生难忘', '安排准时，工作人员很专业，安全说明讲得很清楚。改期也很方便。'),
    saidIn('pt', 5, 'Inesquecível', 'Explicaram tudo com calma e estiveram sempre atentos. Voltava amanhã.'),
  ],
  wellness: [
    saidIn(
      'fr',
      5,
      'Une vraie coupure',
      'Sans téléphone, sans bruit, et des gens d’une grande gentillesse. J’ai dormi comme un enfant.',
    ),
    saidIn(
      'ru',
      5,
      'После такого — другой человек',
      'Чисто, тепло, никто не торопит. Чай в конце — отдельное счастье.',
    ),
    saidIn(
      'tr',
      5,
      'Tertemiz ve huzurlu',
      'Karşılamadan uğurlamaya kadar çok ilgiliydiler. Hafta içi gidin, daha sakin oluyor.',
    ),
    saidIn('es', 4, 'Relajante', 'Un sitio con mucha historia y un trato exquisito. Se hace corto.'),
    saidIn(
      'de',
      5,
      'Tief entspannt',
      'Wunderschöner Ort, aufmerksame Menschen. Danach sollte man sich nichts mehr vornehmen.',
    ),
  ],
  'shows-and-nightlife': [
    saidIn('es', 5, 'Piel de gallina', 'Sin artificios y a dos metros. Salimos a la calle sin decir nada.'),
    saidIn('fr', 5, 'Intense', 'Petite salle, grands artistes. Le silence du public disait tout.'),
    saidIn(
      'ru',
      4,
      'Сильное впечатление',
      'Зал небольшой, видно отовсюду. Опоздавших не пускают, и это правильно.',
    ),
    saidIn('tr', 5, 'Büyüleyici', 'Salonda çıt çıkmadı. Sonunda kimse yerinden kalkmak istemedi.'),
    saidIn(
      'it',
      5,
      'Emozionante',
      'Sala piccola, artisti grandissimi. Arrivate venti minuti prima per scegliere il posto.',
    ),
  ],
  'day-trips': [
    saidIn('es', 4, 'Un día muy completo', 'Se madruga, pero compensa: vimos mucho y sin prisas.'),
    saidIn(
      'fr',
      5,
      'Tout était pensé',
      'Petit groupe, bon rythme, aucun arrêt boutique. Notre guide aime ce pays et cela se voit.',
    ),
    saidIn(
      'ru',
      5,
      'Долго, но не утомительно',
      'Микроавтобус удобный, остановок достаточно. Успели увидеть больше, чем рассчитывали.',
    ),
    saidIn(
      'tr',
      5,
      'Dolu dolu bir gün',
      'Zamanlama çok iyiydi, hiç acele etmedik. Rehberimiz de çok güler yüzlüydü.',
    ),
    saidIn(
      'de',
      4,
      'Langer, guter Tag',
      'Viel gesehen, nie gehetzt. Wer hinten sitzt, hört im Bus etwas weniger.',
    ),
    saidIn(
      'pt',
      5,
      'Dia em cheio',
      'Saímos cedo e fizemos tudo sem correrias. O almoço foi dos melhores da viagem.',
    ),
  ],
}
