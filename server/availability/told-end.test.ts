import { expect, it } from 'vitest'
import { toldEnd } from './told-end.ts'

const stay = { start: '2026-12-20T14:00', end: '2026-12-22T14:00' }

it('tells the hour at which a stay of nights ends only where there is a check-out time', () => {
  expect(toldEnd(stay, { pricePeriod: 'NIGHT' })).toBe('2026-12-22')
  expect(toldEnd({ ...stay, end: '2026-12-22T11:00' }, { pricePeriod: 'NIGHT' })).toBe('2026-12-22T11:00')
  expect(toldEnd(stay, { pricePeriod: 'DAY' })).toBe('2026-12-22T14:00')
})

it('makes no end of the shortest of several lengths', () => {
  expect(toldEnd(stay, { durationVaries: true })).toBeUndefined()
})
