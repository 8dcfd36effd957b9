/** How an amount of a currency is charged by Stripe: its decimals, and the step that it must be a multiple of. */
import { exponentOf } from '../platform/money/currencies.ts'

/**
 * Stripe counts most currencies as ISO 4217 does, and says where it does not.
 * Source: https://docs.stripe.com/currencies ("Zero-decimal", "Three-decimal", "Special cases").
 */
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

/** How many decimals Stripe's integer amounts of this currency carry (UGX and ISK: 2, although ISO says 0). */
export function stripeExponent(currency: string): number {
  const code = currency.toUpperCase()
  if (zeroDecimal.has(code)) return 0
  return threeDecimal.has(code) ? 3 : 2
}

/**
 * The step, in ISO 4217 minor units, that every amount charged through Stripe must be a multiple of:
 * 10 for three-decimal currencies (the last digit must be 0), 100 for MGA (Stripe takes whole ariary), 1 otherwise.
 * Prices are to be rounded to it before they are shown, so that what is shown can be paid.
 */
export function payableStep(currency: string): number {
  if (threeDecimal.has(currency)) return 10
  return 10 ** Math.max(0, exponentOf(currency) - stripeExponent(currency))
}

/** ISO 4217 minor units → Stripe's integer. Throws on an amount that Stripe could only take rounded. */
export function toStripeAmount(currency: string, amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`)
  if (amount % payableStep(currency) !== 0) {
    throw new RangeError(
      `${currency} ${amount} cannot be charged: it must be a multiple of ${payableStep(currency)} minor units`,
    )
  }
  const shift = stripeExponent(currency) - exponentOf(currency)
  return shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift
}

/** Stripe's integer → ISO 4217 minor units. Stripe's currency codes are lower case; both are taken. */
export function fromStripeAmount(currency: string, amount: number): number {
  const shift = stripeExponent(currency) - exponentOf(currency.toUpperCase())
  return shift >= 0 ? Math.round(amount / 10 ** shift) : amount * 10 ** -shift
}

/**
 * The largest amount of one payment, in Stripe's integers: twelve digits for IDR, eight for every other currency.
 * Source: https://docs.stripe.com/currencies ("Minimum and maximum charge amounts").
 */
export function stripeMost(currency: string): number {
  return currency.toUpperCase() === 'IDR' ? 999_999_999_999 : 99_999_999
}

/** The same in ISO 4217 minor units. */
export function payableMost(currency: string): number {
  const shift = stripeExponent(currency) - exponentOf(currency)
  return Math.floor(stripeMost(currency) / 10 ** shift)
}
