import { expect, it } from 'vitest'
import { owedByBooking } from './owed-refunds.ts'

it('owes first what was given up last, of each booking no more than it gave back', () => {
  const bookings = [
    { reference: 'DH-1-1', refunded: 100, updatedAt: '2026-11-21T08:00:00Z' },
    { reference: 'DH-1-2', refunded: 50, updatedAt: '2026-11-22T08:00:00Z' },
    { reference: 'DH-1-3', refunded: 0, updatedAt: '2026-11-23T08:00:00Z' },
  ]
  expect([...owedByBooking(bookings, 80)]).toEqual([
    ['DH-1-2', 50],
    ['DH-1-1', 30],
  ])
  expect([...owedByBooking(bookings, 0)]).toEqual([])
})
