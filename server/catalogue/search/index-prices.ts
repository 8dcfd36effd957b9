/** Prices by the index of a catalogue. */
import type { CountRequest } from './facet-counts.ts'
import type { FacetIndex } from './facet-index.ts'

/** Of prices at positions of the index, NaN without one, in the asked currency. */
type Conversion = (amount: number, position: number) => number

function conversionIn(index: FacetIndex, { terms, convert }: CountRequest): Conversion {
  const converters = new Map<number, ((amount: number) => number) | undefined>()
  return (amount, position) => {
    if (Number.isNaN(amount) || amount < 0) return Number.NaN
    const term = index.currencies[position] ?? 0
    if (!converters.has(term)) converters.set(term, convert(terms.get(term)?.value ?? ''))
    return converters.get(term)?.(amount) ?? Number.NaN
  }
}

/** At positions of the index, in the asked currency. Those that are true on every day are kept with the index; those of a day are put over a copy of them. */
export function pricesIn(index: FacetIndex, request: CountRequest): Float64Array {
  const { currency, rates, dayPrices = [] } = request
  const conversion = conversionIn(index, request)
  let known = index.converted.get(currency)
  if (known?.rates !== rates) {
    known = { rates, prices: index.prices.map(conversion) }
    index.converted.set(currency, known)
  }
  if (dayPrices.every(({ ids }) => ids.length === 0)) return known.prices
  const onDay = known.prices.slice()
  for (const { ids, prices } of dayPrices) {
    for (let at = 0; at < ids.length; at++) {
      const position = index.positions[ids[at] ?? -1] ?? -1
      if (position >= 0) onDay[position] = conversion(prices[at] ?? -1, position)
    }
  }
  return onDay
}

/** The prices that results are sorted by: those within the bounds of the price filter. */
export function sortedBy(index: FacetIndex, request: CountRequest, prices: Float64Array): Float64Array {
  if (!request.valuePrices?.size) return prices
  const conversion = conversionIn(index, request)
  const asked = prices.slice()
  for (const [id, { price }] of request.valuePrices) {
    const position = index.positions[id] ?? -1
    if (position >= 0) asked[position] = conversion(price, position)
  }
  return asked
}
