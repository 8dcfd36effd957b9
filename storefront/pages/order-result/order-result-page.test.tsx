import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Invoice, OrderOutcome } from '../../../server/contract/checkout.ts'
import { buildCart } from '../../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../../server/testing/factories/cart-store.ts'
import { buildBooking, buildInvoice } from '../../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { answeringApi } from '../../../widget/environment/testing/answering-api.ts'
import { addressOf } from '../../navigation/addresses.ts'
import { OrderResultPage } from './order-result-page.tsx'

const site = { kind: 'consumer', languages: ['en'] } as const
afterEach(() => window.history.replaceState(null, '', '/'))

/** The page to which the payment page leads back. */
async function comeBack(change: Partial<Invoice>, query = '&back=payment') {
  window.history.replaceState(null, '', `/checkout/success?order=DH-7XR3DD${query}#token=key`)
  const read = vi.fn(() => Promise.resolve(buildInvoice(change)))
  await renderScreen(<OrderResultPage />, {
    api: answeringApi({ read }),
    cart: buildFakeCartStore(buildCart()),
    address: (place) => addressOf(site, 'en', place),
  })
  expect(read).toHaveBeenCalledWith('orders/DH-7XR3DD', expect.objectContaining({ token: 'key' }))
}

it.each<[OrderOutcome, string, string]>([
  ['success', 'You’re going, Ada', '/checkout/success'],
  ['partially-booked', 'Part of your booking is confirmed', '/checkout/success'],
  ['on-hold', 'Your booking is on hold', '/checkout/on_hold'],
  ['payment-failed', 'Payment failed', '/checkout/error'],
  ['unsuccessful', 'Your booking was unsuccessful', '/checkout/error'],
])('tells who comes back from paying of %s, at the address of that ending', async (outcome, title, path) => {
  const bookings = [buildBooking({ status: outcome === 'on-hold' ? 'PENDING' : 'CONFIRMED' })]
  await comeBack({ outcome, bookings })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(window.location.pathname).toBe(path)
})

it('tells who comes back from paying that the booking is in progress', async () => {
  await comeBack({ outcome: 'in-progress' })
  expect(await screen.findByRole('heading', { name: 'Your booking is in progress' })).toBeTruthy()
})

it('tells only who comes back from paying to wait for a payment that has not been seen', async () => {
  const unseen = {
    outcome: 'in-progress',
    paymentStatus: 'OPEN',
    paymentUrl: 'https://shop.example/pay/DH-7XR3DD',
  } as const
  await comeBack(unseen)
  expect(await screen.findByRole('heading', { name: 'Your booking is in progress' })).toBeTruthy()
  // a reload within these seconds knows it too
  expect(window.location.search).toBe('?order=DH-7XR3DD&back=payment')
  await comeBack(unseen, '')
  expect(await screen.findByRole('heading', { name: 'This booking is not paid yet' })).toBeTruthy()
})
