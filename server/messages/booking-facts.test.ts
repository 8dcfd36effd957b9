import { expect, it } from 'vitest'
import { loadTexts } from '../platform/text/texts.ts'
import { buildBooking } from '../testing/factories/invoice.ts'
import { describeBooking } from './booking-facts.ts'

it('tells from when until when, as far as its end is known', async () => {
  const t = (await loadTexts(['mail', 'lines']))('en')
  const timeOf = (booking = buildBooking()) =>
    describeBooking(booking, t, 'en').time.replaceAll('\u202f', ' ')
  expect(timeOf()).toBe('4:00 PM – 9:30 PM (Dubai time)')
  expect(timeOf(buildBooking({ until: undefined }))).toBe('4:00 PM (Dubai time)')
})
