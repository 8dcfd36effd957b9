import type { Money } from '../../contract/primitives.ts'
import { exponentOf } from './currencies.ts'
import { divide, scaled } from './exchange.ts'
import type { ExchangeTerms } from './exchange.ts'

/**
 * What money was, nearly, in the currency that it was converted from, at the rate of then: what was rounded in between is lost.
 * Undefined where nothing was converted, or the rate is too small for its decimals.
 */
export function exchangedFrom(money: Money, terms: ExchangeTerms | undefined): Money | undefined {
  if (!terms || terms.to !== money.currency || terms.from === money.currency) return undefined
  const rate = scaled(terms.rate)
  if (rate === 0n) return undefined
  const shift = exponentOf(terms.from) - exponentOf(terms.to)
  const dividend = BigInt(money.amount) * scaled('1') * 10n ** BigInt(Math.max(shift, 0))
  const amount = divide(dividend, rate * 10n ** BigInt(Math.max(-shift, 0)))
  return { amount: Number(amount), currency: terms.from }
}
