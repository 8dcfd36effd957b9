import { beforeAll, describe, expect, it } from 'vitest'
import type { WholeInvoice } from '../contract/checkout.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../testing/factories/invoice.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { writeOrderEmail } from './write-order-email.ts'

const reduced = buildBooking({
  price: buildPrice({
    originalTotal: dirhams(450),
    lines: [
      ...buildPrice().lines,
      {
        kind: 'discount',
        id: 'DAWN10',
        quantity: 1,
        periods: 1,
        unitPrice: dirhams(-40),
        amount: dirhams(-40),
      },
    ],
  }),
  discount: dirhams(40),
  total: dirhams(358),
  extras: [{ id: 'album', title: 'Photo album', quantity: 1 }],
  pickup: {
    name: 'Marina',
    address: 'The Walk 7',
    advice: 'By the lobby',
    time: '2026-12-24T14:00',
    note: 'At the blue door',
  },
  offerNote: 'Two nights in the camp',
})
const invoice = buildInvoice({ bookings: [reduced], promoCode: 'DAWN10' })

/** An e-mail as it is read, as text and as HTML. */
async function write(kind: Parameters<typeof writeOrderEmail>[0], order: WholeInvoice): Promise<string[]> {
  const t = (await loadTexts(['mail', 'lines', 'orders', 'ticket']))('en')
  const source = {
    invoice: order,
    language: 'en' as const,
    storefront: { slug: 'dhow', name: 'Dhow', layout: 'default' as const, logo: null },
    site: 'https://dhow.example',
    page: 'https://dhow.example/checkout/success',
  }
  const email = writeOrderEmail(kind, source, { t })
  return [emailText(email), emailHtml(email).replaceAll(/<[^>]*>/g, ' ')].map((form) =>
    form.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' '),
  )
}

let forms: string[]
beforeAll(async () => {
  forms = await write('order-confirmed', invoice)
})

describe('the e-mail of an order has of a booking (specification, section 3)', () => {
  it.each([
    ['order id', /Order id:? DH-7XR3DD\b/],
    ['invoice id', /Invoice id:? 2026-000123/],
    ['purchase id', /Purchase id:? PU-7XR3DD/],
    ['purchase date', /Purchase date:? November 21, 2026/],
    ['booking date', /Booking date:? November 21, 2026/],
    ['price', /Price:? AED 358/],
    ['original price', /Original price:? AED 450/],
    ['discount', /Discount DAWN10:? -AED 40/],
    ['promo code', /Promo code:? DAWN10/],
    ['guests', /Guests:? 2 adults/],
    ['guest name', /Guest name:? Ada Lovelace/],
    ['phone', /Phone:? \+44 20 7946 0958/],
    ['email', /Email:? ada@example\.com/],
    ['experience date', /Date:? Thursday, December 24, 2026/],
    ['time', /Time:? Starts at 4:00/],
    ['location', /Pickup:? 2:00 PM \(Dubai time\) · Marina The Walk 7 · By the lobby/],
    ['additional services', /Extras:? .*Photo album/],
    ['additional info', /Pickup note:? At the blue door/],
    ['supplier’s note of an offer', /Note from the supplier:? Two nights in the camp/],
    ['price details', /2 adults.*AED 298/],
    ['payment status', /Payment status:? Paid/],
  ])('its %s, as text and as HTML', (_field, said) => {
    for (const form of forms) expect(form).toMatch(said)
  })
})

it('a pickup is no meeting point, and comes before the start', () => {
  for (const form of forms) {
    expect(form).not.toContain('Meeting point')
    expect(form.indexOf('Pickup')).toBeLessThan(form.indexOf('Starts at'))
  }
})

it('a confirmed booking is labelled Approved', () => {
  for (const form of forms) expect(form).toContain('Approved')
})

it.each(['CAPTURED', 'CANCELLED'] as const)(
  'what failed and was %s says that a payment is refunded within 24 hours',
  async (paymentStatus) => {
    const bookings = [buildBooking({ status: 'EXPIRED' })]
    const failed = buildInvoice({ outcome: 'unsuccessful', paymentStatus, bookings })
    for (const form of await write('order-unsuccessful', failed)) {
      expect(form).toContain('If we received a payment, it is refunded within 24 hours.')
    }
  },
)
