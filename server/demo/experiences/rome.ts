import type { ListingInput } from '../../contract/listing.ts'
import {
  adding,
  adult,
  backAtEnd,
  child,
  daily,
  en,
  except,
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
  onePerDay,
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
import { eachYear, fromEaster, season, weekdayBetween } from '../seasons.ts'

/** Holidays on which the Vatican Museums are closed; Easter Monday moves. */
const vaticanHolidays = [
  ...eachYear(
    '01-01',
    '01-06',
    '02-11',
    '03-19',
    '05-01',
    '06-29',
    '08-15',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ),
  ...fromEaster(1),
]

/** San Callisto rests from mid-January to mid-February, and San Sebastiano on Sundays. */
const sundaysWithoutCatacombs = weekdayBetween(sunday, '01-15', '02-15')

const here = { supplier: 'seven-hills', destination: 'rome', timeZone: 'Europe/Rome' } as const

/** Rome: underground, on two and three wheels, at table, and out to Tivoli. */
export const rome: ListingInput[] = [
  {
    ...here,
    externalId: 'rom-vespa-sidecar',
    slug: 'vintage-vespa-with-sidecar-by-the-day',
    latitude: 41.894,
    longitude: 12.4935,
    address: en('Via Cavour 80, courtyard workshop, 00184 Roma'),
    categories: ['adventure', 'city-tours'],
    labels: ['private', 'bestseller'],
    occasions: ['honeymoon', 'anniversary', 'proposal', 'birthday'],
    spokenLanguages: ['en', 'it', 'fr'],
    title: {
      en: 'A vintage Vespa with a sidecar, yours by the day',
      ar: 'فيسبا عتيقة بعربة جانبية، لك ليوم كامل',
      it: 'Una Vespa d’epoca con sidecar, tutta vostra a giornata',
      fr: 'Une Vespa ancienne avec side-car, à la journée',
      es: 'Una Vespa clásica con sidecar, por días',
      de: 'Eine alte Vespa mit Beiwagen, tageweise',
    },
    summary: {
      en: 'A restored Vespa of the 1960s for a driver and a passenger, with two helmets, a picnic box, a marked map and a mechanic who answers his phone.',
      it: 'Una Vespa degli anni Sessanta restaurata, per chi guida e chi si fa portare: due caschi, una cesta da picnic, una mappa segnata e un meccanico che risponde al telefono.',
    },
    overview: {
      en: `The workshop in Via Cavour has six of them: VNB and Sprint, of 1961 and 1965, each with a sidecar made in Bologna, each with a name. They do sixty kilometres an hour with some encouragement, sound like a sewing machine, and make every policeman in Rome smile. The passenger sits low and sees the city as a child does: wheels, dogs, cornices.

You get an hour of instruction in the courtyard and round the block, because a sidecar does not lean: it pulls right when you open the throttle and left when you close it. After that you have the day. The map has three loops: the Aventine and the Gianicolo for views, the Appian Way for a picnic, the strange white quarter of EUR for photographs. Motorcycles may enter the restricted centre, sidecars included.

Keep it for up to seven days. At night it sleeps in the courtyard or wherever there is a locked gate.`,
      it: `L’officina di via Cavour ne ha sei: VNB e Sprint, del 1961 e del 1965, ognuna con un sidecar fatto a Bologna e con un nome. Fanno i sessanta all’ora con un po’ di incoraggiamento, suonano come una macchina da cucire e fanno sorridere ogni vigile di Roma. Chi sta nel sidecar siede in basso e vede la città come un bambino: ruote, cani, cornicioni.

C’è un’ora di lezione, in cortile e attorno all’isolato, perché un sidecar non piega: tira a destra quando dai gas e a sinistra quando lo togli. Poi la giornata è tua. La mappa ha tre anelli: l’Aventino e il Gianicolo per i panorami, la via Appia per un picnic, lo strano quartiere bianco dell’EUR per le fotografie. Le moto possono entrare nella ZTL del centro, sidecar compresi.

Puoi tenerla fino a sette giorni. Di notte dorme nel cortile o dovunque ci sia un cancello chiuso a chiave.`,
    },
    highlights: list(
      'A Vespa older than most of its drivers, fully restored',
      'An hour’s lesson before you leave the courtyard',
      'Access to the restricted centre that cars do not have',
      'Three loops marked on a paper map, 18 to 54 kilometres',
      'One day or a week; the price is for the Vespa, not for each of you',
    ),
    includes: list(
      'Vespa with sidecar, full tank',
      'Two open helmets in your sizes and two pairs of goggles',
      'Third-party insurance and roadside help',
      'Wicker picnic box with cloth and corkscrew',
      'Paper map, phone holder, lock',
    ),
    excludes: list(
      'Deposit of €300 for each Vespa on a card, returned when you bring it back',
      'Food for the picnic box (see extras)',
      'Fines',
    ),
    knowBeforeYouGo: list(
      'The driver needs a full motorcycle licence (A1 for the 125; A2 or A for the 150), an international permit where the licence is not European, and must be 21 or over. On a day with our driver, you need no licence for the Vespa he drives.',
      'The sidecar carries one adult, or one child from six years with a helmet.',
      'For each Vespa, a deposit of €300 is paid with the driver’s card, and refunded when you bring it back.',
      'In steady rain we move the day or give the money back: drum brakes are not romantic then.',
      'One booking is for at most seven days and three Vespas of one model.',
    ),
    whatToBring: list(
      'Driving licence, unless our driver does all the driving, and passport',
      'A credit card for the deposit',
      'Closed shoes and long sleeves',
      'A scarf, for the air and for the photograph',
    ),
    itinerary: [
      stop(0, 'The workshop in Via Cavour', 'Meet your Vespa; lesson in the courtyard.', 41.894, 12.4935),
      stop(75, 'Aventine', 'Orange garden and keyhole.', 41.8829, 12.4785),
      stop(
        130,
        'Gianicolo',
        'The whole city at your feet; a cannon is fired here every day at noon.',
        41.8915,
        12.4613,
      ),
      stop(
        220,
        'Porta San Sebastiano and Appian Way',
        'Out through the Aurelian wall; picnic by the tomb of Cecilia Metella.',
        41.8522,
        12.5209,
      ),
      stop(360, 'EUR', 'The square Colosseum.', 41.8367, 12.4653),
      stop(540, 'Back in the courtyard', 'We close at seven in the evening.', 41.894, 12.4935),
    ],
    duration: { unit: 'DAYS', minimum: 1, maximum: 7 },
    ages: { minimum: 6 },
    openingHours: open('09:00', '19:00'),
    currency: 'EUR',
    priceBasis: 'ITEM',
    pricePeriod: 'DAY',
    periods: { minimum: 1, maximum: 7 },
    payLater: true,
    cancellation: tiered([72, 0], [24, 30]),
    extras: [
      onePerDay(
        perBooking(
          'driver',
          'Driver, for one day',
          '180',
          'For those without a licence: he drives, one of you rides pillion and one in the sidecar. One driver a day, for one Vespa: choose as many as the days on which he is to drive.',
          7,
        ),
      ),
      perBooking(
        'picnic',
        'Picnic in the box',
        '38',
        'Pizza bianca, mortadella, pecorino, figs or fennel, half a bottle of Frascati. For two.',
        4,
      ),
      perBooking('child-helmets', 'Children’s helmets', '0', 'Two sizes, from six years.', 1),
    ],
    options: [
      {
        id: 'sprint-1965',
        title: {
          en: 'Sprint 150 (1965), with electric starter',
          it: 'Sprint 150 (1965), con avviamento elettrico',
        },
        description: en('The easier one to drive: four gears, good brakes for its age.'),
        units: [item('Vespa with sidecar', '145', 2, { originalPrice: '165' })],
        payThere: { amount: '300', per: 'ITEM', kind: 'DEPOSIT' },
        capacity: 3,
        schedule: daily('09:00', '10:00'),
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 540,
      },
      {
        id: 'vnb-1961',
        title: { en: 'VNB 125 (1961), with kick-start', it: 'VNB 125 (1961), a pedivella' },
        description: en('The older and prettier one; wants a decided foot.'),
        units: [item('Vespa with sidecar', '130', 2)],
        payThere: { amount: '300', per: 'ITEM', kind: 'DEPOSIT' },
        capacity: 3,
        schedule: daily('09:00', '10:00'),
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 540,
      },
    ],
    pictures: posters(
      'rome',
      'vespa-sidecar',
      ['sidecar', 'golden'],
      ['sidecar', 'morning'],
      ['old-town', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'rom-colosseum-underground',
    slug: 'colosseum-underground-and-arena',
    latitude: 41.8913,
    longitude: 12.4915,
    address: en('Largo Gaetana Agnesi, terrace above the metro, 00184 Roma'),
    categories: ['museums-and-culture', 'city-tours'],
    labels: ['bestseller', 'skip-the-line', 'small-group'],
    occasions: ['family-day'],
    spokenLanguages: ['en', 'it', 'es'],
    title: {
      en: 'Under the Colosseum, out on to the arena',
      ar: 'تحت الكولوسيوم، ثم إلى ساحة القتال',
      it: 'Sotto il Colosseo, fuori sull’arena',
      es: 'Bajo el Coliseo y a la arena',
      fr: 'Sous le Colisée, puis sur l’arène',
      ru: 'Под Колизеем и на арену',
    },
    summary: {
      en: 'Down to the corridors where animals and men waited for the lift, up through the gate on to the sand, then, in the small group, the Forum with an archaeologist.',
      it: 'Giù nei corridoi dove bestie e uomini aspettavano il montacarichi, su per la porta fino all’arena, poi, nel piccolo gruppo, il Foro con un’archeologa.',
      es: 'Abajo, los corredores donde fieras y hombres esperaban el montacargas; arriba, la arena; después, en el grupo reducido, el Foro con una arqueóloga.',
    },
    overview:
      en(`The audience of fifty thousand never saw this part. Under the arena floor runs a service basement of two levels: ramps, cages, and the slots of some eighty lifts, each turned by eight men, by which a leopard could be made to appear out of the sand. It is damp and narrow, and only a few hundred people a day are let in. Your group is one of them.

You come up by the gate of the gladiators and stand on the rebuilt strip of arena, at the level of the sand, with the tiers rising on all sides. The archaeologist says little here. In the small group you then cross to the Palatine, for the view that emperors kept to themselves, and walk down the Via Sacra through the Forum, where the ruins are sorted out into what stood when.

Tickets for the underground are few and soon gone, so book early. Entry is by name: give all the names in your note to the supplier when you book, or later on the page of your booking, and each of you brings a passport or an identity card.`),
    highlights: list(
      'The hypogeum, closed to ordinary tickets',
      'The arena floor through the gladiators’ gate',
      'In the small group: Palatine and Forum with a working archaeologist',
      'Fourteen guests, twenty by lamplight, headsets for all',
    ),
    includes: list(
      'Ticket for underground and arena; in the small group for Forum and Palatine too',
      'Archaeologist as guide',
      'Headset',
      'Reservation fee',
    ),
    excludes: list('Transfer', 'Upper tiers (the third level has its own ticket)'),
    knowBeforeYouGo: list(
      'Entry is by name: write everybody’s name in your note to the supplier, and each of you brings a document with that name.',
      'Stairs and uneven stone throughout; the underground is not step-free, and wheelchair users are given the arena by lift instead.',
      'No large bags, glass or tripods.',
    ),
    whatToBring: list(
      'Passport or identity card',
      'Water bottle; the small group passes fountains in the Forum',
      'A hat from May to September',
    ),
    itinerary: [
      stop(
        0,
        'Largo Agnesi',
        'The whole ring from above, and how 100,000 cubic metres of travertine came here.',
        41.8913,
        12.4915,
      ),
      stop(25, 'The underground', 'Lifts, cages and the drain that flooded it all.', 41.8902, 12.4924),
      stop(65, 'The arena', 'On the sand.', 41.8902, 12.4922),
      stop(100, 'Palatine', 'The emperors’ terrace over the Circus Maximus.', 41.8885, 12.4871),
      stop(145, 'Roman Forum', 'Via Sacra from the Arch of Titus to the Curia.', 41.8925, 12.4853),
    ],
    duration: { unit: 'HOURS', minimum: 1.5, maximum: 3 },
    ages: { minimum: 6 },
    tourGuide: true,
    currency: 'EUR',
    cancellation: tiered([24 * 7, 10], [72, 50]),
    extras: [
      onlyWith(
        ['small-group-english', 'small-group-italian', 'small-group-spanish'],
        adding(
          30,
          perPerson(
            'mamertine',
            'Mamertine prison with tablet',
            '12',
            'At the end of the Forum, on your own, half an hour.',
          ),
        ),
      ),
      perBooking(
        'family-book',
        'Reconstruction book with overlays',
        '15',
        'The ruin on the page, the building on the film above it.',
        4,
      ),
    ],
    options: [
      ...heldIn(
        {
          en: daily('09:00'),
          it: daily('11:15'),
          es: [
            // the Forum closes at half past four in winter; 1 March is counted with it for the sake of leap years
            ...season('03-02', '10-24', daily('14:00')),
            ...season('10-25', '03-01', daily('12:45')),
          ],
        },
        (language) => ({
          id: 'small-group',
          title: en(`Small group, in ${language}`),
          units: [
            adult('94', { ages: { minimum: 26, maximum: 64 } }),
            senior('89', 65),
            youth('76', 18, 25),
            child('62', 6, 17),
          ],
          capacity: 14,
          closedDays: eachYear('12-25', '01-01'),
          cutoffMinutes: 2880,
          durationMinutes: 180,
        }),
      ),
      {
        id: 'evening-arena',
        title: {
          en: 'By lamplight, arena and underground only',
          it: 'A lume di lampada, solo arena e sotterranei',
          es: 'A la luz de las lámparas, solo arena y subterráneo',
        },
        description: en(
          'Summer nights, when the ring is lit from within and twenty people have it: an hour and a half, without Palatine and Forum. In English. From age 10.',
        ),
        units: [adult('119', { ages: { minimum: 18 } }), child('90', 10, 17)],
        capacity: 20,
        schedule: season('05-15', '09-30', on([tuesday, thursday, saturday], '20:30')),
        cutoffMinutes: 4320,
        spokenLanguages: ['en'],
        durationMinutes: 90,
      },
    ],
    pictures: posters('rome', 'colosseum', ['arena', 'morning'], ['old-town', 'noon'], ['arena', 'golden']),
  },
  {
    ...here,
    externalId: 'rom-vatican-early',
    slug: 'vatican-museums-early-entry',
    latitude: 41.9066,
    longitude: 12.4536,
    address: en('Viale Vaticano 100, café corner opposite the entrance, 00165 Roma'),
    categories: ['museums-and-culture'],
    labels: ['skip-the-line', 'small-group'],
    occasions: ['rainy-day', 'anniversary'],
    spokenLanguages: ['en', 'it', 'es'],
    title: {
      en: 'The Sistine Chapel before the crowd',
      ar: 'كنيسة سيستين قبل الزحام',
      it: 'La Cappella Sistina prima della folla',
      pt: 'A Capela Sistina antes da multidão',
      es: 'La Capilla Sixtina antes que la multitud',
    },
    summary: {
      en: 'With early entry, through a side door before eight and straight to the chapel, while it is still quiet enough to hear the guard’s shoes; the museums afterwards.',
      it: 'Con l’ingresso anticipato, da una porta laterale prima delle otto, dritti alla cappella, quando si sentono ancora i passi del custode; i musei dopo.',
    },
    overview:
      en(`About twenty-five thousand people come to the Vatican Museums on a full day, and all of them want the same room. It lies at the end of a kilometre and a half of corridors. The only way to see it in peace is to be at its door before the corridors fill.

With early entry you go in before eight and walk fast: the Gallery of Maps lit by the first sun is a temptation, but you will come back. In the chapel there is room to sit on the bench along the wall. Your guide has explained the ceiling outside, on paper, because nobody may speak inside: where Michelangelo began, where his neck hurt, which prophet has his patron’s face. You have half an hour for it.

Then you do the museums backwards, against the stream: Raphael’s rooms, maps, tapestries, the Laocoön in its courtyard. With early entry, by half past ten you stand in the Pinecone court with a coffee, and watch the crowd go in.`),
    highlights: list(
      'In the morning option: in the chapel by eight, with a few dozen others',
      'Half an hour under the ceiling',
      'Raphael’s rooms against the stream',
      'Laocoön, the Belvedere torso and the maps of Italy',
    ),
    includes: list(
      'Ticket for the museums, in the morning option with early entry',
      'Guide throughout',
      'Headset',
      'In the morning option: cappuccino and cornetto in the Pinecone courtyard',
    ),
    excludes: list('St Peter’s dome: may be added to “Early entry” only', 'Audio guide'),
    knowBeforeYouGo: list(
      'Closed on Sundays and on Vatican holidays.',
      'Shoulders and knees covered, hats off in the chapel.',
      'No photographs and no talking in the chapel.',
      'Wheelchair users take a longer way by lifts; write to us and we plan the time for it.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Passport',
      'A scarf or long sleeves',
      'Something warm: the corridors are cool before nine in the morning',
    ),
    itinerary: [
      stop(0, 'Viale Vaticano', 'Tickets, headsets, the ceiling on paper.', 41.9068, 12.4532),
      stop(25, 'Sistine Chapel', 'Straight there.', 41.9029, 12.4545),
      stop(
        75,
        'Raphael’s rooms',
        'The School of Athens, with Michelangelo sulking in front.',
        41.9036,
        12.4562,
      ),
      stop(115, 'Gallery of Maps', 'Forty regions in fresco, Sicily upside down.', 41.9044, 12.4544),
      stop(145, 'Octagonal court', 'Laocoön, where he was put in 1506.', 41.9062, 12.4547),
      stop(170, 'Pinecone courtyard', 'In the morning: coffee, and the crowd.', 41.9054, 12.4544),
    ],
    duration: { unit: 'HOURS', minimum: 2.5, maximum: 3 },
    ages: { minimum: 8 },
    tourGuide: true,
    currency: 'EUR',
    cancellation: nonRefundable,
    extras: [
      onlyWith(
        ['early'],
        perPerson(
          'breakfast',
          'Buffet breakfast in the courtyard',
          '24',
          'Instead of the cappuccino, at the end of the early visit.',
        ),
      ),
      onlyWith(
        ['early'],
        perPerson(
          'dome',
          'Ticket for the dome with lift',
          '22',
          'For later in the day, half an hour’s queue saved.',
        ),
      ),
    ],
    options: [
      {
        id: 'early',
        title: {
          en: 'Early entry',
          it: 'Ingresso anticipato',
          pt: 'Entrada antecipada',
          es: 'Entrada anticipada',
        },
        units: [adult('115', { ages: { minimum: 18 } }), student('99'), child('79', 8, 17)],
        capacity: 16,
        schedule: on(except(sunday), '07:30'),
        closedDays: vaticanHolidays,
        cutoffMinutes: 1440,
        durationMinutes: 180,
      },
      {
        id: 'friday-night',
        title: { en: 'Friday night', it: 'Il venerdì sera', es: 'Viernes por la noche' },
        description: en(
          'From May to October the museums open on Friday evenings; two and a half hours, with music in the court, without the early entry and the coffee. The stops after the chapel are shorter.',
        ),
        units: [adult('119', { ages: { minimum: 18 } }), student('105'), child('85', 8, 17)],
        capacity: 20,
        schedule: season('05-02', '10-31', on([friday], '19:00')),
        closedDays: vaticanHolidays,
        cutoffMinutes: 720,
        durationMinutes: 150,
      },
    ],
    pictures: posters(
      'rome',
      'vatican-early',
      ['painted-vault', 'dawn'],
      ['painted-vault', 'golden'],
      ['rotunda', 'morning'],
    ),
  },
  {
    ...here,
    externalId: 'rom-gonfalone-opera',
    slug: 'opera-evening-at-the-gonfalone-oratory',
    latitude: 41.8969,
    longitude: 12.4655,
    address: en('Via del Gonfalone 32/a, 00186 Roma'),
    categories: ['shows-and-nightlife', 'museums-and-culture'],
    occasions: ['anniversary', 'proposal', 'rainy-day', 'honeymoon'],
    spokenLanguages: ['it', 'en'],
    title: {
      en: 'Opera among frescoes: an evening at the Gonfalone',
      ar: 'أوبرا بين اللوحات الجدارية: أمسية في غونفالوني',
      it: 'L’opera tra gli affreschi: una sera al Gonfalone',
      fr: 'L’opéra parmi les fresques : un soir au Gonfalone',
      ru: 'Опера среди фресок: вечер в Гонфалоне',
    },
    summary: {
      en: 'Four singers, a string quintet and a hundred and twenty chairs in a painted oratory of the sixteenth century, where no seat is further than twelve metres from the voice.',
      it: 'Quattro cantanti, un quintetto d’archi e centoventi sedie in un oratorio dipinto del Cinquecento: dalla voce non si è mai a più di dodici metri.',
    },
    overview:
      en(`The confraternity of the Gonfalone marched in processions, ransomed slaves and, around 1573, had its oratory painted by the best mannerists of the city with the twelve scenes of the Passion. The room has a coffered wooden ceiling, and with it an acoustic that singers ask for. It lies in a lane between Via Giulia and the river that you would pass without looking.

The evening is built like a meal: an overture, three arias that everybody knows, a scene that few do, an interval with wine in the sacristy, then a second half from Rossini to Puccini, who set a whole opera within fifteen minutes’ walk of here. The sheet you are given has every text in Italian and English.

At that distance opera is not large, it is near: you see the breath before the note.`),
    highlights: list(
      'A painted oratory with room for 120',
      'Arias from Monteverdi to Puccini, texts in two languages',
      'Wine in the sacristy at the interval',
      'The first hour is for the frescoes, before the first note',
    ),
    includes: list(
      'Reserved seat in the chosen zone',
      'Programme with texts and translations',
      'A glass of wine or juice at the interval',
    ),
    excludes: list('Dinner', 'Transfer'),
    knowBeforeYouGo: list(
      'Tickets are not refundable, but may be given to anybody else who qualifies for the same ticket.',
      'Latecomers wait for the first applause.',
      'Two steps at the door; a ramp is put out on request.',
      'The room is heated in winter and has no cooling in June: bring a fan, as the audience does.',
      'No dress code; a jacket is never wrong.',
    ),
    whatToBring: list('A fan in June'),
    itinerary: [
      stop(0, 'Doors and frescoes', 'A restorer is in the room to answer questions.', 41.8969, 12.4655),
      stop(60, 'First half', 'Monteverdi, Handel, Mozart.', 41.8969, 12.4655),
      stop(105, 'Interval', 'A glass in the sacristy.', 41.8969, 12.4656),
      stop(125, 'Second half', 'Rossini, Verdi, Puccini.', 41.8969, 12.4655),
    ],
    duration: { unit: 'MINUTES', minimum: 170 },
    ages: { minimum: 7 },
    currency: 'EUR',
    cancellation: nonRefundable,
    extras: [
      perPerson(
        'supper',
        'Supper after the concert',
        '45',
        'Three courses at half past ten, at a table in Via Giulia held for the audience.',
      ),
      perBooking('recording', 'Recording of the evening', '12', 'Sent the next day, without the coughs.', 4),
    ],
    options: [
      {
        id: 'stalls',
        title: { en: 'Stalls', it: 'Platea', fr: 'Parterre', ru: 'Партер' },
        units: [adult('48', { ages: { minimum: 27 } }), student('28'), youth('28', 7, 26)],
        capacity: 90,
        schedule: season('10-01', '06-15', on([wednesday, friday, saturday], '19:30')),
        closedDays: eachYear('12-24', '12-25', '12-31'),
        cutoffMinutes: 60,
      },
      {
        id: 'front-rows',
        title: {
          en: 'First three rows',
          it: 'Prime tre file',
          fr: 'Trois premiers rangs',
          ru: 'Первые три ряда',
        },
        units: [adult('75', { ages: { minimum: 7 } })],
        capacity: 30,
        schedule: season('10-01', '06-15', on([wednesday, friday, saturday], '19:30')),
        closedDays: eachYear('12-24', '12-25', '12-31'),
        cutoffMinutes: 60,
      },
    ],
    pictures: posters(
      'rome',
      'gonfalone-opera',
      ['painted-vault', 'night'],
      ['painted-vault', 'golden'],
      ['old-town', 'blue', 'place'],
    ),
  },
  {
    ...here,
    externalId: 'rom-testaccio-pasta',
    slug: 'testaccio-market-and-four-roman-pastas',
    latitude: 41.8767,
    longitude: 12.474,
    address: en('Mercato Testaccio, entrance Via Beniamino Franklin, 00153 Roma'),
    categories: ['food-and-drink'],
    labels: ['bestseller', 'family-friendly', 'small-group'],
    occasions: ['birthday', 'team-building', 'family-day', 'rainy-day'],
    spokenLanguages: ['en', 'it', 'es'],
    title: {
      en: 'Testaccio: the market, and the four Roman pastas',
      ar: 'تستاتشو: السوق وأطباق المعكرونة الرومانية الأربعة',
      it: 'Testaccio: il mercato e i quattro primi romani',
      es: 'Testaccio: el mercado y las cuatro pastas romanas',
    },
    summary: {
      en: 'Buy the guanciale (in the morning class), learn why there is no cream, and cook cacio e pepe, gricia, carbonara and amatriciana in the quarter that invented eating well on little.',
      it: 'Si compra il guanciale (al corso del mattino), si impara perché la panna non c’entra e si cucinano cacio e pepe, gricia, carbonara e amatriciana nel quartiere del quinto quarto.',
    },
    overview:
      en(`The four pastas are one recipe that grew. Pecorino and pepper make cacio e pepe; add guanciale and it is gricia; an egg turns gricia into carbonara, a tomato into amatriciana. Whoever has understood the first can cook them all, and most of Rome’s restaurants have not understood the first.

Testaccio was the slaughterhouse quarter, and its people were paid partly in what nobody else wanted. Their grandchildren run the market: a counter of artichokes turned by hand in winter, a man who has sold nothing but bread and pizza since he was fourteen, a cheese stall that will let you taste a pecorino at five, ten and eighteen months until you can tell them apart blind.

The kitchen is across the street, against the hill that the Romans made from fifty million broken oil jars. You roll tonnarelli, cook in pairs, and sit down to all four, in the right order, with wine from the Castelli.`),
    highlights: list(
      'All four Roman pastas from your own hands',
      'In the morning class: pecorino at three ages, blind',
      'Tonnarelli rolled and cut on the guitar',
      'Lunch or dinner with wine at the foot of the hill of potsherds',
    ),
    includes: list(
      'Market visit with tastings, in the morning class',
      'Class with all ingredients',
      'Lunch or dinner with wine (from eighteen years) and coffee',
      'Recipe cards',
      'Apron for the day',
    ),
    excludes: list('Shopping for yourself'),
    knowBeforeYouGo: list(
      'The market rests on Sundays, and so do we.',
      'Vegetarians make cacio e pepe and three others; gluten-free flour is no trouble.',
      'Everything is on the ground floor.',
      'Long hair is tied back.',
      'Photographs welcome, opinions on cream not.',
      guideSpeaksAll,
    ),
    whatToBring: list('Comfortable shoes'),
    itinerary: [
      stop(0, 'Testaccio market', 'Bread, artichokes, guanciale, and the blind tasting.', 41.8767, 12.474),
      stop(
        60,
        'Piazza Testaccio',
        'The fountain of amphorae and the story of the quarter.',
        41.8789,
        12.4761,
      ),
      stop(75, 'The kitchen in Via Galvani', 'Flour, eggs, and the four pans.', 41.8762, 12.4762),
      stop(
        165,
        'The table',
        'Cacio e pepe, gricia, carbonara, amatriciana. In that order.',
        41.8762,
        12.4762,
      ),
    ],
    duration: { unit: 'HOURS', minimum: 3, maximum: 4 },
    ages: { minimum: 5 },
    openingHours: open('10:00', '21:00', except(sunday)),
    tourGuide: true,
    currency: 'EUR',
    payLater: true,
    cancellation: freeUntil({ hours: 48 }),
    extras: [
      oneForEach(
        perBooking('wines', 'Four Lazio wines', '22', 'A glass of each, for one guest; from eighteen years.'),
      ),
      perBooking(
        'guanciale',
        'Piece of guanciale, vacuum-packed',
        '13',
        'About 400 g, travels well inside Europe.',
        6,
      ),
      perBooking('chitarra', 'Pasta guitar', '34', 'Beech and steel, made in Abruzzo.', 3),
    ],
    options: [
      {
        id: 'morning',
        title: { en: 'Market and lunch', it: 'Mercato e pranzo', es: 'Mercado y almuerzo' },
        units: [adult('98', { ages: { minimum: 13 }, originalPrice: '110' }), child('58', 5, 12)],
        capacity: 12,
        schedule: on(except(sunday), '10:00'),
        closedDays: eachYear('01-01', '12-25', '12-26'),
        cutoffMinutes: 720,
        durationMinutes: 240,
      },
      {
        id: 'evening',
        title: { en: 'Class and dinner', it: 'Lezione e cena', es: 'Clase y cena' },
        description: en(
          'Without the market, which is shut by then; we have shopped. From its entrance you go straight to the kitchen in Via Galvani, so the stops after it come earlier.',
        ),
        units: [adult('98', { ages: { minimum: 13 } }), child('58', 5, 12)],
        capacity: 12,
        schedule: on(except(sunday), '18:00'),
        closedDays: eachYear('01-01', '12-24', '12-25', '12-26', '12-31'),
        cutoffMinutes: 240,
        durationMinutes: 180,
      },
    ],
    pictures: posters(
      'rome',
      'testaccio-pasta',
      ['cooking', 'golden'],
      ['market-hall', 'morning'],
      ['shared-dishes', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'rom-appia-ebike',
    slug: 'appian-way-catacombs-and-aqueducts-by-e-bike',
    latitude: 41.8668,
    longitude: 12.5037,
    address: en('Via Appia Antica 58, park house, 00179 Roma'),
    categories: ['adventure', 'nature-and-wildlife'],
    labels: ['eco-friendly', 'small-group', 'family-friendly'],
    occasions: ['family-day', 'team-building'],
    spokenLanguages: ['en', 'it', 'de'],
    title: {
      en: 'The Appian Way, the catacombs and the aqueducts by e-bike',
      ar: 'طريق أبيا وسراديب الموتى وقنوات الماء بدراجة كهربائية',
      it: 'Via Appia, catacombe e acquedotti in e-bike',
      de: 'Via Appia, Katakomben und Aquädukte mit dem E-Bike',
    },
    summary: {
      en: 'Twenty-two kilometres on the first motorway of Europe, under the ground for forty minutes, and home along arches that carried water for a million.',
      it: 'Ventidue chilometri sulla regina viarum, quaranta minuti sottoterra e ritorno lungo gli archi che portavano l’acqua a un milione di persone.',
    },
    overview:
      en(`The Appian Way left Rome in 312 BC and went straight for as long as anybody could see. Three kilometres from the wall the traffic stops and the old paving begins: black basalt, grooved by carts, between umbrella pines and the tombs of people who wanted to be read by travellers.

The bikes have thick tyres and a motor, and you will be glad of both. You go down with a guide into one of the great catacombs, where the corridors run for kilometres on four levels and it is sixteen degrees in August. You pass the tomb of Cecilia Metella, round as a cake, and the villa of the Quintilii, which an emperor liked so well that he had the owners strangled.

The way home crosses fields with sheep in the middle of a city of three million, to the park where seven aqueducts met. The Claudian one still strides across the grass, twenty-eight metres high. Late in the day everything there turns the colour of bread.`),
    highlights: list(
      'The original paving of 312 BC, without cars',
      'Forty minutes in the catacombs with their own guide',
      'The park of the aqueducts, under arches twenty-eight metres high',
      'E-bikes with thick tyres, ten riders at most',
    ),
    includes: list(
      'E-bike, helmet, lock',
      'Guide',
      'Catacomb ticket',
      'Ricotta on bread and a glass of something at a farm in the Caffarella',
    ),
    excludes: list('Transfer to the park house (bus 118 from the Circus Maximus)'),
    knowBeforeYouGo: list(
      'Riders from 1.50 m and twelve years; in the small group, smaller children on a seat (up to 22 kg) or a tag-along.',
      'San Callisto closes on Wednesdays, at midday and from mid-January to mid-February, San Sebastiano on Sundays: we go to whichever is open.',
      'Four kilometres are rough stone, with a dirt path beside them for tired wrists.',
      'In heavy rain the tour moves to another day, or you get your money back.',
      guideSpeaksAll,
    ),
    whatToBring: list('A jumper for underground', 'Closed shoes', 'Water bottle'),
    itinerary: [
      stop(0, 'Park house', 'Bikes fitted, brakes checked.', 41.8668, 12.5037),
      stop(
        20,
        'Catacombs of San Callisto or San Sebastiano',
        'Whichever is open; at San Callisto, down to the crypt of nine popes.',
        41.8588,
        12.5108,
      ),
      stop(75, 'Tomb of Cecilia Metella', 'The paving starts here.', 41.8522, 12.5209),
      stop(120, 'Villa of the Quintilii', 'Seen from the road over its fields.', 41.8286, 12.556),
      stop(170, 'Park of the Aqueducts', 'Under the arches of the Aqua Claudia.', 41.853, 12.557),
      stop(215, 'Caffarella farm', 'Ricotta, then ten minutes home.', 41.861, 12.519),
    ],
    duration: { unit: 'HOURS', minimum: 4 },
    ages: { minimum: 2 },
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [perBooking('pecorino', 'Piece of pecorino from the farm', '14', 'About 500 g, vacuum-packed.')],
    options: [
      {
        id: 'small-group',
        title: { en: 'Small group', it: 'Piccolo gruppo', de: 'Kleine Gruppe' },
        description: en(
          'A seat (up to 22 kg) or tag-along is part of the ticket of a child on a seat. Give each child’s height and weight in the note for the supplier.',
        ),
        units: [
          adult('72', { ages: { minimum: 18 } }),
          youth('58', 12, 17),
          infant(11, {
            title: en('Child on a seat'),
            price: '10',
            ages: { minimum: 2, maximum: 11 },
            // as many as there are seats and tag-alongs
            maximum: 3,
          }),
        ],
        capacity: 10,
        schedule: [
          // from late October the sun sets before an afternoon tour is over
          ...season('03-16', '10-24', daily('09:45', '14:30')),
          // at midday only San Sebastiano is open, and not on Sundays
          ...season('10-25', '03-15', [...daily('10:00'), ...on(except(sunday), '12:30')]),
        ],
        closedDays: [...eachYear('12-25', '01-01'), ...sundaysWithoutCatacombs],
        cutoffMinutes: 240,
      },
      {
        id: 'private',
        title: { en: 'Private, for up to eight', it: 'Privata, fino a otto' },
        description: en(
          'Your own guide and your own pace, priced per rider for at least two riders, from twelve years of age.',
        ),
        units: [adult('125', { minimum: 2, maximum: 8, ages: { minimum: 12 } })],
        capacity: 8,
        schedule: [...on(except(sunday), '09:45'), ...season('03-16', '10-24', on(except(sunday), '13:30'))],
        closedDays: eachYear('12-25', '01-01'),
        cutoffMinutes: 1440,
      },
    ],
    pictures: posters(
      'rome',
      'appia-ebike',
      ['aqueduct', 'golden'],
      ['aqueduct', 'morning'],
      ['aqueduct', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'rom-tivoli-villas',
    slug: 'tivoli-hadrians-villa-and-villa-d-este',
    latitude: 41.9029,
    longitude: 12.4964,
    address: en('Piazza della Repubblica, north colonnade, 00185 Roma'),
    categories: ['day-trips', 'museums-and-culture'],
    labels: ['small-group', 'new'],
    occasions: ['anniversary', 'honeymoon', 'team-building'],
    spokenLanguages: ['en', 'it', 'fr'],
    title: {
      en: 'Two villas in Tivoli: an emperor’s and a cardinal’s',
      ar: 'قصران في تيفولي: لإمبراطور ولكاردينال',
      it: 'Due ville a Tivoli: di un imperatore e di un cardinale',
      fr: 'Deux villas à Tivoli : celle d’un empereur, celle d’un cardinal',
    },
    summary: {
      en: 'A day in the hills with a landscape historian: Hadrian’s world in miniature in the morning, fifty fountains run by gravity after lunch; or, on summer evenings, the fountains alone.',
      it: 'Un giorno sui colli con una storica dei giardini: al mattino il mondo di Adriano in miniatura, dopo pranzo cinquanta fontane mosse dalla sola pendenza; o, nelle sere d’estate, solo le fontane.',
    },
    overview:
      en(`Hadrian travelled for half his reign and then built himself a place to remember it: a hundred and twenty hectares below Tivoli with an Egyptian canal, a Greek theatre and an island with a drawbridge, where he could be the only person in the empire. On the day tour you arrive early and have the water of the Canopus to yourselves.

By day, lunch is under a pergola in the upper town, in winter indoors: what the kitchen garden has, and rabbit if you like. Fourteen centuries after Hadrian a cardinal who was not made pope consoled himself up here. Ippolito d’Este carried off the emperor’s marbles, diverted a river through the hillside and made it sing: the terrace of the Hundred Fountains, an organ played by water, a jet that answers another. There is no pump in it to this day.

On the day tour you are back in Rome by five, with wet sleeves.`),
    highlights: list(
      'By day: the Canopus and the island villa before the coaches',
      'The water organ, which plays every two hours',
      'By day: lunch under a pergola (indoors in winter), wine from the village',
      'A historian of gardens as guide',
    ),
    includes: list(
      'Pickup and drop-off in Rome',
      'Entry to both villas; in the summer evening to the Villa d’Este',
      'Guide throughout',
      'Lunch with wine and water; in the summer evening supper',
    ),
    excludes: list('Extra drinks', 'Villa Gregoriana'),
    knowBeforeYouGo: list(
      'No tour on Mondays, when the Villa d’Este opens only after lunch.',
      'By day, five kilometres on foot; the garden falls 45 metres by stairs, and you climb them again.',
      'From December to February the fountains run but the pergola does not: lunch moves inside.',
      guideSpeaksAll,
    ),
    whatToBring: list('Shoes for wet steps', 'Hat and water for Hadrian', 'A light jacket'),
    itinerary: [
      stop(0, 'Rome, Piazza della Repubblica', 'The minibus leaves.', 41.9029, 12.4964),
      stop(50, 'Hadrian’s Villa', 'Island villa, baths, Canopus.', 41.9419, 12.7741),
      stop(200, 'Tivoli', 'Lunch, and the round temple over its gorge.', 41.9665, 12.8012),
      stop(300, 'Villa d’Este', 'From the frescoed rooms down to the fishponds.', 41.9631, 12.7958),
      stop(480, 'Rome', 'Drop-off where you were picked up.', 41.9029, 12.4964),
    ],
    duration: { unit: 'HOURS', minimum: 6.5, maximum: 8 },
    ages: { minimum: 6 },
    pickupIncluded: true,
    dropOffIncluded: true,
    tourGuide: true,
    pickups: backAtEnd([
      pickup('repubblica', 'Piazza della Repubblica', 0, {
        address: 'Piazza della Repubblica, 00185 Roma',
        latitude: 41.9029,
        longitude: 12.4964,
        note: 'At the north colonnade, by the bookstall. Dark green minibus with seven dots on the door.',
      }),
      pickup('popolo', 'Piazza del Popolo', 20, {
        address: 'Piazzale Flaminio',
        latitude: 41.9117,
        longitude: 12.4766,
        note: 'At the tram stop. Outside the gate; minibuses may not enter the square.',
      }),
      pickup('trastevere', 'Trastevere, Piazza Sonnino', 35, {
        address: 'Viale di Trastevere',
        latitude: 41.8893,
        longitude: 12.4707,
        note: 'At the stop of tram 8. First of the round. The driver waits three minutes.',
      }),
    ]),
    currency: 'EUR',
    cancellation: tiered([120, 0], [48, 40], [24, 70]),
    extras: [
      onlyWith(
        ['shared'],
        oneForEach(
          perBooking(
            'vegetarian',
            'Vegetarian lunch',
            '0',
            'Choose one for each vegetarian, and the kitchen is told.',
            14,
          ),
        ),
      ),
    ],
    options: [
      {
        id: 'shared',
        title: {
          en: 'Shared minibus, with lunch',
          it: 'Minibus condiviso, con pranzo',
          fr: 'Minibus partagé, déjeuner compris',
        },
        units: [
          adult('129', { ages: { minimum: 18, maximum: 64 }, originalPrice: '145' }),
          senior('119', 65),
          child('85', 6, 17),
        ],
        capacity: 14,
        schedule: on(except(monday), '08:45'),
        closedDays: eachYear('12-25', '01-01', '05-01'),
        cutoffMinutes: 900,
        durationMinutes: 480,
      },
      {
        id: 'summer-evening',
        title: { en: 'Summer evening at the Villa d’Este', it: 'Sera d’estate a Villa d’Este' },
        description: en(
          'July to mid-September, Fridays and Saturdays: the fountains by lamplight, supper in the town in place of lunch, home at midnight. Hadrian’s Villa is left out, so the stops after it come earlier. From age 12.',
        ),
        units: [adult('129', { ages: { minimum: 12 } })],
        capacity: 14,
        schedule: season('07-01', '09-15', on([friday, saturday], '17:30')),
        cutoffMinutes: 720,
        durationMinutes: 390,
      },
    ],
    pictures: posters(
      'rome',
      'tivoli-villas',
      ['villa-fountains', 'morning'],
      ['villa-fountains', 'golden'],
      ['villa-fountains', 'blue'],
    ),
  },
]
