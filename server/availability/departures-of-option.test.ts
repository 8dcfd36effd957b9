import { describe, expect, it } from 'vitest'
import { departuresOn } from './departures-of-option.ts'
import type { SellableOption } from './sellable-option.ts'

const cutoffMinutes = 300

/** An option that starts at these times on every day, in a zone; five hours before a start it can still be booked. */
const optionIn = (timeZone: string, startTimes: string[]) =>
  ({
    timeZone,
    cutoffMinutes,
    expiresOn: null,
    periodMinimum: null,
    pricePeriod: null,
    slotMinutes: null,
    durationMinutes: 60,
    capacity: 8,
    poolCapacity: 8,
    poolId: 1,
    closedDays: [],
    schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes }],
  }) as unknown as SellableOption

/** The next two changes of the clock of every zone that has any: one forward, one back. */
const edges = Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
  const first = Temporal.ZonedDateTime.from(`2026-01-15T00:00[${timeZone}]`).getTimeZoneTransition('next')
  const second = first?.getTimeZoneTransition('next')
  return [first, second].flatMap((change) => (change && change.year < 2029 ? { timeZone, change } : []))
})
const timeOf = (wall: Temporal.PlainDateTime) => wall.toString({ smallestUnit: 'minute' }).slice(11)

const openings = (sellable: SellableOption, date: Temporal.PlainDate, now: Temporal.Instant) =>
  departuresOn(sellable, date.toString(), { now, taken: new Map() })

describe('at every change of the clock of every zone', () => {
  it('nine stays nine on the days before, of and after it', () => {
    expect(edges.length).toBeGreaterThan(200)
    for (const { timeZone, change } of edges) {
      const nine = optionIn(timeZone, ['09:00'])
      for (const days of [-1, 0, 1]) {
        const date = change.toPlainDate().add({ days })
        const [opening, ...more] = openings(nine, date, change.subtract({ hours: 96 }).toInstant())
        expect(more).toEqual([])
        expect(
          opening?.startsAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString(),
          `${timeZone}`,
        ).toBe(`${date.toString()}T09:00:00`)
      }
    }
  })

  it('a time that the clock skips is not offered, and one that it shows twice is offered once', () => {
    const seen = { skipped: 0, repeated: 0 }
    for (const { timeZone, change } of edges) {
      const before = change.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 })
      const after = change.toPlainDateTime()
      const [early, late] = [before, after].toSorted((a, b) => Temporal.PlainDateTime.compare(a, b))
      // the same day, or the times would be two days' times
      if (!early || !late || !early.toPlainDate().equals(late.toPlainDate())) continue
      const found = openings(
        optionIn(timeZone, [timeOf(early)]),
        early.toPlainDate(),
        change.subtract({ hours: 96 }).toInstant(),
      )
      const isSkipped = Temporal.PlainDateTime.compare(before, after) < 0
      expect(found, `${timeZone} ${early.toString()}`).toHaveLength(isSkipped ? 0 : 1)
      seen[isSkipped ? 'skipped' : 'repeated']++
    }
    expect(Math.min(seen.skipped, seen.repeated)).toBeGreaterThan(100)
  })

  it('booking closes by the offset of the start, whatever the clock shows when somebody asks', () => {
    for (const { timeZone, change } of edges) {
      // after everything that is shown twice; the last moment to book lies before the change all the same
      const start = change
        .add({ hours: 3 })
        .toPlainDateTime()
        .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
      const sellable = optionIn(timeZone, [timeOf(start)])
      const [opening] = openings(sellable, start.toPlainDate(), change.subtract({ hours: 96 }).toInstant())
      if (!opening) continue
      const last = opening.startsAt.subtract({ minutes: cutoffMinutes })
      // it is asked in another offset than the start has, which is what this is about
      const offsetAt = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).offsetNanoseconds
      expect(offsetAt(last), `${timeZone}`).not.toBe(offsetAt(opening.startsAt))
      const stateAt = (now: Temporal.Instant) => openings(sellable, start.toPlainDate(), now)[0]?.state
      expect(stateAt(last), `${timeZone} ${start.toString()}`).toBe('open')
      expect(stateAt(last.add({ seconds: 1 })), `${timeZone} ${start.toString()}`).toBe('closed')
    }
  })
})
