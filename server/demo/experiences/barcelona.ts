import type { ListingInput } from '../../contract/listing.ts'
import {
  adding,
  adult,
  backAtEnd,
  child,
  daily,
  en,
  every,
  everyDay,
  except,
  family,
  freeUntil,
  friday,
  guideSpeaksAll,
  infant,
  list,
  monday,
  nonRefundable,
  on,
  oneForEach,
  onlyWith,
  open,
  perBooking,
  perPerson,
  pickup,
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
import { eachYear, fromEaster, season } from '../seasons.ts'

const here = { supplier: 'bica-and-born', destination: 'barcelona', timeZone: 'Europe/Madrid' } as const

/** Barcelona: the basilica, the sea, the hill with the big wheel, and the coast to the north. */
export const barcelona: ListingInput[] = [
  {
    ...here,
    externalId: 'bcn-sagrada-tower',
    slug: 'sagrada-familia-with-an-architect',
    latitude: 41.4042,
    longitude: 2.1756,
    address: en('Plaça de Gaudí, beside the pond, 08013 Barcelona'),
    categories: ['museums-and-culture', 'city-tours'],
    labels: ['bestseller', 'skip-the-line', 'small-group', 'wheelchair-accessible'],
    occasions: ['anniversary'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'The Sagrada Família with an architect, tower optional',
      ar: 'ساغرادا فاميليا برفقة معمارية، والبرج اختياري',
      es: 'La Sagrada Familia con una arquitecta y torre opcional',
      fr: 'La Sagrada Família avec une architecte, tour en option',
      pt: 'A Sagrada Família com uma arquiteta e torre opcional',
      ru: 'Саграда Фамилия с архитектором, башня по желанию',
    },
    summary: {
      en: 'Ninety minutes with somebody who can say why the columns lean, in a church that has been a building site since 1882, and a tower if you like: up by lift, down by a spiral stair.',
      es: 'Noventa minutos con alguien que sabe por qué se inclinan las columnas, en una iglesia en obras desde 1882; y, si quieres, una torre: subida en ascensor y bajada por escalera de caracol.',
    },
    overview: {
      en: `Gaudí took over a conventional church in 1883 and turned it into an argument: that a building can stand without buttresses if it stands as a tree does. He hung chains and little bags of shot from a ceiling, photographed them, turned the picture upside down and had his forces. He knew that he would not see it finished, and said that his client was in no hurry.

The nave is two rooms, by the hour. In the morning the windows of the Nativity side throw blue and green over the floor; after four the Passion side answers in red and orange. The architect who takes you round draws as she talks: why the columns branch, which stone is from which continent, what computers cut now that chisels cut before, and where the argument about the last façade stands.

With the tower option you then go up on your own: by lift to sixty-five metres, over a bridge between two spires, and down some three hundred steps inside the shell.`,
      es: `Gaudí se hizo cargo en 1883 de una iglesia corriente y la convirtió en un argumento: que un edificio se sostiene sin contrafuertes si se sostiene como un árbol. Colgó cadenas y saquitos de perdigones del techo, los fotografió, dio la vuelta a la fotografía y ya tenía sus fuerzas. Sabía que no la vería terminada, y decía que su cliente no tenía prisa.

La nave es dos salas, según la hora. Por la mañana las vidrieras del Nacimiento tiñen el suelo de azul y verde; desde las cuatro, las de la Pasión responden en rojo y naranja. La arquitecta que te guía dibuja mientras habla: por qué se ramifican las columnas, qué piedra es de qué continente, qué cortan hoy los ordenadores que antes cortaban los cinceles y en qué punto está la discusión sobre la última fachada.

Con la opción de torre subes después por tu cuenta: en ascensor hasta sesenta y cinco metros, por un puente entre dos agujas, y bajas unos trescientos escalones por dentro.`,
    },
    highlights: list(
      'An architect as guide, in groups of fifteen',
      'The nave in the light of your hour: blue before noon, red after four',
      'The museum with the hanging model',
      'Down the inside of a tower, in the tower option',
    ),
    includes: list(
      'Timed entry',
      'Architect as guide for ninety minutes',
      'Headset',
      'Museum below the nave',
      'Lift ticket, in the tower option',
    ),
    excludes: list('Donation', 'Transfer'),
    knowBeforeYouGo: list(
      'Covered shoulders, no hats; it is a church.',
      'The towers close in rain and wind. If yours closes, the tower’s part of the price is refunded the same day.',
      'Towers: not for children under six, nor for anyone who dislikes narrow stairs.',
      'Nave and museum are step-free.',
      guideSpeaksAll,
    ),
    whatToBring: list('Proof of age or student card for reduced tickets'),
    itinerary: [
      stop(0, 'Plaça de Gaudí', 'The Nativity façade over the pond.', 41.4042, 2.1756),
      stop(20, 'Nave', 'Forest first, numbers afterwards.', 41.4036, 2.1744),
      stop(60, 'Passion façade', 'Subirachs’s square with rows that add up to 33.', 41.4033, 2.1737),
      stop(75, 'Museum', 'The upside-down model with its bags of shot.', 41.4034, 2.1742),
      stop(95, 'Tower', 'In the tower option: lift, bridge, spiral.', 41.4039, 2.1746),
    ],
    duration: { unit: 'MINUTES', minimum: 90, maximum: 150 },
    ages: { minimum: 0 },
    openingHours: [
      { weekdays: except(sunday), opens: '09:15', closes: '18:45' },
      { weekdays: [sunday], opens: '11:00', closes: '17:45' },
    ],
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 48 }),
    extras: [
      perBooking('sketchbook', 'Sketchbook and pencil', '9', 'The architect corrects, kindly.', 6),
      perPerson(
        'school',
        'Gaudí’s school house with audio guide',
        '6',
        'Inside the precinct, before or after the tour.',
      ),
    ],
    options: [
      {
        id: 'nave',
        title: { en: 'Nave and museum', es: 'Nave y museo', fr: 'Nef et musée' },
        units: [
          adult('54', { ages: { minimum: 30, maximum: 64 } }),
          senior('48', 65),
          student('49'),
          youth('49', 11, 29),
          child('19', 0, 10),
        ],
        capacity: 15,
        schedule: [
          ...on(except(sunday), '09:15', '11:30', '14:00', '16:15'),
          ...on([sunday], '11:00', '14:00', '16:15'),
        ],
        closedDays: eachYear('12-25', '12-26', '01-01', '01-06'),
        cutoffMinutes: 60,
        durationMinutes: 90,
      },
      {
        id: 'nave-and-tower',
        title: { en: 'Nave, museum and tower', es: 'Nave, museo y torre', fr: 'Nef, musée et tour' },
        description: en('The tower is not step-free.'),
        units: [
          adult('72', { ages: { minimum: 30, maximum: 64 } }),
          senior('66', 65),
          student('67'),
          youth('67', 11, 29),
          child('37', 6, 10),
        ],
        capacity: 15,
        schedule: on(except(sunday), '09:15', '11:30', '16:15'),
        closedDays: eachYear('12-25', '12-26', '01-01', '01-06'),
        cutoffMinutes: 120,
        durationMinutes: 150,
      },
    ],
    pictures: posters(
      'barcelona',
      'sagrada',
      ['skyline', 'dawn'],
      ['old-town', 'noon'],
      ['old-town', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'bcn-flamenco',
    slug: 'flamenco-in-a-brick-cellar',
    latitude: 41.3801,
    longitude: 2.1754,
    address: en('Carrer de les Heures 6, off Plaça Reial, 08002 Barcelona'),
    categories: ['shows-and-nightlife'],
    labels: ['bestseller'],
    occasions: ['birthday', 'rainy-day', 'anniversary', 'team-building'],
    spokenLanguages: ['es', 'en'],
    title: {
      en: 'Flamenco in a brick cellar, without microphones',
      ar: 'فلامنكو في قبو من الطوب، بلا مكبّرات صوت',
      es: 'Flamenco en un sótano de ladrillo, sin micrófonos',
      fr: 'Flamenco dans une cave de brique, sans micro',
      pt: 'Flamenco numa cave de tijolo, sem microfones',
      de: 'Flamenco im Ziegelkeller, ohne Mikrofon',
    },
    summary: {
      en: 'Seventy chairs, a wooden floor, one voice, one guitar, two dancers; an hour in which nobody knows what comes next, they included.',
      es: 'Setenta sillas, un tablao, una voz, una guitarra, dos bailaores; una hora en la que nadie sabe qué viene después, ellos tampoco.',
    },
    overview:
      en(`Flamenco is Andalusian, but a good part of it was born here: Carmen Amaya came from the shanties of Somorrostro beach, less than two kilometres from this cellar, and the rumba of Barcelona’s gypsies from the streets behind the market. The families are still in the trade. Most of those who stand on this floor were taught by an uncle.

There is no programme. The singer opens with what his voice allows that night, the guitarist follows, a dancer decides with her heels whether it becomes a soleá or a bulería. The ceiling is a brick vault; nothing is amplified; in the second row you feel the floor in your chair.

With the supper option you sit down an hour before in the room above: ham, tortilla, aubergine with honey, a glass of fino. Plates are cleared before the first heel. Nobody eats through it.`),
    highlights: list(
      'Seventy seats, none further than eight metres',
      'No amplification at all',
      'Performers change with the month',
      'Supper upstairs before, if you like, never during',
    ),
    includes: list(
      'A seat in the cellar',
      'A glass of fino, wine or juice',
      'In the supper option: six shared plates, dessert and two glasses',
    ),
    excludes: list('Further drinks'),
    knowBeforeYouGo: list(
      'Tickets are not refundable. Pass them on to somebody of the same age group if you cannot come; we only look at the number.',
      'No photographs before the last piece, which is announced.',
      'Nineteen steps down; no lift. Write to us for the two places at the upper door.',
      'Loud for small children: from six years.',
    ),
    whatToBring: list('Quiet shoes', 'Cash for the guitarist’s hat at the end, if he has earned it'),
    itinerary: [
      stop(0, 'The cellar', 'Lights down, singer alone.', 41.3801, 2.1754),
      stop(30, 'The second dancer', 'Whatever the first has left to say.', 41.3801, 2.1754),
      stop(55, 'Fin de fiesta', 'All of them at once; photographs allowed.', 41.3801, 2.1754),
    ],
    duration: { unit: 'MINUTES', minimum: 60, maximum: 120 },
    ages: { minimum: 6 },
    openingHours: open('18:30', '23:30'),
    currency: 'EUR',
    cancellation: nonRefundable,
    extras: [
      oneForEach(
        perBooking(
          'second-glass',
          'Another glass and a plate of olives',
          '9',
          'Brought to your chair before the show. Please finish the olives before the lights go down.',
        ),
      ),
      onlyWith(
        ['show'],
        perBooking(
          'clapping',
          'Half an hour of palmas',
          '60',
          'A clapping lesson for your group in the half-hour before your show.',
          1,
        ),
      ),
    ],
    options: [
      {
        id: 'show',
        title: { en: 'The show', es: 'El espectáculo', fr: 'Le spectacle' },
        units: [adult('32', { ages: { minimum: 13 } }), child('20', 6, 12)],
        capacity: 40,
        schedule: daily('19:30', '21:00', '22:30'),
        closedDays: eachYear('12-24', '12-25', '12-31'),
        cutoffMinutes: 15,
        durationMinutes: 60,
      },
      {
        id: 'supper-and-show',
        title: { en: 'Supper, then the show', es: 'Cena y espectáculo', fr: 'Souper, puis spectacle' },
        description: en(
          'The time is when supper begins; the show follows an hour after it, in the cellar below, so the stops come an hour later.',
        ),
        units: [adult('74', { ages: { minimum: 13 } }), child('48', 6, 12)],
        capacity: 30,
        schedule: daily('18:30', '20:00'),
        closedDays: eachYear('12-24', '12-25', '12-31'),
        cutoffMinutes: 240,
        durationMinutes: 120,
      },
    ],
    pictures: posters(
      'barcelona',
      'flamenco',
      ['flamenco', 'night'],
      ['flamenco', 'blue'],
      ['old-town', 'blue', 'place'],
    ),
  },
  {
    ...here,
    supplier: 'atlantic-hours',
    externalId: 'bcn-catamaran',
    slug: 'catamaran-from-port-olimpic',
    latitude: 41.3868,
    longitude: 2.2009,
    address: en('Port Olímpic, Moll de Mestral, berth 12, 08005 Barcelona'),
    categories: ['cruises', 'water-sports'],
    labels: ['eco-friendly', 'family-friendly'],
    occasions: ['birthday', 'team-building', 'family-day', 'proposal'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'Two hours under sail along the city, by catamaran',
      ar: 'ساعتان بالشراع أمام المدينة، على كاتاماران',
      es: 'Dos horas a vela frente a la ciudad, en catamarán',
      fr: 'Deux heures à la voile devant la ville, en catamaran',
      it: 'Due ore a vela davanti alla città, in catamarano',
    },
    summary: {
      en: 'Engine off outside the harbour wall, nets at the bow to lie on, by day a swim off the Fòrum when the water is warm; with lunch on board on the 1:30 PM sailing if you want it.',
      es: 'Motor parado al salir del puerto, redes en la proa para tumbarse, de día baño frente al Fòrum cuando el agua acompaña; en la salida de las 13:30, con comida a bordo si se quiere.',
    },
    overview:
      en(`Barcelona turned its back on the sea until 1992. From the water you can see how recently it turned round: the beaches are as old as the Olympics, the two towers too, and behind them the old city keeps its distance with the cathedral, the spires and the hill with the Ferris wheel, one above the other as on a postcard.

The catamaran is twenty-two metres long and takes sixty people, half as many as it may. Outside the wall the motor is switched off and stays off unless the wind does. Lie on the nets at the bow with the water rushing under you, or sit aft in the shade. From June to October the day sailings stop for twenty minutes to swim.

Lunch is an option of its own, not a different boat: rice cooked on board, tomato bread, fruit. Both kinds of guest share the same deck and the same sixty places.`),
    highlights: list(
      'Sails up and engine off outside the harbour',
      'Sixty guests on a boat licensed for more than a hundred',
      'Nets at the bow',
      'A swim from June to October, on the day sailings',
      'Lunch cooked on board, as an option',
    ),
    includes: list(
      'Two hours’ sailing',
      'On the day sailings from June to October: snorkels and noodles',
      'One drink',
      'In the lunch option: rice, salad, tomato bread, fruit, wine, beer or a soft drink',
    ),
    excludes: list('Towels', 'Further drinks at the bar'),
    knowBeforeYouGo: list(
      'Shoes are left in a basket at the gangway.',
      'With waves over 1.5 metres we do not sail, and you choose another day or your money.',
      'No stag or hen groups over twelve.',
      'Infants need their own life jacket size; tell us the weight.',
    ),
    whatToBring: list('Towel and swimwear in summer', 'Windbreaker the rest of the year', 'Sun cream'),
    itinerary: [
      stop(0, 'Port Olímpic', 'Barefoot aboard.', 41.3868, 2.2009),
      stop(15, 'Outside the wall', 'Sails, silence.', 41.3835, 2.2085),
      stop(45, 'Off the Fòrum', 'The city in layers, from sand to Tibidabo.', 41.408, 2.237),
      stop(
        65,
        'Swimming stop',
        'On the day sailings from June to October; otherwise a longer leg south.',
        41.4,
        2.231,
      ),
      stop(100, 'Barceloneta', 'Along the beach in the lee, past Gehry’s golden fish.', 41.3802, 2.2005),
      stop(120, 'Port Olímpic', 'Find your shoes.', 41.3868, 2.2009),
    ],
    measures: { lengthMetres: 22, skipper: 'INCLUDED' },
    duration: { unit: 'HOURS', minimum: 2 },
    ages: { minimum: 0 },
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      perBooking('cava', 'Bottle of cava in ice', '24', 'From Sant Sadurní, forty minutes inland.', 6),
    ],
    options: [
      {
        id: 'sail',
        title: { en: 'The sail', es: 'La navegación', fr: 'La navigation', it: 'La vela' },
        units: [
          adult('39', { ages: { minimum: 13 }, originalPrice: '45' }),
          child('22', 4, 12),
          infant(3, { places: 1 }),
          family('105', 'Family: two adults, two children'),
        ],
        capacity: 60,
        schedule: [
          ...season('04-01', '10-31', daily('11:00', '13:30', '16:00')),
          ...season('11-01', '03-31', on([friday, saturday, sunday], '11:00', '13:30')),
        ],
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 60,
        resource: 'catamaran-llevant',
      },
      {
        id: 'sail-with-lunch',
        title: {
          en: 'The sail with lunch',
          es: 'Con comida a bordo',
          fr: 'Avec déjeuner à bord',
          it: 'Con pranzo a bordo',
        },
        description: en(
          'The 1:30 PM sailing, on the same boat, with a plate of rice and a place at the aft tables. From age 4.',
        ),
        units: [adult('66', { ages: { minimum: 13 } }), child('38', 4, 12)],
        capacity: 60,
        schedule: [
          ...season('04-01', '10-31', daily('13:30')),
          ...season('11-01', '03-31', on([friday, saturday, sunday], '13:30')),
        ],
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 720,
        resource: 'catamaran-llevant',
      },
      {
        id: 'sunset-music',
        title: {
          en: 'In the evening light, with a saxophone',
          es: 'A la luz de la tarde, con saxofón',
          fr: 'Dans la lumière du soir, avec saxophone',
        },
        description: en(
          'May to September. Ninety minutes of it is music, half an hour is quiet on purpose. From age 4.',
        ),
        units: [adult('48', { ages: { minimum: 13 } }), child('28', 4, 12)],
        capacity: 60,
        schedule: [
          ...season('05-01', '05-15', daily('19:00')),
          ...season('05-16', '08-15', daily('20:00')),
          ...season('08-16', '09-30', daily('19:00')),
        ],
        cutoffMinutes: 60,
        resource: 'catamaran-llevant',
      },
    ],
    pictures: posters(
      'barcelona',
      'catamaran',
      ['catamaran', 'noon'],
      ['catamaran', 'golden'],
      ['catamaran', 'blue'],
    ),
  },
  {
    ...here,
    externalId: 'bcn-boqueria-rice',
    slug: 'boqueria-at-eight-and-a-rice-class',
    latitude: 41.3817,
    longitude: 2.1716,
    address: en('Mercat de la Boqueria, Rambla 91, main arch, 08001 Barcelona'),
    categories: ['food-and-drink'],
    labels: ['small-group', 'family-friendly'],
    occasions: ['birthday', 'team-building', 'rainy-day'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'The Boqueria before the crowd, and a rice that catches at the bottom',
      ar: 'سوق البوكيريا قبل الزحام، وأرز يتحمّر قاعه',
      es: 'La Boqueria antes de la gente, y un arroz con socarrat',
      fr: 'La Boqueria avant la foule, et un riz qui accroche au fond',
    },
    summary: {
      en: 'Shop among the cooks at half past eight, or go straight from the arch to the kitchen in the evening, and learn the one thing about paella: leave it alone.',
      es: 'Comprar entre cocineros a las ocho y media, o ir por la tarde directamente del arco a la cocina, y aprender lo único que importa: no tocar el arroz.',
    },
    overview:
      en(`After eleven the Boqueria sells fruit in plastic cups. Before nine it sells dinner to the city: monkfish with their livers, a dozen kinds of mushroom in autumn, tear peas in spring that cost as much as earrings. In the morning class you walk it with a cook who has bought here for twenty years and is greeted with complaints, which is affection.

The kitchen is in a former printing works in the Raval, with five gas rings the width of a table. You make the sofregit, which takes forty minutes and is the whole secret, a stock of rockfish and shells, pan con tomate in the proper order (toast, garlic, tomato, oil, salt), and then the rice: in at once, shaken flat and never stirred again, until it crackles.

That crackle is the socarrat. The person who gets the last of it does the washing-up by tradition; here the dishwasher does.`),
    highlights: list(
      'In the morning class: the market at half past eight, at its working hour',
      'Sofregit, stock and a rice from the first onion',
      'A ring and a pan for every three cooks',
      'Lunch at noon, or dinner, with wine from Alella',
    ),
    includes: list(
      'Market visit with tastings, in the morning class',
      'Class, ingredients, apron',
      'Lunch or dinner with wine, water, coffee',
      'Recipes',
    ),
    excludes: list('Market purchases of your own'),
    knowBeforeYouGo: list(
      'The market is closed on Sundays and holidays.',
      'Seafood, meat or vegetable rice: say which in the note with your booking.',
      'Step-free kitchen; the market floor is wet.',
      'Children from seven years can cook.',
      'For the morning class, no breakfast; you will taste.',
      guideSpeaksAll,
    ),
    whatToBring: list('Shoes that do not slip'),
    itinerary: [
      stop(0, 'La Boqueria', 'Under the arch, then straight to the fish.', 41.3817, 2.1716),
      stop(75, 'Through the Raval', 'Five minutes by the cloister of the old hospital.', 41.3808, 2.1698),
      stop(85, 'The kitchen', 'Onions first.', 41.3803, 2.1679),
      stop(200, 'The table', 'Spoons, no plates, each to his own triangle.', 41.3803, 2.1679),
    ],
    duration: { unit: 'HOURS', minimum: 3, maximum: 4 },
    ages: { minimum: 7 },
    openingHours: [
      ...open('08:30', '12:30', [monday, tuesday, wednesday]),
      ...open('08:30', '21:30', [thursday, friday, saturday]),
    ],
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 48 }),
    extras: [
      perBooking('pan', 'Paella pan for four, with lid', '29', 'Enamelled, 34 cm; fits a suitcase.', 4),
      adding(
        60,
        oneForEach(
          perBooking(
            'vermouth',
            'Vermouth hour after the meal',
            '12',
            'A glass, olives and anchovies in a bodega of 1912. Adds an hour.',
            10,
          ),
        ),
      ),
    ],
    options: [
      {
        id: 'market-and-lunch',
        title: {
          en: 'Market, class and lunch',
          es: 'Mercado, clase y comida',
          fr: 'Marché, cours et déjeuner',
        },
        units: [adult('95', { ages: { minimum: 13 } }), child('55', 7, 12)],
        capacity: 15,
        schedule: on(except(sunday), '08:30'),
        closedDays: [
          ...eachYear('01-01', '01-06', '05-01', '06-24', '08-15', '09-11', '09-24'),
          ...eachYear('10-12', '11-01', '12-06', '12-08', '12-25', '12-26'),
          // Good Friday, Easter Monday and Whit Monday
          ...fromEaster(-2, 1, 50),
        ],
        cutoffMinutes: 720,
        durationMinutes: 240,
      },
      {
        id: 'evening',
        title: { en: 'Evening class and dinner', es: 'Clase y cena', fr: 'Cours du soir et dîner' },
        description: en(
          'Without the market tour: from the arch straight to the kitchen, so the stops after it come earlier. Dinner takes the place of lunch.',
        ),
        units: [adult('95', { ages: { minimum: 13 } }), child('55', 7, 12)],
        capacity: 15,
        schedule: on([thursday, friday, saturday], '18:30'),
        closedDays: eachYear('12-24', '12-25', '12-31'),
        cutoffMinutes: 240,
        durationMinutes: 180,
      },
    ],
    pictures: posters(
      'barcelona',
      'boqueria-rice',
      ['cooking', 'morning'],
      ['shared-dishes', 'golden'],
      ['market-hall', 'morning'],
    ),
  },
  {
    ...here,
    externalId: 'bcn-tibidabo',
    slug: 'tibidabo-amusement-park-day-ticket',
    latitude: 41.4134,
    longitude: 2.1304,
    address: en('Plaça del Doctor Andreu, lower station of the funicular, 08035 Barcelona'),
    categories: ['theme-parks'],
    labels: ['family-friendly', 'skip-the-line', 'wheelchair-accessible'],
    occasions: ['family-day', 'birthday'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'Tibidabo: a red aeroplane, a big wheel and the whole city below',
      ar: 'تيبيدابو: طائرة حمراء وعجلة كبيرة والمدينة كلها في الأسفل',
      es: 'Tibidabo: un avión rojo, una noria y toda la ciudad a los pies',
      fr: 'Tibidabo : un avion rouge, une grande roue et la ville en dessous',
      tr: 'Tibidabo: kırmızı bir uçak, bir dönme dolap ve aşağıda bütün şehir',
    },
    summary: {
      en: 'A day at the amusement park of 1901, 500 metres over Barcelona, with the funicular up and an hour of arrival that spares you the ticket queue.',
      es: 'Un día en el parque de atracciones de 1901, a 500 metros sobre Barcelona, con la subida en funicular y una hora de llegada que te ahorra la cola de la taquilla.',
    },
    overview:
      en(`A pharmacist who had made his money with indigestion pills bought the summit in 1899 and put a funicular, a casino and a tramway on it. The park has been there ever since, and it has kept its old rides beside the new ones: the red aeroplane of 1928, a copy of the first to fly from Barcelona to Seville, still turns on its arm over nothing at all; the Talaia of 1921 still lifts a basket fifty metres above a mountain of five hundred.

There is a proper roller coaster as well, through the pines, a haunted house with actors, a museum of automata that go at the press of a button, and playgrounds for those who are not yet ninety centimetres.

You go up with the Cuca de Llum, the glass funicular. Come at eleven, ride what you want first and eat on the terrace, or come late and stay for the lights: on clear evenings you see Mallorca before you see your hotel.`),
    highlights: list(
      'Twenty-five rides on the highest hill of the city',
      'The aeroplane of 1928 and the lookout arm of 1921',
      'A museum of forty mechanical toys that still work',
      'Funicular up and down',
    ),
    includes: list(
      'Day ticket for all rides that your height allows',
      'Return ticket for the Cuca de Llum funicular',
      'Entry in your chosen hour',
    ),
    excludes: list('Food', 'Lockers'),
    knowBeforeYouGo: list(
      'Open on Saturdays and Sundays, from late June to early September from Wednesday to Sunday; shut on 25 December and 1 January, and from 11 January to mid-February for repairs.',
      'Some rides ask for 0.90 m, the roller coaster for 1.20 m.',
      'Rides stop for lightning; if more than half are shut for over two hours you get a second ticket.',
      'Lifts and ramps link the six levels.',
    ),
    whatToBring: list(
      'A layer more than in town: it is four degrees cooler',
      'Sun cream',
      'Coins for the automata’s fortune teller',
    ),
    itinerary: [
      stop(0, 'Plaça del Doctor Andreu', 'The lower station of the funicular.', 41.4134, 2.1304),
      stop(15, 'The summit', 'Rides first; at eleven, the aeroplane before its queue.', 41.4225, 2.1187),
      stop(120, 'Museum of automata', 'Press every button.', 41.4221, 2.119),
      stop(180, 'Terrace', 'A meal with the city on the plate.', 41.4222, 2.1184),
      stop(300, 'The wheel', 'Last, for the view.', 41.4226, 2.1193),
    ],
    duration: { unit: 'HOURS', minimum: 4, maximum: 8 },
    ages: { minimum: 0 },
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      oneForEach(
        perBooking('lunch', 'Lunch voucher', '14', 'Main dish, drink and fruit or ice cream on the terrace.'),
      ),
      oneForEach(
        perBooking(
          'fast-lane',
          'Fast lane for five rides',
          '18',
          'Roller coaster (from 1.20 m), aeroplane, wheel, haunted house, log ride.',
        ),
      ),
      perBooking('locker', 'Locker', '5', 'By the upper station, all day.', 4),
    ],
    options: [
      {
        id: 'day-ticket',
        title: {
          en: 'Day ticket with funicular',
          es: 'Entrada de día con funicular',
          fr: 'Billet journée avec funiculaire',
        },
        description: en(
          'Anyone over 1.20 m and under 60 needs the full-price ticket, children too; the park measures without shoes.',
        ),
        units: [
          adult('35', {
            ages: { minimum: 3, maximum: 59 },
            title: {
              en: 'Over 1.20 m, up to 59 years',
              es: 'Más de 1,20 m, hasta 59 años',
            },
            originalPrice: '39',
          }),
          senior('11', 60),
          child('14', 3, 11, { title: { en: 'Child under 1.20 m', es: 'Niño de menos de 1,20 m' } }),
          infant(2, { places: 1 }),
          family('88', 'Family: two over 1.20 m, two children under 1.20 m'),
        ],
        capacity: 250,
        schedule: [
          ...season('02-15', '06-20', on([saturday, sunday], ...every(60, '11:00', '15:00'))),
          ...season(
            '06-21',
            '09-10',
            on([wednesday, thursday, friday, saturday, sunday], ...every(60, '11:00', '16:00')),
          ),
          ...season('09-11', '01-10', on([saturday, sunday], ...every(60, '11:00', '15:00'))),
        ],
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 30,
      },
    ],
    pictures: posters(
      'barcelona',
      'tibidabo',
      ['theme-park', 'noon'],
      ['theme-park', 'golden'],
      ['skyline', 'blue', 'place'],
    ),
  },
  {
    ...here,
    supplier: 'atlantic-hours',
    externalId: 'bcn-costa-brava-kayak',
    slug: 'costa-brava-sea-caves-by-kayak',
    latitude: 41.3911,
    longitude: 2.1806,
    address: en(
      'Arc de Triomf, Barcelona, or Platja del Canadell, Calella de Palafrugell, depending on your option',
    ),
    categories: ['water-sports', 'day-trips', 'adventure'],
    labels: ['small-group', 'eco-friendly'],
    occasions: ['team-building', 'birthday', 'honeymoon'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'Sea caves of the Costa Brava by kayak, with a snorkel',
      ar: 'كهوف كوستا برافا البحرية بالكاياك، مع الغطس السطحي',
      es: 'Cuevas de la Costa Brava en kayak, con tubo y gafas',
      fr: 'Grottes de la Costa Brava en kayak, masque et tuba',
      de: 'Meereshöhlen der Costa Brava mit Kajak und Schnorchel',
    },
    summary: {
      en: 'On the day trip, a van out of the city at eight, three hours on water you can read a newspaper through, time for lunch on the beach, and home by the evening.',
      es: 'En la excursión de un día, salida en furgoneta a las ocho, tres horas sobre un agua en la que se puede leer, tiempo para comer en la playa y regreso por la tarde.',
    },
    overview:
      en(`North of Palamós the coast breaks. Pink granite goes straight down into the sea, pines hang on to what they can, and the beaches are so small that each has a name and a family. The path along the cliffs shows you the top of it; the caves can only be had from the water.

You put in at Calella de Palafrugell, where the fishing boats are still drawn up under the arches, in double kayaks that do not tip easily, eight guests to a guide. The line follows the cliff past Llafranc to the light of Sant Sebastià. Three of the caves are deep enough to go dark; in the second you turn round and the entrance is a blue lens. In a bay without a road you tie the boats together, put on masks and follow the edge of the sea-grass, where the fish are.

Lunch, if you add it to the day trip, is grilled sardines or a tomato salad with your feet in the sand. If the tramontana blows you go to the sheltered side of the cape, and if it howls we give the money back.`),
    highlights: list(
      'Three sea caves, one of them forty metres deep',
      'Snorkelling over sea-grass in a bay without a road',
      'Eight guests to a guide',
      'Calella, the last fishing village with its arches',
    ),
    includes: list(
      'Transport there and back, if you book the day trip from Barcelona',
      'Kayak, paddle, life jacket, dry bag',
      'Mask, snorkel, wetsuit top',
      'Guide with coastal certificate',
    ),
    excludes: list('Lunch (an extra of the day trip from Barcelona)', 'Photographs'),
    knowBeforeYouGo: list(
      'May to October only; outside it the sea is too cold and too rough.',
      'You must be able to swim 100 metres. No experience of kayaks needed.',
      'Spectacles: bring a strap; masks with dioptres exist from -2 to -6.',
      'Not in pregnancy or with shoulder injuries.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Swimwear under your clothes',
      'Shoes that may get wet',
      'Towel, sun cream, hat',
      'Dry clothes for the drive',
    ),
    itinerary: [
      stop(0, 'Barcelona', 'The van leaves Arc de Triomf.', 41.3911, 2.1806),
      stop(110, 'Calella de Palafrugell', 'Jackets, paddles, ten minutes of practice.', 41.8886, 3.1844),
      stop(150, 'Llafranc', 'Round the first point.', 41.8937, 3.194),
      stop(190, 'Cape Sant Sebastià', 'The caves below the lighthouse.', 41.8968, 3.2025),
      stop(230, 'Cala Pedrosa', 'Masks on.', 41.907, 3.2046),
      stop(320, 'Lunch on Canadell beach', 'An hour and a half, with a siesta in it.', 41.8884, 3.1852),
    ],
    duration: { unit: 'HOURS', minimum: 3.5, maximum: 9 },
    ages: { minimum: 8 },
    tourGuide: true,
    pickups: backAtEnd([
      pickup('arc-de-triomf', 'Arc de Triomf', 0, {
        address: 'Passeig de Lluís Companys',
        latitude: 41.3911,
        longitude: 2.1806,
        note: 'Under the arch. White van with a paddle on the roof.',
        options: ['from-barcelona'],
      }),
      pickup('placa-catalunya', 'Plaça de Catalunya', 15, {
        address: 'Rambla de Catalunya',
        latitude: 41.3874,
        longitude: 2.1686,
        note: 'At the corner, by the newsstand. First stop. The van may wait two minutes only.',
        options: ['from-barcelona'],
      }),
    ]),
    currency: 'EUR',
    cancellation: tiered([72, 0], [24, 50]),
    extras: [
      onlyWith(
        ['from-barcelona'],
        perPerson(
          'beach-lunch',
          'Lunch on the beach',
          '21',
          'Sardines or salad, bread with tomato, fruit, a drink.',
        ),
      ),
      oneForEach(
        perBooking('single-kayak', 'Single kayak', '12', 'For those who would like to stay married.', 4),
      ),
      perBooking(
        'photos',
        'Pictures taken by the guide',
        '30',
        'About fifty, sent the next day; one set for your group.',
        1,
      ),
    ],
    options: [
      {
        id: 'from-barcelona',
        title: {
          en: 'Day trip from Barcelona',
          es: 'Excursión desde Barcelona',
          fr: 'Excursion depuis Barcelone',
          de: 'Tagestour ab Barcelona',
        },
        units: [adult('89', { ages: { minimum: 16 } }), youth('79', 12, 15), child('69', 8, 11)],
        capacity: 16,
        schedule: season('05-01', '10-31', daily('08:00')),
        cutoffMinutes: 900,
        durationMinutes: 540,
      },
      {
        id: 'from-calella',
        title: {
          en: 'From the beach in Calella',
          es: 'Desde la playa de Calella',
          fr: 'Depuis la plage de Calella',
          de: 'Ab Strand in Calella',
        },
        description: en(
          'If you are staying on the coast: the kayak part alone, three and a half hours, so the stops come 110 minutes earlier, without the lunch. Meet at the blue boathouse on the beach a quarter of an hour before the start. Paid parking at the top of the steps.',
        ),
        units: [adult('55', { ages: { minimum: 16 } }), youth('48', 12, 15), child('42', 8, 11)],
        capacity: 16,
        schedule: [
          ...season('05-01', '09-30', on(everyDay, '10:00', '16:00')),
          ...season('10-01', '10-31', on(everyDay, '10:00')),
        ],
        cutoffMinutes: 180,
        durationMinutes: 210,
      },
    ],
    pictures: posters(
      'barcelona',
      'costa-brava-kayak',
      ['sea-cave', 'morning'],
      ['sea-cave', 'noon'],
      ['sea-cave', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'bcn-montserrat',
    slug: 'montserrat-ridge-walk-and-boys-choir',
    latitude: 41.3751,
    longitude: 2.1491,
    address: en('Plaça d’Espanya, in front of the Arenas, 08004 Barcelona'),
    categories: ['nature-and-wildlife', 'day-trips', 'adventure'],
    labels: ['small-group', 'family-friendly', 'new'],
    occasions: ['family-day', 'team-building', 'anniversary'],
    spokenLanguages: ['en', 'es', 'fr'],
    title: {
      en: 'Montserrat: the ridge in the morning, the choir at one',
      ar: 'مونتسيرات: القمم صباحًا والجوقة عند الواحدة',
      es: 'Montserrat: la cresta por la mañana, la Escolanía a la una',
      fr: 'Montserrat : la crête le matin, le chœur à une heure',
      ru: 'Монтсеррат: утром гребень, в час дня хор мальчиков',
    },
    summary: {
      en: 'Up by rack railway and funicular, along the stone fingers, on the ridge walk to the highest hermitage, and on choir days down in time for fifty boys who have sung here since the thirteenth century.',
      es: 'Subida en cremallera y funicular, paseo entre agujas de piedra, en la caminata de la cresta hasta la ermita más alta, y los días de canto bajada a tiempo para la Escolanía, el coro de cincuenta niños que canta aquí desde el siglo XIII.',
    },
    overview:
      en(`The mountain stands alone in the plain, forty kilometres from the sea, and looks as if it had been poured. It is river gravel, cemented under a vanished gulf and raised twelve hundred metres; rain cut it into fingers, and people have seen in them what they needed: monks, elephants, the castle of the Grail.

You take an early train, ahead of the coaches, and the Sant Joan funicular to a thousand metres. From there, on the ridge walk, a good path goes along the shoulder, by abandoned hermitages with swallows in the windows, to Sant Jeroni, the summit: Pyrenees to the north, Mallorca if the air has been washed. Wild goats stand about as if placed.

At one o’clock on weekdays in term the boys of the Escolania sing the Salve and the Virolai in the basilica, ten minutes, unaccompanied. It is one of the oldest music schools in Europe. Afterwards there is cheese and honey from the farmers’ stalls, and the train home through the vineyards.`),
    highlights: list(
      'Rack railway and funicular, ahead of the coaches',
      'On the ridge walk: Sant Jeroni, 1,236 metres',
      'The boys’ choir at one, on the weekdays of term',
      'Wild goats, griffon vultures in winter',
      'Two lengths of walk: the short one every day except Sunday',
    ),
    includes: list(
      'Return train, rack railway and, when it runs, the funicular',
      'Mountain guide',
      'Basilica, and the choir on days when it sings',
      'Taste of mató cheese with honey',
    ),
    excludes: list('Lunch', 'Museum of Montserrat (see extras)'),
    knowBeforeYouGo: list(
      'The long walk is nine kilometres with 480 metres of climb on steps and gravel; the short one is four, mostly level.',
      'The choir sings at one from Monday to Friday in term. It does not sing then at weekends or in the summer and Christmas holidays; the walk is the same without it.',
      'In storms the upper paths shut and we walk to the Holy Cave instead.',
      'In the weeks in January when the funicular is overhauled, the walk starts at the monastery.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Walking shoes with a good grip',
      'One litre of water',
      'A warm layer: it is eight degrees cooler on top',
    ),
    itinerary: [
      stop(0, 'Plaça d’Espanya', 'The 8:36 AM train.', 41.3751, 2.1491),
      stop(85, 'Monistrol and the rack railway', 'Fifteen minutes, six hundred metres.', 41.6153, 1.8444),
      stop(120, 'Sant Joan', 'Top of the funicular; the walk begins.', 41.5906, 1.831),
      stop(
        200,
        'Sant Jeroni',
        'The summit, by the ridge; the easy way goes to Sant Miquel.',
        41.6053,
        1.8116,
      ),
      stop(275, 'Basilica', 'Black Madonna, then the choir on days when it sings.', 41.5933, 1.8376),
      stop(450, 'Plaça d’Espanya', 'By four in the afternoon.', 41.3751, 2.1491),
    ],
    duration: { unit: 'HOURS', minimum: 7.5 },
    ages: { minimum: 7 },
    openingHours: open('08:15', '15:45'),
    tourGuide: true,
    currency: 'EUR',
    payLater: true,
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      perPerson(
        'museum',
        'Museum of Montserrat',
        '8',
        'Caravaggio, El Greco, and a good room of Catalan light.',
      ),
      onlyWith(
        ['ridge'],
        perPerson('picnic', 'Picnic for the summit', '13', 'Roll with fuet or escalivada, fruit, water.'),
      ),
    ],
    options: [
      {
        id: 'ridge',
        title: {
          en: 'The ridge (9 km)',
          es: 'La cresta (9 km)',
          fr: 'La crête (9 km)',
          ru: 'Гребень (9 км)',
        },
        units: [adult('68', { ages: { minimum: 14 } }), child('48', 10, 13)],
        capacity: 12,
        schedule: daily('08:15'),
        closedDays: eachYear('12-25', '12-26', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 450,
      },
      {
        id: 'easy',
        title: {
          en: 'The easy way (4 km)',
          es: 'El paseo fácil (4 km)',
          fr: 'La balade (4 km)',
          ru: 'Лёгкая прогулка (4 км)',
        },
        description: en(
          'Level path to the cross of Sant Miquel, more time at the monastery. Suitable from age seven.',
        ),
        units: [adult('62', { ages: { minimum: 14, maximum: 64 } }), child('39', 7, 13), senior('56', 65)],
        capacity: 14,
        schedule: on(except(sunday), '08:15'),
        closedDays: eachYear('12-25', '12-26', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 450,
      },
    ],
    pictures: posters(
      'barcelona',
      'montserrat',
      ['monastery-ridge', 'dawn'],
      ['monastery-ridge', 'golden'],
      ['monastery-ridge', 'noon'],
    ),
  },
]
