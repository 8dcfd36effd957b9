/** Which price an experience has in a filtered list: that of its cheapest option that has what the filters ask for. */
import type { ScarceDay } from '../../availability/sold-out.ts'
import { ageBuckets, durationBuckets } from '../../contract/filter-buckets.ts'
import { PartOfDay } from '../../contract/primitives.ts'
import type { Language } from '../../contract/primitives.ts'
import { pickFromUnit } from '../listings/listing-price.ts'
import { factsOf, maskOfParts } from '../option-facts.ts'
import type { OptionFacts } from '../option-facts.ts'
import type { DayPrices, ValuePrices } from './facet-counts.ts'

/** What an option costs, in minor units of its own currency, and what it is filtered by. */
export interface OptionPrice extends OptionFacts {
  price: number
  currency: string
  /** The largest party that it carries. */
  mostGuests: number
}

/** Whether an amount is within the bounds of the price filter. */
export type IsWithin = (amount: number, currency: string) => boolean

/** By experience. */
export type OptionPrices = ReadonlyMap<number, readonly OptionPrice[]>

/** What is asked of an option: bits, of which 0 are none, and languages, of which an empty list is none. */
export interface OptionWishes {
  /** Any of these `PartOfDay`. */
  parts: number
  /** Any of them. */
  languages: readonly Language[]
  /** Any of these `durationBuckets`. */
  durations: number
  /** All of these `ageBuckets`. */
  ages: number
  guests: number
}

/** Whether anything is asked but to carry a party, which most options do. */
export const isWish = ({ parts, languages, durations, ages }: OptionWishes): boolean =>
  (parts | durations | ages) !== 0 || languages.length > 0

/** Whether an option fits. */
export const fits = (
  { parts, languages, durations, ages, mostGuests }: OptionFacts & Pick<OptionPrice, 'mostGuests'>,
  wishes: OptionWishes,
): boolean =>
  mostGuests >= wishes.guests &&
  (wishes.parts === 0 || (parts & wishes.parts) !== 0) &&
  (wishes.durations === 0 || durations === null || (durations & wishes.durations) !== 0) &&
  (ages === null || (ages & wishes.ages) === wishes.ages) &&
  (wishes.languages.length === 0 ||
    languages === null ||
    wishes.languages.some((asked) => languages.includes(asked)))

/** Whether an experience has an option that does not carry the party. */
const isTooSmall = (options: readonly OptionPrice[], guests: number): boolean =>
  options.some(({ mostGuests }) => mostGuests < guests)

/** The experiences that have an option that does not carry so many guests. */
export const withTooSmall = (prices: OptionPrices, guests: number): OptionPrices =>
  new Map([...prices].filter(([, options]) => isTooSmall(options, guests)))

/** How many things are asked of these options; that they carry a party is one where not all do. */
const countWishes = (
  options: readonly OptionPrice[],
  { parts, languages, durations, ages, guests }: OptionWishes,
): number =>
  Number(parts !== 0) +
  Number(languages.length > 0) +
  Number(durations !== 0) +
  Number(ages !== 0) +
  Number(isTooSmall(options, guests))

/**
 * The price of the cheapest option that fits, of those within the bounds of the price filter; NaN where several things are asked and
 * no option has them all, as "in the evening" and "in Russian" when these are two options. Where one thing is asked, the experience
 * itself is filtered by it, so the cheapest of all options stands in where none fits.
 */
function cheapestOf(
  options: readonly OptionPrice[],
  wishes: OptionWishes,
  within: readonly OptionPrice[] = options,
): number {
  let cheapest = Infinity
  let fitting = Infinity
  for (const option of within) {
    if (option.price < cheapest) cheapest = option.price
    if (option.price < fitting && fits(option, wishes)) fitting = option.price
  }
  if (fitting < Infinity) return fitting
  const standsIn =
    countWishes(options, wishes) < 2 && (within === options || !options.some((one) => fits(one, wishes)))
  return standsIn && cheapest < Infinity ? cheapest : Number.NaN
}

/** The prices for these wishes, of the experiences of which an option fits, whatever the price filter says. */
export function pricesFor(prices: OptionPrices, wishes: OptionWishes): DayPrices {
  const entries = [...prices].flatMap(([id, options]) => {
    const price = cheapestOf(options, wishes)
    return Number.isNaN(price) ? [] : [{ id, price }]
  })
  return {
    ids: Uint32Array.from(entries, ({ id }) => id),
    prices: Float64Array.from(entries, ({ price }) => price),
  }
}

/**
 * The prices for each value of a filter, beside what else is wished; of one more age beside those. `languages`: by term id.
 * `isWithin`: absent without a price filter.
 */
export function pricesByValue(
  prices: OptionPrices,
  wishes: OptionWishes,
  { languages, isWithin }: { languages: ReadonlyMap<number, Language>; isWithin?: IsWithin },
): Map<number, ValuePrices> {
  // made once: a catalogue may have tens of thousands of such experiences
  const times = PartOfDay.options.map((_, bit) => ({ ...wishes, parts: 1 << bit }))
  const durations = durationBuckets.map((_, bit) => ({ ...wishes, durations: 1 << bit }))
  const ages = ageBuckets.map((_, bit) => ({ ...wishes, ages: wishes.ages | (1 << bit) }))
  const spoken = [...languages].map(([term, language]) => ({
    term,
    wish: { ...wishes, languages: [language] },
  }))
  return new Map(
    [...prices].map(([id, options]) => {
      const within = isWithin ? options.filter(({ price, currency }) => isWithin(price, currency)) : options
      const priceFor = (wish: OptionWishes) => cheapestOf(options, wish, within)
      return [
        id,
        {
          fits: !Number.isNaN(cheapestOf(options, wishes)),
          price: priceFor(wishes),
          time: times.map(priceFor),
          duration: durations.map(priceFor),
          ages: ages.map(priceFor),
          languages: new Map(spoken.map(({ term, wish }) => [term, priceFor(wish)])),
        },
      ]
    }),
  )
}

/** The prices of the options that are still free for the party on a day on which places are taken, of the experiences of `ScarceDay` with several. */
export function pricesLeft({ left }: ScarceDay): Map<number, OptionPrice[]> {
  return new Map(
    left.flatMap(({ experienceId, options, bookable }) => {
      if (options.length < 2) return []
      const facts = factsOf(options)
      const prices = bookable.flatMap(({ option, parts }) => {
        const from = pickFromUnit(option.units)
        const own = facts.get(option)
        return from && own
          ? [
              {
                ...own,
                price: from.price,
                currency: option.currency,
                parts: maskOfParts(parts),
                mostGuests: Infinity,
              },
            ]
          : []
      })
      return prices.length > 0 ? [[experienceId, prices] as const] : []
    }),
  )
}
