import type { ListingInput } from '../../contract/listing.ts'
import {
  adding,
  adult,
  backAsFar,
  backAtEnd,
  child,
  daily,
  en,
  every,
  everyDay,
  except,
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

const here = { supplier: 'bica-and-born', destination: 'lisbon', timeZone: 'Europe/Lisbon' } as const

/** Lisbon: the river, the hill with the tram, the monastery and what lies an hour away. */
export const lisbon: ListingInput[] = [
  {
    ...here,
    supplier: 'atlantic-hours',
    externalId: 'lis-tagus-sail',
    slug: 'private-sailing-boat-on-the-tagus',
    latitude: 38.6992,
    longitude: -9.1772,
    address: en('Doca de Santo Amaro, pontoon B, 1350-353 Lisboa'),
    categories: ['cruises', 'water-sports'],
    labels: ['private', 'bestseller'],
    occasions: ['proposal', 'birthday', 'anniversary'],
    spokenLanguages: ['en', 'pt', 'fr'],
    title: {
      en: 'A sailing boat of your own on the Tagus, by the hour',
      ar: 'مركب شراعي لك وحدك على نهر تاجة، بالساعة',
      pt: 'Um veleiro só seu no Tejo, à hora',
      fr: 'Un voilier rien que pour vous sur le Tage, à l’heure',
    },
    summary: {
      en: 'A 36-foot sloop with its skipper, for up to eight of you, from the docks under the 25 de Abril bridge to wherever the wind allows.',
      pt: 'Um veleiro de 36 pés com skipper, até oito pessoas, das docas debaixo da Ponte 25 de Abril até onde o vento deixar.',
    },
    overview: {
      en: `Lisbon was built to be seen from the water. From the middle of the Tagus the hills separate, the cathedral finds its place between them, and you understand why sailors coming home cried at the sight of it. You have the boat and the skipper to yourselves; you only decide how long.

Two hours are enough for the bridge, the Monument to the Discoveries and the Belém Tower. Three let you cross to the fishing quays of Cacilhas. With five or more you can anchor on the quiet south side, swim in summer and eat what you brought. Nobody needs to know how to sail, but whoever wants the tiller gets it.

The wind usually wakes after lunch: mornings are flat and good for small children, late afternoons are for sailing. At dusk the sun goes down behind the bridge and the Cristo Rei turns to a cut-out.`,
      pt: `Lisboa foi feita para ser vista da água. Do meio do Tejo as colinas separam-se, a Sé encontra o seu lugar entre elas, e percebe-se por que choravam os marinheiros ao regressar. O barco e o skipper são só vossos; resta decidir por quanto tempo.

Duas horas chegam para a ponte, o Padrão dos Descobrimentos e a Torre de Belém. Com três atravessa-se até aos cais de pesca de Cacilhas. Com cinco ou mais fundeia-se no sossego da margem sul, nada-se no verão e come-se o que se levou. Ninguém precisa de saber velejar, mas quem quiser leva a cana do leme.

O vento costuma acordar depois do almoço: as manhãs são calmas e boas para crianças pequenas, os fins de tarde são para velejar. Ao anoitecer, o sol põe-se atrás da ponte e o Cristo Rei fica só uma silhueta.`,
    },
    highlights: list(
      'The whole boat for your group: from two hours, and by day up to a full day',
      'Pass under the 25 de Abril bridge with the engine off and hear the traffic hum in its steel deck',
      'See the Belém Tower from the side it was built to defend',
      'Take the tiller with the skipper beside you',
      'Blankets on board for the hour after sunset',
    ),
    includes: list(
      'Licensed skipper',
      'Fuel, mooring fees and insurance',
      'Still water, a bottle of vinho verde for every two full hours',
      'Life jackets, also in children’s sizes',
      'Blankets and a Bluetooth loudspeaker',
    ),
    excludes: list('Food (bring your own, or add the board of cheese)', 'Transfer to the dock'),
    knowBeforeYouGo: list(
      'The boat carries eight guests, including children and infants.',
      'If the harbour master closes the bar or the wind passes 25 knots the skipper offers another day or your money back.',
      'There is a small toilet below deck and a shaded bench in the cockpit.',
      'For longer than eight hours, or for a group that needs a second boat, ask for an offer.',
    ),
    whatToBring: list(
      'Shoes with light soles, or bare feet',
      'A layer against the wind, in August too',
      'Sunglasses on a cord',
      'Swimwear from June to September',
    ),
    itinerary: [
      stop(
        0,
        'Santo Amaro dock',
        'A short word on life jackets and ropes, and you cast off.',
        38.6992,
        -9.1772,
      ),
      stop(
        20,
        'Under the 25 de Abril bridge',
        'Seventy metres of air between the water and the road.',
        38.6896,
        -9.1772,
      ),
      stop(
        50,
        'Monument to the Discoveries',
        'The stone caravel from the river side, with all its navigators in profile.',
        38.6936,
        -9.2057,
      ),
      stop(
        65,
        'Belém Tower',
        'Turn close under its bastion, begun in 1514 to guard the mouth of the river.',
        38.6916,
        -9.216,
      ),
      stop(100, 'The city front', 'Back past the ferry quays with the wind behind you.', 38.7036, -9.1446),
      stop(
        120,
        'Home to the dock',
        'The earliest end; a longer charter goes on to Cacilhas and the south bank.',
        38.6992,
        -9.1772,
      ),
    ],
    measures: {
      // 36 feet
      lengthMetres: 11,
      skipper: 'INCLUDED',
      licenceNeeded: false,
      badWeather: 'OTHER_DAY_OR_REFUND',
    },
    duration: { unit: 'HOURS', minimum: 2, maximum: 8 },
    ages: { minimum: 0 },
    openingHours: open('09:00', '22:00'),
    currency: 'EUR',
    priceBasis: 'ITEM',
    pricePeriod: 'HOUR',
    periods: { minimum: 2, maximum: 8 },
    negotiation: 'ALSO',
    cancellation: freeUntil({ hours: 48 }),
    extras: [
      perBooking(
        'cheese-board',
        'Board of Azeitão cheese, ham and figs',
        '42',
        'Enough for four, with bread from a bakery in Alcântara.',
        4,
      ),
      perBooking(
        'photographer',
        'Photographer on board for one hour',
        '140',
        'Forty edited pictures within three days.',
        1,
      ),
      perBooking('oysters', 'Half a dozen Sado oysters', '16', 'Opened on board, with lemon.', 8),
    ],
    options: [
      {
        id: 'by-day',
        title: { en: 'By day', pt: 'De dia' },
        description: en('Cast off between nine and two; the boat is back by ten in the evening.'),
        units: [item('Sloop with skipper', '110', 8)],
        capacity: 1,
        schedule: daily(...every(60, '09:00', '14:00')),
        cutoffMinutes: 180,
        resource: 'sloop-alcyone',
      },
      {
        id: 'sunset',
        title: { en: 'Sunset', pt: 'Pôr do sol' },
        description: en(
          'Book enough hours to be out when the sun goes down: about nine in June, a quarter past seven at the start of October, a quarter past five in December. The boat is back by ten in the evening.',
        ),
        units: [item('Sloop with skipper', '135', 8)],
        capacity: 1,
        schedule: [
          ...season('04-01', '09-30', daily('18:00', '19:00')),
          ...season('10-01', '10-24', daily('17:30')),
          ...season('10-25', '02-15', daily('16:30')),
          ...season('02-16', '03-31', daily('17:30')),
        ],
        cutoffMinutes: 360,
        resource: 'sloop-alcyone',
      },
    ],
    pictures: posters(
      'lisbon',
      'tagus-sail',
      ['sailboat', 'golden'],
      ['sailboat', 'morning'],
      ['skyline', 'blue'],
    ),
  },
  {
    ...here,
    externalId: 'lis-alfama-tram',
    slug: 'tram-28-and-alfama-on-foot',
    latitude: 38.7161,
    longitude: -9.1364,
    address: en('Praça Martim Moniz, beside the fountain, 1100-341 Lisboa'),
    categories: ['city-tours'],
    labels: ['bestseller', 'small-group', 'family-friendly'],
    occasions: ['family-day'],
    spokenLanguages: ['en', 'pt', 'es'],
    title: {
      en: 'Up by tram 28, down through Alfama on foot',
      ar: 'صعودًا بالترام 28، ونزولًا في ألفاما سيرًا',
      pt: 'Subir no elétrico 28, descer Alfama a pé',
      es: 'Subir en el tranvía 28, bajar Alfama a pie',
      fr: 'Monter par le tram 28, descendre l’Alfama à pied',
    },
    summary: {
      en: 'Board where the line begins and seats are free, get off at the highest viewpoint, and come down through the oldest quarter with somebody who grew up in it.',
      pt: 'Entra-se onde a linha começa e ainda há lugar, sai-se no miradouro mais alto e desce-se o bairro mais antigo com quem lá cresceu.',
      es: 'Se sube donde empieza la línea y aún hay asientos, se baja en el mirador más alto y se desciende el barrio más antiguo con alguien que creció en él.',
    },
    overview: {
      en: `The yellow cars of line 28 date from the 1930s. They still run because nothing longer gets round the corners of Graça. Most visitors queue an hour for them and see the back of somebody’s head; on the 8:45 AM walk you board at the terminus before the queue forms, with a ticket in hand and a window.

At the top you leave the tram and the crowd. From Senhora do Monte the whole city lies below, castle and river included. Then it is all downhill: through the flea market on Tuesday and Saturday mornings, behind the white church of São Vicente, past the two viewpoints of Portas do Sol and Santa Luzia, and into Alfama, whose lanes survived the earthquake of 1755 because they were built on rock.

The evening departure ends at a table: half an hour of fado in a room for thirty, two singers, two guitars, lights down. When the singing starts nobody speaks, not even the waiters.`,
      pt: `Os elétricos amarelos da linha 28 são dos anos trinta. Continuam a andar porque nada mais comprido dá a volta às esquinas da Graça. A maior parte dos visitantes espera por eles uma hora na fila e só vê a nuca de alguém; aqui, no passeio das 08:45, embarca-se no terminal antes de a fila se formar, com bilhete na mão e lugar à janela.

Lá em cima deixa-se o elétrico e a multidão. Da Senhora do Monte vê-se a cidade inteira, com castelo e rio. Depois é sempre a descer: pela feira da ladra nas manhãs de terça e sábado, por trás da igreja branca de São Vicente, pelos dois miradouros das Portas do Sol e de Santa Luzia, até Alfama, cujas ruelas sobreviveram ao terramoto de 1755 por estarem assentes na rocha.

A partida da noite acaba à mesa: meia hora de fado numa sala para trinta, dois fadistas, duas guitarras, luzes baixas. Quando se começa a cantar ninguém fala, nem os empregados.`,
    },
    highlights: list(
      'A seat on line 28, from its first stop',
      'Senhora do Monte, the highest of the viewpoints and the least crowded',
      'In the morning, the flea market of Santa Clara on Tuesdays and Saturdays',
      'A glass of ginjinha sold from a kitchen door',
      'Fado at a table for ten on the evening departure',
    ),
    includes: list(
      'Guide from the neighbourhood',
      'Tram ticket',
      'One ginjinha, or lemonade',
      'On the evening walk: half an hour of fado and a glass of wine',
    ),
    excludes: list('Lunch or dinner', 'Entry to the castle'),
    knowBeforeYouGo: list(
      'Two and a half kilometres, almost all downhill, with about three hundred steps.',
      'Prams do not fit on the tram when it is full; a carrier is better for small children.',
      'If the line is interrupted, as happens when a car is parked on the rails, you ride the funicular of Graça instead.',
      'Line 28 is known for pickpockets. Carry your bag in front.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Shoes that hold on polished limestone',
      'Water',
      'A few coins for the flea market (Tuesday and Saturday mornings)',
    ),
    itinerary: [
      stop(
        0,
        'Martim Moniz',
        'The first stop of the line, and the story of the man the square is named after.',
        38.7161,
        -9.1364,
      ),
      stop(
        30,
        'Senhora do Monte',
        'Ten minutes for the view and for finding your hotel in it.',
        38.7191,
        -9.1327,
      ),
      stop(
        60,
        'São Vicente and Campo de Santa Clara',
        'Behind the church to the square where the flea market has been held since 1882.',
        38.7149,
        -9.1257,
      ),
      stop(
        90,
        'Portas do Sol',
        'The terrace over the roofs, where the Moorish wall had its gate.',
        38.7122,
        -9.1302,
      ),
      stop(
        110,
        'The lanes of Alfama',
        'Ginjinha at a kitchen door, laundry overhead, no plan needed.',
        38.7118,
        -9.1288,
      ),
      stop(
        150,
        'Largo do Chafariz de Dentro',
        'The end of the walk, opposite the Fado Museum; the evening group sits down to listen.',
        38.7114,
        -9.1278,
      ),
    ],
    duration: { unit: 'HOURS', minimum: 2.5, maximum: 3 },
    ages: { minimum: 0 },
    openingHours: [
      ...open('08:45', '13:00', [monday, tuesday]),
      ...open('08:45', '20:30', except(monday, tuesday)),
    ],
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      oneForEach(
        perBooking(
          'day-pass',
          '24-hour pass for trams, buses and metro',
          '7.25',
          'Loaded on a card that you keep.',
        ),
      ),
      adding(
        30,
        oneForEach(
          perBooking(
            'petiscos',
            'Plate of petiscos at the end',
            '14',
            'Cod fritters, octopus salad and bread, in a tavern with six tables. Adds half an hour.',
          ),
        ),
      ),
    ],
    options: [
      {
        id: 'morning',
        title: { en: 'Morning walk', pt: 'Passeio da manhã', es: 'Paseo de mañana' },
        units: [adult('29', { ages: { minimum: 13 }, originalPrice: '34' }), child('15', 4, 12), infant(3)],
        capacity: 10,
        schedule: daily('08:45', '10:30'),
        cutoffMinutes: 60,
        durationMinutes: 150,
      },
      {
        id: 'evening-fado',
        title: {
          en: 'Evening walk with fado',
          pt: 'Passeio ao fim da tarde com fado',
          es: 'Paseo de noche con fado',
        },
        description: en(
          'The evening light in summer, the city’s lamps in winter, and half an hour of singing at the end. Children aged eight and over, who must be able to sit quietly.',
        ),
        units: [adult('52', { ages: { minimum: 13 } }), child('30', 8, 12)],
        capacity: 10,
        schedule: on([wednesday, thursday, friday, saturday, sunday], '17:30'),
        cutoffMinutes: 240,
        durationMinutes: 180,
      },
    ],
    pictures: posters('lisbon', 'alfama-tram', ['tram', 'golden'], ['old-town', 'morning'], ['tram', 'dawn']),
  },
  {
    ...here,
    externalId: 'lis-jeronimos',
    slug: 'jeronimos-monastery-timed-ticket',
    latitude: 38.6979,
    longitude: -9.2068,
    address: en('Praça do Império, 1400-206 Lisboa, south portal'),
    categories: ['museums-and-culture'],
    labels: ['skip-the-line', 'wheelchair-accessible', 'family-friendly'],
    occasions: ['rainy-day', 'family-day'],
    spokenLanguages: ['en', 'pt'],
    title: {
      en: 'Jerónimos Monastery: a half-hour of your own at the door',
      ar: 'دير جيرونيموس: نصف ساعة لك وحدك عند الباب',
      pt: 'Mosteiro dos Jerónimos: bilhete com hora marcada',
      es: 'Monasterio de los Jerónimos: entrada con hora',
    },
    summary: {
      en: 'A ticket for one half-hour of the day, so that you walk past the longest queue in Lisbon and into the cloister it is waiting for.',
      pt: 'Um bilhete para uma meia hora do dia: passa-se à frente da maior fila de Lisboa e entra-se no claustro que ela espera.',
    },
    overview:
      en(`Manuel I had the monastery begun in 1501, with a tax on the pepper that Vasco da Gama’s route had brought within reach. Its masons carved what the ships came back with: ropes, corals, artichokes, a rhinoceros nobody had seen. No two columns of the cloister are the same, and the limestone is so fine-grained that the chisel marks are still sharp.

Your ticket names a half-hour. Come within it, go to the left-hand door, and stay until closing if you like. Start on the upper gallery, where the light comes through the tracery until about eleven, then go down to the refectory with its tiles of Joseph in Egypt, and keep the church for last: the nave vault stands on pillars no thicker than a tree, the one over the crossing on none at all, and both stood through the earthquake of 1755.

The guided option adds a historian for seventy-five minutes and the tombs of Da Gama and Camões, with the question of who is really inside them.`),
    highlights: list(
      'Entry in a fixed half-hour, through the door for timed tickets',
      'The two-storey cloister, finished around 1541',
      'Refectory with eighteenth-century tile panels',
      'The nave vault that outlived the earthquake',
      'Five minutes’ walk to the Belém pastry shop, before or after',
    ),
    includes: list(
      'Timed entry to cloister, refectory and upper choir',
      'Audio guide on your phone in six languages',
      'In the guided option: a historian and a headset',
    ),
    excludes: list('The Belém Tower (own ticket)', 'Transport to Belém'),
    knowBeforeYouGo: list(
      'Closed on Mondays and on 1 January, Easter Sunday, 1 May, 13 June and 25 December.',
      'The church is free and has its own door; services interrupt visits on Sundays until about two.',
      'Seniors, students and young people show proof of age or status at the door. Without it the difference to the full price is due.',
      'A lift reaches the upper gallery; ask the guard at the entrance.',
      'Shoulders must be covered in the church.',
    ),
    whatToBring: list('Photo ID for reduced tickets', 'Headphones for the audio guide'),
    itinerary: [
      stop(
        0,
        'South portal',
        'Thirty-two metres of carving; find Henry the Navigator between the doors.',
        38.6977,
        -9.2061,
      ),
      stop(10, 'Upper choir', 'Down the whole nave from above, at the level of the vault.', 38.6979, -9.2071),
      stop(40, 'Lower cloister', 'Walk it clockwise, as the monks did.', 38.698, -9.2066),
      stop(60, 'Refectory', 'The tiles and the lions’ heads that were once taps.', 38.6982, -9.207),
    ],
    duration: { unit: 'MINUTES', minimum: 75, maximum: 120 },
    ages: { minimum: 0 },
    openingHours: open('09:30', '18:00', except(monday)),
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      oneForEach(
        perBooking(
          'pasteis',
          'Two pastéis de Belém and a coffee',
          '6.50',
          'A voucher for the counter of the old shop in Rua de Belém; no queue for vouchers.',
        ),
      ),
      oneForEach(
        perBooking('audio-device', 'Audio guide device', '5', 'If you would rather not use your phone.', 6),
      ),
    ],
    options: [
      {
        id: 'timed-entry',
        title: { en: 'Timed entry', pt: 'Entrada com hora marcada', es: 'Entrada con hora' },
        description: en('Come in within half an hour after the time on your ticket, and stay until closing.'),
        units: [
          adult('18', { ages: { minimum: 25, maximum: 64 } }),
          senior('9', 65),
          youth('9', 13, 24),
          student('9', { title: { en: 'Student with a card', pt: 'Estudante com cartão' } }),
          child('0', 0, 12),
        ],
        capacity: 60,
        schedule: on(except(monday), ...every(30, '09:30', '16:30')),
        closedDays: [...eachYear('01-01', '05-01', '06-13', '12-25'), ...fromEaster(0)],
        cutoffMinutes: 15,
        spokenLanguages: [],
      },
      ...heldIn(
        {
          // services in the church keep its tombs from visitors on Sunday mornings
          en: [...on(except(monday, sunday), '10:00', '15:00'), ...on([sunday], '15:00')],
          pt: on(except(monday, sunday), '11:30'),
        },
        (language) => ({
          id: 'historian',
          title: en(`With a historian, in ${language}`),
          description: en('Seventy-five minutes in a group of at most fifteen. From age 6.'),
          units: [
            adult('39', { ages: { minimum: 25, maximum: 64 } }),
            senior('30', 65),
            youth('30', 13, 24),
            child('12', 6, 12),
          ],
          capacity: 15,
          closedDays: [...eachYear('01-01', '05-01', '06-13', '12-25'), ...fromEaster(0)],
          cutoffMinutes: 60,
          durationMinutes: 75,
        }),
      ),
    ],
    pictures: posters(
      'lisbon',
      'jeronimos',
      ['cloister', 'morning'],
      ['cloister', 'golden'],
      ['cloister', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'lis-sintra-roca',
    slug: 'sintra-regaleira-and-cabo-da-roca-day-trip',
    latitude: 38.7157,
    longitude: -9.1416,
    address: en('Praça dos Restauradores, in front of the Éden building, 1250-187 Lisboa'),
    categories: ['day-trips', 'nature-and-wildlife'],
    labels: ['small-group', 'bestseller'],
    occasions: ['anniversary', 'family-day'],
    spokenLanguages: ['en', 'pt', 'es'],
    title: {
      en: 'Sintra without the queue, then the end of Europe',
      ar: 'سينترا بلا طوابير، ثم آخر أوروبا',
      pt: 'Sintra sem filas e o fim da Europa',
      es: 'Sintra sin colas y el fin de Europa',
      de: 'Sintra ohne Schlange, danach das Ende Europas',
    },
    summary: {
      en: 'Eight people, one minibus, the well of Regaleira at opening time, Pena from the garden side, and the cliff where the continent stops.',
      pt: 'Oito pessoas, uma carrinha, o poço da Regaleira à hora de abrir, a Pena pelo lado dos jardins e a falésia onde o continente acaba.',
    },
    overview:
      en(`Sintra has its own weather. When Lisbon bakes, the kings’ summer hill sits in cloud, ferns grow on the walls, and the palaces come and go between the trees. It also has more visitors than roads, which is why you leave at nine and walk through the gate of Quinta da Regaleira as it opens: for about twenty minutes the spiral well belongs to you.

From there you drive up to the park of Pena. You see the palace as Ferdinand II meant it, from the paths of his garden, and can go inside with the extra ticket. Lunch is in the village, with time to queue for a travesseiro if you must.

The afternoon is for the coast: the cliff of Cabo da Roca, 140 metres over the Atlantic at 9°30′ west, the dunes of Guincho, and Cascais for an ice cream before you are driven back along the water.`),
    highlights: list(
      'The initiation well of Regaleira before the coaches arrive',
      'The park of Pena on its quiet paths, palace interior optional',
      'Cabo da Roca, the westernmost point of mainland Europe',
      'The coast road by Guincho to Cascais',
      'Never more than eight guests',
    ),
    includes: list(
      'Pickup and drop-off in central Lisbon',
      'Driver and guide',
      'Entry to Quinta da Regaleira and to the park of Pena',
      'Bottled water and a queijada',
    ),
    excludes: list('Lunch', 'Interior of Pena palace, unless in your option or added'),
    knowBeforeYouGo: list(
      'About six kilometres on foot in all, with steep paths and the 130 steps of the well.',
      'It can be ten degrees cooler in Sintra than in Lisbon, and windy at the cape.',
      'In storms or on days of forest-fire alert the park closes by order; Monserrate or Mafra take its place.',
      'Up to three child seats per booking are free; tell us the ages.',
      'There is no tour on 24, 25 and 31 December or on 1 January.',
      guideSpeaksAll,
      'You’re back at your pickup point at around the finish time shown.',
    ),
    whatToBring: list('A jacket, in July too', 'Closed shoes', 'Cash for the bakery'),
    itinerary: [
      stop(0, 'Lisbon', 'The minibus leaves Restauradores.', 38.7157, -9.1416),
      stop(
        60,
        'Quinta da Regaleira',
        'Down the well, through the tunnel, over the stepping stones.',
        38.7963,
        -9.396,
      ),
      stop(150, 'Park and palace of Pena', 'Through the fern valley to the terraces.', 38.7876, -9.3904),
      stop(
        270,
        'Sintra village',
        'Lunch where you like; the guide marks three addresses on your map.',
        38.7973,
        -9.3905,
      ),
      stop(370, 'Cabo da Roca', 'The lighthouse, the stone with Camões’s line, the drop.', 38.7804, -9.4989),
      stop(430, 'Cascais', 'Forty minutes by the bay, then the coast road home.', 38.6968, -9.4215),
    ],
    duration: { unit: 'HOURS', minimum: 9 },
    ages: { minimum: 4 },
    openingHours: open('09:00', '18:00'),
    pickupIncluded: true,
    dropOffIncluded: true,
    tourGuide: true,
    pickups: backAtEnd([
      pickup('restauradores', 'Praça dos Restauradores', 0, {
        address: 'Praça dos Restauradores, 1250-187 Lisboa',
        latitude: 38.7157,
        longitude: -9.1416,
        note: 'In front of the Éden building. White minibus with a blue sail on the door.',
      }),
      pickup('marques', 'Marquês de Pombal', 15, {
        address: 'Avenida da Liberdade 258',
        latitude: 38.7246,
        longitude: -9.1492,
        note: 'At the taxi rank. Stand on the park side; the other side is for buses.',
      }),
      pickup('cais-do-sodre', 'Cais do Sodré', 25, {
        address: 'Praça Duque da Terceira',
        latitude: 38.7068,
        longitude: -9.144,
        note: 'By the statue. The first stop of the round; please be on time.',
      }),
    ]),
    currency: 'EUR',
    payLater: true,
    cancellation: tiered([72, 0], [24, 50]),
    extras: [
      onlyWith(
        ['shared-minibus'],
        perPerson(
          'pena-interior',
          'Interior of Pena palace',
          '12',
          'Timed for 12:30 PM, about forty minutes inside.',
        ),
      ),
      oneForEach(
        perBooking('lunch', 'Lunch in a tasca', '22', 'Soup, grilled fish or pork, wine or water, coffee.'),
      ),
      oneForEach(
        perBooking('child-seat', 'Child seat', '0', 'Forward-facing or booster; tell the driver the age.', 3),
      ),
    ],
    options: [
      {
        id: 'shared-minibus',
        title: { en: 'Shared minibus', pt: 'Carrinha partilhada', es: 'Minibús compartido' },
        units: [adult('89', { ages: { minimum: 13 }, originalPrice: '99' }), child('62', 4, 12)],
        capacity: 8,
        schedule: daily('09:00'),
        closedDays: eachYear('12-24', '12-25', '12-31', '01-01'),
        cutoffMinutes: 720,
        durationMinutes: 540,
        resource: 'sintra-minibus',
      },
      {
        id: 'with-pena-inside',
        title: { en: 'With Pena palace inside', pt: 'Com o interior da Pena', es: 'Con el interior de Pena' },
        description: en('The same minibus and guide; your interior ticket and time are booked with it.'),
        units: [adult('99', { ages: { minimum: 13 } }), child('70', 4, 12)],
        capacity: 8,
        schedule: daily('09:00'),
        closedDays: eachYear('12-24', '12-25', '12-31', '01-01'),
        cutoffMinutes: 1440,
        durationMinutes: 540,
        resource: 'sintra-minibus',
      },
    ],
    pictures: posters(
      'lisbon',
      'sintra-roca',
      ['hill-palace', 'morning'],
      ['cape', 'golden'],
      ['hill-palace', 'dawn'],
    ),
  },
  {
    ...here,
    externalId: 'lis-arrabida-estate',
    slug: 'private-wine-estate-day-in-azeitao',
    latitude: 38.519,
    longitude: -9.014,
    address: en(
      'Your door in Lisbon or Cascais, or Setúbal railway station. The estate is in Vila Nogueira de Azeitão, 2925 Setúbal',
    ),
    categories: ['food-and-drink', 'day-trips'],
    labels: ['private', 'new'],
    occasions: ['team-building', 'birthday'],
    spokenLanguages: ['en', 'pt', 'fr'],
    title: {
      en: 'A wine estate to yourselves for a day, in Azeitão',
      ar: 'ضيعة كروم لك وحدك ليوم كامل، في أزيتاو',
      pt: 'Uma quinta de vinhos só para si, um dia em Azeitão',
      fr: 'Un domaine viticole pour vous seuls, une journée à Azeitão',
    },
    summary: {
      en: 'The family opens its house, cellar and kitchen for one group; you tell us how many, what you drink and what you celebrate, and get an offer within three days.',
      pt: 'A família abre a casa, a adega e a cozinha a um só grupo; diga-nos quantos são, o que bebem e o que celebram, e recebe uma proposta em três dias.',
    },
    overview: {
      en: `Half an hour south of the bridge the city stops and the Moscatel begins. The estate lies between the village of Azeitão and the limestone of the Arrábida: forty hectares, the oldest vines planted in 1961, a house with a tiled veranda, and a cellar where the fortified Moscatel de Setúbal sleeps in mahogany-coloured light for twenty years and more.

For one day it is closed to everybody else. You walk the rows with the winemaker, taste from the barrel, and sit down to a lunch cooked over vine cuttings. What happens in between is yours: a blending contest for a team, a long table under the walnut tree for a birthday, a ceremony among the vines, or nothing at all and a hammock.

There is no fixed price because no two days are alike. Tell us the date, the number of guests and the occasion. The estate answers with a plan and a price; nothing is booked until you say yes.`,
      pt: `Meia hora a sul da ponte acaba a cidade e começa o moscatel. A quinta fica entre a vila de Azeitão e o calcário da Arrábida: quarenta hectares, as vinhas mais velhas plantadas em 1961, uma casa com varanda de azulejos e uma adega onde o Moscatel de Setúbal, vinho licoroso, dorme vinte anos e mais numa luz cor de mogno.

Por um dia está fechada a toda a gente menos a si. Percorrem-se as fileiras com o enólogo, prova-se da barrica e senta-se à mesa para um almoço feito sobre lume de vides. O que acontece pelo meio é consigo: um concurso de lotes para uma equipa, uma mesa comprida debaixo da nogueira para um aniversário, uma cerimónia entre as vinhas, ou nada disso e uma rede.

Não há preço fixo porque não há dois dias iguais. Diga-nos a data, o número de convidados e a ocasião. A quinta responde com um plano e um preço; nada fica reservado até dizer que sim.`,
    },
    highlights: list(
      'House, garden and cellar for your group alone, from four to sixty guests',
      'Barrel tasting back to the 1990s with the winemaker',
      'Lunch over a vine-wood fire, with Azeitão sheep’s cheese made two fields away',
      'The viewpoint of the Arrábida and its turquoise bays on the way',
      'A plan made for your occasion, agreed before you pay',
    ),
    includes: list(
      'The estate to yourselves for the day',
      'Private transport from Lisbon, Cascais or Setúbal station',
      'Walk, cellar visit and tasting of at least seven wines',
      'Lunch with wines',
      'One host for every ten guests or fewer',
    ),
    excludes: list('Accommodation (the estate has six rooms; ask)', 'Bottles to take home'),
    knowBeforeYouGo: list(
      'In September, during harvest, groups join the picking for an hour if they like.',
      'Vegetarian, halal-friendly and gluten-free kitchens are usual here; say so in your request.',
      'Ground floor, terrace and tasting room are step-free; the old cellar is not.',
      guideSpeaksAll,
    ),
    whatToBring: list('Flat shoes for sandy rows', 'A hat', 'The list of what your guests cannot eat'),
    itinerary: [
      stop(0, 'Your pickup', 'At your door, or at Setúbal station.', 38.7157, -9.1416),
      stop(45, 'Viewpoint of the Arrábida', 'The ridge road, the bays of Portinho below.', 38.4797, -8.979),
      stop(90, 'The estate', 'Bread, olive oil and a first glass on the veranda.', 38.519, -9.014),
      stop(120, 'Vines and cellar', 'From the 1961 parcel to the Moscatel casks.', 38.52, -9.016),
      stop(210, 'The long table', 'Lunch, as slow as you like.', 38.5191, -9.0142),
      stop(420, 'The way back', 'Drop-off where you were picked up, by early evening.', 38.6896, -9.1772),
    ],
    duration: { unit: 'HOURS', minimum: 6, maximum: 8 },
    ages: { minimum: 0 },
    openingHours: open('10:00', '18:00', except(sunday)),
    pickupIncluded: true,
    dropOffIncluded: true,
    tourGuide: true,
    pickups: [
      pickup('your-address', 'Your address in Lisbon or Cascais', 0, {
        address: 'Lisboa, Cascais',
        latitude: 38.7157,
        longitude: -9.1416,
        note: 'The time is fixed with your offer.',
      }),
      pickup('setubal-station', 'Setúbal railway station', 0, {
        address: 'Praça do Brasil, Setúbal',
        latitude: 38.5307,
        longitude: -8.8845,
        note: 'For guests who come by train from Lisbon or the Algarve. The time is fixed with your offer.',
      }),
    ],
    negotiation: 'ONLY',
    cancellation: tiered([24 * 14, 0], [24 * 7, 30], [48, 60]),
    pictures: posters(
      'lisbon',
      'arrabida-estate',
      ['vineyard', 'golden'],
      ['vineyard', 'morning'],
      ['shared-dishes', 'noon'],
    ),
  },
  {
    ...here,
    externalId: 'lis-nata-class',
    slug: 'pastel-de-nata-baking-class-in-baixa',
    latitude: 38.7108,
    longitude: -9.1361,
    address: en('Rua dos Fanqueiros 152, 2nd floor, 1100-232 Lisboa'),
    categories: ['food-and-drink'],
    labels: ['small-group', 'family-friendly', 'new'],
    occasions: ['rainy-day', 'birthday', 'team-building', 'family-day'],
    spokenLanguages: ['en', 'pt'],
    title: {
      en: 'Pastéis de nata from scratch, in a Pombaline kitchen',
      ar: 'حلوى «باستيل دي ناتا» من البداية، في مطبخ من أيام بومبال',
      pt: 'Pastéis de nata do princípio ao fim, numa cozinha pombalina',
      fr: 'Pastéis de nata de A à Z, dans une cuisine de la Baixa',
    },
    summary: {
      en: 'A baking class of two hours or more, one sheet of dough, twenty-seven folds: you make a dozen of your own and eat as many as you can while they are hot.',
    },
    overview:
      en(`The recipe has seven ingredients and one difficulty, and the difficulty is patience. The dough is rolled with soft butter, folded, rolled again and cut into coins that you press into the tin with a wet thumb. The custard is a syrup that must not boil. The oven stands at 290 degrees. Then everything depends on seven minutes.

Your teacher baked for eleven years in a shop whose name she does not mention in public. The kitchen is on the second floor of a house rebuilt after the earthquake, with the wooden cage of the time still visible in the wall, and a table for ten. While the first tray is in the oven you learn why monasteries had so many egg yolks to use up.

You go home with the recipe, a tin of six for later, and the knowledge that the burnt spots are the point.`),
    highlights: list(
      'Make dough, syrup and custard yourself, in groups of at most ten',
      'Eat from the first tray at the table, with cinnamon',
      'Take six home in a tin',
      'A recipe that works in an ordinary oven',
    ),
    includes: list(
      'All ingredients, apron and tools',
      'Coffee, tea or a glass of port',
      'A tin of six to take away',
      'Printed recipe in English or Portuguese',
    ),
    excludes: list('Transport to the kitchen'),
    knowBeforeYouGo: list(
      'The dough has wheat and butter, the custard milk and eggs; a version without lactose is possible if you write the day before.',
      'Second floor, forty-one steps, no lift.',
      'Children under twelve bake beside an adult.',
      'Come hungry.',
      guideSpeaksAll,
    ),
    whatToBring: list('Short or rolled-up sleeves'),
    itinerary: [
      stop(0, 'Dough', 'Rolling, butter, folding; then it rests and so do you.', 38.7108, -9.1361),
      stop(40, 'Syrup and custard', 'Lemon peel, cinnamon, and a thermometer.', 38.7108, -9.1361),
      stop(75, 'The oven', 'Seven minutes at 290 degrees, watched by everybody.', 38.7108, -9.1361),
      stop(90, 'The table', 'Hot, with cinnamon, and the second tray already in.', 38.7108, -9.1361),
    ],
    duration: { unit: 'MINUTES', minimum: 120, maximum: 150 },
    ages: { minimum: 6 },
    openingHours: [
      ...open('10:30', '19:00', [monday, wednesday, saturday]),
      ...open('10:30', '22:00', [tuesday, thursday, friday]),
    ],
    tourGuide: true,
    currency: 'EUR',
    cancellation: freeUntil({ hours: 24 }),
    extras: [
      oneForEach(
        perBooking(
          'port-flight',
          'Three ports to go with them',
          '15',
          'White, tawny and ruby, five centilitres each; from eighteen years.',
        ),
      ),
      perBooking('apron', 'Linen apron to take home', '24', 'Made in Guimarães.', 10),
    ],
    options: [
      {
        id: 'shared-table',
        title: { en: 'A place at the table', pt: 'Um lugar à mesa' },
        units: [adult('59', { ages: { minimum: 13 } }), child('39', 6, 12)],
        capacity: 10,
        schedule: on(except(sunday), '10:30', '14:00', '17:00'),
        cutoffMinutes: 120,
        durationMinutes: 120,
      },
      {
        id: 'whole-kitchen',
        title: { en: 'The whole kitchen in the evening', pt: 'A cozinha inteira, à noite' },
        description: en(
          'For a birthday or a team: the table of ten is yours for two and a half hours, priced per head with a minimum of six, from sixteen years.',
        ),
        units: [adult('72', { minimum: 6, maximum: 10, ages: { minimum: 16 } })],
        capacity: 10,
        schedule: on([tuesday, thursday, friday], '19:30'),
        cutoffMinutes: 2880,
        durationMinutes: 150,
      },
    ],
    pictures: posters(
      'lisbon',
      'nata-class',
      ['pastries', 'morning'],
      ['cooking', 'morning'],
      ['tram', 'noon'],
    ),
  },
  {
    ...here,
    supplier: 'atlantic-hours',
    externalId: 'lis-sado-dolphins',
    slug: 'dolphins-of-the-sado-from-lisbon',
    latitude: 38.5206,
    longitude: -8.8885,
    address: en('Doca das Fontainhas, 2910 Setúbal'),
    categories: ['nature-and-wildlife', 'cruises'],
    labels: ['eco-friendly', 'family-friendly', 'small-group'],
    occasions: ['family-day', 'honeymoon'],
    spokenLanguages: ['en', 'pt', 'es'],
    title: {
      en: 'The resident dolphins of the Sado, with a biologist',
      ar: 'دلافين مصب السادو المقيمة، برفقة عالمة أحياء',
      pt: 'Os golfinhos residentes do Sado, com uma bióloga',
      es: 'Los delfines del Sado, con una bióloga',
    },
    summary: {
      en: 'About thirty bottlenose dolphins live in the estuary all year, each with a name; you go out in a small boat with the people who count them.',
      pt: 'Cerca de trinta golfinhos-roazes vivem no estuário todo o ano, cada um com nome; sai-se num barco pequeno com quem os conta.',
    },
    overview:
      en(`There are only a few places in Europe where dolphins live in a river mouth, and this is the nearest to a capital. The group of the Sado has around thirty animals, known one by one from the notches in their fins. Mothers teach the calves to hunt cuttlefish along the sandbank of Tróia; in late spring you can watch it from the boat.

You sail with eighteen guests at most, on a boat with an electric motor for the last half-mile and a hydrophone over the side. The biologist decides how near and how long: thirty minutes with the group, at a distance of thirty metres, and never more than three boats at once. Some days they swim under the bow on their own account.

On the way back you follow the cliffs of the Arrábida, pass the fort of São Filipe, and in summer stop to swim off a beach that no road reaches.`),
    highlights: list(
      'Around nineteen sailings in twenty meet the dolphins; if yours does not, you come again free',
      'Listen to them through a hydrophone',
      'A biologist on each boat',
      'Cliffs of the Arrábida from below',
      'A swim off Galapinhos from June to September',
    ),
    includes: list(
      'Boat trip of three hours',
      'Biologist as guide',
      'Life jackets',
      'Pickup and drop-off in Lisbon with the transfer option',
      'A contribution of two euros to the estuary’s research fund',
    ),
    excludes: list(
      'Lunch: may be added only if you start from the quay; the fish restaurants of Setúbal are five minutes away',
      'Transfer, in the quay-side option',
    ),
    knowBeforeYouGo: list(
      'No sailings from December to February, when the bar of the Sado is too rough.',
      'The boat is open; there is a toilet on board.',
      'Not suitable from the seventh month of pregnancy or with back injuries.',
      'We follow the protected-area rules: no feeding, no swimming with the animals.',
      guideSpeaksAll,
    ),
    whatToBring: list(
      'Windproof jacket',
      'Sun cream without oxybenzone',
      'Hat with a chin strap',
      'Towel in summer',
    ),
    itinerary: [
      stop(0, 'Doca das Fontainhas', 'Life jackets, and the family album of fins.', 38.5206, -8.8885),
      stop(30, 'Sandbank of Tróia', 'The hunting ground.', 38.493, -8.905),
      stop(75, 'Mouth of the estuary', 'Engine off, hydrophone down.', 38.478, -8.935),
      stop(115, 'Cliffs of the Arrábida', 'Portinho and the convent above it.', 38.4797, -8.979),
      stop(180, 'Back at the quay', 'The sightings go into the log.', 38.5206, -8.8885),
    ],
    measures: { lengthMetres: 12, skipper: 'INCLUDED' },
    duration: { unit: 'HOURS', minimum: 3 },
    ages: { minimum: 3 },
    tourGuide: true,
    pickups: backAsFar([
      pickup('sete-rios', 'Sete Rios coach station', 75, {
        address: 'Praça Marechal Humberto Delgado, Lisboa',
        latitude: 38.7411,
        longitude: -9.1662,
        note: 'Only with the transfer option. Green van, bay 4.',
        options: ['from-lisbon'],
      }),
      pickup('areeiro', 'Areeiro metro', 60, {
        address: 'Praça Francisco Sá Carneiro, Lisboa',
        latitude: 38.7424,
        longitude: -9.1338,
        note: 'Only with the transfer option. Exit towards Avenida Almirante Reis.',
        options: ['from-lisbon'],
      }),
    ]),
    currency: 'EUR',
    cancellation: tiered([48, 0], [12, 50]),
    extras: [
      onlyWith(
        ['quayside'],
        perPerson(
          'lunch-setubal',
          'Lunch of fried cuttlefish in Setúbal',
          '19',
          'The town’s own dish, at a table kept for you before or after the boat.',
        ),
      ),
      oneForEach(perBooking('binoculars', 'Binoculars 8×42', '6', 'Returned at the quay.', 8)),
    ],
    options: [
      {
        id: 'quayside',
        title: {
          en: 'From the quay in Setúbal',
          pt: 'A partir do cais em Setúbal',
          es: 'Desde el muelle de Setúbal',
        },
        description: en(
          'Meet at the quay in Setúbal a quarter of an hour before the start. Free parking on the landward side of the dock.',
        ),
        units: [adult('42', { ages: { minimum: 13 } }), child('26', 3, 12)],
        capacity: 18,
        schedule: season('03-01', '11-30', daily('09:30', '14:30')),
        cutoffMinutes: 120,
        durationMinutes: 180,
        resource: 'sado-boat',
      },
      {
        id: 'from-lisbon',
        title: {
          en: 'With transfer from Lisbon',
          pt: 'Com transporte desde Lisboa',
          es: 'Con traslado desde Lisboa',
        },
        description: en(
          'A van there and back, at the times of your pickup point; the boat is the same, and the start and end are those of the boat trip itself.',
        ),
        units: [adult('74', { ages: { minimum: 13 } }), child('52', 3, 12)],
        capacity: 18,
        schedule: season('03-01', '11-30', on(everyDay, '09:30', '14:30')),
        cutoffMinutes: 900,
        durationMinutes: 180,
        resource: 'sado-boat',
      },
    ],
    pictures: posters(
      'lisbon',
      'sado-dolphins',
      ['dolphins', 'morning'],
      ['dolphins', 'golden'],
      ['dolphins', 'noon'],
    ),
  },
]
