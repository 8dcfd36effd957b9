import type { ListingInput } from '../../contract/listing.ts'
import {
  adult,
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
  heldIn,
  infant,
  item,
  list,
  monday,
  nonRefundable,
  on,
  oneForEach,
  open,
  perBooking,
  perPerson,
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
import { eachYear, season, thisYear } from '../seasons.ts'

const here = { supplier: 'left-bank-walks', destination: 'paris', timeZone: 'Europe/Paris' } as const

/** Sailings on the Seine that leave after sunset, which is an hour and a half later in June than in September. */
const afterDark = (weekdays: number[]) => [
  ...season('09-06', '04-05', on(weekdays, '20:30', '21:30')),
  ...season('04-06', '05-14', on(weekdays, '21:30', '22:30')),
  ...season('05-15', '07-31', on(weekdays, '22:30')),
  ...season('08-01', '09-05', on(weekdays, '21:30', '22:30')),
]

/** Paris: mostly the left bank, the river, and one day out. */
export const paris: ListingInput[] = [
  {
    ...here,
    externalId: 'par-orsay',
    slug: 'musee-d-orsay-timed-entry',
    latitude: 48.86,
    longitude: 2.3266,
    address: en('Esplanade Valéry Giscard d’Estaing, 75007 Paris, entrance A2'),
    categories: ['museums-and-culture'],
    labels: ['skip-the-line', 'bestseller', 'wheelchair-accessible'],
    occasions: ['rainy-day', 'anniversary'],
    spokenLanguages: ['en', 'fr'],
    title: {
      en: 'Musée d’Orsay at a time of your choosing',
      fr: 'Musée d’Orsay à l’heure de votre choix',
      es: 'Museo de Orsay a la hora que elijas',
      ar: 'متحف أورسيه في الساعة التي تختارها',
      ru: 'Музей Орсе в удобный вам час',
    },
    summary: {
      en: 'A half-hour slot at the reserved entrance of the old railway station and, in the first slots of the day, a route that reaches the Impressionists before the crowd does.',
      fr: 'Un créneau d’une demi-heure à l’entrée réservée de l’ancienne gare et, aux premiers créneaux du jour, un parcours qui arrive aux impressionnistes avant la foule.',
      ru: 'Получасовой сеанс у входа для тех, кто с билетом, и, в первые сеансы дня, маршрут, который приводит к импрессионистам раньше толпы.',
    },
    overview: {
      en: `The Gare d’Orsay was built in two years for the World’s Fair of 1900 and was too short for its trains by 1939. The museum that moved in keeps the clock, the vault and the platforms, and fills them with the years between 1848 and 1914: what was scandal then and hangs over sofas now.

Nearly everybody starts on the ground floor and arrives upstairs tired. Do the opposite. Take the escalator at the far end to the fifth floor, see Manet, Monet, Degas and Cézanne (at opening time, while the rooms are still empty), look at Montmartre through the glass of the great clock, and let yourself down: Van Gogh and Gauguin on the middle level, Courbet’s enormous Burial at the bottom.

On Thursdays the museum stays open until a quarter to ten. The last two hours are the quietest of the week.`,
      fr: `La gare d’Orsay fut bâtie en deux ans pour l’Exposition universelle de 1900, et dès 1939 elle était trop courte pour ses trains. Le musée qui s’y est installé en a gardé l’horloge, la voûte et les quais, et les remplit des années 1848 à 1914 : ce qui faisait scandale alors et s’accroche aujourd’hui au-dessus des canapés.

Presque tout le monde commence au rez-de-chaussée et arrive fatigué en haut. Faites l’inverse. Prenez l’escalator du fond jusqu’au cinquième étage, voyez Manet, Monet, Degas et Cézanne (à l’ouverture, dans des salles encore vides), regardez Montmartre à travers la grande horloge et redescendez : Van Gogh et Gauguin au niveau médian, l’immense Enterrement de Courbet en bas.

Le jeudi, le musée reste ouvert jusqu’à vingt et une heures quarante-cinq. Les deux dernières heures sont les plus calmes de la semaine.`,
    },
    highlights: list(
      'Reserved entrance, a new slot each half-hour',
      'Monet’s poppies, Degas’s little dancer and Van Gogh’s night over the Rhône in one visit',
      'The view through the station clock on the fifth floor',
      'Late opening on Thursdays until 9:45 PM',
    ),
    includes: list(
      'Timed ticket to the permanent collection and the exhibitions of the day',
      'Route card in six languages',
      'In the guided option: an art historian for ninety minutes',
    ),
    excludes: list('Audio guide (see extras)'),
    knowBeforeYouGo: list(
      'Closed on Mondays, on 1 May and on 25 December.',
      'Under-eighteens enter free but need their own ticket for the slot; on the art historian’s tour, from eight years, they pay for the guide.',
      'Security takes five to fifteen minutes even with a ticket.',
      'All floors have lifts; wheelchairs are lent free at the entrance.',
      'The cloakroom is free but takes no suitcases.',
    ),
    whatToBring: list('Identity card for reduced tickets', 'A small bag; large ones must stay outside'),
    itinerary: [
      stop(0, 'Entrance A2', 'Past the bronze continents on the forecourt.', 48.8601, 2.3263),
      stop(15, 'Fifth floor', 'Manet to Cézanne, left to right.', 48.86, 2.3254),
      stop(75, 'The great clock', 'The Tuileries and Sacré-Cœur through its glass.', 48.8603, 2.3251),
      stop(95, 'Middle level', 'Van Gogh, Gauguin, and the terrace of sculptures.', 48.8599, 2.3262),
      stop(130, 'The nave', 'Courbet and Carpeaux where the trains stood.', 48.8599, 2.3268),
    ],
    duration: { unit: 'HOURS', minimum: 1.5, maximum: 3 },
    ages: { minimum: 0 },
    openingHours: [
      { weekdays: [tuesday, wednesday, friday, saturday, sunday], opens: '09:30', closes: '18:00' },
      { weekdays: [thursday], opens: '09:30', closes: '21:45' },
    ],
    currency: 'EUR',
    cancellation: nonRefundable,
    extras: [
      oneForEach(
        perBooking(
          'audio-guide',
          'Audio guide',
          '6',
          'Handed out at the desk on the left, in twelve languages.',
          6,
        ),
      ),
      oneForEach(
        perBooking(
          'rodin',
          'Musée Rodin within three months',
          '14',
          'Ten minutes’ walk; the garden alone is worth it.',
        ),
      ),
    ],
    options: [
      {
        id: 'timed-entry',
        title: { en: 'Timed entry', fr: 'Entrée horodatée', es: 'Entrada con hora' },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [
          adult('16', { ages: { minimum: 26, maximum: 64 } }),
          senior('16', 65),
          youth('13', 18, 25),
          student('13', { title: { en: 'Art student with a card', fr: 'Étudiant en art avec carte' } }),
          child('0', 0, 17, { title: { en: 'Under 18', fr: 'Moins de 18 ans' } }),
        ],
        capacity: 80,
        schedule: [
          ...on([tuesday, wednesday, friday, saturday, sunday], ...every(30, '09:30', '16:30')),
          ...on([thursday], ...every(30, '09:30', '20:00')),
        ],
        closedDays: eachYear('05-01', '12-25'),
        cutoffMinutes: 10,
        spokenLanguages: [],
      },
      ...heldIn({ en: on(except(monday), '09:45'), fr: on(except(monday), '14:00') }, (language) => ({
        id: 'guided',
        title: en(`With an art historian, in ${language}`),
        description: en(
          'Ninety minutes, twelve people, a headset each; the stops are shorter, and you may stay afterwards until closing.',
        ),
        units: [adult('49', { ages: { minimum: 26 } }), youth('42', 18, 25), child('22', 8, 17)],
        capacity: 12,
        closedDays: eachYear('05-01', '12-25'),
        cutoffMinutes: 120,
        durationMinutes: 90,
      })),
    ],
    pictures: posters(
      'paris',
      'orsay',
      ['station-museum', 'morning'],
      ['station-museum', 'blue'],
      ['painting-gallery', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'par-seine-dusk',
    slug: 'seine-cruise-from-the-pont-neuf',
    latitude: 48.8574,
    longitude: 2.3403,
    address: en(
      'Square du Vert-Galant, below the Pont Neuf, 75001 Paris; boarding from 20 minutes before departure; the boat leaves on time',
    ),
    categories: ['cruises', 'city-tours'],
    labels: ['bestseller', 'family-friendly', 'wheelchair-accessible'],
    occasions: ['family-day', 'anniversary', 'birthday'],
    spokenLanguages: ['en', 'fr'],
    title: {
      en: 'An hour on the Seine from the tip of the island',
      fr: 'Une heure sur la Seine depuis la pointe de l’île',
      pt: 'Uma hora no Sena a partir da ponta da ilha',
      ar: 'ساعة على نهر السين من طرف الجزيرة',
      es: 'Una hora por el Sena desde la punta de la isla',
    },
    summary: {
      en: 'Down to the Eiffel Tower and back round Notre-Dame, in a long boat with an open upper deck and a guide who stops talking when the view is enough.',
      fr: 'Jusqu’à la tour Eiffel et retour autour de Notre-Dame, sur un long bateau au pont supérieur ouvert, avec un guide qui se tait quand la vue suffit.',
    },
    overview:
      en(`Paris turns its good side to the river: thirty-seven bridges, and between them everything that was ever meant to impress. The boats leave from the green tip of the Île de la Cité, the lowest point of the old town, where the water is an arm’s length from the bench.

You go west first, past the Louvre (it takes four minutes to pass the Louvre), the Musée d’Orsay and the gilded horses of the Pont Alexandre III, and turn below the Eiffel Tower. On the way back you take the narrow southern arm, so close to Notre-Dame that you look straight up at the new spire, and round the Île Saint-Louis with its houses of judges and widows.

The last sailings are the ones to have. Once it is dark the tower glitters for five minutes at each full hour, and the skippers time their turn for it.`),
    highlights: list(
      'Boards at the Square du Vert-Galant, in the middle of everything',
      'Twenty-three bridges in an hour',
      'The turn below the Eiffel Tower, on the hour after dark',
      'Live commentary, not a recording',
    ),
    includes: list(
      'One hour on the boat',
      'Live guide in English and French',
      'Leaflet in six languages',
      'Blanket from October to April',
    ),
    excludes: list(
      'Drinks, except the glass in the option with champagne; there is a small bar',
      'Reserved seats, except in the option with champagne',
    ),
    knowBeforeYouGo: list(
      'Boarding opens twenty minutes before departure and closes at the departure time.',
      'At high water, usually a few days in winter, the boats cannot pass the bridges and you are moved or refunded.',
      'Prams and wheelchairs come aboard by a ramp; at the quay there are steps, so write to us for the step-free gate.',
      'Your ticket is valid only for the departure that you book.',
    ),
    whatToBring: list('A jumper, even in July', 'Your phone charged'),
    itinerary: [
      stop(0, 'Pont Neuf', 'Cast off below the oldest of the bridges, finished in 1607.', 48.8574, 2.3403),
      stop(15, 'Pont Alexandre III', 'Nymphs, lamps and horses, all for a tsar’s visit.', 48.8639, 2.3136),
      stop(30, 'Eiffel Tower', 'The slow turn.', 48.8595, 2.2935),
      stop(48, 'Notre-Dame', 'The southern arm, under the flying buttresses.', 48.8524, 2.3496),
      stop(53, 'Île Saint-Louis', 'Round its eastern end and home.', 48.8511, 2.3589),
    ],
    duration: { unit: 'MINUTES', minimum: 60 },
    ages: { minimum: 0 },
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 4 }),
    extras: [
      oneForEach(
        perBooking('crepe', 'Crêpe and hot chocolate at the kiosk', '9', 'Before or after, on the quay.'),
      ),
      perBooking(
        'photo',
        'Printed photograph',
        '12',
        'Taken as you board, and handed to you when you are back.',
        5,
      ),
    ],
    options: [
      {
        id: 'by-day',
        title: { en: 'By day', fr: 'De jour', es: 'De día' },
        units: [
          adult('17', { ages: { minimum: 13 }, originalPrice: '19' }),
          child('9', 4, 12),
          infant(3, { places: 1 }),
          family('44', 'Family: two adults, two children'),
        ],
        capacity: 180,
        schedule: [
          ...daily('10:30', '11:30', '13:00', '14:00', '15:00', '16:00'),
          // only while it is light until six
          ...season('02-15', '10-24', daily('17:00')),
        ],
        cutoffMinutes: 15,
      },
      {
        id: 'after-dark',
        title: { en: 'From dusk', fr: 'Dès le crépuscule', es: 'Desde el anochecer' },
        units: [
          adult('21', { ages: { minimum: 13 } }),
          child('11', 4, 12),
          infant(3, { places: 1 }),
          family('54', 'Family: two adults, two children'),
        ],
        capacity: 180,
        schedule: afterDark(everyDay),
        cutoffMinutes: 15,
      },
      {
        id: 'bow-champagne',
        title: { en: 'Bow seats and a glass of champagne', fr: 'À la proue, une coupe de champagne' },
        description: en('Twelve seats in front of everybody, kept for you. From age 18.'),
        units: [adult('39', { ages: { minimum: 18 } })],
        capacity: 12,
        schedule: afterDark([thursday, friday, saturday, sunday]),
        cutoffMinutes: 60,
      },
    ],
    pictures: posters(
      'paris',
      'seine-dusk',
      ['river-cruise', 'blue'],
      ['river-cruise', 'golden'],
      ['river-cruise', 'night'],
    ),
  },
  {
    ...here,
    externalId: 'par-maubert-kitchen',
    slug: 'maubert-market-and-cooking-class',
    latitude: 48.85,
    longitude: 2.3487,
    address: en('Place Maubert, at the fountain, 75005 Paris'),
    categories: ['food-and-drink'],
    labels: ['small-group', 'new'],
    occasions: ['birthday', 'team-building', 'rainy-day', 'anniversary'],
    spokenLanguages: ['en', 'fr'],
    title: {
      en: 'Shop at the Maubert market, cook what you found, eat it slowly',
      ar: 'تسوّق في سوق موبير، واطبخ ما وجدت، وكُل على مهل',
      fr: 'Au marché Maubert, puis à table : cuisiner ce qu’on a trouvé',
      de: 'Auf dem Markt Maubert einkaufen, kochen, langsam essen',
    },
    summary: {
      en: 'A cook and eight people: in the morning, a basket and three courses from whatever the stalls of Place Maubert have; in the evening, five sauces.',
      fr: 'Une cuisinière et huit personnes : le matin, un panier et trois plats tirés de ce que le marché offre ; le soir, cinq sauces.',
    },
    overview:
      en(`There has been a market on Place Maubert since 1547, on Tuesdays, Thursdays and Saturdays. At half past nine the restaurant buyers have gone and the pensioners have not yet finished their conversations: it is the right moment to learn how to press a melon, which of the five goat’s cheeses is today’s, and what to say so that the fishmonger gives you the good end.

The kitchen is four minutes up the Montagne Sainte-Geneviève. In the morning class, nothing is planned until the basket is on the table. Then the work is shared out: somebody makes the sauce that everybody fears, somebody opens oysters, somebody learns the omelette that takes forty seconds. You cook at two ranges with proper knives, and the teacher, who ran a bistro for fourteen years, tells you when to stop stirring.

The morning class has lunch at one, with two wines, a cheese course nobody skips and coffee. It rarely ends before half past two.`),
    highlights: list(
      'In the morning class: the market with somebody whom the stallholders know',
      'Three courses, or five sauces, cooked by your own hands',
      'At lunch: a cheese course with five cheeses and one opinion each',
      'Eight people at most',
    ),
    includes: list(
      'Guided market visit, in the morning class',
      'All ingredients',
      'Three-course lunch and cheese, or supper; two glasses of wine (from eighteen years), coffee',
      'Recipes by e-mail the same evening',
    ),
    excludes: list('What you buy for yourself at the market'),
    knowBeforeYouGo: list(
      'The kitchen is on the ground floor with one step.',
      'Vegetarians eat as well as the rest; tell us about allergies when you book.',
      'In the morning class children from ten years with an adult, in the evening from sixteen.',
      'Come hungry.',
      guideSpeaksAll,
    ),
    whatToBring: list('Closed shoes', 'A shopping bag for the morning class, if you want to buy cheese'),
    itinerary: [
      stop(0, 'Place Maubert', 'Coffee at the counter, then the stalls.', 48.85, 2.3487),
      stop(
        60,
        'Rue de la Montagne-Sainte-Geneviève',
        'Up the hill with the basket, past the baker.',
        48.8482,
        2.3487,
      ),
      stop(75, 'The kitchen', 'Aprons, knives, the plan.', 48.8479, 2.3486),
      stop(210, 'The table', 'Lunch, or supper in the evening class.', 48.8479, 2.3486),
    ],
    duration: { unit: 'HOURS', minimum: 3, maximum: 5 },
    ages: { minimum: 10 },
    openingHours: [
      ...open('09:30', '14:30', [tuesday, thursday, saturday]),
      ...open('18:30', '21:30', [wednesday, friday]),
    ],
    tourGuide: true,
    currency: 'EUR',
    cancellation: tiered([72, 0], [24, 50]),
    extras: [
      oneForEach(
        perBooking(
          'wine-pairing',
          'Five wines instead of two',
          '28',
          'Poured through the meal by the teacher’s sister, who imports them.',
        ),
      ),
      perBooking('knife', 'Opinel kitchen knife', '19', 'The one you have been using.', 4),
    ],
    options: [
      {
        id: 'market-and-lunch',
        title: { en: 'Market, class and lunch', fr: 'Marché, cours et déjeuner' },
        units: [adult('165', { ages: { minimum: 16 } }), child('110', 10, 15)],
        capacity: 8,
        schedule: on([tuesday, thursday, saturday], '09:30'),
        closedDays: eachYear('01-01', '05-01', '12-25'),
        cutoffMinutes: 1080,
        durationMinutes: 300,
      },
      {
        id: 'evening-sauces',
        title: { en: 'Evening: five mother sauces', fr: 'Le soir : les cinq sauces mères' },
        description: en(
          'Without the market, from the fountain straight to the kitchen, so the stops after it come earlier: three hours, five sauces, supper around them.',
        ),
        units: [adult('165', { ages: { minimum: 16 } })],
        capacity: 8,
        schedule: on([wednesday, friday], '18:30'),
        closedDays: eachYear('01-01', '05-01', '12-24', '12-25', '12-31'),
        cutoffMinutes: 360,
        durationMinutes: 180,
      },
    ],
    pictures: posters(
      'paris',
      'maubert-kitchen',
      ['cooking', 'noon'],
      ['street-market', 'morning'],
      ['shared-dishes', 'golden'],
    ),
  },
  {
    ...here,
    externalId: 'par-versailles-bike',
    slug: 'versailles-by-bike-with-market-picnic',
    latitude: 48.8535,
    longitude: 2.3447,
    address: en('Place Saint-Michel, at the fountain, 75006 Paris'),
    categories: ['day-trips', 'adventure'],
    labels: ['small-group', 'eco-friendly', 'family-friendly'],
    occasions: ['family-day', 'birthday', 'honeymoon'],
    spokenLanguages: ['en', 'fr', 'es'],
    title: {
      en: 'Versailles by bicycle, with a picnic on the Grand Canal',
      ar: 'فرساي بالدراجة، مع نزهة غداء على القناة الكبرى',
      fr: 'Versailles à vélo, pique-nique au Grand Canal',
      es: 'Versalles en bicicleta, con pícnic junto al Gran Canal',
    },
    summary: {
      en: 'Train out, bikes at the station, lunch from the market, then the queen’s village, and the palace last, when it empties.',
      fr: 'Le train, les vélos à la gare, le déjeuner du marché, puis le hameau de la Reine, et le château en dernier, quand il se vide.',
    },
    overview:
      en(`Louis XIV’s park covers eight hundred hectares, and most visitors see the hundred nearest the door. A bicycle gives you the rest: the avenues of limes, the sheep, the canal on which the king kept two gondolas and their gondoliers, the gate where the park simply becomes France.

You ride about fifteen kilometres on flat gravel, in a group of ten. In the Marché Notre-Dame you choose the picnic yourselves: rillettes, strawberries, a cheese that will not survive the day. You eat it on the grass by the canal with the palace at the far end, small as a stage set.

After lunch come the Trianons and the hamlet where Marie-Antoinette played at milking; then you lock the bikes and walk into the palace after half past three, when the morning’s coaches have gone and the Hall of Mirrors has room for your reflection.`),
    highlights: list(
      'Fifteen flat kilometres through a park nobody walks across',
      'A picnic you buy yourself at the market',
      'The Queen’s Hamlet in the early afternoon',
      'The Hall of Mirrors late in the day',
      'Ten riders and a guide',
    ),
    includes: list(
      'Return train from Paris',
      'Bicycle, helmet, child seat, trailer or tag-along',
      'Guide',
      'Timed ticket for the palace, the Trianons and the gardens',
    ),
    excludes: list('The picnic itself (about €15 a head)', 'Rowing boat on the canal (see extras)'),
    knowBeforeYouGo: list(
      'No tour on Mondays, when the palace is closed, on Thursdays or on 1 May.',
      'Closed from November to March: the gravel turns to paste.',
      'You should be at ease on a bike among pedestrians; the first kilometre is a town street.',
      'Riders from 1.45 m; smaller children on a seat, trailer or tag-along; on fountain days, from six years.',
      'A lock is provided; bring a small bag only.',
      guideSpeaksAll,
    ),
    whatToBring: list('Rain jacket when the sky is grey', 'Sun cream when it is not'),
    itinerary: [
      stop(0, 'Saint-Michel', 'Meet at the fountain; the RER C leaves from below it.', 48.8535, 2.3447),
      stop(60, 'Versailles, the bike shed', 'Saddles, brakes, the rules of the group.', 48.7997, 2.1297),
      stop(80, 'Marché Notre-Dame', 'Forty minutes to shop for lunch.', 48.806, 2.1329),
      stop(165, 'Grand Canal', 'Picnic at its far arm.', 48.8105, 2.1),
      stop(250, 'Queen’s Hamlet', 'Thatch, ducks, and the mill that never milled.', 48.8188, 2.113),
      stop(405, 'The palace', 'Through the state rooms to the Hall of Mirrors.', 48.8049, 2.1204),
    ],
    guides: [
      {
        name: 'Inès Carrasco',
        languages: ['es', 'fr', 'en'],
        about: en(
          'Has ridden to Versailles since school. Carries two pumps, and the opening hours of every bakery in her head.',
        ),
      },
    ],
    duration: { unit: 'HOURS', minimum: 8.5 },
    ages: { minimum: 2 },
    tourGuide: true,
    currency: 'EUR',
    cancellation: tiered([96, 0], [48, 40]),
    extras: [
      perBooking(
        'rowing-boat',
        'Rowing boat on the canal, half an hour',
        '17',
        'For up to four; the guide waits on the bank with the bikes.',
        3,
      ),
      oneForEach(perBooking('e-bike', 'Electric bicycle', '15', 'For legs that had a long week.')),
      oneForEach(
        perBooking('picnic-ready', 'Picnic put together for you', '18', 'If you would rather eat than shop.'),
      ),
    ],
    options: [
      {
        id: 'group',
        title: { en: 'Small group', fr: 'Petit groupe', es: 'Grupo reducido' },
        units: [
          adult('109', { ages: { minimum: 26 } }),
          youth('99', 13, 25),
          child('79', 6, 12),
          infant(5, {
            title: { en: 'Child in a seat or trailer', fr: 'Enfant en siège ou remorque' },
            price: '25',
            places: 1,
            ages: { minimum: 2, maximum: 5 },
          }),
        ],
        capacity: 10,
        schedule: season('04-01', '10-31', on([tuesday, wednesday, friday, saturday, sunday], '08:45')),
        closedDays: eachYear('05-01'),
        cutoffMinutes: 900,
        durationMinutes: 510,
      },
      {
        id: 'fountain-day',
        title: {
          en: 'With the musical fountains',
          fr: 'Avec les Grandes Eaux musicales',
          es: 'Con las fuentes musicales',
        },
        description: en(
          'Saturdays and Sundays in season, when the water is switched on and the music with it. Ticket included. From six years.',
        ),
        units: [adult('121', { ages: { minimum: 26 } }), youth('109', 13, 25), child('88', 6, 12)],
        capacity: 10,
        schedule: season('04-05', '10-26', on([saturday, sunday], '09:30')),
        closedDays: eachYear('05-01'),
        cutoffMinutes: 900,
        durationMinutes: 510,
      },
    ],
    pictures: posters(
      'paris',
      'versailles-bike',
      ['palace-garden', 'morning'],
      ['palace-garden', 'golden'],
      ['bike', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'par-forney-posters',
    slug: 'the-art-of-the-travel-poster-exhibition',
    latitude: 48.8535,
    longitude: 2.3589,
    address: en('Hôtel de Sens, 1 rue du Figuier, 75004 Paris'),
    categories: ['museums-and-culture'],
    labels: ['new', 'skip-the-line'],
    occasions: ['rainy-day', 'family-day'],
    spokenLanguages: ['en', 'fr'],
    title: {
      en: 'Go by Train: the art of the travel poster, a temporary exhibition',
      ar: 'سافر بالقطار: فن ملصقات السفر، معرض مؤقت',
      fr: 'Prenez le train : l’affiche de voyage, exposition temporaire',
      es: 'Viaje en tren: el arte del cartel turístico, exposición temporal',
    },
    summary: {
      en: 'One hundred and forty lithographs from the years when railways sold the sea with five colours, shown until 29 May in a house of 1519.',
      fr: 'Cent quarante lithographies de l’époque où les chemins de fer vendaient la mer en cinq couleurs, exposées jusqu’au 29 mai dans une maison de 1519.',
    },
    overview:
      en(`Between 1890 and the last war the railways of Europe competed for people who had never been anywhere. They hired painters, gave them one sheet of paper and four or five stones, and asked for longing. The result hung in station halls, was pasted over within a month, and became the way we still imagine Nice, the Alps and Constantinople.

The exhibition shows how it was done: sketches, corrected proofs with the client’s complaints in blue pencil, the separate colours of one sheet hung side by side so that you can put the Mediterranean together yourself. A press runs on Saturdays, and with the workshop ticket you pull a print.

The Hôtel de Sens is reason enough to come: one of three medieval houses left in Paris, built for archbishops, with a cannonball of July 1830 still in its front wall.`),
    highlights: list(
      '140 original posters, a third of them never shown',
      'A working lithographic press on Saturdays',
      'The five stones of one sunset, side by side',
      'A late Gothic house with a cannonball in its façade',
    ),
    includes: list(
      'Timed entry',
      'Exhibition booklet in English or French',
      'In the workshop option: paper, ink and the print you pull',
    ),
    excludes: list('Catalogue (see extras)'),
    knowBeforeYouGo: list(
      'A temporary exhibition: entries can be booked until its last day.',
      'Closed on Sundays and Mondays, on 1 January, 1 May and 25 December.',
      'Light is kept low for the paper’s sake.',
      'The upper rooms are reached by a spiral stair; the ground floor is step-free.',
    ),
    whatToBring: list(
      'Clothes that may meet printing ink, for the workshop',
      'Proof of age or study for reduced tickets',
    ),
    itinerary: [
      stop(0, 'The courtyard', 'Find the cannonball and its date.', 48.8535, 2.3589),
      stop(10, 'Room 1: the order', 'What a railway wrote to a painter in 1895.', 48.8535, 2.359),
      stop(30, 'Room 2: five stones', 'A sunset taken apart.', 48.8536, 2.359),
      stop(
        60,
        'Room 3: the wall',
        'Posters hung as they were, edge to edge, torn in places.',
        48.8536,
        2.3589,
      ),
    ],
    duration: { unit: 'MINUTES', minimum: 60, maximum: 150 },
    ages: { minimum: 0 },
    openingHours: open('13:00', '19:00', [tuesday, wednesday, thursday, friday, saturday]),
    expiresOn: `${thisYear + 1}-05-29`,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      perBooking('catalogue', 'Catalogue, 224 pages', '32', 'Kept for you at the desk.', 3),
      perBooking(
        'poster',
        'Reprint of one poster, 60 × 80 cm',
        '25',
        'Choose from six at the desk, rolled in a tube.',
        5,
      ),
    ],
    options: [
      {
        id: 'entry',
        title: { en: 'Timed entry', fr: 'Entrée horodatée' },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [
          adult('9', { ages: { minimum: 26, maximum: 64 } }),
          senior('7', 65),
          student('6'),
          youth('6', 12, 25),
          child('0', 0, 11),
        ],
        capacity: 35,
        schedule: on([tuesday, wednesday, thursday, friday, saturday], ...every(30, '13:00', '18:00')),
        closedDays: eachYear('12-25', '01-01', '05-01'),
        cutoffMinutes: 15,
      },
      {
        id: 'saturday-press',
        title: { en: 'With the press on Saturday', fr: 'Avec la presse, le samedi' },
        description: en(
          'An hour for the rooms, then ninety minutes with the printer; you pull two colours and take the sheet home. From age 8.',
        ),
        units: [adult('34', { ages: { minimum: 16 } }), child('22', 8, 15)],
        capacity: 8,
        schedule: on([saturday], '14:00', '16:30'),
        closedDays: eachYear('12-25', '01-01', '05-01'),
        cutoffMinutes: 240,
        durationMinutes: 150,
      },
    ],
    pictures: posters(
      'paris',
      'forney-posters',
      ['poster-gallery', 'golden'],
      ['poster-gallery', 'morning'],
      ['old-town', 'blue', 'place'],
    ),
  },
  {
    ...here,
    externalId: 'par-left-bank-writers',
    slug: 'writers-of-the-left-bank-walk',
    latitude: 48.8526,
    longitude: 2.3471,
    address: en('37 rue de la Bûcherie, in front of the bookshop, 75005 Paris'),
    categories: ['city-tours'],
    labels: ['small-group', 'eco-friendly', 'wheelchair-accessible'],
    occasions: ['honeymoon', 'anniversary'],
    spokenLanguages: ['en', 'fr', 'ru'],
    title: {
      en: 'The rooms they could afford: writers of the Left Bank',
      ar: 'الغرف التي قدروا على أجرتها: كتّاب الضفة اليسرى',
      fr: 'Les chambres qu’ils pouvaient payer : écrivains de la rive gauche',
      ru: 'Комнаты по карману: писатели левого берега',
    },
    summary: {
      en: 'Two hours (two and a half in Russian) from Shakespeare and Company to the Luxembourg, by the addresses where the books of a century were written, mostly in the cold.',
      fr: 'Deux heures (deux et demie en russe), de Shakespeare and Company au Luxembourg, d’adresse en adresse, là où s’écrivirent, souvent dans le froid, les livres d’un siècle.',
      ru: 'Два часа (на русском два с половиной) от «Шекспира и компании» до Люксембургского сада по адресам, где писались книги целого столетия, чаще всего в холоде.',
    },
    overview:
      en(`Hemingway wrote that he was very poor and very happy here; the second part he added later. Joyce borrowed, Rilke froze, Baldwin sat upstairs at the Flore because it was heated, Tsvetaeva walked in from the suburbs to save the fare. You follow them from door to door and read, aloud and briefly, what was written behind each.

The walk goes by the rue de l’Odéon, where Sylvia Beach published Ulysses from a shop four metres wide, by the Procope where the Encyclopaedia was argued into being, past the church of Saint-Germain to the two cafés that have lived on it ever since, and ends in the Luxembourg, in the green chairs (on winter afternoons, at its gate), with a list of books to take home.

Your guides are a translator, a former bookseller and a doctoral student who will finish soon.`),
    highlights: list(
      'Both Shakespeare and Companys, the one that is and the one that was',
      'Readings of one minute each, at the door concerned',
      'The heated café and the unheated rooms',
      'Groups of twelve; flat all the way',
    ),
    includes: list(
      'Guide',
      'A booklet with the passages read',
      'Coffee at a counter where the prices are still human',
    ),
    excludes: list('Drinks on the terraces of Saint-Germain'),
    knowBeforeYouGo: list(
      'Two kilometres on pavements, without steps.',
      'The walk goes ahead in the rain; the guide carries spare umbrellas.',
      'Children are welcome from eight years (in Russian, from sixteen), but the jokes are for readers.',
    ),
    whatToBring: list('Walking shoes', 'An umbrella between October and May'),
    itinerary: [
      stop(0, 'Shakespeare and Company', 'The bookshop with the beds.', 48.8526, 2.3471),
      stop(25, 'Le Procope', 'Voltaire’s forty coffees a day.', 48.8531, 2.3388),
      stop(45, '12 rue de l’Odéon', 'Where Ulysses was published.', 48.8507, 2.3387),
      stop(
        75,
        'Saint-Germain-des-Prés',
        'The Flore, the Deux Magots and the heating question.',
        48.854,
        2.3332,
      ),
      stop(120, 'Jardin du Luxembourg', 'Green chairs and the reading list.', 48.8471, 2.3371),
    ],
    guides: [
      {
        name: 'Claire Aubry',
        languages: ['fr', 'en'],
        about: en(
          'Translates novels from English in a room on the rue Monge, and reads aloud better than she admits.',
        ),
      },
      {
        name: 'Étienne Morel',
        languages: ['fr', 'en'],
        about: en('Sold books on the quays for twenty years, and knows which doors open if one asks.'),
      },
      {
        name: 'Vera Sokolova',
        languages: ['ru', 'fr', 'en'],
        about: en('Is writing her thesis on Tsvetaeva in Paris, and walks this route twice a week instead.'),
      },
    ],
    duration: { unit: 'HOURS', minimum: 2, maximum: 2.5 },
    ages: { minimum: 8 },
    openingHours: open('10:30', '17:00'),
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 12 }),
    extras: [
      perPerson(
        'book',
        'Paperback chosen for you',
        '14',
        'The guide asks two questions and picks one; in English, French or Russian.',
      ),
      perPerson(
        'flore',
        'Hot chocolate at the Flore',
        '12',
        'A table upstairs, where it was heated; reached by stairs.',
      ),
    ],
    options: [
      {
        id: 'english',
        title: { en: 'In English', fr: 'En anglais', ru: 'На английском' },
        units: [adult('32', { ages: { minimum: 16 } }), student('24'), child('12', 8, 15)],
        capacity: 12,
        schedule: daily('10:30', '15:00'),
        cutoffMinutes: 60,
        spokenLanguages: ['en'],
        durationMinutes: 120,
      },
      {
        id: 'french',
        title: { en: 'In French', fr: 'En français', ru: 'На французском' },
        units: [adult('32', { ages: { minimum: 16 } }), student('24'), child('12', 8, 15)],
        capacity: 12,
        schedule: on([saturday, sunday], '11:00'),
        cutoffMinutes: 60,
        spokenLanguages: ['fr'],
        durationMinutes: 120,
      },
      {
        id: 'russian',
        title: {
          en: 'In Russian: the émigrés’ walk',
          fr: 'En russe : le Paris des émigrés',
          ru: 'На русском: Париж эмигрантов',
        },
        description: en(
          'The same quarter by way of Bunin, Teffi and Tsvetaeva, in two and a half hours; from sixteen years.',
        ),
        units: [adult('36', { ages: { minimum: 16 } })],
        capacity: 12,
        schedule: on([sunday], '14:00'),
        cutoffMinutes: 720,
        spokenLanguages: ['ru'],
        durationMinutes: 150,
      },
    ],
    pictures: posters(
      'paris',
      'left-bank-writers',
      ['walking', 'golden'],
      ['old-town', 'morning'],
      ['old-town', 'blue'],
    ),
  },
  {
    ...here,
    supplier: 'atlantic-hours',
    externalId: 'par-private-launch',
    slug: 'private-mahogany-launch-on-the-seine',
    latitude: 48.8637,
    longitude: 2.314,
    address: en('Port des Champs-Élysées, beside the Pont Alexandre III, 75008 Paris'),
    categories: ['cruises'],
    labels: ['private'],
    occasions: ['proposal', 'honeymoon', 'anniversary', 'birthday'],
    spokenLanguages: ['en', 'fr', 'it', 'ar'],
    title: {
      en: 'A mahogany launch for the two of you, or the ten of you',
      fr: 'Un canot d’acajou pour vous deux, ou pour vous dix',
      ar: 'زورق خشبي خاص في باريس لشخصين أو لعشرة',
      ru: 'Катер из красного дерева на двоих или на десятерых',
    },
    summary: {
      en: 'Ninety minutes on the Seine in a Venetian launch of 1959 with its own skipper, stopping where the view is yours.',
      fr: 'Quatre-vingt-dix minutes sur la Seine dans un canot vénitien de 1959, avec son pilote, et des arrêts là où la vue est à vous.',
      ru: 'Полтора часа по Сене на венецианском катере 1959 года со своим капитаном и остановками там, где вид только ваш.',
    },
    overview:
      en(`She was built on the Giudecca for a hotel, spent thirty years carrying other people’s luggage and ten in a barn at Conflans. Now her mahogany has fourteen coats of varnish, there is an electric motor where the diesel was, and she is the quietest thing on the river.

You sit a metre above the water, lower than any other boat, so the bridges are high and the quays are theatre. The skipper knows where to cut the motor: under the Pont Marie, where one is supposed to wish; and, if your departure allows, off the point of the island at sunset or below the tower on the hour.`),
    highlights: list(
      'The whole launch, up to ten guests',
      'Electric and silent since 2021',
      'A skipper who has done forty-one proposals (one refusal)',
      'Champagne on ice and a roof that opens',
      'Your own route and your own stops',
    ),
    includes: list(
      'Launch and skipper for ninety minutes',
      'One bottle of champagne for every four guests or fewer, or pressed pear juice',
      'Blankets, umbrella, music from your phone',
    ),
    excludes: list('Catering beyond champagne (see extras or ask for an offer)', 'Transfer to the quay'),
    knowBeforeYouGo: list(
      'There are eleven steps down to the pontoon.',
      'At high water the trip moves to another day or is refunded.',
      'Heels leave marks in varnish; slippers are on board.',
    ),
    whatToBring: list(
      'Shoes with soft soles',
      'A shawl after sunset',
      'The ring, if it is that sort of evening',
    ),
    itinerary: [
      stop(0, 'Port des Champs-Élysées', 'Aboard, a glass in hand.', 48.8637, 2.314),
      stop(15, 'Eiffel Tower', 'Close under its north pillar and about.', 48.8595, 2.2935),
      stop(45, 'Pont Neuf and the islands', 'The narrow arm, slowly.', 48.8571, 2.3413),
      stop(60, 'Pont Marie', 'The motor off, the wish, the silence required.', 48.8528, 2.3573),
      stop(90, 'Back at the quay', 'Or anywhere with a pontoon; tell the skipper.', 48.8637, 2.314),
    ],
    duration: { unit: 'MINUTES', minimum: 90 },
    ages: { minimum: 0 },
    openingHours: open('11:30', '23:15'),
    currency: 'EUR',
    priceBasis: 'ITEM',
    negotiation: 'ALSO',
    confirmation: 'ON_REQUEST',
    cancellation: tiered([24 * 7, 0], [48, 50]),
    extras: [
      perPerson(
        'canapes',
        'Twelve canapés for each guest',
        '48',
        'From a kitchen in the rue de Seine, on ice and on time.',
      ),
      perBooking(
        'violinist',
        'Violinist for the trip',
        '290',
        'Plays beside the skipper, so the ten seats stay yours, and takes any request but one.',
        1,
      ),
      perBooking('flowers', 'Bouquet waiting on the seat', '75', 'In season, tied by hand.', 2),
    ],
    options: [
      {
        id: 'afternoon',
        title: { en: 'By day', fr: 'De jour', ru: 'Днём' },
        units: [item('Launch with skipper, 90 minutes', '420', 10)],
        capacity: 1,
        schedule: daily('11:30', '13:30', '15:30'),
        cutoffMinutes: 1440,
        durationMinutes: 90,
        resource: 'launch-serenella',
      },
      {
        id: 'evening',
        title: { en: 'In the evening', fr: 'Le soir', ru: 'Вечером' },
        units: [item('Launch with skipper, 90 minutes', '540', 10)],
        capacity: 1,
        schedule: daily('18:00', '20:00', '21:45'),
        cutoffMinutes: 1440,
        durationMinutes: 90,
        resource: 'launch-serenella',
      },
    ],
    pictures: posters(
      'paris',
      'private-launch',
      ['launch', 'golden'],
      ['launch', 'blue'],
      ['launch', 'night'],
    ),
  },
]
