import { beforeAll, describe, expect, it } from 'vitest'
import { lineRows, orderRows } from '../messages/order-facts.ts'
import { loadTexts } from '../platform/text/texts.ts'
import { buildPrice, dirhams } from '../testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../testing/factories/invoice.ts'
import { bookingRows, priceRows } from './invoice-rows.ts'

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
  pickup: { name: 'Marina', time: '2026-12-24T14:00' },
  note: 'At the blue door',
})
const invoice = buildInvoice({
  bookings: [reduced],
  promoCode: 'DAWN10',
  seller: { name: 'Dhow Tours LLC', address: ['Pier 7', 'Dubai'], taxNumber: '100 200' },
})

let rows: Map<string, string>
beforeAll(async () => {
  const t = (await loadTexts(['ticket', 'lines', 'orders']))('en')
  rows = new Map([
    ...orderRows(invoice, t, 'en'),
    ...bookingRows(reduced, { timeZone: invoice.timeZone, t, language: 'en' }),
    ...priceRows(reduced, t, 'en'),
  ])
})

describe('the invoice has of a booking (specification, section 3)', () => {
  it.each([
    ['order id', 'Order id', 'DH-7XR3DD'],
    ['invoice id', 'Invoice id', '2026-000123'],
    ['purchase id', 'Purchase id', 'PU-7XR3DD'],
    ['purchase date', 'Purchase date', 'November 21, 2026 at 12:00 PM (GMT+4)'],
    ['booking date', 'Booking date', 'November 21, 2026 at 12:00 PM (GMT+4)'],
    ['price', 'Price', 'AED 358'],
    ['original price', 'Original price', 'AED 450'],
    ['price details', '2 adults (AED 149 each)', 'AED 298'],
    ['discount', 'Discount DAWN10', '−AED 40'],
    ['promo code', 'Promo code', 'DAWN10'],
    ['guests', 'Guests', '2 adults'],
    ['guest name', 'Guest name', 'Ada Lovelace'],
    ['phone', 'Phone', '+44 20 7946 0958'],
    ['email', 'Email', 'ada@example.com'],
    ['experience date', 'Date', 'December 24, 2026'],
    ['time', 'Time', '4:00'],
    ['location', 'Location', 'Dubai Marina, Pier 7'],
    ['pickup', 'Pickup', '2:00 PM (Dubai time) · Marina'],
    ['supplier', 'Run by', 'Dune Riders'],
    ['additional services', 'Additional services', 'Photo album'],
    ['additional info', 'Additional info', 'At the blue door'],
    ['seller', 'Sold by', 'Dhow Tours LLC · Pier 7 · Dubai'],
    ['seller’s tax number', 'Tax number', '100 200'],
    ['payment status', 'Payment status', 'Paid'],
  ])('its %s', (_field, label, value) => {
    const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
    const all = new Map([...rows].map(([name, said]) => [plain(name), plain(said)]))
    expect(all.get(label)).toContain(value)
  })
})

it('a price by the hour says how many hours, and never a bare number', async () => {
  const t = (await loadTexts(['ticket', 'lines', 'orders']))('en')
  const boat = {
    kind: 'unit',
    id: 'ITEM',
    label: 'Motorboat',
    quantity: 1,
    unitPrice: dirhams(135),
    amount: dirhams(270),
  } as const
  const namesOf = (more: { periods: number; period?: 'HOUR' | 'NIGHT' }) =>
    lineRows({ ...reduced, price: { total: dirhams(270), lines: [{ ...boat, ...more }] } }, t, 'en').map(
      ([name]) => name.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(namesOf({ periods: 2, period: 'HOUR' })).toEqual(['1 × Motorboat (AED 135 × 2 hours)'])
  expect(namesOf({ periods: 1, period: 'NIGHT' })).toEqual(['1 × Motorboat (AED 135 × 1 night)'])
  // what was booked before its line told what the number counts
  expect(namesOf({ periods: 2 })).toEqual(['1 × Motorboat (AED 135 × 2)'])
})

it('a confirmed booking is labelled Approved', () => {
  expect(rows.get('Status')).toBe('Approved')
})
