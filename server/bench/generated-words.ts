/** Small, fast and the same every time: a benchmark compares runs, so its data must not differ. */
export type Dice = () => number

/** A generator of numbers from 0 to 1 (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, each as likely. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[Math.floor(dice() * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** A place in a list of so many, the first ones far more often: as cities are visited and words are used. */
export const pickEarly = (dice: Dice, length: number): number => Math.floor(length * dice() ** 2.5)

/** What is sold, with the category it belongs to. */
export const subjects: readonly (readonly [subject: string, category: string])[] = [
  ['desert safari', 'desert-safaris'],
  ['dune bashing', 'desert-safaris'],
  ['camel ride', 'desert-safaris'],
  ['dinner cruise', 'cruises'],
  ['sunset cruise', 'cruises'],
  ['yacht charter', 'cruises'],
  ['dhow trip', 'cruises'],
  ['old town walk', 'city-tours'],
  ['night bus tour', 'city-tours'],
  ['photo walk', 'city-tours'],
  ['bike tour', 'city-tours'],
  ['kayak tour', 'water-sports'],
  ['reef dive', 'water-sports'],
  ['snorkelling trip', 'water-sports'],
  ['surf lesson', 'water-sports'],
  ['waterpark ticket', 'theme-parks'],
  ['aquarium ticket', 'theme-parks'],
  ['street food tour', 'food-and-drink'],
  ['cooking class', 'food-and-drink'],
  ['vineyard visit', 'food-and-drink'],
  ['museum ticket', 'museums-and-culture'],
  ['palace tour', 'museums-and-culture'],
  ['whale watching', 'nature-and-wildlife'],
  ['bird hide', 'nature-and-wildlife'],
  ['balloon flight', 'adventure'],
  ['paragliding flight', 'adventure'],
  ['quad ride', 'adventure'],
  ['hammam ritual', 'wellness'],
  ['opera evening', 'shows-and-nightlife'],
  ['waterfall day trip', 'day-trips'],
]

export const manners =
  'private morning evening family small-group classic secret golden slow wild historic royal hidden guided sunrise'.split(
    ' ',
  )
export const endings =
  'with dinner|with pickup|for two|with a local|before the crowds|with tastings|by candlelight|from the harbour|to the hills|after dark|with transfer|on the coast'.split(
    '|',
  )

const syllables =
  'al be cor da el far gan hol ir jun kel lor mar nev or pas quin ral sel tor ul ver wen yor zan'.split(' ')

/** Words for the longer texts: some hundred that travel texts share, and a tail of three thousand rare ones. */
export function inventVocabulary(dice: Dice): string[] {
  const usual =
    'the and with you from your into over after before guide boat road river hour light stone garden market tea bread water wind harbour bridge tower roof window street table kitchen driver captain stop view walk climb swim taste hear watch photograph return hotel meet group child ticket queue gate season morning evening sunset sunrise night island beach valley mountain forest desert dune camp fire star music dance story king palace museum painting carpet spice lamp fish grill olive lemon wine coffee sugar dessert family friend village church mosque temple school square quarter wall hill path shade shadow sand sea wave reef coral turtle dolphin whale bird horse camel bicycle tram train ferry balloon basket rope helmet jacket shoes hat towel sun cream camera pocket money change small large quiet early late slow warm cold fresh old new blue white red golden wooden narrow open private shared included extra free'.split(
      ' ',
    )
  const rare = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 2 + Math.floor(dice() * 3) }, () => pick(dice, syllables)).join(''),
  )
  return [...usual, ...rare]
}

/** So many sentences of invented text; frequent words are frequent. */
export function writeText(dice: Dice, vocabulary: readonly string[], sentences: number): string {
  return Array.from({ length: sentences }, () => {
    const words = Array.from(
      { length: 8 + Math.floor(dice() * 9) },
      () => vocabulary[pickEarly(dice, vocabulary.length)] ?? '',
    )
    const text = words.join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }).join(' ')
}
