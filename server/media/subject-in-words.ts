import type { Subject } from './posters/poster-spec.ts'

/** A subject, the phrases that say that something is about it, and those beside which they mean another thing. */
type Reading = readonly [subject: Subject, says: RegExp, unless?: RegExp]

/** Any of these, as whole words. */
export const phrases = (...alternatives: string[]) => new RegExp(`\\b(?:${alternatives.join('|')})\\b`)

/**
 * What a title says it is about, in the order in which it is asked: a "museum of wine" is a museum. Only what a drawing shows is
 * here, and only phrases that say so: a park is no summit, a whale no dolphin, a ski resort no sleigh. A wrong picture misleads; a
 * view of the place does not.
 */
const readings: readonly Reading[] = [
  ['aquarium', phrases('aquarium', 'oceanarium', 'sea ?life cent(?:re|er)'), phrases('manatees?')],
  [
    'painting-gallery',
    phrases('art museum', 'museum of (?:fine |modern |contemporary )?arts?', 'art gallery', 'gallery of art'),
    phrases('street', 'open air', 'martial', 'walk', 'bears?', 'books?', 'toys?', 'glass'),
  ],
  [
    'museum-front',
    phrases('museums?', 'museo', 'musee', 'museu', 'muzeum'),
    phrases(
      'open air',
      'outdoor',
      'railway',
      'railroad',
      'train',
      'tram',
      'ship',
      'boat',
      'village',
      'farm',
      'cave',
    ),
  ],
  [
    'balloon',
    phrases('ballooning', 'hot air balloons?', 'balloon (?:ride|flight|safari|trip|tour|fiesta)s?'),
    phrases('paper', 'water'),
  ],
  ['paraglide', phrases('paraglid\\w+')],
  ['skydive', phrases('skydiv\\w+', 'parachute jumps?'), phrases('indoors?', 'ifly', 'simulator')],
  ['mangroves', phrases('mangroves? kayak\\w*', 'kayak\\w*(?: \\w+){0,2} mangroves?')],
  ['kayak', phrases('kayak', 'kayaks', 'kayaking')],
  ['rafting', phrases('rafting'), phrases('bamboo', 'sea', 'ocean')],
  [
    'fishing',
    phrases(
      '(?:deep sea|sea|sports?|charter|boat) fishing',
      'sportfishing',
      'fishing (?:charter|trip|excursion|tour|boat)s?',
    ),
    phrases('whales?', 'fly', 'ice', 'shore', 'museum', 'derby'),
  ],
  [
    'reef',
    phrases('scuba', 'dive (?:cent(?:re|er)|resort|safari|trip|tour|school|site)s?', 'diving'),
    phrases(
      'sky',
      'cliffs?',
      'ice',
      'cave',
      'board',
      'aquaria',
      'high',
      'indoor',
      'platform',
      'wrecks?',
      'quarry',
      'bell',
      'show',
    ),
  ],
  ['dhow', phrases('dhow', 'dhows'), phrases('yard', 'museum', 'building', 'race')],
  ['gulet', phrases('gulet')],
  ['catamaran', phrases('catamarans?'), phrases('glass', 'bikes?', 'ferry', 'speed')],
  ['motor-yacht', phrases('motor yachts?')],
  ['yacht', phrases('yacht (?:charter|cruise|hire|rental|tour|trip|club)s?'), phrases('near')],
  [
    'sailboat',
    phrases('sailing', 'sailboats?', 'sailing (?:boat|yacht)s?'),
    phrases('barges?', 'ships?', 'tall', 'cat', 'divers', 'ice', 'land', 'model', 'academy', 'north'),
  ],
  [
    'river-cruise',
    phrases('river cruises?', 'canal cruises?'),
    phrases('belle', 'queen', 'steam\\w*', 'paddle\\w*', 'ferry', 'rafts?', 'office'),
  ],
  [
    'dolphins',
    phrases(
      'dolphins? (?:safari|encounter|cruise|trip|tour|watching|watch|swim)s?',
      'swim\\w* with(?: the)? dolphins',
    ),
    phrases('whales?', 'seals?', 'river'),
  ],
  ['waterpark', phrases('water ?parks?', 'aqua ?parks?'), phrases('indoor', 'inflatable', 'wake')],
  [
    'theme-park',
    phrases('(?:theme|amusement) ?parks?', 'funfair'),
    phrases('indoor', 'water', 'mini\\w*', 'drive in', 'military'),
  ],
  ['waterfall', phrases('waterfalls?'), phrases('preserve', 'road', 'street', 'forest')],
  // short: a longer title that ends so more often names a town
  [
    'waterfall',
    /^(?:the )?\w+(?: \w+)? falls$/,
    phrases('behind', 'springs', 'zone', 'downtown', 'explore', 'visit', 'in'),
  ],
  ['cape', /^(?:\w+ ){0,3}lighthouse$/, phrases('by', 'near', 'at', 'art', 'little')],
  [
    'pyramid-walk',
    phrases('giza pyramids?', 'pyramids?(?: of| at| in)? giza', 'pyramids giza', 'great pyramids?'),
  ],
  ['quad', phrases('(?:dune|desert|sand) bugg(?:y|ies)')],
  ['desert-camp', phrases('(?:desert|bedouin|berber) camps?')],
  ['dunes', phrases('desert safaris?')],
  ['banya', phrases('russian banya')],
  ['hammam', phrases('hammam', 'turkish baths?')],
  ['cooking', phrases('(?:cooking|cookery) (?:class|classes|course|courses|school|lessons?|workshops?)')],
  [
    'vineyard',
    phrases('winery', 'wineries', 'vineyards?', 'wine tours?'),
    phrases('train', 'church', 'martha\\w*', 'festival', 'trail'),
  ],
  ['food', phrases('food tours?', 'street food')],
  [
    'market',
    phrases(
      '(?:grand|spice|covered|old) bazaar',
      'souks?',
      'souqs?',
      '(?:central|covered) market',
      'market hall',
    ),
    phrases('goats?', 'camels?', 'livestock', 'fish', 'flea'),
  ],
  [
    'train',
    phrases('steam (?:train|railway|railroad|locomotive)s?'),
    phrases('mini\\w*', 'model', 'toy', 'narrow', 'cog', 'rack'),
  ],
  [
    'tram',
    phrases('(?:historic|heritage|vintage|old) (?:tram|streetcar)s?', 'tram rides?'),
    phrases('aerial', 'horse', 'road'),
  ],
  [
    'bike',
    phrases('(?:bike|bicycle|cycle|cycling) (?:tour|rental|hire)s?', 'rent a (?:bike|bicycle)'),
    phrases(
      'mountain',
      'motor',
      'quad',
      'dirt',
      'snow',
      'ski',
      'water',
      'pedal',
      'kayaks?',
      'lazy',
      'watch',
      'race',
    ),
  ],
  [
    'walking',
    phrases('walking tours?', 'guided (?:city |town )?walks?'),
    phrases('self', 'audio', 'app', 'nature', 'bird'),
  ],
  ['old-town', /^(?:\w+ ){0,4}(?:old (?:town|city|quarter)|medina)$/, phrases('near', 'from')],
  [
    'mountain',
    phrases(
      'mountain (?:hike|hiking|trek|trekking|climb|climbing|walk)s?',
      'summit (?:hike|trek|climb)s?',
      'climb(?:ing)? (?:the )?(?:mount|mt|mountain)',
    ),
    phrases('indoor', 'wall', 'bike'),
  ],
  [
    'theatre',
    /(?:^(?:teatro|theatre|theatro|teatr) .*|\b(?:theatre|theater|teatro|opera house|playhouse|concert hall|opera))$/,
    phrases(
      'movies?',
      'drive in',
      'dive in',
      'imax',
      'film',
      'amphi',
      'water',
      'regal',
      'amc',
      'cinemark',
      'carmike',
      'outdoor',
      'open air',
      'puppet',
      'marionette',
      'shadow',
      'park',
      'square',
      'street',
      'district',
      'summer',
      'peking',
      'sichuan',
      'cantonese',
      'pupi',
      'phantom',
      'natural',
      'noh',
      'institute',
      'circo',
      'school',
      '\\d+',
      'roman',
      'ancient',
      'planetarium',
      'home',
    ),
  ],
  [
    'seaside',
    /(?:^beach|\b(?:beach|beaches|plage|praia|playa))$/,
    phrases(
      'near',
      'long',
      'to',
      'naked',
      'spa',
      'resort',
      'club',
      'dog',
      'pebbles?',
      'pebbly',
      'shingle',
      'stony',
      'rocky',
      'black',
    ),
  ],
]

/** Whatever stands beside them, such titles are about something that no drawing shows. */
const otherThings = phrases(
  ...[
    'golf volleyball basketball football soccer hockey rugby tennis baseball stadium arena bowling gym fitness',
    'cinemas? casinos? hotel hostel motel inn bars? pub tavern cafe coffee restaurant shop store mall library',
    'airport pool ski skiing snow race races racecourse marathon karting zoo cave caves blizzard trampolines?',
    'rink skating paintball escape radio',
  ].flatMap((line) => line.split(' ')),
)

/** The subject that words, with a space between them, say; undefined where no drawing surely shows it. */
export function subjectInWords(words: string): Subject | undefined {
  if (otherThings.test(words)) return undefined
  return readings.find(([, says, unless]) => says.test(words) && !unless?.test(words))?.[0]
}
