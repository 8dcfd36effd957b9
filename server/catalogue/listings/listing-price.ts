/** The from-price of an experience, and its prices in minor units. */
import type { Listing, ListingOption } from '../../contract/listing.ts'
import type { OptionPayThere } from '../../contract/pay-there.ts'
import type { UnitId } from '../../contract/primitives.ts'
import { exponentOf, minorUnits } from '../../platform/money/currencies.ts'

/** A unit as the option's row keeps it: prices in minor units of the experience's currency. */
export type StoredUnit = Omit<ListingOption['units'][number], 'price' | 'originalPrice'> & {
  price: number
  originalPrice?: number
}

/** The price that cards and calendars call "from", in minor units. */
export interface FromPrice {
  unit: UnitId
  price: number
  originalPrice?: number
}

/**
 * Who a "from" price speaks to, best first. A child's price beside an adult's would promise what no traveller alone can
 * have, and a family ticket's price is for several.
 */
const preference: Readonly<Record<UnitId, number>> = {
  ADULT: 0,
  ITEM: 0,
  STUDENT: 1,
  YOUTH: 1,
  SENIOR: 1,
  FAMILY: 2,
  CHILD: 3,
  INFANT: 4,
}

/** The price in minor units. The rules have checked it; a failure here is ours. */
export function storedPrice(price: string, currency: string): number {
  const amount = minorUnits(price, currency)
  if (amount === undefined) throw new Error(`${price} is no price in ${currency}`)
  return amount
}

/** What is paid at the place, in minor units of its own currency. The rules have checked it. */
export function storePayThere({ payThere }: ListingOption, listed: string): OptionPayThere | null {
  if (!payThere) return null
  const { kind, per, amount, currency = listed } = payThere
  return { kind, per, amount: { amount: storedPrice(amount, currency), currency } }
}

/** The unit that a traveller must at least pay for in this option: one that the option requires, else an adult or item. */
export function pickFromUnit(units: readonly StoredUnit[]): StoredUnit | undefined {
  const priced = units.filter((unit) => unit.price > 0)
  const required = priced.filter((unit) => unit.minimum > 0)
  return (required.length > 0 ? required : priced).toSorted(
    (a, b) => preference[a.id] - preference[b.id] || a.price - b.price,
  )[0]
}

/** The cheapest of the options' "from" prices; with a price before it only where each option of that price has one, and then the lowest of those. */
export function findFromPrice(options: readonly { units: readonly StoredUnit[] }[]): FromPrice | undefined {
  const prices = options
    .flatMap(({ units }) => pickFromUnit(units) ?? [])
    .toSorted((a, b) => a.price - b.price)
  const [cheapest] = prices
  if (!cheapest) return undefined
  const asCheap = prices.filter(({ price }) => price === cheapest.price)
  const lowest = Math.min(...asCheap.map(({ originalPrice = Number.NaN }) => originalPrice))
  return {
    unit: cheapest.id,
    price: cheapest.price,
    originalPrice: Number.isNaN(lowest) ? undefined : lowest,
  }
}

/** Minor units of a currency as US cents, so that prices of all currencies sort together. */
export function toDollarCents(amount: number, currency: string, perDollar: number): number {
  return Math.round((amount / 10 ** exponentOf(currency) / perDollar) * 100)
}

/** The units of an option with their prices in minor units. */
export function storeUnits(option: ListingOption, currency: string): StoredUnit[] {
  return option.units.map(({ price, originalPrice, ...unit }) => ({
    ...unit,
    price: storedPrice(price, currency),
    ...(originalPrice !== undefined && { originalPrice: storedPrice(originalPrice, currency) }),
  }))
}

/** Most guests that one departure of the option can carry. */
export function mostGuestsOf(option: ListingOption, priceBasis: Listing['priceBasis']): number {
  if (priceBasis === 'PERSON') return option.capacity
  const carried = option.units.map((unit) => {
    const items = Math.floor(option.capacity / Math.max(1, unit.places))
    return Math.min(items, unit.maximum ?? items) * (unit.guests ?? 1)
  })
  return Math.max(...carried)
}
