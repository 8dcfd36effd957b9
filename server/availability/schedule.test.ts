import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf, slotInstant, slotsOf, startsOn, toInstant, toLocal } from './schedule.ts'
import type { Occupancy } from './schedule.ts'

const zones = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...zones)
const tour: Occupancy = {
  slotMinutes: null,
  durationMinutes: 90,
  pricePeriod: null,
  timeZone: 'Europe/Lisbon',
}

/** The clock changes of a zone in the years that can be booked, each with the wall clock before and after. */
function clockChanges(timeZone: string) {
  const changes: { before: Temporal.PlainDateTime; after: Temporal.PlainDateTime }[] = []
  let at = Temporal.ZonedDateTime.from(`2025-01-01T00:00[${timeZone}]`).getTimeZoneTransition('next')
  while (at && at.year < 2029) {
    changes.push({
      before: at.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 }),
      after: at.toPlainDateTime(),
    })
    at = at.getTimeZoneTransition('next')
  }
  return changes
}
const edges = zones.flatMap((timeZone) => clockChanges(timeZone).map((change) => ({ timeZone, ...change })))
const [forward, backward] = [1, -1].map((way) =>
  edges.filter(({ before, after }) => Temporal.PlainDateTime.compare(after, before) === way),
) as [typeof edges, typeof edges]
const expectHolds = <Values>(property: fc.IProperty<Values>) =>
  expect(() => fc.assert(property, { numRuns: 2_000 })).not.toThrow()
const minute = (wall: Temporal.PlainDateTime) => wall.toString({ smallestUnit: 'minute' })

describe('startsOn', () => {
  const option = {
    closedDays: ['2026-12-25'],
    schedule: [
      { weekdays: [1, 2, 3, 4, 5], startTimes: ['14:00', '09:00'] },
      { weekdays: [5, 6], startTimes: ['09:00', '21:30'], from: '2026-12-01', to: '2026-12-26' },
    ],
  }

  it('unites the rules that fit a day, in order and each time once', () => {
    expect(startsOn(option, '2026-12-24')).toEqual(['09:00', '14:00'])
    expect(startsOn(option, '2026-12-18')).toEqual(['09:00', '14:00', '21:30'])
    expect(startsOn(option, Temporal.PlainDate.from('2026-12-26'))).toEqual(['09:00', '21:30'])
  })

  it('starts nothing outside the season, on another weekday or on a closed day', () => {
    expect(startsOn(option, '2027-01-02')).toEqual([])
    expect(startsOn(option, '2026-12-20')).toEqual([])
    expect(startsOn(option, '2026-12-25')).toEqual([])
  })
})

describe('wall clock', () => {
  it('keeps 09:00 at 09:00 in every zone on every day', () => {
    const kept = fc.property(
      zone,
      fc.integer({ min: 0, max: 1400 }),
      fc.integer({ min: 0, max: 1439 }),
      (timeZone, days, at) => {
        const wall = minute(Temporal.PlainDateTime.from('2025-03-01T00:00').add({ days, minutes: at }))
        const instant = toInstant(wall, timeZone)
        return instant === undefined || toLocal(instant, timeZone) === wall
      },
    )
    expectHolds(kept)
  })

  it('offers no skipped time, at any clock change of any zone', () => {
    expect(forward.length).toBeGreaterThan(200)
    for (const { timeZone, before, after } of forward) {
      expect(toInstant(minute(before), timeZone), `${timeZone} ${minute(before)}`).toBeUndefined()
      expect(toInstant(minute(after), timeZone), `${timeZone} ${minute(after)}`).toBeDefined()
    }
  })

  it('offers a repeated time once, the earlier, at any clock change of any zone', () => {
    expect(backward.length).toBeGreaterThan(200)
    for (const { timeZone, after } of backward) {
      const later = after.toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant()
      const first = toInstant(minute(after), timeZone)
      expect(first && Temporal.Instant.compare(first, later), `${timeZone} ${minute(after)}`).toBe(-1)
    }
  })

  it('gives every slot of the grid an instant, a skipped one too', () => {
    expect(toInstant('2026-03-29T01:30', 'Europe/Lisbon')).toBeUndefined()
    expect(slotInstant('2026-03-29T01:30', 'Europe/Lisbon').toString()).toBe('2026-03-29T01:30:00Z')
  })
})

