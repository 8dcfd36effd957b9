import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startsOn, toInstant } from '../../availability/schedule.ts'
import type { ScheduleRule } from '../../contract/listing.ts'
import { createWallClock, guestsAtAnyTime, indexOpenDays, nearDaysAhead, openDaysAhead } from './open-days.ts'
import type { TimedOption } from './open-days.ts'

const day = fc
  .integer({ min: -30, max: openDaysAhead + 30 })
  .map((offset) => Temporal.PlainDate.from('2026-11-21').add({ days: offset }).toString())
const rule: fc.Arbitrary<ScheduleRule> = fc.record(
  {
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    startTimes: fc.uniqueArray(fc.constantFrom('02:30', '09:00', '13:15', '23:30'), { minLength: 1 }),
    from: day,
    to: day,
  },
  { requiredKeys: ['weekdays', 'startTimes'] },
)
const option = fc.record({
  schedule: fc.array(rule, { minLength: 1, maxLength: 4 }),
  closedDays: fc.array(day, { maxLength: 20 }),
  cutoffMinutes: fc.integer({ min: 0, max: 10_080 }),
})
const zone = fc.constantFrom('Europe/Lisbon', 'Asia/Dubai', 'Pacific/Auckland', 'America/Los_Angeles')
// the second is the week before European clocks go forward, the third before those of the west of America do
const now = fc
  .constantFrom('2026-11-21T22:30:00Z', '2027-03-27T08:00:00Z', '2027-03-13T08:00:00Z')
  .map((text) => Temporal.Instant.from(text))

const offsets = [...Array(nearDaysAhead + 5).keys(), 100, 365, 500, openDaysAhead - 1]

/** What the schedule itself says of a day: whether something starts, and for a near day when booking closes. */
function askSchedule(options: readonly TimedOption[], timeZone: string, date: string, near: boolean) {
  const starts = options.flatMap((candidate) =>
    startsOn(candidate, date).map((time) => ({
      start: toInstant(`${date}T${time}`, timeZone),
      cutoff: candidate.cutoffMinutes,
    })),
  )
  if (!near) return { open: starts.length > 0, closing: null }
  const closings = starts.flatMap(({ start, cutoff }) =>
    start ? [start.subtract({ minutes: cutoff }).epochMilliseconds] : [],
  )
  const open = closings.length > 0
  return { open, closing: open ? new Date(Math.max(...closings)).toISOString() : null }
}

describe('the index of open days', () => {
  it('agrees with the schedule, day by day and to the minute in which booking closes', () => {
    const options = fc.array(option, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(options, zone, now, fc.option(day), (offered, timeZone, instant, expiresOn) => {
        const today = instant.toZonedDateTimeISO(timeZone).toPlainDate()
        const index = indexOpenDays(offered, { timeZone, expiresOn }, createWallClock(instant, toInstant))
        const dates = offsets.map((offset) => ({ offset, date: today.add({ days: offset }).toString() }))
        const expected = dates.map(({ offset, date }) =>
          expiresOn && date > expiresOn
            ? { date, open: false, closing: null }
            : { date, ...askSchedule(offered, timeZone, date, offset < nearDaysAhead) },
        )
        const indexed = dates.map(({ offset, date }) => ({
          date,
          open: index.openDays[offset] === '1',
          closing: index.nearClosing[offset] ?? null,
        }))
        expect(indexed).toEqual(expected)
        expect(index.openFrom).toBe(today.toString())
        expect(index.openDays).toHaveLength(openDaysAhead)
      }),
      { numRuns: 150 },
    )
  })
})

describe('guestsAtAnyTime', () => {
  const daily = { schedule: [{ startTimes: ['10:00'], weekdays: [1, 2] }], closedDays: [], cutoffMinutes: 60 }
  const dinghy = { ...daily, mostGuests: 4 }
  const schooner = { ...daily, mostGuests: 30 }
  it.each([
    ['a bigger one that always runs with it', schooner, 30],
    [
      'a bigger one with other days',
      { ...schooner, schedule: [{ startTimes: ['10:00'], weekdays: [1] }] },
      4,
    ],
    ['a bigger one that is closed on a day', { ...schooner, closedDays: ['2026-12-24'] }, 4],
    ['a bigger one whose booking closes earlier', { ...schooner, cutoffMinutes: 61 }, 4],
    ['a bigger one whose booking closes later', { ...schooner, cutoffMinutes: 0 }, 30],
  ])('of a small option beside %s', (_what, other, guests) => {
    expect(guestsAtAnyTime([dinghy, other])).toBe(guests)
  })
})
