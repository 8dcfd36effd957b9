import { expect, it } from 'vitest'
import { createFormats } from '../../environment/formats.ts'
import { createLocalTimes } from './local-time.ts'

it.each([
  ['en', 'Tue, Dec 8, 8:30 PM'],
  ['ar', 'الثلاثاء، 8 ديسمبر، 8:30 م'],
  ['de', 'Di., 8. Dez., 20:30'],
])('day and time are joined as the language joins them: %s', (locale, said) => {
  const { moment } = createLocalTimes(createFormats(locale))
  expect(moment('2026-12-08T20:30').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said)
})

it('tells of an end that has no hour its day, and of an unknown one nothing', () => {
  const { span } = createLocalTimes(createFormats('en'))
  const told = (end?: string) => span('2026-12-20T14:00', end).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(told('2026-12-22')).toBe('Sun, Dec 20, 2:00 PM – Tue, Dec 22')
  expect(told()).toBe('2:00 PM')
})
