/** Which price an experience has for those who ask for a time of day or a language: that of its cheapest option that fits. */
import type { ScarceDay } from '../../availability/sold-out.ts'
import type { Language } from '../../contract/primitives.ts'
import { pickFromUnit } from '../listings/listing-price.ts'
import { maskOfParts } from './asked-filters.ts'
import type { DayPrices, ValuePrices } from './facet-counts.ts'

/** What an option costs, in minor units of its own currency, and what it is filtered by. */
export interface OptionPrice {
  price: number
  /** Bits of `PartOfDay`. */
  parts: number
  /** Null where it is held in every language of its experience. */
  languages: readonly Language[] | null
}

/** By experience. */
export type OptionPrices = ReadonlyMap<number, readonly OptionPrice[]>

/** What is asked of an option. */
export interface OptionWishes {
  /** Bits of `PartOfDay`; 0: any. */
  parts: number
  /** Any of them; empty: any. */
  languages: readonly Language[]
}

/** Whether an option fits. */
export const fits = (
  { parts, languages }: Pick<OptionPrice, 'parts' | 'languages'>,
  wishes: OptionWishes,
): boolean =>
  (wishes.parts === 0 || (parts & wishes.parts) !== 0) &&
  (wishes.languages.length === 0 ||
    languages === null ||
    wishes.languages.some((asked) => languages.includes(asked)))

/** The cheapest that fits; where none fits in everything, the cheapest of all. */
function cheapestOf(options: readonly OptionPrice[], wishes: OptionWishes): number {
  let cheapest = Infinity
  let cheapestFitting = Infinity
  for (const option of options) {
    if (option.price < cheapest) cheapest = option.price
    if (option.price < cheapestFitting && fits(option, wishes)) cheapestFitting = option.price
  }
  return cheapestFitting === Infinity ? cheapest : cheapestFitting
}

/** The prices for these wishes. */
export function pricesFor(prices: OptionPrices, wishes: OptionWishes): DayPrices {
  const entries = [...prices]
  return {
    ids: Uint32Array.from(entries, ([id]) => id),
    prices: Float64Array.from(entries, ([, options]) => cheapestOf(options, wishes)),
  }
}

/** The prices for each part of the day and each language, beside what else is wished. `languages`: by term id. */
export function pricesByValue(
  prices: OptionPrices,
  wishes: OptionWishes,
  { parts, languages }: { parts: number; languages: ReadonlyMap<number, Language> },
): Map<number, ValuePrices> {
  return new Map(
    [...prices].map(([id, options]) => [
      id,
      {
        time: Array.from({ length: parts }, (_, bit) => cheapestOf(options, { ...wishes, parts: 1 << bit })),
        languages: new Map(
          [...languages].map(([term, language]) => [
            term,
            cheapestOf(options, { ...wishes, languages: [language] }),
          ]),
        ),
      },
    ]),
  )
}

/** The prices of the options that are still free on a day on which places are taken, of the experiences of `ScarceDay`. */
export function pricesLeft({ left }: ScarceDay): Map<number, OptionPrice[]> {
  return new Map(
    left.flatMap(({ experienceId, bookable }) => {
      const prices = bookable.flatMap(({ option, parts }) => {
        const from = pickFromUnit(option.units)
        return from
          ? [{ price: from.price, parts: maskOfParts(parts), languages: option.spokenLanguages ?? null }]
          : []
      })
      return prices.length > 0 ? [[experienceId, prices] as const] : []
    }),
  )
}
