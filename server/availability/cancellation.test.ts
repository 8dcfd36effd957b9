import { describe, expect, it } from 'vitest'
import type { CancellationPolicy } from '../contract/listing.ts'
import { cancellationTerms, freeUntil, penaltyPercent } from './cancellation.ts'

const step = (days: number, hours: number, penaltyPercent: number, minutes = 0) => ({
  days,
  hours,
  minutes,
  penaltyPercent,
})
const policy = (...steps: CancellationPolicy['steps']): CancellationPolicy => ({ kind: 'TIERED', steps })

/** Free until when, and the penalty in that very second and in the one before. */
function around(terms: CancellationPolicy, { start, timeZone }: { start: string; timeZone: string }) {
  const startsAt = Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone).toInstant()
  const long = startsAt.subtract({ hours: 24 * 60 })
  const until = freeUntil(terms, { startsAt, timeZone, now: long })
  if (!until) throw new Error('it is never free')
  const at = (now: Temporal.Instant) => ({
    percent: penaltyPercent(terms, { startsAt, timeZone, now }),
    free: freeUntil(terms, { startsAt, timeZone, now }) !== undefined,
  })
  return {
    local: until.toZonedDateTimeISO(timeZone).toPlainDateTime().toString(),
    before: at(until.subtract({ seconds: 1 })),
    onTime: at(until),
  }
}

describe('the deadline of free cancellation', () => {
  it.each([
    ['an ordinary day', '2026-12-02T09:00', 'Asia/Dubai', '2026-12-01T09:00:00'],
    // a day that has 23 hours, and one that has 25
    ['clocks that go forward', '2026-03-29T09:00', 'Europe/Berlin', '2026-03-28T09:00:00'],
    ['clocks that go back', '2026-10-25T09:00', 'Europe/Berlin', '2026-10-24T09:00:00'],
    // the hour that it would be does not exist
    ['a skipped hour', '2026-03-30T02:30', 'Europe/Berlin', '2026-03-29T03:30:00'],
    ['half an hour’s change', '2026-10-04T09:00', 'Australia/Lord_Howe', '2026-10-03T09:00:00'],
  ])('is a day before by the calendar of its zone, to the second: %s', (_, start, timeZone, local) => {
    expect(around(policy(step(1, 0, 0), step(0, 0, 50)), { start, timeZone })).toEqual({
      local,
      before: { percent: 0, free: true },
      onTime: { percent: 50, free: false },
    })
  })

  it.each([
    ['2026-03-29T09:00', '2026-03-28T08:00:00'],
    ['2026-10-25T09:00', '2026-10-24T10:00:00'],
  ])('is 24 real hours before where the terms say hours: %s', (start, local) => {
    const told = around(policy(step(0, 24, 0)), { start, timeZone: 'Europe/Berlin' })
    expect(told).toEqual({ local, before: { percent: 0, free: true }, onTime: { percent: 100, free: false } })
  })

  it('goes from step to step, and costs everything once it has begun', () => {
    const terms = policy(step(7, 0, 0), step(2, 0, 33), step(0, 0, 80, 30))
    const startsAt = Temporal.Instant.from('2026-12-10T06:00:00Z')
    const costs = (now: string) =>
      penaltyPercent(terms, { startsAt, timeZone: 'UTC', now: Temporal.Instant.from(now) })
    expect(
      [
        '2026-12-03T05:59:59Z',
        '2026-12-03T06:00:00Z',
        '2026-12-08T05:59:59Z',
        '2026-12-08T06:00:00Z',
        '2026-12-10T05:29:59Z',
        '2026-12-10T05:30:00Z',
        '2026-12-10T06:00:00Z',
      ].map(costs),
    ).toEqual([0, 33, 33, 80, 80, 100, 100])
  })

  it('is never where the terms are non-refundable: everything is charged at any time', () => {
    const terms: CancellationPolicy = { kind: 'NON_REFUNDABLE', steps: [] }
    const startsAt = Temporal.Instant.from('2026-12-10T06:00:00Z')
    const asked = { startsAt, timeZone: 'UTC', now: startsAt.subtract({ hours: 24 * 365 }) }
    expect(penaltyPercent(terms, asked)).toBe(100)
    expect(freeUntil(terms, asked)).toBeUndefined()
  })
})

describe('the terms of cancelling', () => {
  const startsAt = Temporal.Instant.from('2026-12-01T05:00:00Z')
  const termsAt = (terms: CancellationPolicy | null, now = '2026-11-01T00:00:00Z') =>
    cancellationTerms(terms, { startsAt, timeZone: 'Asia/Dubai', now: Temporal.Instant.from(now) })
  const stepped = policy(step(5, 0, 30), step(0, 0, 60))

  it('are the steps that still apply, each with its time, and what is kept after the last', () => {
    expect(termsAt(stepped)).toEqual([{ until: '2026-11-26T05:00:00Z', percent: 30 }, { percent: 60 }])
    expect(termsAt(stepped, '2026-11-26T05:00:00Z')).toEqual([{ until: '2026-12-01T05:00:00Z', percent: 60 }])
    expect(termsAt(policy(step(2, 0, 0), step(1, 0, 50)))).toEqual([
      { until: '2026-11-29T05:00:00Z', percent: 0 },
      { until: '2026-11-30T05:00:00Z', percent: 50 },
      { percent: 100 },
    ])
  })

  it('are one time where it is free until then and nothing comes back after', () => {
    expect(termsAt({ kind: 'FREE', steps: [step(1, 0, 0)] })).toEqual([
      { until: '2026-11-30T05:00:00Z', percent: 0 },
    ])
  })

  it('are none where nothing comes back any more', () => {
    expect(termsAt({ kind: 'NON_REFUNDABLE', steps: [] })).toEqual([])
    expect(termsAt(stepped, '2026-12-01T05:00:00Z')).toEqual([])
    expect(termsAt(policy(step(1, 0, 100)))).toEqual([])
  })

  it('are not known where no policy is stated', () => {
    expect(termsAt(null)).toBeUndefined()
  })

  it('leave out a step that a milder one outlasts', () => {
    expect(termsAt(policy(step(3, 0, 50), step(1, 0, 20)))).toEqual([
      { until: '2026-11-30T05:00:00Z', percent: 20 },
      { percent: 100 },
    ])
  })
})
