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
