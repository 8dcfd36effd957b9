import { expect, it } from 'vitest'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking } from '../testing/factories/invoice.ts'
import { describeBooking } from './booking-facts.ts'

it('tells how long it lasts what was made to measure', async () => {
  const t = (await loadTexts(['mail', 'lines']))('en')
  const total = dirhams(900)
  const line = { id: 'OF-7XR3DD', quantity: 1, periods: 1, unitPrice: total, amount: total }
  const offered = buildPrice({ total, lines: [{ ...line, kind: 'offer' }] })
  const timeOf = (booking = buildBooking()) =>
    describeBooking(booking, t, 'en').time.replaceAll('\u202f', ' ')
  expect(timeOf(buildBooking({ price: offered }))).toBe('4:00 PM – 9:30 PM (Dubai time)')
  expect(timeOf()).toBe('4:00 PM (Dubai time)')
})
