import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { exchange, exchangeTerms, exchanger, readRates } from './exchange.ts'
import type { Rates } from './exchange.ts'

const rates: Rates = new Map(
  Object.entries({
    USD: '1.00000000',
    AED: '3.67250000',
    EUR: '0.86420000',
    KWD: '0.30680000',
    JPY: '152.40000000',
    XAF: '560',
  }).map(([currency, perDollar]) => [
    currency,
    { perDollar, day: currency === 'EUR' ? '2026-11-19' : '2026-11-20' },
  ]),
)

describe('exchange', () => {
  it('leaves money alone that is in the asked currency, even without a rate', () => {
    expect(exchange({ amount: 1999, currency: 'NOK' }, 'NOK', rates)).toEqual({
      amount: 1999,
      currency: 'NOK',
    })
  })

  it.each([
    [{ amount: 36_725, currency: 'AED' }, 'USD', 10_000],
    [{ amount: 10_000, currency: 'USD' }, 'JPY', 15_240],
    [{ amount: 15_240, currency: 'JPY' }, 'KWD', 30_680],
    [{ amount: 30_680, currency: 'KWD' }, 'USD', 10_000],
    [{ amount: 1, currency: 'JPY' }, 'USD', 1],
    [{ amount: 0, currency: 'EUR' }, 'KWD', 0],
    [{ amount: -36_725, currency: 'AED' }, 'USD', -10_000],
  ])('keeps the minor units of both currencies: %o in %s', (money, to, amount) => {
    expect(exchange(money, to, rates)).toEqual({ amount, currency: to })
  })

  it('rounds a half up', () => {
    const half: Rates = new Map([
      ['USD', { perDollar: '1', day: '2026-11-20' }],
      ['AAA', { perDollar: '0.5', day: '2026-11-20' }],
    ])
    expect(() => exchange({ amount: 1, currency: 'USD' }, 'AAA', half)).toThrow('AAA is not an active')
    const halves: Rates = new Map([...half, ['EUR', { perDollar: '0.5', day: '2026-11-20' }]])
    expect(exchange({ amount: 3, currency: 'USD' }, 'EUR', halves).amount).toBe(2)
    expect(exchange({ amount: 1, currency: 'USD' }, 'EUR', halves).amount).toBe(1)
  })

  it('rounds once to the step that a card can be charged in', () => {
    // 24.544 fils: to the minor unit 25, and from there up to 30
    expect(exchange({ amount: 8, currency: 'USD' }, 'KWD', rates, 10).amount).toBe(20)
    expect(exchange({ amount: 25, currency: 'KWD' }, 'KWD', rates, 10).amount).toBe(30)
    expect(exchange({ amount: 24, currency: 'KWD' }, 'KWD', rates, 10).amount).toBe(20)
  })

  it('says which currency has no rate', () => {
    expect(() => exchange({ amount: 1, currency: 'NOK' }, 'USD', rates)).toThrow('no exchange rate for NOK')
  })

  it('gives the same amounts when many are exchanged at once', () => {
    const currencies = fc.constantFrom(...rates.keys())
    fc.assert(
      fc.property(
        currencies,
        currencies,
        fc.constantFrom(1, 10, 100),
        fc.array(fc.nat({ max: 10 ** 12 }), { maxLength: 50 }),
        (from, to, step, amounts) => {
          const convert = exchanger(from, to, rates, step)
          expect(amounts.map((amount) => convert?.(amount))).toEqual(
            amounts.map((amount) => exchange({ amount, currency: from }, to, rates, step).amount),
          )
        },
      ),
    )
    expect(exchanger('NOK', 'USD', rates)).toBeUndefined()
  })
})

describe('exchangeTerms', () => {
  it('tells the rate and the older day', () => {
    expect(exchangeTerms('AED', 'USD', rates)).toEqual({
      from: 'AED',
      to: 'USD',
      rate: '0.27229408',
      day: '2026-11-20',
    })
    expect(exchangeTerms('USD', 'JPY', rates)).toEqual({
      from: 'USD',
      to: 'JPY',
      rate: '152.4',
      day: '2026-11-20',
    })
    expect(exchangeTerms('EUR', 'USD', rates).day).toBe('2026-11-19')
  })
})

describe('readRates', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('takes the latest day of each currency', async () => {
    await database.db('currency_rates').insert([
      { currency: 'EUR', day: '2026-11-19', per_dollar: '0.9' },
      { currency: 'EUR', day: '2026-11-20', per_dollar: '0.86420001' },
      { currency: 'JPY', day: '2026-11-18', per_dollar: '150' },
    ])
    expect([...(await readRates(database))]).toEqual([
      ['EUR', { perDollar: '0.86420001', day: '2026-11-20' }],
      ['JPY', { perDollar: '150.00000000', day: '2026-11-18' }],
    ])
  })
})
