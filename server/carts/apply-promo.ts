/** What a promo code takes off a cart, and why it may take off nothing. */
import { payable } from '../availability/price.ts'
import type { PromoState } from '../contract/carts.ts'
import type { Rates } from '../platform/money/exchange.ts'
import { prorate } from '../platform/money/prorate.ts'
import { payableStep } from '../payments/stripe-amounts.ts'
import type { PromoRow } from './carts.queries.ts'

/** A line that can be booked, as far as a promo code cares. */
export interface PromoLine {
  supplierId: number
  total: number
}

/** What a code does to a cart: what it takes off each line, in the lines' order, and what the shopper is told. */
export interface PromoResult {
  discounts: number[]
  state?: PromoState
}

/** When and in which money a code is looked at. */
export interface PromoTerms {
  now: Temporal.Instant
  currency: string
  /** The currency of the minimum of a code that takes a percentage. */
  storefrontCurrency: string
  rates: Rates
}

/**
 * Applies a promo code. A percentage is taken of each line, an amount is shared among the lines it is for; both in steps
 * that a card can be charged, so that the lines' discounts add up to the cart's.
 */
export function applyPromo(
  code: string | null,
  promo: PromoRow | null,
  lines: readonly PromoLine[],
  terms: PromoTerms,
): PromoResult {
  const nothing = lines.map(() => 0)
  if (code === null) return { discounts: nothing }
  const refuse = (state: PromoState['state'], more: Partial<PromoState> = {}): PromoResult => ({
    discounts: nothing,
    state: { code, state, ...more },
  })
  const { now, currency, rates } = terms
  if (!promo || Temporal.Instant.compare(promo.validFrom, now) > 0) return refuse('unknown')
  if (promo.validUntil && Temporal.Instant.compare(promo.validUntil, now) <= 0) return refuse('expired')
  if (promo.mostUses !== null && promo.uses >= promo.mostUses) return refuse('used-up')

  const eligible = lines.map((line) =>
    promo.supplierId === null || promo.supplierId === line.supplierId ? line.total : 0,
  )
  const minimum = payable(promo.minimumTotal, promo.currency ?? terms.storefrontCurrency, { currency, rates })
  if (sum(lines.map((line) => line.total)) < minimum.amount) return refuse('minimum-not-reached', { minimum })
  if (lines.length > 0 && sum(eligible) === 0) return refuse('not-applicable')

  const step = payableStep(currency)
  const { percent } = promo
  const discounts =
    percent === null
      ? prorate(
          payable(promo.amount ?? 0, promo.currency ?? currency, { currency, rates }).amount,
          eligible,
          step,
        )
      : eligible.map((total) => Math.min(total, Math.round((total * percent) / 100 / step) * step))
  return { discounts, state: { code, state: 'applied' } }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
