import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { InvoiceDetails } from './invoice-details.tsx'

it('says when the invoice was as it is told, and dates each payment and refund', async () => {
  const invoice = buildInvoice({
    asOf: '2026-11-26T14:05:00Z',
    moves: [
      { kind: 'payment', at: '2026-11-21T08:00:00Z', amount: dirhams(458) },
      { kind: 'payment', at: '2026-11-23T21:00:00Z', amount: dirhams(229) },
      { kind: 'refund', at: '2026-11-25T08:00:00Z', amount: dirhams(50), open: true },
    ],
  })
  await renderScreen(<InvoiceDetails invoice={invoice} />)
  const told = document.body.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ')
  expect(told).toMatch(/As of\s*November 26, 2026 at 6:05 PM \(GMT\+4\)/)
  const list = screen.getByRole('region', { name: 'Payments and refunds' })
  expect([...list.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^November\s21, 2026: payment by cardAED\s458$/),
    // past midnight in Dubai
    expect.stringMatching(/^November\s24, 2026: payment by cardAED\s229$/),
    expect.stringMatching(/^November\s25, 2026: refund, not received yet−AED\s50$/),
  ])
})

it('dates the purchase by the clocks of the buyer, wherever the bookings are', async () => {
  const invoice = buildInvoice({ purchasedAt: '2026-11-21T18:00:00Z', timeZone: 'America/Chicago' })
  await renderScreen(<InvoiceDetails invoice={invoice} />)
  const told = document.body.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ')
  expect(told).toMatch(/November 21, 2026 at 12:00 PM \(CST\)/)
})

it('lists nothing where no card was used', async () => {
  await renderScreen(<InvoiceDetails invoice={buildInvoice({ moves: [] })} />)
  expect(screen.queryByText('Payments and refunds')).toBeNull()
})

it('names no card where support arranged the payment, and tells a refund that it still makes as due', async () => {
  const booking = { ...buildBooking(), refunded: dirhams(50), refundOwed: dirhams(50) }
  const invoice = buildInvoice({
    paymentMethod: 'PAY_LATER',
    bookings: [booking],
    refundOwed: dirhams(50),
    moves: [
      { kind: 'payment', at: '2026-11-21T08:00:00Z', amount: dirhams(458), byHand: true },
      { kind: 'refund', at: '2026-11-25T08:00:00Z', amount: dirhams(50), byHand: true, open: true },
    ],
  })
  await renderScreen(<InvoiceDetails invoice={invoice} />)
  const list = screen.getByRole('region', { name: 'Payments and refunds' })
  expect([...list.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^November\s21, 2026: paymentAED\s458$/),
    expect.stringMatching(/^November\s25, 2026: refund due−AED\s50$/),
  ])
  expect(screen.queryByText('Refunded')).toBeNull()
  // the status of the payment, and the row of the totals
  expect(screen.getAllByText('Refund due')).toHaveLength(2)
})
