import type { Money } from '../../contract/primitives.ts'
import { payableStep } from '../../payments/stripe-amounts.ts'
import { exchanger } from '../../platform/money/exchange.ts'
import type { Rates } from '../../platform/money/exchange.ts'

/** The currency that prices are told in, and the way there from each other. Made once for a reply. */
export interface Pricing {
  currency: string
  /** Undefined where one of the two currencies has no rate. */
  from: (currency: string) => ((amount: number) => number) | undefined
}

/**
 * Prices as a card can be charged: the very numbers that the calendar and the cart show. What the rates say is worked out
 * once for each currency.
 */
export function createPricing(currency: string, rates: Rates): Pricing {
  const step = payableStep(currency)
  const known = new Map<string, ((amount: number) => number) | undefined>()
  return {
    currency,
    from(source) {
      if (known.has(source)) return known.get(source)
      const convert = exchanger(source, currency, rates, step)
      known.set(source, convert)
      return convert
    },
  }
}

/** Money in the asked currency; in its own where there is no rate, because a price in dirhams beats none. */
export function presentMoney(amount: number, currency: string, pricing: Pricing): Money {
  const convert = pricing.from(currency)
  return convert ? { amount: convert(amount), currency: pricing.currency } : { amount, currency }
}
