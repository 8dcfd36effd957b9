/** How money is converted and rounded, by which rates. */
import { LRUCache } from 'lru-cache'
import type { Money } from '../../contract/primitives.ts'
import { exponentOf } from './currencies.ts'
import type { Database } from '../database.ts'
import { listCurrencyRates, upsertCurrencyRates } from './rates.queries.ts'

/** Units of a currency for one US dollar, as a decimal string, and the day they were quoted. */
export interface CurrencyRate {
  perDollar: string
  day: string
}

/** The latest rate of each currency. */
export type Rates = ReadonlyMap<string, CurrencyRate>

/** Remembers the rates for a minute; made once by the process. */
export type RatesMemory = LRUCache<number, Rates>

/** A memory for `readRates`. */
export function createRatesMemory(): RatesMemory {
  return new LRUCache({ max: 1, ttl: 60_000 })
}

/** The latest rate of every currency; asked of the database at most once a minute where the process remembers them. */
export async function readRates({
  db,
  rates,
  news,
}: {
  db: Database
  rates?: RatesMemory
  news?: { heard: number }
}): Promise<Rates> {
  const heard = news?.heard ?? 0
  const known = rates?.get(heard)
  if (known) return known
  const read: Rates = new Map(
    (await listCurrencyRates(db)).map(({ currency, per_dollar, day }) => [
      currency,
      { perDollar: per_dollar, day },
    ]),
  )
  rates?.set(heard, read)
  return read
}

/** Puts rates of a day in force: what one US dollar costs in each currency, as decimal text. Setting a day again replaces it. */
export async function setRates(
  { db }: { db: Database },
  day: string,
  perDollar: Readonly<Record<string, string>>,
  source: 'by hand' | 'ECB' = 'by hand',
): Promise<void> {
  const rows = Object.entries({ USD: '1', ...perDollar }).map(([currency, rate]) => ({
    currency,
    per_dollar: rate,
    day,
    source,
  }))
  await upsertCurrencyRates(db, rows)
}

/** A line for each rate in force: currency, units for a dollar, day, and who quoted it. */
export async function listRates({ db }: { db: Database }): Promise<string[]> {
  const rows = await listCurrencyRates(db)
  return rows.map(({ currency, per_dollar, day, source }) => [currency, per_dollar, day, source].join('  '))
}

/** Decimals of `currency_rates.per_dollar`. */
const rateDecimals = 8

function rateOf(currency: string, rates: Rates): CurrencyRate {
  const rate = rates.get(currency)
  if (!rate) throw new RangeError(`there is no exchange rate for ${currency}`)
  return rate
}

/** "3.6725" → 367250000n */
export function scaled(perDollar: string): bigint {
  const [whole = '0', decimals = ''] = perDollar.split('.')
  return BigInt(whole + decimals.slice(0, rateDecimals).padEnd(rateDecimals, '0'))
}

/** Minor units to minor units as a fraction. */
function fraction(from: string, to: string, rates: Rates): { numerator: bigint; denominator: bigint } {
  const shift = exponentOf(to) - exponentOf(from)
  return {
    numerator: scaled(rateOf(to, rates).perDollar) * 10n ** BigInt(Math.max(shift, 0)),
    denominator: scaled(rateOf(from, rates).perDollar) * 10n ** BigInt(Math.max(-shift, 0)),
  }
}

/** Half of a minor unit goes up, away from zero, as a cashier rounds. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * (dividend < 0n ? -dividend : dividend)
  const rounded = (doubled + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/**
 * The same money in another currency, in whole steps of so many minor units, halves rounded up. Rounded once: first to the
 * minor unit and then to the step, 1,234.6 fils would come to 1,240. Asks no rate when it is that currency already.
 *
 * @throws RangeError when one of the currencies has no rate
 */
export function exchange(money: Money, to: string, rates: Rates, step = 1): Money {
  const { numerator, denominator } = money.currency === to ? same : fraction(money.currency, to, rates)
  const steps = divide(BigInt(money.amount) * numerator, denominator * BigInt(step))
  return { amount: Number(steps) * step, currency: to }
}

const same = { numerator: 1n, denominator: 1n }

/**
 * `exchange` for many non-negative amounts: the same results at the price of a multiplication. Undefined when one of the
 * currencies has no rate.
 */
export function exchanger(
  from: string,
  to: string,
  rates: Rates,
  step = 1,
): ((amount: number) => number) | undefined {
  if (from === to && step === 1) return (amount) => amount
  if (from !== to && (!rates.has(from) || !rates.has(to))) return undefined
  const { numerator, denominator } = from === to ? same : fraction(from, to, rates)
  const factor = Number(numerator) / (Number(denominator) * step)
  return (amount) => {
    const product = amount * factor
    const rounded = Math.floor(product + 0.5)
    // a double is exact enough unless the product is huge or lies beside a half
    if (product < 1e9 && Math.abs(product + 0.5 - Math.round(product + 0.5)) > 1e-5) return rounded * step
    return Number(divide(BigInt(amount) * numerator, denominator * BigInt(step))) * step
  }
}

/** What a price's explanation says of its exchange: how many units of `to` one unit of `from` is, and as of which day. */
export interface ExchangeTerms {
  from: string
  to: string
  rate: string
  day: string
}

/**
 * The rate between two currencies, rounded to eight decimals, and the older of the two rates' days.
 *
 * @throws RangeError when one of the currencies has no rate
 */
export function exchangeTerms(from: string, to: string, rates: Rates): ExchangeTerms {
  const source = rateOf(from, rates)
  const target = rateOf(to, rates)
  const unit = 10n ** BigInt(rateDecimals)
  const rate = divide(scaled(target.perDollar) * unit, scaled(source.perDollar))
  const digits = String(rate).padStart(rateDecimals + 1, '0')
  const decimals = digits.slice(-rateDecimals).replace(/0+$/, '')
  const day = source.day < target.day ? source.day : target.day
  return { from, to, rate: digits.slice(0, -rateDecimals) + (decimals && `.${decimals}`), day }
}
