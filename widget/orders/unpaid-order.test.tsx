import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Invoice } from '../../server/contract/checkout.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { OrderProgress } from './order-progress.tsx'
import { OrderView } from './order-view.tsx'

const unpaid = (change: Partial<Invoice> = {}): Invoice => ({
  ...buildInvoice({
    outcome: 'in-progress',
    paymentStatus: 'OPEN',
    paymentUrl: 'https://shop.example/pay/DH-7XR3DD',
    heldUntil: '2026-11-21T08:30:00Z',
    nextPollAt: '2099-01-01T00:00:00Z',
    bookings: [buildBooking({ status: 'ON_HOLD' })],
  }),
  ...change,
})
const show = (invoice: Invoice, isBackFromPaying = false) =>
  renderScreen(
    <OrderView order={{ reference: 'DH-7XR3DD', token: 't' }} isBackFromPaying={isBackFromPaying} />,
    { api: answeringApi({ read: () => Promise.resolve(invoice) }) },
  )
const told = () => document.body.textContent?.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')

it('of an order that nobody pays says at once that it is not, until when its places are held, and how to pay', async () => {
  await show(unpaid())
  expect(await screen.findByRole('heading', { level: 1, name: 'This booking is not paid yet' })).toBeTruthy()
  expect(told()).toContain('Your places are held until November 21, 2026 at 12:30 PM (GMT+4).')
  expect(told()).toMatch(/Total:\s*AED\s398/)
  expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
    'https://shop.example/pay/DH-7XR3DD',
  )
  expect(told()).not.toMatch(/in progress|a few seconds|longer than usual/)
})

it('of an order that nobody pays offers no cancelling, which it cannot do, and says what becomes of it', async () => {
  await show(unpaid())
  await screen.findByRole('heading', { level: 1, name: 'This booking is not paid yet' })
  expect(told()).toContain('If you do not pay by then, they are released and nothing is charged.')
  expect(told()).toContain('Once paid: Free cancellation until')
  expect(told()).not.toContain('Free cancellation until you have paid')
})

it('in a widget says so too, with the code that opens the rest', async () => {
  await show(unpaid({ paymentUrl: undefined, buyer: undefined }))
  expect(await screen.findByRole('heading', { level: 1, name: 'This booking is not paid yet' })).toBeTruthy()
  expect(told()).toContain('Your places are held until November 21, 2026')
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy()
})

it.each<[string, Invoice, boolean]>([
  ['who comes back from paying', unpaid(), true],
  ['whose payment was seen', unpaid({ paymentStatus: 'AUTHORISED', paymentUrl: undefined }), false],
  ['whose payment page is not open yet', unpaid({ paymentUrl: undefined }), false],
])('asks the buyer to wait %s', async (_case, invoice, isBackFromPaying) => {
  await show(invoice, isBackFromPaying)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your booking is in progress' })).toBeTruthy()
})

it('no longer asks to wait a few seconds once it says that it takes longer', async () => {
  await renderScreen(<OrderProgress patience="lost" invoice={unpaid()} />)
  expect(told()).toContain('This is taking longer than usual')
  expect(told()).not.toContain('a few seconds')
})
