import type { Localized } from '../contract/primitives.ts'
import { poster } from './builders.ts'
import { cityNames } from './words/city-names.ts'

/** A city of the demo. Its neighbours are found from the coordinates when the demo is loaded. */
export interface DemoDestination {
  slug: string
  name: Localized
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  latitude: number
  longitude: number
  /** IANA zone. */
  timeZone: string
  /** 1 is shown first. */
  popularity: number
  intro: Localized
  picture: string
}

export const destinations: DemoDestination[] = [
  {
    slug: 'dubai',
    name: cityNames['dubai'],
    countryCode: 'AE',
    latitude: 25.2048,
    longitude: 55.2708,
    timeZone: 'Asia/Dubai',
    popularity: 1,
    intro: {
      en: 'Cross the creek by abra for one dirham in the morning, and be among red dunes an hour after lunch. From November to March you can be outside all day; in summer the city moves to the water, the early hours and the night.',
      ar: 'اعبر الخور بالعبرة صباحًا مقابل درهم واحد، وكن بين الكثبان الحمراء بعد الغداء بساعة. من نوفمبر إلى مارس يمكنك البقاء في الخارج طوال النهار، وفي الصيف تنتقل المدينة إلى الماء والصباح الباكر والليل.',
      ru: 'Утром переправьтесь через залив на абре за один дирхам, а через час после обеда стойте среди красных дюн. С ноября по март на улице хорошо весь день, летом город живёт у воды, на рассвете и ночью.',
    },
    picture: poster('skyline', 'golden', 'dubai', 'dubai'),
  },
  {
    slug: 'istanbul',
    name: cityNames['istanbul'],
    countryCode: 'TR',
    latitude: 41.0082,
    longitude: 28.9784,
    timeZone: 'Europe/Istanbul',
    popularity: 2,
    intro: {
      en: 'Two continents, a strait with its own current and a ferry every twenty minutes between them. See the old city early, before the courtyards fill, and keep the evenings for the water.',
      tr: 'İki kıta, kendi akıntısı olan bir boğaz ve aralarında yirmi dakikada bir vapur. Eski şehri avlular dolmadan erkenden gezin, akşamları suya ayırın.',
      ru: 'Два континента, пролив с собственным течением и паром между ними каждые двадцать минут. Старый город смотрите рано, пока дворы пусты, а вечера оставьте воде.',
    },
    picture: poster('old-town', 'golden', 'istanbul', 'istanbul'),
  },
  {
    slug: 'paris',
    name: cityNames['paris'],
    countryCode: 'FR',
    latitude: 48.8566,
    longitude: 2.3522,
    timeZone: 'Europe/Paris',
    popularity: 3,
    intro: {
      en: 'Paris is small enough to walk: from Notre-Dame to the Eiffel Tower is an hour and a half along the river, with a bridge whenever you change your mind. Book the museums and leave the rest of the day open.',
      fr: 'Paris se traverse à pied : de Notre-Dame à la tour Eiffel, comptez une heure et demie le long de la Seine, avec un pont chaque fois que vous changez d’avis. Réservez les musées et laissez libre le reste de la journée.',
    },
    picture: poster('river-cruise', 'blue', 'paris', 'paris'),
  },
  {
    slug: 'rome',
    name: cityNames['rome'],
    countryCode: 'IT',
    latitude: 41.9028,
    longitude: 12.4964,
    timeZone: 'Europe/Rome',
    popularity: 4,
    intro: {
      en: 'Twenty-eight centuries lie on top of each other here, and the trick is to see one layer at a time. Go under the arena in the morning, sleep through the heat, and eat where the menu is on a blackboard.',
      it: 'Ventotto secoli stanno uno sopra l’altro, e il segreto è guardarne uno strato alla volta. L’arena al mattino, riposo nelle ore calde, e la sera a tavola dove il menù è scritto col gesso.',
    },
    picture: poster('museum', 'golden', 'rome', 'rome'),
  },
  {
    slug: 'barcelona',
    name: cityNames['barcelona'],
    countryCode: 'ES',
    latitude: 41.3874,
    longitude: 2.1686,
    timeZone: 'Europe/Madrid',
    popularity: 5,
    intro: {
      en: 'A grid of chamfered corners between the hills and the sea, with Gaudí’s houses where you do not expect them. Mornings are for the basilica, late afternoons for the water, and nobody eats before nine.',
      es: 'Una cuadrícula de esquinas cortadas entre las colinas y el mar, con casas de Gaudí donde no las esperas. La mañana es para la basílica, la tarde para el agua, y nadie cena antes de las nueve.',
    },
    picture: poster('beach', 'golden', 'barcelona', 'barcelona'),
  },
  {
    slug: 'cairo',
    name: cityNames['cairo'],
    countryCode: 'EG',
    latitude: 30.0444,
    longitude: 31.2357,
    timeZone: 'Africa/Cairo',
    popularity: 6,
    intro: {
      en: 'The pyramids stand at the last stop of the city, forty minutes from the Nile when the traffic allows. Between the two lie a thousand years of minarets and the best bean sandwich you will eat standing up.',
      ar: 'تقف الأهرامات عند آخر المدينة، على بعد أربعين دقيقة من النيل حين يسمح الزحام. وبينهما ألف عام من المآذن وأطيب ساندويتش فول تأكله واقفًا.',
    },
    picture: poster('pyramids', 'golden', 'cairo', 'cairo'),
  },
  {
    slug: 'abu-dhabi',
    name: cityNames['abu-dhabi'],
    countryCode: 'AE',
    latitude: 24.4539,
    longitude: 54.3773,
    timeZone: 'Asia/Dubai',
    popularity: 7,
    intro: {
      en: 'An island capital where herons feed in the mangroves ten minutes from the towers. Come for the white mosque and the dome of light over the museum, stay for the quiet of the water.',
      ar: 'عاصمة على جزيرة، يصطاد البلشون في قُرمها على بعد عشر دقائق من الأبراج. تعال من أجل الجامع الأبيض وقبة المتحف، وابقَ من أجل هدوء الماء.',
    },
    picture: poster('museum', 'blue', 'abu-dhabi', 'abu-dhabi'),
  },
  {
    slug: 'cappadocia',
    name: cityNames['cappadocia'],
    countryCode: 'TR',
    latitude: 38.6431,
    longitude: 34.8289,
    timeZone: 'Europe/Istanbul',
    popularity: 8,
    intro: {
      en: 'Soft volcanic stone that people have hollowed into churches, stables and whole towns for two thousand years. Stay in Göreme, wake before the sun, and walk the valleys once the balloons have come down.',
      tr: 'İnsanların iki bin yıldır kiliselere, ahırlara ve koca şehirlere oyduğu yumuşak volkanik taş. Göreme’de kalın, güneşten önce uyanın, balonlar indikten sonra vadileri yürüyün.',
    },
    picture: poster('balloon', 'dawn', 'cappadocia', 'cappadocia'),
  },
  {
    slug: 'lisbon',
    name: cityNames['lisbon'],
    countryCode: 'PT',
    latitude: 38.7223,
    longitude: -9.1393,
    timeZone: 'Europe/Lisbon',
    popularity: 9,
    intro: {
      en: 'Seven hills, yellow trams and a river as wide as a bay. Wear shoes that grip, since the pavements are polished limestone, and let the light after six decide where you go.',
      pt: 'Sete colinas, elétricos amarelos e um rio largo como uma baía. Traga sapatos que agarrem à calçada e deixe que a luz depois das seis decida o caminho.',
    },
    picture: poster('tram', 'golden', 'lisbon', 'lisbon'),
  },
  {
    slug: 'antalya',
    name: cityNames['antalya'],
    countryCode: 'TR',
    latitude: 36.8969,
    longitude: 30.7133,
    timeZone: 'Europe/Istanbul',
    popularity: 10,
    intro: {
      en: 'A Roman harbour under a mountain wall, with waterfalls that drop straight into the sea. You can swim from May to November, and the snow on the Taurus is still there in April.',
      tr: 'Dağların dibinde bir Roma limanı ve doğrudan denize dökülen şelaleler. Mayıstan kasıma yüzülür; nisanda Toroslar’da hâlâ kar vardır.',
      ru: 'Римская гавань под стеной гор и водопады, падающие прямо в море. Купаются с мая по ноябрь, а снег на Таврских горах лежит ещё в апреле.',
    },
    picture: poster('waterfall', 'morning', 'antalya', 'antalya'),
  },
  {
    slug: 'amsterdam',
    name: cityNames['amsterdam'],
    countryCode: 'NL',
    latitude: 52.3676,
    longitude: 4.9041,
    timeZone: 'Europe/Amsterdam',
    popularity: 11,
    intro: {
      en: 'A city built on wooden piles, best understood from the water and then by bicycle. Outside it the dikes, the villages and, in spring, the tulips begin within half an hour.',
      fr: 'Une ville sur pilotis, que l’on comprend d’abord depuis l’eau, puis à vélo. Au-dehors, à une demi-heure, commencent les digues, les villages et, au printemps, les tulipes.',
    },
    picture: poster('bike', 'morning', 'amsterdam', 'amsterdam'),
  },
  {
    slug: 'moscow',
    name: cityNames['moscow'],
    countryCode: 'RU',
    latitude: 55.7558,
    longitude: 37.6173,
    timeZone: 'Europe/Moscow',
    popularity: 12,
    intro: {
      en: 'The grandest rooms in the city are its metro stations, and they cost one ticket. In July the river boats run until midnight; in January you skate past the same walls.',
      ru: 'Самые парадные залы города — станции метро, и стоят они один билет. В июле теплоходы ходят до полуночи, в январе мимо тех же стен катаются на коньках.',
    },
    picture: poster('old-town', 'blue', 'moscow', 'moscow'),
  },
]
