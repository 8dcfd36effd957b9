import { describe, expect, it } from 'vitest'
import type { SellableOption } from './sellable-option.ts'
import { endVaries, toldEnd } from './told-end.ts'

const stay = { start: '2026-12-20T14:00', end: '2026-12-22T14:00' }

it('tells the hour at which a stay of nights ends only where there is a check-out time', () => {
  expect(toldEnd(stay, { pricePeriod: 'NIGHT' })).toBe('2026-12-22')
  expect(toldEnd({ ...stay, end: '2026-12-22T11:00' }, { pricePeriod: 'NIGHT' })).toBe('2026-12-22T11:00')
  expect(toldEnd(stay, { pricePeriod: 'DAY' })).toBe('2026-12-22T14:00')
})

it('makes no end of the shortest of several lengths', () => {
  expect(toldEnd(stay, { durationVaries: true })).toBeUndefined()
})

type Pickups = SellableOption['pickups']
const pickup = (id: string, minutesAfter?: number): Pickups[number] => ({
  id,
  name: { en: id },
  minutesBefore: 45,
  minutesAfter,
})
const optionCode = 'shared'
const atEnd = { optionCode, durationVaries: false, pickups: [pickup('square', 0), pickup('bridge', 0)] }

describe('the end of a selection', () => {
  it('is that of the way back to the pickups: who comes on their own finishes earlier, and is told none', () => {
    expect(endVaries(atEnd, { pickup: { id: 'square' } })).toBe(false)
    expect(endVaries(atEnd, { pickup: undefined })).toBe(true)
  })

  it.each<[string, Pickups]>([
    ['nobody is picked up', []],
    ['the way back comes after it', [pickup('square', 45)]],
    ['one of the pickups is where it ends', [pickup('station', 0), pickup('hotel', 45)]],
    ['nothing is said of the way back', [pickup('square')]],
    ['the pickups are of another option', [{ ...pickup('square', 0), options: ['private'] }]],
  ])('is known without a pickup too where %s', (_, pickups) => {
    expect(endVaries({ optionCode, durationVaries: false, pickups }, {})).toBe(false)
  })

  it('is not known where the length is a range, with a pickup or without', () => {
    expect(endVaries({ ...atEnd, durationVaries: true }, { pickup: { id: 'square' } })).toBe(true)
    expect(endVaries({ optionCode, durationVaries: true, pickups: [] }, {})).toBe(true)
  })
})
