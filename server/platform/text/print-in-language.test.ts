import { expect, it } from 'vitest'
import type { Language } from '../../contract/primitives.ts'
import {
  joinDayAndTime,
  joinIn,
  printDay,
  printInstant,
  printMetres,
  printMoney,
  printPeriods,
  printSpan,
  printZone,
  wordsFor,
} from './print-in-language.ts'

it.each<[Language, string, string]>([
  ['en', '2026-12-14T18:00', '9:00 AM – 6:00 PM'],
  ['en', '2026-12-16T18:00', '9:00 AM – December 16, 2026 at 6:00 PM'],
  ['de', '2026-12-16T18:00', '09:00 – 16. Dezember 2026 um 18:00'],
])('a span that ends on another day names that day: %s, %s', (language, end, said) => {
  expect(printSpan('2026-12-14T09:00', end, language).replaceAll('\u202f', ' ')).toBe(said)
})

it('tells of an end that has no hour its day, and of an unknown one nothing', () => {
  expect(printSpan('2026-12-14T14:00', '2026-12-16', 'en').replaceAll('\u202f', ' ')).toBe(
    '2:00 PM – December 16, 2026',
  )
  expect(printSpan('2026-12-14T14:00', undefined, 'en').replaceAll('\u202f', ' ')).toBe('2:00 PM')
})

it('prints the first of a month in French as one says it, and no other one', () => {
  expect(printDay('2026-12-01T09:00', 'fr')).toBe('mardi 1er décembre 2026')
  expect(printDay('2026-12-21T09:00', 'fr')).toBe('lundi 21 décembre 2026')
  expect(printInstant('2026-12-01T01:01:00Z', 'UTC', 'fr')).toMatch(/^1er décembre 2026/)
  expect(printDay('2026-12-01T09:00', 'de')).toBe('Dienstag, 1. Dezember 2026')
})

it.each<[Language, string]>([
  ['en', 'D, T'],
  ['zh', 'D T'],
  ['ar', 'D، T'],
])('puts between a day and a time what the language puts there: %s', (language, said) => {
  expect(joinDayAndTime('D', 'T', language)).toBe(said)
})

it('puts a space between the digits and the word of a measure, in Chinese too', () => {
  expect(printPeriods(2, 'HOUR', 'zh')).toBe('2\u00a0小时')
  expect(printMetres(10, 15, 'zh')).toBe('10–15\u00a0米')
  expect(printMetres(10, 15, 'en')).toBe('10–15 m')
})

it('gives a text the direction of its language, though it begins with a name in Latin letters', () => {
  const moped = 'VNB 125 (1961)، بتشغيل بالقدم'
  expect(wordsFor({ option: moped, place: 'The Walk 7' }, 'ar')).toEqual({
    option: `\u2067${moped}\u2069`,
    place: '\u2068The Walk 7\u2069',
  })
  expect(joinIn([moped, 'دبي'], 'ar')).toBe(`\u200f\u2067${moped}\u2069 · \u2067دبي\u2069`)
  expect(joinIn(['The Walk 7', 'النور (Noor)'], 'en')).toContain('\u2068النور (Noor)\u2069')
})

it.each<[Language, number, string]>([
  ['ar', 18_746, '\u200f187.46\u00a0\u200fUS$\u200e'],
  ['ar', -4_166, '\u200f\u200e−41.66\u00a0\u200fUS$\u200e'],
  ['he', 18_746, '\u200f187.46\u00a0\u200f$'],
  ['en', 18_746, '$187.46'],
])(
  'keeps the letters and the mark of a sign together where text runs from the right: %s, %i',
  (language, amount, said) => {
    expect(printMoney({ amount, currency: 'USD' }, language)).toBe(said)
  },
)

it('keeps no more formatters than it may, and writes the same with a new one', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const at = '2026-12-01T09:00:00Z'
  const first = printZone(at, 'Asia/Dubai', 'en')
  for (const zone of zones) {
    printZone(at, zone, 'en')
    printZone(at, zone, 'de')
  }
  expect(zones.length * 2).toBeGreaterThan(500)
  expect(printZone(at, 'Asia/Dubai', 'en')).toBe(first)
})
