import { expect, it } from 'vitest'
import { createFormats } from '../../environment/formats.ts'
import { createLocalTimes } from './local-time.ts'

const today = () => Date.parse('2026-11-26T18:00Z')
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

it.each([
  ['en', 'Tue, Dec 8, 8:30 PM'],
  ['ar', 'الثلاثاء، 8 ديسمبر، 8:30 م'],
  ['de', 'Di., 8. Dez., 20:30'],
])('day and time are joined as the language joins them: %s', (locale, said) => {
  const { moment } = createLocalTimes(createFormats(locale, today))
  expect(moment('2026-12-08T20:30').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said)
})

it('tells of an end that has no hour its day, and of an unknown one nothing', () => {
  const { span } = createLocalTimes(createFormats('en', today))
  const told = (end?: string) => span('2026-12-20T14:00', end).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(told('2026-12-22')).toBe('Sun, Dec 20, 2:00 PM – Tue, Dec 22')
  expect(told()).toBe('2:00 PM')
})

it.each([
  ['2026-11-26', 'Thu, Nov 26'],
  ['2026-12-31', 'Thu, Dec 31'],
  ['2027-01-01', 'Fri, Jan 1, 2027'],
  ['2027-11-26', 'Fri, Nov 26, 2027'],
  ['2026-01-01', 'Thu, Jan 1'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
])('writes the year of a day that is not of this year: %s', (day, said) => {
  expect(plain(createLocalTimes(createFormats('en', today)).day(day, 'short'))).toBe(said)
})

it('writes the year of a deadline that is in the next one where the experience is, and while the years of places differ', () => {
  const { instant } = createLocalTimes(createFormats('en', today))
  expect(plain(instant('2026-12-31T22:00:00Z', 'Asia/Dubai'))).toBe('Fri, Jan 1, 2027, 2:00 AM')
  expect(plain(instant('2026-12-30T22:00:00Z', 'Asia/Dubai'))).toBe('Thu, Dec 31, 2:00 AM')
  const eve = createLocalTimes(createFormats('en', () => Date.parse('2026-12-31T12:00Z')))
  expect(plain(eve.day('2026-12-31', 'short'))).toBe('Thu, Dec 31, 2026')
})

it('writes the year of a booking a year ahead, of its end and of its deadline', () => {
  const { moment, span, instant } = createLocalTimes(createFormats('en', today))
  expect(plain(moment('2027-11-26T10:00'))).toBe('Fri, Nov 26, 2027, 10:00 AM')
  expect(plain(span('2027-11-26T10:00', '2027-12-03'))).toBe('Fri, Nov 26, 2027, 10:00 AM – Fri, Dec 3, 2027')
  expect(plain(span('2027-05-24T10:00', '2027-05-27T09:00'))).toBe(
    'Mon, May 24, 2027, 10:00 AM – Thu, May 27, 2027, 9:00 AM',
  )
  expect(plain(instant('2027-09-27T06:00:00Z', 'Asia/Dubai'))).toBe('Mon, Sep 27, 2027, 10:00 AM')
})

it('writes the year in what is kept on paper, however near', () => {
  expect(plain(createLocalTimes(createFormats('en', today)).day('2026-12-08', 'dated'))).toBe(
    'Tue, Dec 8, 2026',
  )
})
