/** What a group pays less from a number of guests on. */
import type { PriceLine } from '../contract/availability.ts'
import type { GroupDiscount } from '../contract/listing.ts'
import type { Money } from '../contract/primitives.ts'
import { payableStep } from '../payments/stripe-amounts.ts'

/** The step that a party reaches: the one with the most guests. */
export function groupDiscountOf(steps: readonly GroupDiscount[], guests: number): GroupDiscount | undefined {
  return steps
    .filter((step) => guests >= step.guests)
    .toSorted((a, b) => b.guests - a.guests)
    .at(0)
}

/**
 * The line by which a party pays less for its places, rounded to what a card can be charged. What a promo code takes comes
 * off afterwards, from what is left: a group and a code together never take more than each alone would of the rest.
 */
export function groupLine(
  steps: readonly GroupDiscount[],
  { guests, places }: { guests: number; places: Money },
): PriceLine | undefined {
  const step = groupDiscountOf(steps, guests)
  if (!step) return undefined
  const payable = payableStep(places.currency)
  const reduction = Math.round((places.amount * step.percent) / 100 / payable) * payable
  if (reduction === 0) return undefined
  const amount: Money = { amount: -reduction, currency: places.currency }
  return {
    kind: 'group',
    id: String(step.guests),
    quantity: 1,
    periods: 1,
    unitPrice: amount,
    amount,
    percent: step.percent,
  }
}
