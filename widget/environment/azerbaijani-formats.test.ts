import { describe, expect, it } from 'vitest'
import { writeFormatWords } from '../../locales/missing-format-words.ts'
import { createAzerbaijaniFormats } from './azerbaijani-formats.ts'

const own = createAzerbaijaniFormats(writeFormatWords('az'))
const instants = [
  '2026-01-01T00:00:00Z',
  '2026-02-28T23:59:00Z',
  '2026-11-03T05:04:00Z',
  '2026-11-03T17:30:00Z',
  '2026-11-08T12:00:00Z',
  '2026-12-31T21:05:00Z',
  '2027-07-10T09:09:00Z',
].map((instant) => new Date(instant))

/** What the screens ask for. */
const dates: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'full' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { day: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { hour: 'numeric', minute: '2-digit' },
  { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
]

const currencies = ['AED', 'EUR', 'USD', 'GBP', 'TRY', 'RUB', 'EGP', 'SAR', 'KWD', 'JPY', 'AZN']
const numbers: readonly Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumIntegerDigits: 2 },
  { style: 'percent' },
  { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'hour', unitDisplay: 'short', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'minute', unitDisplay: 'short', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'meter', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'kilometer' },
  ...currencies.flatMap((currency) =>
    [0, 2, 3].map((digits): Intl.NumberFormatOptions => ({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })),
  ),
]

describe('Azerbaijani in a browser without its data reads as the server writes it', () => {
  it.each(dates)('a date: %o', (options) => {
    for (const timeZone of ['UTC', 'Asia/Dubai', 'America/New_York']) {
      const theirs = new Intl.DateTimeFormat('az', { ...options, timeZone })
      const ours = own.date({ ...options, timeZone })
      expect(instants.map((instant) => ours.format(instant))).toEqual(
        instants.map((instant) => theirs.format(instant)),
      )
    }
  })

  it.each([
    { hour: 'numeric', minute: '2-digit' },
    { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  ] as const)('from one time to another: %o', (options) => {
    const theirs = new Intl.DateTimeFormat('az', { ...options, timeZone: 'UTC' })
    const ours = own.date({ ...options, timeZone: 'UTC' })
    const ranges = instants.flatMap((start, place) =>
      instants.slice(place + 1).map((end) => [start, end] as const),
    )
    expect(ranges.map(([start, end]) => ours.formatRange(start, end))).toEqual(
      ranges.map(([start, end]) => theirs.formatRange(start, end)),
    )
  })

  it.each(numbers)('a number: %o', (options) => {
    const theirs = new Intl.NumberFormat('az', options)
    const ours = own.number(options)
    const values = [0, 1, 2, 1.5, 45, 999, 1234, 12_345.678, -5]
    expect(values.map((value) => ours.format(value))).toEqual(values.map((value) => theirs.format(value)))
    expect(ours.formatRange(1, 3)).toBe(theirs.formatRange(1, 3))
    expect(ours.formatRange(1.5, 1200)).toBe(theirs.formatRange(1.5, 1200))
  })

  it.each([
    ['language', ['en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'az', 'zh', 'it', 'he', 'fa']],
    ['region', ['AE', 'AZ', 'DE', 'GB', 'TR', 'ZW']],
    ['currency', currencies],
  ] as const)('the names of a %s', (type, codes) => {
    const theirs = new Intl.DisplayNames('az', { type })
    const ours = own.names(type)
    expect(codes.map((code) => ours.of(code))).toEqual(codes.map((code) => theirs.of(code)))
  })

  it('and a code without a name as it is', () => {
    expect(own.names('region').of('QQ')).toBe('QQ')
  })
})
