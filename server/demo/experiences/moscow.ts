import type { ListingInput } from '../../contract/listing.ts'
import {
  adult,
  child,
  daily,
  en,
  every,
  except,
  family,
  freeUntil,
  friday,
  guideSpeaksAll,
  heldIn,
  infant,
  item,
  list,
  monday,
  on,
  oneForEach,
  onlyWith,
  open,
  perBooking,
  perPerson,
  pickupAnywhere,
  posters,
  saturday,
  senior,
  stop,
  student,
  sunday,
  thursday,
  tiered,
  tuesday,
  wednesday,
  youth,
} from '../builders.ts'
import { eachYear, season } from '../seasons.ts'

const here = { supplier: 'northern-lights-moscow', destination: 'moscow', timeZone: 'Europe/Moscow' } as const

/** Moscow: the river in summer, the ice in winter, and what lies underground and behind the ring. */
export const moscow: ListingInput[] = [
  {
    ...here,
    externalId: 'msk-river-cruise',
    slug: 'moskva-river-cruise-from-the-ukraina-pier',
    latitude: 55.7511,
    longitude: 37.5655,
    address: {
      en: 'Pier of the Hotel Ukraina, Taras Shevchenko Embankment, Moscow',
      ru: 'Причал гостиницы «Украина», набережная Тараса Шевченко, Москва',
    },
    categories: ['cruises', 'city-tours'],
    labels: ['bestseller', 'family-friendly', 'wheelchair-accessible'],
    occasions: ['family-day', 'birthday', 'anniversary'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'The Moskva by river yacht, from the Ukraina to the monastery and back',
      ru: 'По Москве-реке на яхте: от «Украины» до монастыря и обратно',
      ar: 'رحلة بيخت نهري في نهر موسكو، من فندق أوكرانيا إلى الدير والعودة',
      tr: 'Moskova Nehri turu: Ukrayna Oteli’nden manastıra ve geri',
    },
    summary: {
      en: 'Two and a half hours past everything the city wanted to be seen: the university on its hill, Gorky Park, the Kremlin wall, and Stalin’s towers.',
      ru: 'Два с половиной часа мимо всего, что город хотел показать: университет на горе, Парк Горького, кремлёвская стена и сталинские высотки.',
    },
    overview: {
      en: `Moscow is too large to be understood from a pavement. The river helps: it goes through the city in three long bends, and since the embankments were built in granite in the 1930s every regime has put its best along them. From the upper deck you read them in order, like a shelf.

You leave from under the Ukraina, the second highest of Stalin’s towers. The glass of Moscow City falls behind; then come the wooded slope of Sparrow Hills with the university above it, the long green of Gorky Park, Peter the Great on his absurd ship, and on the left, slowly, the whole length of the Kremlin: nineteen of its twenty towers, and the gold of five cathedrals over the wall.

The boat turns at the Novospassky monastery and comes back with the light on the other side. Evening sailings serve dinner behind glass; the upper deck stays open to all.`,
      ru: `Москва слишком велика, чтобы понять её с тротуара. Помогает река: она проходит город тремя длинными излучинами, и с тех пор как в тридцатые набережные одели в гранит, каждая власть ставила вдоль них лучшее, что у неё было. С верхней палубы всё это читаешь по порядку, как полку с книгами.

Яхта отходит от «Украины», второй по высоте из сталинских высоток. Стекло Москва-Сити остаётся позади; дальше лесистый склон Воробьёвых гор с университетом наверху, длинная зелень Парка Горького, Пётр на его нелепом корабле, и вот слева медленно проплывает весь Кремль: девятнадцать из двадцати его башен и золото пяти соборов над стеной.

У Новоспасского монастыря разворот, и обратно, уже с другим светом. На вечерних рейсах ужин подают за стеклом; верхняя палуба открыта для всех.`,
    },
    highlights: {
      en: [
        'The Kremlin from the water at walking pace',
        'Sparrow Hills, Gorky Park and Zaryadye’s floating bridge',
        'Open upper deck, heated lower one',
        'Commentary in Russian and English through your phone',
      ],
      ru: [
        'Кремль с воды, шагом',
        'Воробьёвы горы, Парк Горького и парящий мост «Зарядья»',
        'Открытая верхняя палуба, тёплая нижняя',
        'Рассказ на русском и английском в телефоне',
      ],
    },
    includes: list(
      'Cruise of two and a half hours',
      'Audio commentary',
      'Blanket on the upper deck',
      'In the dinner option: three courses and a table at the window',
    ),
    excludes: list('Drinks', 'Transfer to the pier'),
    knowBeforeYouGo: list(
      'The river season runs from late April to early November; in winter the boats are laid up.',
      'Boarding closes ten minutes before departure.',
      'After heavy rain the locks are adjusted and the turn may come earlier.',
      'A ramp and a lift serve the lower deck.',
    ),
    whatToBring: list(
      'A windproof layer',
      'Headphones',
      'Passport or a photograph of it, for the pier’s security',
    ),
    itinerary: [
      stop(0, 'Ukraina pier', 'Aboard under the tower of 1957.', 55.7511, 37.5655),
      stop(35, 'Sparrow Hills', 'The university above the trees.', 55.7103, 37.558),
      stop(55, 'Gorky Park', 'The green bank, and the dancers at Andreyevsky bridge.', 55.728, 37.5975),
      stop(75, 'Kremlin', 'Along the southern wall.', 55.7494, 37.6185),
      stop(90, 'Novospassky monastery', 'The turn.', 55.7327, 37.6568),
      stop(150, 'Ukraina pier', 'Home.', 55.7511, 37.5655),
    ],
    duration: { unit: 'HOURS', minimum: 2.5 },
    ages: { minimum: 0 },
    currency: 'RUB',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      oneForEach(
        perBooking('dessert', 'Dessert and tea', '650', 'Honey cake or curd ring, tea from a samovar.'),
      ),
      // at dinner everybody has a table at the window
      onlyWith(
        ['afternoon'],
        perBooking(
          'window',
          'Table at the bow window',
          '2500',
          'Four seats on the lower deck, yours for the trip.',
          2,
        ),
      ),
    ],
    options: [
      {
        id: 'afternoon',
        title: { en: 'Afternoon cruise', ru: 'Дневная прогулка' },
        units: [
          adult('1900', { ages: { minimum: 13 }, originalPrice: '2200' }),
          child('1200', 5, 12),
          infant(4, { places: 1 }),
          family('5200', 'Family: two adults, two children'),
        ],
        capacity: 150,
        schedule: season('04-25', '11-05', daily('12:30', '15:30')),
        cutoffMinutes: 30,
      },
      {
        id: 'dinner',
        title: { en: 'Evening cruise with dinner', ru: 'Вечерняя прогулка с ужином' },
        description: en('Leaves at eight; in June the sun goes down as you pass the Kremlin. From age 5.'),
        units: [adult('4900', { ages: { minimum: 13 } }), child('3200', 5, 12)],
        capacity: 90,
        schedule: season('04-25', '11-05', daily('20:00')),
        cutoffMinutes: 180,
      },
    ],
    pictures: posters(
      'moscow',
      'river-cruise',
      ['river-cruise', 'golden'],
      ['skyline', 'blue'],
      ['river-cruise', 'night'],
    ),
  },
  {
    ...here,
    externalId: 'msk-tretyakov',
    slug: 'tretyakov-gallery-timed-entry',
    latitude: 55.7415,
    longitude: 37.6208,
    address: { en: 'Lavrushinsky Lane 10, Moscow', ru: 'Лаврушинский переулок, 10, Москва' },
    categories: ['museums-and-culture'],
    labels: ['skip-the-line', 'family-friendly'],
    occasions: ['rainy-day', 'family-day'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'The Tretyakov Gallery by the half-hour, from Rublev to Vrubel',
      ar: 'معرض تريتياكوف كل نصف ساعة، من روبليوف إلى فروبيل',
      ru: 'Третьяковская галерея по сеансам: от Рублёва до Врубеля',
      fr: 'La galerie Tretiakov à heure fixe, de Roublev à Vroubel',
    },
    summary: {
      en: 'A timed ticket for the house a textile merchant gave to Moscow in 1892, with a route through five centuries that takes as long as your feet do.',
      ru: 'Билет на сеанс в дом, который торговец тканями подарил Москве в 1892 году, и маршрут через пять веков, который длится столько, сколько выдержат ноги.',
    },
    overview:
      en(`Pavel Tretyakov sold linen and bought Russian pictures when collectors bought French ones. He went to studios before the exhibitions opened, paid what was asked, and in 1892 handed the lot, house included, to the city. The fairy-tale façade with Saint George was added by a painter, Vasnetsov; the rooms behind it have grown to sixty-two.

The best order is the building’s own. Begin on the upper floor with the portraits and go on, as the century darkens, to Repin’s Ivan with his dead son, Surikov’s Boyarynya dragged off in her sledge, and the wall of Vrubel’s Princess, fourteen metres wide and violet. Then come down to the icons, to a room kept cool and dim, where the oldest things in the house are.

Timed entry is by the half-hour; tickets are checked at the gate. On Thursdays, Fridays and Saturdays the house is open until nine; go after six.`),
    highlights: list(
      'With timed entry, a slot each half-hour; no queue in the courtyard',
      'Repin, Surikov, Vrubel and the great icons',
      'Late opening from Thursday to Saturday',
      'Guided option for twelve',
    ),
    includes: list(
      'Timed ticket to the historic building',
      'Printed route in four languages',
      'In the guided option: an art historian for ninety minutes and a headset',
    ),
    excludes: list('The New Tretyakov on Krymsky Val (own ticket)', 'Audio guide, unless added'),
    knowBeforeYouGo: list(
      'Closed on Mondays, on 31 December and on 1 January.',
      'Reduced tickets need a document: student, youth of 14 to 17, pensioner (timed entry only). Without one the difference is paid at the desk.',
      'Children under seven enter free with an adult; the guided option is from ten years.',
      'Coats and rucksacks go to the cloakroom; allow ten minutes in winter.',
    ),
    whatToBring: list('Document for a reduction', 'Indoor shoes in your bag when there is slush'),
    itinerary: [
      stop(0, 'Courtyard', 'Vasnetsov’s façade and the merchant in granite.', 55.7413, 37.6205),
      stop(10, 'Portraits', 'The eighteenth century looks back.', 55.7415, 37.6208),
      stop(40, 'Repin and Surikov', 'Two rooms to sit down in.', 55.7416, 37.6209),
      stop(75, 'Vrubel', 'The Princess of Dreams, and the Demon.', 55.7417, 37.621),
      stop(100, 'Icons', 'Cool, dim, and worth the stairs.', 55.7414, 37.6211),
    ],
    duration: { unit: 'HOURS', minimum: 1.5, maximum: 3 },
    ages: { minimum: 0 },
    openingHours: [
      { weekdays: [tuesday, wednesday, sunday], opens: '10:00', closes: '18:00' },
      { weekdays: [thursday, friday, saturday], opens: '10:00', closes: '21:00' },
    ],
    currency: 'RUB',
    cancellation: freeUntil({ hours: 48 }),
    extras: [
      oneForEach(
        perBooking(
          'audio-guide',
          'Audio guide device',
          '500',
          'Russian, English, French, German, Chinese.',
          6,
        ),
      ),
      oneForEach(
        perBooking(
          'coffee',
          'Coffee and a Moscow bun',
          '450',
          'A voucher for the café under the glass roof.',
        ),
      ),
    ],
    options: [
      {
        id: 'timed-entry',
        title: { en: 'Timed entry', ru: 'Билет на сеанс', fr: 'Entrée horodatée' },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [
          adult('800', { ages: { minimum: 18, maximum: 59 } }),
          senior('400', 60, { title: { en: 'Pensioner', ru: 'Пенсионер' } }),
          student('400'),
          youth('400', 7, 17),
          child('0', 0, 6),
        ],
        capacity: 70,
        schedule: [
          ...on([tuesday, wednesday, sunday], ...every(30, '10:00', '16:30')),
          ...on([thursday, friday, saturday], ...every(30, '10:00', '19:30')),
        ],
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 10,
        spokenLanguages: [],
      },
      ...heldIn({ ru: on(except(monday), '10:30'), en: on(except(monday), '15:00') }, (language) => ({
        id: 'guided',
        title: en(`With an art historian, in ${language}`),
        description: en('Ninety minutes with shorter stops, and you may stay afterwards until closing.'),
        units: [adult('3200', { ages: { minimum: 18 } }), student('2700'), youth('2500', 10, 17)],
        capacity: 12,
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 180,
        durationMinutes: 90,
      })),
    ],
    pictures: posters(
      'moscow',
      'tretyakov',
      ['painting-gallery', 'morning'],
      ['painting-gallery', 'blue'],
      ['painting-gallery', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'msk-metro-palaces',
    slug: 'palaces-of-the-moscow-metro',
    latitude: 55.7754,
    longitude: 37.655,
    address: {
      en: 'Komsomolskaya Square, main entrance of the metro, Moscow',
      ru: 'Комсомольская площадь, главный вестибюль метро, Москва',
    },
    categories: ['city-tours', 'museums-and-culture'],
    labels: ['small-group', 'bestseller'],
    occasions: ['rainy-day', 'team-building', 'family-day'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'Palaces for the price of a ride: the Moscow metro',
      ar: 'قصور بثمن تذكرة: مترو موسكو',
      ru: 'Дворцы по цене билета: московское метро',
      tr: 'Bilet fiyatına saraylar: Moskova metrosu',
      es: 'Palacios al precio de un billete: el metro de Moscú',
    },
    summary: {
      en: 'Eight stations in two hours with an architectural historian: mosaics on the ceiling, stained glass under the street, and a bronze dog with a shining nose.',
      ru: 'Восемь станций за два часа с историком архитектуры: мозаика на потолке, витражи под улицей и бронзовая собака с блестящим носом.',
      tr: 'Bir mimarlık tarihçisiyle iki saatte sekiz istasyon: tavanda mozaik, yerin altında vitray ve burnu parlayan bronz bir köpek.',
    },
    overview:
      en(`The first line opened in May 1935 with the order to be the best in the world, and for twenty years the finest painters, mosaicists and stonecutters of the country worked where other cities put tiles. Then came a decree against excess, and the stations were bare from one year to the next. You can date any of them by the moment its ornament stops.

You go down at Komsomolskaya, whose ceiling is eight mosaics of victories seventy metres long. At Novoslobodskaya thirty-two windows of stained glass are lit from behind, deep under a street with no sun. At Mayakovskaya you look up into thirty-four small skies by Deineka, one for each hour of a Soviet day and a few over. At Ploshchad Revolyutsii seventy-six bronze figures crouch under the arches, and the border guard’s dog has had its nose rubbed by students since 1938.

The tour rides outside the rush, changes lines as the passengers do, and ends with tea.`),
    highlights: list(
      'Eight stations on three lines, one ticket',
      'Deineka’s skies and the glass of Novoslobodskaya',
      'Why the ornament stops in 1955, to the month',
      'Small groups, so that you hear without shouting',
    ),
    includes: list('Guide', 'Travel card with all rides', 'Whisper headset', 'Tea and a pirozhok at the end'),
    excludes: list('Tickets to the Metro Museum, unless added'),
    knowBeforeYouGo: list(
      'About three kilometres on foot and many long escalators.',
      'Photography is allowed; tripods are not.',
      'Few of the old stations have lifts; a step-free route of seven stations, five newer and two older, can be arranged: ask for it in your note when you book.',
    ),
    whatToBring: list('A light jacket: it is mild below in any weather', 'Student card for the reduction'),
    itinerary: [
      stop(0, 'Komsomolskaya', 'Baroque with parades.', 55.7754, 37.655),
      stop(15, 'Prospekt Mira', 'The harvest in white ceramics.', 55.7797, 37.6336),
      stop(25, 'Novoslobodskaya', 'Glass without daylight.', 55.7796, 37.6012),
      stop(50, 'Belorusskaya', 'Embroidery in marble.', 55.7773, 37.582),
      stop(60, 'Belorusskaya, green line', 'Pink marble under a coffered vault.', 55.7767, 37.5851),
      stop(70, 'Mayakovskaya', 'Steel arches and thirty-four skies.', 55.7697, 37.596),
      stop(85, 'Teatralnaya', 'Porcelain dancers in the vault.', 55.7587, 37.6176),
      stop(95, 'Ploshchad Revolyutsii', 'The bronze people; mind the dog.', 55.7567, 37.6225),
      stop(105, 'Nikolskaya street', 'Up, and tea.', 55.7573, 37.6224),
    ],
    duration: { unit: 'HOURS', minimum: 2 },
    ages: { minimum: 7 },
    openingHours: open('11:00', '21:30'),
    tourGuide: true,
    currency: 'RUB',
    cancellation: freeUntil({ hours: 12 }),
    extras: [
      perPerson(
        'museum',
        'Metro Museum at Prospekt Mira',
        '600',
        'Sit in the driver’s cab; valid for a week after the tour.',
      ),
      perBooking(
        'map',
        'Map of 1935, facsimile',
        '900',
        'Thirteen stations, seventy by eighty centimetres, in a tube.',
        5,
      ),
    ],
    options: [
      {
        id: 'english',
        title: { en: 'In English', ru: 'На английском', tr: 'İngilizce', es: 'En inglés' },
        units: [
          adult('2400', { ages: { minimum: 18 }, originalPrice: '2800' }),
          student('1900'),
          child('1400', 7, 17),
        ],
        capacity: 10,
        schedule: daily('11:00', '14:00', '19:30'),
        cutoffMinutes: 120,
        spokenLanguages: ['en'],
      },
      {
        id: 'russian',
        title: { en: 'In Russian', ru: 'На русском', tr: 'Rusça', es: 'En ruso' },
        units: [
          adult('1600', { ages: { minimum: 18, maximum: 59 } }),
          student('1300'),
          child('900', 7, 17),
          senior('1300', 60),
        ],
        capacity: 10,
        schedule: on([saturday, sunday], '11:30', '14:30'),
        cutoffMinutes: 120,
        spokenLanguages: ['ru'],
      },
    ],
    pictures: posters(
      'moscow',
      'metro-palaces',
      ['metro', 'morning'],
      ['metro', 'night'],
      ['metro', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'msk-banya',
    slug: 'private-banya-room-by-the-hour',
    latitude: 55.7633,
    longitude: 37.6202,
    address: {
      en: 'Neglinnaya Street 14, second courtyard, Moscow',
      ru: 'Неглинная улица, 14, второй двор, Москва',
    },
    categories: ['wellness'],
    labels: ['private'],
    occasions: ['birthday', 'team-building', 'rainy-day', 'honeymoon'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'A banya of your own by the hour, with a master of the birch',
      ar: 'حمّام روسي لك وحدك بالساعة، مع خبير أغصان البتولا',
      ru: 'Отдельный номер в бане с почасовой оплатой, с пармастером',
      tr: 'Saatlik özel Rus hamamı ve huş ustası',
      fr: 'Un bania privé à l’heure, avec un maître du bouleau',
      az: 'Saatlıq şəxsi rus hamamı, tozağacı ustası ilə',
    },
    summary: {
      en: 'A steam room of your own with a parlour and a samovar: wood stove and a plunge pool at eight degrees for up to six, electric stove and a copper tub for two.',
      ru: 'Своя парная с гостиной и самоваром: на шестерых — печь на дровах и бассейн с водой восемь градусов, на двоих — электрическая печь и медная купель.',
    },
    overview:
      en(`The banya is not a sauna. The air is hotter at the ceiling than you would believe and soft all the same, because the stove holds a ton of iron and stones and the master throws the water on them a spoonful at a time, with mint or with beer. Then comes the birch: two bundles of leaves, soaked, with which he drives the heat along your back. It does not hurt. It is more like being rained on by a wood.

You go in for eight minutes, out into the cold pool or tub for as long as you can say your own name, and sit down in a sheet with tea and jam. Three rounds is the custom. After the second, conversations become sincere.

The house took its first guests in the age of Pushkin. The room is yours alone, from two to five hours, until eleven in the evening at the latest, with an attendant who comes when the bell is rung and not before. Each request is confirmed by hand: ask for the oak room at least twelve hours ahead, for the small room eight. The wood stove and the pool are those of the oak room; the small room, for two, has an electric stove and a copper tub.`),
    highlights: list(
      'Steam room and parlour for your group alone',
      'Oak room: a wood-fired stove and a plunge pool at eight degrees',
      'Small room: an electric stove and a copper tub',
      'The birch treatment by a master, one round each',
      'Two to five hours, until 11:00 PM at the latest',
    ),
    includes: list(
      'Room for the hours you choose: the oak room for up to six guests, the small room for two',
      'Sheets, towels, slippers, felt hats',
      'One round with the master for each guest',
      'Samovar tea, jam and dried apples',
    ),
    excludes: list('Food and drinks from the kitchen, unless added', 'Further treatments, unless added'),
    knowBeforeYouGo: list(
      'The house confirms each request itself; the card is charged only then.',
      'Not with heart disease, high blood pressure, fever or in pregnancy. No alcohol before.',
      'Mixed groups wear swimwear or sheets; the house is relaxed about which.',
      'From twelve years, with an adult.',
      'Leave two hours free afterwards, to do nothing.',
    ),
    whatToBring: list('Swimwear, if you prefer it'),
    itinerary: [
      stop(0, 'The parlour', 'Sheets, hats, and what to do if it is too hot.', 55.7633, 37.6202),
      stop(15, 'First round', 'Eight minutes, then the pool or the tub.', 55.7633, 37.6202),
      stop(50, 'Second round', 'With the master and the birch.', 55.7633, 37.6202),
      stop(90, 'Third round and tea', 'Jam, apples, sincerity.', 55.7633, 37.6202),
    ],
    duration: { unit: 'HOURS', minimum: 2, maximum: 5 },
    ages: { minimum: 12 },
    openingHours: open('10:00', '23:00'),
    currency: 'RUB',
    priceBasis: 'ITEM',
    pricePeriod: 'HOUR',
    periods: { minimum: 2, maximum: 5 },
    confirmation: 'ON_REQUEST',
    cancellation: tiered([48, 0], [12, 50]),
    extras: [
      perPerson(
        'salt-honey',
        'Salt and honey scrub',
        '1800',
        'Between the second and third rounds, ten minutes.',
      ),
      onlyWith(
        ['oak-room'],
        perBooking('supper', 'Banya supper for six', '7800', 'Pelmeni, pickles, herring, kvass.', 2),
      ),
      onlyWith(
        ['small-room'],
        perBooking('supper-for-two', 'Banya supper for two', '2800', 'Pelmeni, pickles, herring, kvass.', 1),
      ),
      perBooking('felt-hat', 'Felt hat to take home', '1500', 'The only souvenir that gets funnier.', 6),
    ],
    options: [
      {
        id: 'oak-room',
        title: { en: 'Oak room, up to six', ru: 'Дубовый номер, до шести гостей' },
        description: en('Wood stove, a plunge pool at eight degrees, a master of the birch.'),
        units: [item('Private room', '7500', 6)],
        capacity: 1,
        schedule: daily(...every(60, '10:00', '20:00')),
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 120,
      },
      {
        id: 'small-room',
        title: { en: 'Small room, for two', ru: 'Малый номер, на двоих' },
        description: en('Electric stove, a copper tub instead of the pool, the same master.'),
        units: [item('Private room for two', '4200', 2)],
        capacity: 1,
        schedule: daily(...every(60, '10:00', '20:00')),
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 480,
        durationMinutes: 120,
      },
    ],
    pictures: posters('moscow', 'banya', ['banya', 'golden'], ['banya', 'night'], ['banya', 'morning']),
  },
  {
    ...here,
    externalId: 'msk-suzdal-overnight',
    slug: 'vladimir-and-suzdal-two-days-one-night',
    latitude: 55.7573,
    longitude: 37.6599,
    address: {
      en: 'Kursky railway station, Zemlyanoy Val 29, Moscow',
      ru: 'Курский вокзал, улица Земляной Вал, 29, Москва',
    },
    categories: ['museums-and-culture', 'nature-and-wildlife'],
    labels: ['small-group', 'family-friendly'],
    occasions: ['honeymoon', 'anniversary', 'family-day'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'Suzdal and Vladimir: two days, one night, white churches',
      ar: 'سوزدال وفلاديمير: يومان وليلة وكنائس بيضاء',
      ru: 'Суздаль и Владимир: два дня, одна ночь, белые храмы',
      de: 'Susdal und Wladimir: zwei Tage, eine Nacht, weiße Kirchen',
      es: 'Súzdal y Vladímir: dos días, una noche, iglesias blancas',
    },
    summary: {
      en: 'The fast train to Vladimir, the lone church on the Nerl, a night in a wooden guesthouse with a stove, and Suzdal in the morning before anybody else.',
      ru: 'Быстрый поезд до Владимира, одинокий храм на Нерли, ночь в деревянном доме с печью и утренний Суздаль, пока в нём никого.',
    },
    overview: {
      en: `Suzdal was a capital when Moscow was a fence. Then it was overtaken, sacked, forgotten, and in 1862 the railway passed it by, thirty-five kilometres to the south. That saved it. There are ten thousand people, some thirty churches, no building higher than a bell tower, and a river so slow that the reflections stand.

You go by the morning train to Vladimir, see Rublev’s Last Judgement where he painted it in 1408, and walk the last kilometre and a half over the water-meadow to the Church of the Intercession on the Nerl, which is white, small, built in one summer and as near to perfect as buildings get. In the evening there is a dinner of buckwheat, mushrooms and medovukha, the local mead, in the house where you sleep.

The second day begins before breakfast if you like, with mist on the Kamenka; at noon the bells of Saint Euthymius ring. You are back in Moscow by half past eight.`,
      ru: `Суздаль был столицей, когда Москва была забором. Потом его обогнали, разорили, забыли, а в 1862 году железная дорога прошла мимо, в тридцати пяти километрах южнее. Это его и спасло. Здесь десять тысяч жителей, около тридцати церквей, ни одного здания выше колокольни и река такая медленная, что отражения стоят.

Утренним поездом вы едете до Владимира, смотрите «Страшный суд» Рублёва там, где он написал его в 1408 году, и последние полтора километра идёте по заливному лугу к церкви Покрова на Нерли: белой, маленькой, построенной за одно лето и почти совершенной, насколько это возможно для здания. Вечером ужин в доме, где вы ночуете: гречка, грибы и медовуха.

Второй день, если хотите, начинается до завтрака, с тумана над Каменкой; в полдень звонят колокола Спасо-Евфимия. В Москву вы возвращаетесь к половине девятого вечера.`,
    },
    highlights: list(
      'A night in a wooden house with a tiled stove',
      'Rublev’s frescoes in the Dormition Cathedral',
      'The water-meadow walk to the church on the Nerl, except in the April flood',
      'Suzdal at six in the morning',
      'Ten guests, one guide, both days',
    ),
    includes: list(
      'Return fast train, standard class',
      'Minibus and driver on both days',
      'Guide throughout',
      'One night in the guesthouse, with breakfast',
      'Dinner, and entry to all sights named',
    ),
    excludes: list('Lunches', 'Drinks beyond tea and one medovukha'),
    knowBeforeYouGo: list(
      'Train tickets carry passport details: we buy them with you at the station, so each of you brings a passport.',
      'In April the Nerl floods its meadow and the church is seen from the far bank, or from a boat.',
      'The guesthouse has stairs; two rooms are on the ground floor.',
      'Shared rooms are for two or three who book together. Whoever books one alone shares it with another guest of the same sex.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Passport',
      'Warm shoes from November to March',
      'Mosquito repellent in June and July',
      'A scarf for the head, for women in churches',
    ),
    itinerary: [
      stop(
        0,
        'Moscow, Kursky station',
        'In hall 1, under the departure board. Bring your passport: the guide buys the train tickets with you.',
        55.7573,
        37.6599,
      ),
      stop(180, 'Vladimir', 'Golden Gate and Rublev’s frescoes.', 56.1264, 40.4108),
      stop(360, 'Church on the Nerl', 'Over the meadow on foot, a kilometre and a half.', 56.1963, 40.5613),
      stop(510, 'Suzdal, the guesthouse', 'Stove, dinner, mead, sleep.', 56.4268, 40.4385),
      stop(
        1470,
        'Suzdal kremlin',
        'Blue domes with stars, and the wooden museum across the river.',
        56.4165,
        40.4421,
      ),
      stop(1710, 'Monastery of Saint Euthymius', 'Bells at noon.', 56.4336, 40.4395),
      stop(1800, 'Trading arcade', 'Time for lunch.', 56.4197, 40.4446),
      stop(2115, 'Vladimir station', 'The fast train home.', 56.1298, 40.4213),
    ],
    duration: { unit: 'DAYS', minimum: 2 },
    ages: { minimum: 6 },
    overnight: true,
    pickupIncluded: true,
    dropOffIncluded: true,
    tourGuide: true,
    pickups: [
      {
        ...pickupAnywhere('hotel-centre', 'Your hotel inside the Garden Ring', 45, {
          latitude: 55.7558,
          longitude: 37.6173,
          note: 'Taxi to the station; the driver rings from the door.',
        }),
        minutesAfter: 45,
      },
    ],
    currency: 'RUB',
    payLater: true,
    cancellation: tiered([24 * 10, 0], [24 * 4, 30], [48, 70]),
    extras: [
      perPerson(
        'business-class',
        'Business class on the train, both ways',
        '3600',
        'Wider seats, breakfast on the way out.',
      ),
      perPerson(
        'banya',
        'Village banya in the evening',
        '1800',
        'An hour, shared with others who add it, with birch and a jump into the Kamenka if you dare.',
      ),
      perBooking(
        'sledge',
        'Horse sledge or carriage, half an hour',
        '3000',
        'Sledge with snow, carriage without; up to four guests.',
        3,
      ),
    ],
    options: [
      {
        id: 'shared-room',
        title: {
          en: 'Shared room',
          ru: 'Размещение в общем номере',
          de: 'Im gemeinsamen Zimmer',
          es: 'Habitación compartida',
        },
        description: en(
          'Rooms are for two or three who book together. Whoever books alone shares a room with another guest of the same sex.',
        ),
        units: [adult('27900', { ages: { minimum: 12 } }), child('19900', 6, 11)],
        capacity: 10,
        schedule: on([tuesday, saturday], '07:30'),
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 4320,
        durationMinutes: 2220,
        resource: 'suzdal-minibus',
      },
      {
        id: 'single-room',
        title: {
          en: 'A room of your own',
          ru: 'Одноместное размещение',
          de: 'Im Einzelzimmer',
          es: 'Habitación individual',
        },
        description: en('The same journey and minibus; your own room. From age 18.'),
        units: [adult('33400', { ages: { minimum: 18 } })],
        capacity: 10,
        schedule: on([tuesday, saturday], '07:30'),
        closedDays: eachYear('12-31', '01-01'),
        cutoffMinutes: 4320,
        durationMinutes: 2220,
        resource: 'suzdal-minibus',
      },
    ],
    pictures: posters(
      'moscow',
      'suzdal',
      ['white-church', 'dawn'],
      ['white-church', 'golden'],
      ['white-church', 'blue'],
    ),
  },
  {
    ...here,
    externalId: 'msk-vdnkh-ice',
    slug: 'skating-at-vdnkh-under-the-fountains',
    latitude: 55.8263,
    longitude: 37.6377,
    address: {
      en: 'VDNKh, main alley, entrance to the rink by the arch, Prospekt Mira 119, Moscow',
      ru: 'ВДНХ, Главная аллея, вход на каток у арки, проспект Мира, 119, Москва',
    },
    categories: ['adventure', 'theme-parks'],
    labels: ['family-friendly', 'skip-the-line'],
    occasions: ['family-day', 'birthday', 'team-building'],
    spokenLanguages: ['ru', 'en'],
    title: {
      en: 'Skate the length of VDNKh, round the golden fountains',
      ar: 'تزلّج بطول حديقة VDNKh حول النوافير الذهبية',
      ru: 'Каток на ВДНХ: вокруг золотых фонтанов',
      tr: 'VDNH’de altın çeşmelerin etrafında buz pateni',
      az: 'VDNX-də qızıl fəvvarələrin ətrafında konki',
    },
    summary: {
      en: 'Two hectares of ice between the pavilions of a Soviet dream, with your own skates or with a pair in your size from the window.',
      ru: 'Два гектара льда между павильонами советской мечты: со своими коньками или с парой вашего размера из окошка.',
    },
    overview:
      en(`In summer VDNKh is a park of palaces: one for each republic, one for grain, one for space, with fountains where sixteen gilded women carry wheat. In winter they flood the main alley, and you skate among all of it on a rink the size of three football pitches, to music that changes with the quarter you are in.

A session lasts until you are cold, or until the rink closes at eleven in the evening. You come through the side entrance with a code and get a locker and a coloured band; with the skates option you take your size at the window, sharpened that day. There is a fenced corner for those who are learning, with penguins for small children to hold on to (extras); a loop for people in a hurry; and a footbridge over it all for those who prefer to watch with a cup of something.

After dark the fountains are lit from inside the ice, and it is hard to remember what was being exhibited.`),
    highlights: list(
      'Over 20,000 square metres of outdoor ice',
      'With the skates option: your size from the window, sharpened that day',
      'A learners’ corner with a teacher, and penguins for small children (extras)',
      'The Stone Flower and the Friendship of Nations lit from within',
    ),
    includes: list(
      'Entry through the side gate',
      'Locker',
      'In the skates option: skates, sharpened the same day',
    ),
    excludes: list('Food and drinks, unless added', 'Gloves'),
    knowBeforeYouGo: list(
      'Open from the end of November to the second week of March, until 11:00 PM; closed on Mondays for the ice, and on 31 December.',
      'Below minus twenty and in heavy thaw the rink shuts and your money comes back.',
      'Children under twelve skate with an adult; helmets are lent free.',
      'You may leave and come back once.',
    ),
    whatToBring: list(
      'Gloves; they are required for children',
      'Thick socks',
      'An ID to leave as a deposit for hired skates',
    ),
    itinerary: [
      stop(0, 'Side gate at the arch', 'Code, band, and skates if you hire them.', 55.8263, 37.6377),
      stop(15, 'Friendship of Nations', 'Round the sixteen gilded women.', 55.8307, 37.631),
      stop(45, 'Stone Flower', 'The far turn, in mosaics.', 55.8337, 37.6264),
      stop(75, 'Footbridge', 'Tea, and watching.', 55.8296, 37.6327),
    ],
    duration: { unit: 'HOURS', minimum: 2, maximum: 4 },
    ages: { minimum: 3 },
    openingHours: [
      { weekdays: [tuesday, wednesday, thursday, friday], opens: '11:00', closes: '23:00' },
      { weekdays: [saturday, sunday], opens: '10:00', closes: '23:00' },
    ],
    currency: 'RUB',
    cancellation: freeUntil({ hours: 3 }),
    extras: [
      oneForEach(
        perBooking(
          'hot-drink',
          'Sbiten and a hot bun',
          '400',
          'Honey, ginger, clove; at the kiosk by the footbridge.',
        ),
      ),
      perBooking(
        'lesson',
        'Half an hour with a teacher',
        '2200',
        'For one or two, in the learners’ corner.',
        3,
      ),
      oneForEach(
        perBooking('penguin', 'Penguin to hold on to', '500', 'For an hour. Children under 1.20 m.', 3),
      ),
    ],
    options: [
      {
        id: 'with-skates',
        title: { en: 'Entry with skates', ru: 'Вход и коньки', tr: 'Giriş ve paten' },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [
          adult('1500', { ages: { minimum: 13 } }),
          child('900', 3, 12),
          student('1200'),
          family('4200', 'Family: two adults, two children'),
        ],
        capacity: 200,
        schedule: season('11-27', '03-10', [
          ...on([tuesday, wednesday, thursday, friday], ...every(60, '11:00', '20:00')),
          ...on([saturday, sunday], ...every(60, '10:00', '20:00')),
        ]),
        closedDays: eachYear('12-31'),
        cutoffMinutes: 20,
      },
      {
        id: 'own-skates',
        title: {
          en: 'Entry with your own skates',
          ru: 'Вход со своими коньками',
          tr: 'Kendi pateninizle giriş',
        },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [adult('800', { ages: { minimum: 13, maximum: 59 } }), child('450', 3, 12), senior('400', 60)],
        capacity: 200,
        schedule: season(
          '11-27',
          '03-10',
          on([tuesday, wednesday, thursday, friday, saturday, sunday], ...every(60, '11:00', '20:00')),
        ),
        closedDays: eachYear('12-31'),
        cutoffMinutes: 20,
      },
    ],
    pictures: posters(
      'moscow',
      'vdnkh-ice',
      ['ice-rink', 'night'],
      ['ice-rink', 'blue'],
      ['ice-rink', 'golden'],
    ),
  },
]
