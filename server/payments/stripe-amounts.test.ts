import { describe, expect, it } from 'vitest'
import {
  fromStripeAmount,
  payableMost,
  payableStep,
  stripeExponent,
  toStripeAmount,
} from './stripe-amounts.ts'

describe('amounts as Stripe counts them', () => {
  it.each([
    ['AED', 1250, 1250, 2],
    ['JPY', 5000, 5000, 0],
    ['KWD', 1250, 1250, 3],
    // ISO 4217 says no decimals, Stripe's API keeps two for these
    ['ISK', 700, 70_000, 2],
    ['UGX', 4000, 400_000, 2],
    // and the other way round: whole ariary only
    ['MGA', 150_000, 1500, 0],
  ])('%s %i is %i', (currency, minor, stripe, exponent) => {
    expect(stripeExponent(currency)).toBe(exponent)
    expect(toStripeAmount(currency, minor)).toBe(stripe)
    expect(fromStripeAmount(currency.toLowerCase(), stripe)).toBe(minor)
  })

  it('refuses what could only be charged rounded, and says to which step prices must be rounded', () => {
    expect(payableStep('KWD')).toBe(10)
    expect(payableStep('MGA')).toBe(100)
    expect(payableStep('EUR')).toBe(1)
    expect(() => toStripeAmount('KWD', 1255)).toThrow(RangeError)
    expect(() => toStripeAmount('MGA', 150_050)).toThrow(RangeError)
    expect(() => toStripeAmount('EUR', 12.5)).toThrow(RangeError)
  })

  it.each([
    ['AED', 99_999_999],
    ['JPY', 99_999_999],
    ['IDR', 999_999_999_999],
    // Stripe's own decimals count among its digits, and those that it leaves out do not
    ['UGX', 999_999],
    ['MGA', 9_999_999_900],
  ])('%s can be paid up to %i at once', (currency, most) => {
    expect(payableMost(currency)).toBe(most)
    expect(() => toStripeAmount(currency, most)).not.toThrow()
  })
})
