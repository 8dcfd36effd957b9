import { expect, it } from 'vitest'
import { nextPollAt } from './next-poll.ts'
import type { Polled } from './next-poll.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const ago = (minutes: number) => now.subtract({ minutes }).toString()
const quiet: Polled = {
  purchasedAt: new Date('2026-11-21T11:58:00Z'),
  moves: [{ kind: 'payment', at: ago(2), amount: 100, byHand: false, open: false }],
  refunds: { sending: 0, sendingOf: 0, owed: 0 },
  bookings: [{ status: 'CONFIRMED', changes: [{ status: 'APPLIED', at: ago(1) }] }],
}
const refunding = (minutes: number): Polled => ({
  ...quiet,
  refunds: { sending: 50, sendingOf: 1, owed: 0 },
  moves: [...quiet.moves, { kind: 'refund', at: ago(minutes), amount: 50, byHand: false, open: true }],
})
const changing = (
  status: 'AWAITING_PAYMENT' | 'ASKED',
  booking: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED',
) => ({
  ...quiet,
  bookings: [{ status: booking, changes: [{ status, at: ago(6) }] }],
})
const ordered = (minutes: number): Polled => ({
  ...quiet,
  purchasedAt: new Date(now.subtract({ minutes }).epochMilliseconds),
})

it.each([
  ['nothing is under way', quiet, 'success', undefined],
  ['its payment was begun just now', ordered(0), 'in-progress', 2],
  ['its payment was begun six minutes ago', ordered(6), 'in-progress', 5],
  ['its payment was begun twenty minutes ago', ordered(20), 'in-progress', 15],
  ['its payment was begun yesterday', ordered(1_440), 'in-progress', 60],
  ['its supplier has to answer', quiet, 'on-hold', 60],
  ['a change is being paid', changing('AWAITING_PAYMENT'), 'success', 5],
  ['the supplier has to answer to a change', changing('ASKED'), 'success', 60],
  ['a change waits of a booking that was cancelled', changing('ASKED', 'CANCELLED'), 'cancelled', undefined],
  ['a refund was asked for a minute ago', refunding(1), 'cancelled', 2],
  ['a refund has been on its way for two hours', refunding(120), 'cancelled', 60],
  [
    'a refund could not be made',
    { ...refunding(1), refunds: { sending: 0, sendingOf: 0, owed: 50 } },
    'cancelled',
    undefined,
  ],
] as const)('is read again when %s', (_case, order, outcome, seconds) => {
  const at = nextPollAt(order, outcome, now)
  expect(at && now.until(at).total('seconds')).toBe(seconds)
})
