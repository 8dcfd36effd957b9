import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { OrderView } from './order-view.tsx'

const reduced = buildBooking({
  price: buildPrice({
    total: dirhams(358),
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
  addressGiven: 'Creek Hotel',
  payThere: { kind: 'DEPOSIT', amount: dirhams(500), sum: 'AED 500' },
})
const invoice = buildInvoice({
  bookings: [reduced],
  promoCode: 'DAWN10',
  seller: { name: 'Dhow Tours LLC', address: ['Pier 7', 'Dubai'], taxNumber: '100 200' },
  subtotal: dirhams(398),
  discount: dirhams(40),
  total: dirhams(358),
})

let shown: string
beforeEach(async () => {
  const api = answeringApi({ read: () => Promise.resolve(invoice) })
  await renderScreen(
    <OrderView order={{ reference: 'DH-7XR3DD', token: 't' }} onOutcome={() => undefined} />,
    {
      api,
    },
  )
  await screen.findByText('PU-7XR3DD')
  shown = document.body.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ') ?? ''
})

describe('the page of an order has of a booking (specification, section 3)', () => {
  it.each([
    ['seller', 'Sold byDhow Tours LLC · Pier 7 · Dubai'],
    ['seller’s tax number', 'Tax number100 200'],
    ['sum that is paid at the place', 'To pay thereAED 500 deposit, refunded on return'],
    ['order id', 'Order idDH-7XR3DD'],
    ['invoice id', '2026-000123'],
    ['purchase id', 'PU-7XR3DD'],
    ['purchase date', 'Purchase dateNovember 21, 2026'],
    ['booking date', 'Booking date: November 21, 2026'],
    ['price', 'AED 358'],
    ['original price', 'Original priceAED 450'],
    ['price details', 'AED 298'],
    ['discount', 'AED 40'],
    ['promo code', 'Promo codeDAWN10'],
    ['guests', '2 adults'],
    ['guest name', 'Ada Lovelace'],
    ['phone', '+44 20 7946 0958'],
    ['email', 'Emailada@example.com'],
    ['experience date', 'December 24, 2026'],
    ['time', '4:00'],
    ['location', 'Marina'],
    ['additional services', 'Photo album'],
    ['additional info', 'At the blue door'],
    ['payment status', 'Payment statusPaid'],
  ])('its %s', (_field, said) => expect(shown).toContain(said))
})

it('the discount stands with its booking and in the sum of the order', () => {
  const discounts = screen
    .getAllByText('Promo code DAWN10')
    .map((label) => label.nextElementSibling?.textContent)
  expect(discounts).toEqual([expect.stringMatching(/^−AED\s40$/), expect.stringMatching(/^−AED\s40$/)])
})

it('the lines of a booking add up to its total, and the original price above it is struck', () => {
  const before = screen.getAllByText('Original price').map((label) => label.nextElementSibling)
  expect(before[0]?.querySelector('s')?.textContent).toMatch(/^AED\s450$/)
  expect(shown).toMatch(/Promo code DAWN10−AED 40Original priceAED 450TotalAED 358/)
})

it('the prices of the invoice add up to its subtotal, and the promo code comes off once', () => {
  const table = screen.getByRole('table').textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ')
  expect(table).toMatch(/AED 398$/)
})

it('the address that an extra asked for is told as what it is', () => {
  expect(screen.getByText(/^Hotel or street address: \u2068Creek Hotel\u2069$/)).toBeTruthy()
})

it('a confirmed booking is labelled Approved', () => {
  expect(screen.getAllByText('Approved').length).toBeGreaterThan(0)
})

it('the line of an e-mail address ends after its @ or a dot', () => {
  const value = screen.getByText('Email').nextElementSibling
  expect(value?.innerHTML).toContain('ada@<wbr>example.<wbr>com')
})
