import { describe, expect, it } from 'vitest'
import { entryOf } from './entry.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const museum = {
  durationVaries: true,
  durationMinutes: 90,
  schedule: [{ weekdays: everyDay, startTimes: ['10:00', '10:30', '11:00'] }],
  closedDays: [],
  openingHours: [{ weekdays: everyDay, opens: '09:30', closes: '18:00' }],
}

describe('the time of a departure', () => {
  it('is that of an entry where others come in while travellers stay, until the place closes', () => {
    expect(entryOf(museum, '2026-12-01T10:30')).toEqual({ closesAt: '2026-12-01T18:00' })
    expect(entryOf({ ...museum, openingHours: [] }, '2026-12-01T10:30')).toEqual({ closesAt: undefined })
  })

  it('is a start where the length is its own, or it begins again once it is over', () => {
    expect(entryOf({ ...museum, durationVaries: false }, '2026-12-01T10:30')).toBeUndefined()
    const shows = [{ weekdays: everyDay, startTimes: ['10:30', '12:00'] }]
    expect(entryOf({ ...museum, schedule: shows }, '2026-12-01T10:30')).toBeUndefined()
  })
})
