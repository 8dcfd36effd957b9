import { expect, it } from 'vitest'
import type { Booking } from '../contract/checkout.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice } from '../testing/factories/cart.ts'
import { buildBooking } from '../testing/factories/invoice.ts'
import { describeBooking, startAfterPickup } from './booking-facts.ts'

it('tells from when until when, as far as its end is known', async () => {
  const t = (await loadTexts(['mail', 'lines']))('en')
  const timeOf = (booking = buildBooking()) =>
    describeBooking(booking, t, 'en').time.replaceAll('\u202f', ' ')
  expect(timeOf()).toBe('4:00 PM – 9:30 PM (Dubai time)')
  expect(timeOf(buildBooking({ until: undefined }))).toBe('4:00 PM (Dubai time)')
})

/** A booking that is priced by hours or nights. */
const hired = (period: 'HOUR' | 'NIGHT', periods: number, times: Partial<Booking>) => {
  const lines = buildPrice().lines.map((line) => ({ ...line, period, periods }))
  return buildBooking({ start: '2026-12-20T14:00', price: buildPrice({ lines }), ...times })
}

it.each([
  [
    'by the hour',
    hired('HOUR', 3, { until: '2026-12-20T17:00' }),
    '2:00 PM – 5:00 PM (Dubai time) · 3 hours',
  ],
  [
    'by the night, with a check-out time',
    hired('NIGHT', 3, { until: '2026-12-23T11:00' }),
    '2:00 PM – December 23, 2026 at 11:00 AM (Dubai time) · 3 nights',
  ],
  [
    'by the night, with the day of check-out alone',
    hired('NIGHT', 3, { until: '2026-12-23' }),
    '2:00 PM (Dubai time) – December 23, 2026 · 3 nights',
  ],
])('tells of a hire %s its end and how long it lasts', async (_, booking, said) => {
  const t = (await loadTexts(['mail', 'ticket', 'lines']))('en')
  expect(describeBooking(booking, t, 'en').time.replaceAll('\u202f', ' ')).toBe(said)
})

it('tells both of a hire that begins with a pickup', async () => {
  const t = (await loadTexts(['mail', 'ticket', 'lines']))('en')
  const pickup = { name: 'Pier 7', time: '2026-12-20T13:30' }
  const told = (booking: Booking) => startAfterPickup(booking, t, 'en')?.replaceAll('\u202f', ' ')
  expect(told(hired('HOUR', 3, { pickup, until: '2026-12-20T17:00' }))).toBe(
    'Starts at 2:00 PM · Ends at 5:00 PM · 3 hours',
  )
  expect(told(hired('NIGHT', 3, { pickup, until: '2026-12-23' }))).toBe(
    '2:00 PM (Dubai time) – December 23, 2026 · 3 nights',
  )
})

it('tells with each extra what is said of it, as where and when a transfer leaves', async () => {
  const t = (await loadTexts(['mail', 'ticket', 'lines']))('en')
  const extras = [
    {
      id: 'van',
      title: 'Van from Taksim',
      description: 'From the AKM, an hour before the start.',
      quantity: 3,
    },
    { id: 'tea', title: 'Tea', quantity: 1 },
    { id: 'cake', title: 'Cake', description: 'With honey.', quantity: 0 },
  ]
  const facts = describeBooking(buildBooking({ extras }), t, 'en')
  expect(facts.extrasAbout).toBe(
    '3\u00a0× Van from Taksim\nFrom the AKM, an hour before the start.\n1\u00a0× Tea',
  )
  expect(facts.extras).toBe('3\u00a0× Van from Taksim · 1\u00a0× Tea')
})
