import { expect, it } from 'vitest'
import type { CancellationPolicy } from '../../contract/listing.ts'
import { answerLimit, limitToDecide } from './answer-limit.ts'

const startsAt = Temporal.Instant.from('2026-11-28T12:00:00Z')
const day = { days: 1, hours: 0, minutes: 0 }
const oneDayFree: CancellationPolicy = { kind: 'FREE', steps: [{ ...day, penaltyPercent: 0 }] }
const halfAfterThreeDays: CancellationPolicy = {
  kind: 'TIERED',
  steps: [
    { ...day, days: 3, penaltyPercent: 0 },
    { ...day, penaltyPercent: 50 },
  ],
}
const never: CancellationPolicy = { kind: 'NON_REFUNDABLE', steps: [] }

it.each<[string, string, CancellationPolicy | null, string]>([
  ['two days, where there is time', '2026-11-21T08:00:00Z', oneDayFree, '2026-11-23T08:00:00Z'],
  ['until the free time ends', '2026-11-26T08:00:00Z', oneDayFree, '2026-11-27T12:00:00Z'],
  ['until the fee rises', '2026-11-24T08:00:00Z', halfAfterThreeDays, '2026-11-25T12:00:00Z'],
  ['until the fee rises again', '2026-11-26T08:00:00Z', halfAfterThreeDays, '2026-11-27T12:00:00Z'],
  ['beyond what is too near to answer by', '2026-11-27T11:30:00Z', oneDayFree, '2026-11-28T10:00:00Z'],
  ['until two hours before the start', '2026-11-27T16:00:00Z', oneDayFree, '2026-11-28T10:00:00Z'],
  ['the same where nothing is ever given back', '2026-11-27T08:00:00Z', never, '2026-11-28T10:00:00Z'],
  ['the same where no terms are stated', '2026-11-27T08:00:00Z', null, '2026-11-28T10:00:00Z'],
  ['half of the time that is left, when it is short', '2026-11-28T09:00:00Z', never, '2026-11-28T10:30:00Z'],
])('gives a supplier %s', (_, now, policy, until) => {
  const limit = answerLimit({ startsAt, timeZone: 'Asia/Dubai', policy }, Temporal.Instant.from(now))
  expect(limit.toString()).toBe(until)
})

it.each<[string, string, CancellationPolicy | null, string | undefined]>([
  ['six hours before the free time ends', '2026-11-26T08:00:00Z', oneDayFree, '2026-11-27T06:00:00Z'],
  ['six hours before the fee rises', '2026-11-26T08:00:00Z', halfAfterThreeDays, '2026-11-27T06:00:00Z'],
  ['half of the free time, when it is short', '2026-11-27T08:00:00Z', oneDayFree, '2026-11-27T10:00:00Z'],
  ['no sooner than can be answered', '2026-11-27T11:00:00Z', oneDayFree, undefined],
  ['at any time, once it is not free any more', '2026-11-27T16:00:00Z', oneDayFree, undefined],
  ['at any time, where nothing is ever given back', '2026-11-21T08:00:00Z', never, undefined],
])('leaves a traveller whose change is refused time to cancel: %s', (_, now, policy, until) => {
  const limit = limitToDecide({ startsAt, timeZone: 'Asia/Dubai', policy }, Temporal.Instant.from(now))
  expect(limit?.toString()).toBe(until)
})
