import { expect, it } from 'vitest'
import { loadTexts } from '../platform/text/texts.ts'
import { buildBooking, buildInvoice } from '../testing/factories/invoice.ts'
import { answersTold, releasedTold, titlesOfMissing } from './parts-told.ts'

const titled = (title: string, more: Parameters<typeof buildBooking>[0]) =>
  buildBooking({ ...more, experience: { ...buildBooking().experience, title } })

it('says of each supplier by when they answer, under the name of the booking where there are several', async () => {
  const t = (await loadTexts(['orders', 'lines']))('en')
  const asked = titled('Falcons', { status: 'PENDING', answerBy: '2026-11-22T08:00:00Z' })
  const answer = /The supplier will answer by .* \(Dubai time\)\. Without an answer, you are not charged/
  expect(answersTold(buildInvoice({ bookings: [asked] }), t, 'en')).toEqual([
    expect.stringMatching(new RegExp(`^${answer.source}`)),
  ])
  const two = [titled('Dunes', {}), asked, titled('Creek', { ...asked, answerBy: '2026-11-23T08:00:00Z' })]
  expect(answersTold(buildInvoice({ bookings: two }), t, 'en')).toEqual([
    expect.stringMatching(new RegExp(`^Falcons · ${answer.source}`)),
    expect.stringMatching(new RegExp(`^Creek · ${answer.source}`)),
  ])
})

it('names what could not be confirmed, and says that its money is released where a card was authorised for it', async () => {
  const t = (await loadTexts(['orders', 'lines']))('en')
  const bookings = [
    titled('Dunes', {}),
    titled('Creek', { status: 'REJECTED' }),
    titled('Falcons', { status: 'EXPIRED' }),
    titled('Camels', { status: 'CANCELLED' }),
  ]
  const unbooked = { amount: 15_000, currency: 'AED' }
  const part = buildInvoice({ bookings, unbooked })
  expect(titlesOfMissing(part)).toBe('Creek · Falcons')
  expect(releasedTold(part, t)).toMatch(/^The rest of the amount authorised on your card is released\./)
  expect(releasedTold({ ...part, paymentMethod: 'PAY_LATER' }, t)).toBe('')
  expect(releasedTold({ ...part, unbooked: undefined }, t)).toBe('')
})
