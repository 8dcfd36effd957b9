import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Booking, Invoice } from '../../server/contract/checkout.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { createMemory } from '../environment/memory.ts'
import { openOrderShelf } from './order-shelf.ts'
import { InvoicesView } from './invoices-view.tsx'
import { OrderGroups, RememberedOrders } from './remembered-orders.tsx'

const address = (place: unknown) => JSON.stringify(place)
const opened = () =>
  JSON.parse(screen.getByRole('link', { name: 'View order' }).getAttribute('href') ?? '') as unknown

test('an order of this device leads to where it can be cancelled or changed', async () => {
  const invoice = buildInvoice()
  const kept = [{ reference: invoice.reference, token: 'of this device' }]
  const { user } = await showInApp(<RememberedOrders orders={kept} />, {
    environment: { address },
    replies: { [`orders/${invoice.reference}`]: invoice },
  })
  await user.click(await screen.findByText(invoice.reference))
  expect(opened()).toEqual({
    to: 'order',
    reference: invoice.reference,
    token: 'of this device',
    expected: 'success',
    again: true,
  })
})

test('a closed card tells a cancelled booking as cancelled, and what was paid in the end', async () => {
  const [kept, cancelled] = [
    buildBooking(),
    buildBooking({ reference: 'DH-7XR3DD-2', status: 'CANCELLED', refunded: dirhams(300) }),
  ]
  cancelled.experience = { ...cancelled.experience, title: 'Dinner on the creek' }
  const invoice = buildInvoice({ bookings: [kept, cancelled] })
  await showInApp(<OrderGroups confirmed={[{ ...invoice, orderToken: 'for a day' }]} failed={[]} />)
  const card = screen.getByText(invoice.reference).closest('summary')
  expect(card?.querySelector('strong')?.textContent).toBe('Dunes at dawn with breakfast')
  // heard as one name: when it takes place belongs to what stands, and what has ended is a sentence of its own
  expect(card?.textContent).toMatch(
    /^Dunes at dawn with breakfast\. Thu, Dec\s24\s· DH-7XR3DD\. Cancelled: Dinner on the creek\. Confirmed\. AED/,
  )
  expect(card?.textContent).toMatch(/AED\s496/)
  expect(card?.textContent).not.toMatch(/AED\s796/)
})

test('what was continued in another window before it was paid is not listed', async () => {
  const replaced = buildInvoice({ outcome: 'cancelled', continuedAs: 'DH-NEWER' })
  const kept = [{ reference: replaced.reference, token: 'of this device' }]
  await showInApp(<RememberedOrders orders={kept} />, {
    replies: { [`orders/${replaced.reference}`]: replaced },
  })
  expect(await screen.findByText('Booked on this device:')).toBeTruthy()
  expect(screen.queryByText(replaced.reference)).toBeNull()
})

test.each<[string, Partial<Booking>, Partial<Invoice>, RegExp, RegExp]>([
  ['was kept', { fees: dirhams(398) }, {}, /AED\s398 of what you paid is kept/, /AED\s398$/],
  ['was refunded', { refunded: dirhams(398) }, {}, /AED\s398 refunded/, /Cancelled\. $/],
  [
    'is on its way back',
    { refunded: dirhams(398) },
    { refunding: dirhams(398) },
    /Your refund of AED\s398 is on its way to the card/,
    /Cancelled\. $/,
  ],
  [
    'support has to give back',
    { refunded: dirhams(398) },
    { refundOwed: dirhams(398) },
    /Refund due: AED\s398/,
    /Cancelled\. $/,
  ],
  ['was never charged', {}, { paymentStatus: 'CANCELLED' }, /Not charged/, /Cancelled\. $/],
])('a cancelled order says what of it %s', async (_, booking, invoice, says, ends) => {
  const cancelled = buildBooking({ status: 'CANCELLED', ...booking })
  const order = buildInvoice({ outcome: 'cancelled', bookings: [cancelled], ...invoice })
  await showInApp(<OrderGroups confirmed={[]} failed={[{ ...order, orderToken: 'for a day' }]} />)
  const card = screen.getByText(order.reference).closest('summary')
  expect(card?.textContent).toMatch(says)
  expect(card?.textContent).toMatch(ends)
})

test('a request that was declined says that nothing was charged, and no price', async () => {
  const declined = buildBooking({ status: 'REJECTED' })
  const order = buildInvoice({
    outcome: 'unsuccessful',
    paymentStatus: 'CANCELLED',
    bookings: [declined],
  })
  await showInApp(<OrderGroups confirmed={[]} failed={[{ ...order, orderToken: 'for a day' }]} />)
  const card = screen.getByText(order.reference).closest('summary')
  expect(card?.textContent).toContain('Not charged')
  expect(card?.textContent).not.toContain('AED')
})

test('an order of the account is opened by what this device keeps, else by what the account was given', async () => {
  const memory = createMemory('shop', () => {
    throw new Error('storage is forbidden')
  })
  const invoice = { ...buildInvoice(), orderToken: 'for a day' }
  const groups = <OrderGroups confirmed={[invoice]} failed={[]} />
  const { user, unmount } = await showInApp(groups, { environment: { address, memory } })
  await user.click(screen.getByText(invoice.reference))
  expect(opened()).toMatchObject({ token: 'for a day' })
  unmount()
  openOrderShelf(memory).keep({ reference: invoice.reference, token: 'for good' })
  const again = await showInApp(groups, { environment: { address, memory } })
  await again.user.click(screen.getByText(invoice.reference))
  expect(opened()).toMatchObject({ token: 'for good' })
})

test('who is logged in sees the invoices of the account, and is not asked to log in', async () => {
  const [good, bad] = [buildInvoice(), buildInvoice({ reference: 'DH-FAILED', outcome: 'payment-failed' })]
  const ended = buildInvoice({ reference: 'DH-ENDED', outcome: 'cancelled' })
  const orders = {
    confirmed: [{ ...good, orderToken: 'for a day' }],
    failed: [bad, ended].map((invoice) => ({ ...invoice, orderToken: 'for a day' })),
  }
  await showInApp(<InvoicesView account={<p>ada@example.com</p>} orders={orders} />)
  const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section')?.textContent
  expect(sectionOf('Bookings')).toContain(good.reference)
  expect(sectionOf('Unsuccessful')).toContain('DH-FAILED')
  // what was cancelled did not fail
  expect(sectionOf('Unsuccessful')).not.toContain('DH-ENDED')
  expect(sectionOf('Cancelled')).toContain('DH-ENDED')
  expect(screen.queryByText('Please log in to see your invoices.')).toBeNull()
  expect(screen.queryByText('No invoices yet!')).toBeNull()
})

test('an order whose payment page was left is told as waiting for its payment', async () => {
  const left = buildInvoice({ outcome: 'in-progress', paymentStatus: 'OPEN' })
  const paid = buildInvoice({ reference: 'DH-PAID', outcome: 'in-progress', paymentStatus: 'AUTHORISED' })
  const confirmed = [left, paid].map((invoice) => ({ ...invoice, orderToken: 't' }))
  await showInApp(<OrderGroups confirmed={confirmed} failed={[]} />)
  const lineOf = (reference: string) => screen.getByText(reference).closest('summary')?.textContent
  expect(lineOf(left.reference)).toContain('Waiting for payment')
  expect(lineOf('DH-PAID')).toContain('In progress')
})