describe('endOf', () => {
  it('ends at the same hour of the clock after nights across a clock change, and after real hours within one', () => {
    const hotel: Occupancy = { ...tour, pricePeriod: 'NIGHT', durationMinutes: 24 * 60 }
    expect(toLocal(endOf(hotel, '2026-03-28T15:00', 2), hotel.timeZone)).toBe('2026-03-30T15:00')
    const boat: Occupancy = { ...tour, pricePeriod: 'HOUR' }
    expect(toLocal(endOf(boat, '2026-03-29T00:00', 3), boat.timeZone)).toBe('2026-03-29T04:00')
  })

  it('ends a stay of nights at the check-out hour that the length of one night says, over a clock change too', () => {
    const house: Occupancy = { ...tour, pricePeriod: 'NIGHT', durationMinutes: 21 * 60 }
    expect(toLocal(endOf(house, '2026-12-20T14:00', 2), house.timeZone)).toBe('2026-12-22T11:00')
    expect(toLocal(endOf(house, '2026-03-28T14:00', 1), house.timeZone)).toBe('2026-03-29T11:00')
  })

  it('brings a yacht of eight-hour days back on the last evening', () => {
    const yacht: Occupancy = { ...tour, pricePeriod: 'DAY', durationMinutes: 480 }
    expect(toLocal(endOf(yacht, '2026-06-01T10:00', 2), yacht.timeZone)).toBe('2026-06-02T18:00')
  })
})

describe('slotsOf', () => {
  it('takes one slot, the start, from a pool of single starts', () => {
    expect(slotsOf(tour, '2026-06-01T10:10', 1)).toEqual(['2026-06-01T10:10'])
  })

  it('takes a day for each day or night, whatever the hour of the start', () => {
    const stay: Occupancy = { ...tour, pricePeriod: 'NIGHT' }
    expect(slotsOf(stay, '2026-12-30T15:00', 3)).toEqual([
      '2026-12-30T00:00',
      '2026-12-31T00:00',
      '2027-01-01T00:00',
    ])
  })

  it('takes half hours for each hour', () => {
    const boat: Occupancy = { ...tour, pricePeriod: 'HOUR' }
    expect(slotsOf(boat, '2026-06-01T10:00', 1)).toEqual(['2026-06-01T10:00', '2026-06-01T10:30'])
    expect(slotsOf(boat, '2026-06-01T10:15', 1)).toEqual([
      '2026-06-01T10:00',
      '2026-06-01T10:30',
      '2026-06-01T11:00',
    ])
  })

  it('shares a slot whenever two stays overlap, in every zone and over every clock change', () => {
    const edge = fc.constantFrom(...edges)
    const stay = fc.record({
      offset: fc.integer({ min: -300, max: 300 }),
      duration: fc.constantFrom(5, 45, 60, 90, 240),
      period: fc.constantFrom(null, 'HOUR' as const),
      periods: fc.integer({ min: 1, max: 5 }),
    })
    const shared = fc.property(
      edge,
      fc.constantFrom(15, 30, 60),
      stay,
      stay,
      ({ timeZone, before }, slotMinutes, a, b) => {
        const [one, two] = [a, b].map(({ offset, duration, period, periods }) => {
          const option: Occupancy = { slotMinutes, durationMinutes: duration, pricePeriod: period, timeZone }
          const start = minute(before.add({ minutes: offset }))
          const startsAt = toInstant(start, timeZone)
          return (
            startsAt && {
              startsAt,
              endsAt: endOf(option, start, periods),
              slots: slotsOf(option, start, periods),
            }
          )
        })
        if (!one || !two) return true
        const overlap =
          Temporal.Instant.compare(one.startsAt, two.endsAt) < 0 &&
          Temporal.Instant.compare(two.startsAt, one.endsAt) < 0
        return one.slots.length > 0 && (!overlap || one.slots.some((slot) => two.slots.includes(slot)))
      },
    )
    expectHolds(shared)
  })

  it('lets the next hire begin when the last one ends', () => {
    const boat: Occupancy = {
      slotMinutes: 30,
      durationMinutes: 120,
      pricePeriod: null,
      timeZone: 'Europe/Lisbon',
    }
    const morning = slotsOf(boat, '2026-06-01T09:00', 1)
    expect(slotsOf(boat, '2026-06-01T11:00', 1).some((slot) => morning.includes(slot))).toBe(false)
  })
})
