import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeCurrencies, exponentOf, isCurrency, majorUnits, minorUnits } from './currencies.ts'

describe('the currency table', () => {
  it('has the exponents of ISO 4217, also where the CLDR prints other digits', () => {
    const exponents = Object.fromEntries(
      ['JPY', 'KRW', 'ISK', 'AED', 'EUR', 'TRY', 'HUF', 'IDR', 'IRR', 'COP', 'KWD', 'BHD', 'IQD', 'TND'].map(
        (code) => [code, exponentOf(code)],
      ),
    )
    expect(exponents).toEqual({
      JPY: 0,
      KRW: 0,
      ISK: 0,
      AED: 2,
      EUR: 2,
      TRY: 2,
      HUF: 2,
      IDR: 2,
      IRR: 2,
      COP: 2,
      KWD: 3,
      BHD: 3,
      IQD: 3,
      TND: 3,
    })
  })

  it('knows money in circulation only: no metals, funds, test codes or withdrawn currencies', () => {
    expect(
      ['XAU', 'XXX', 'XTS', 'CLF', 'UYW', 'DEM', 'HRK', 'BGN', 'ANG', 'XYZ', 'aed'].filter(isCurrency),
    ).toEqual([])
    expect(['XCG', 'XAF', 'XOF', 'XPF', 'XCD', 'SLE', 'ZWG'].every(isCurrency)).toBe(true)
    expect(activeCurrencies.length).toBeGreaterThan(150)
    expect(() => exponentOf('XXX')).toThrow(RangeError)
  })
})

describe('amounts', () => {
  it('reads major units with at most the decimals of the currency', () => {
    expect(minorUnits('49', 'AED')).toBe(4900)
    expect(minorUnits('49.5', 'AED')).toBe(4950)
    expect(minorUnits('1.250', 'KWD')).toBe(1250)
    expect(minorUnits('500', 'JPY')).toBe(500)
    expect(minorUnits('500.00', 'JPY')).toBe(500)
  })

  it('refuses what it would have to round or guess', () => {
    const wrong = [
      ['500.50', 'JPY'],
      ['1.005', 'EUR'],
      ['-1', 'EUR'],
      ['1,50', 'EUR'],
      ['', 'EUR'],
      ['.5', 'EUR'],
      ['1e3', 'EUR'],
      ['99999999999999999', 'EUR'],
    ] as const
    for (const [text, currency] of wrong) {
      expect(minorUnits(text, currency), `${text} ${currency}`).toBeUndefined()
    }
  })

  it('comes back the same after a round trip, in every currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...activeCurrencies), fc.nat(1_000_000_000), (currency, amount) => {
        expect(minorUnits(majorUnits(amount, currency), currency)).toBe(amount)
      }),
    )
  })
})
