import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookingChange } from '../../contract/changes.ts'
import { expectOutcome, orderIdOf, readInvoice } from '../../testing/factories/checkout.ts'
import { openPostOffice } from '../../testing/factories/post-office.ts'
import { cancelBooking, readCancellation } from '../cancellations/cancel-booking.ts'
import { changeBooking, readChange } from '../changes/change-booking.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { markPaid } from '../settling/mark-paid.ts'

let office: Awaited<ReturnType<typeof openPostOffice>>
beforeAll(async () => {
  office = await openPostOffice()
  await office.floor.db('storefronts').update({ contact: { email: 'support@shop.test' } })
})
afterAll(() => office.floor.close())
beforeEach(() => office.floor.clock.set('2026-11-21T08:00:00Z'))

const dirhams = (amount: number) => ({ amount: amount * 100, currency: 'AED' })
const adults = (count: number): BookingChange => ({
  kind: 'move',
  start: '2026-12-01T09:00',
  units: { ADULT: count },
})

/** AED 200 that support has taken, and AED 100 that a third guest paid by card. */
async function buyBothWays() {
  const { floor } = office
  const { deps, network, jobs, clock } = floor
  const { reply } = await office.place({ payLater: true }, { paymentMethod: 'PAY_LATER' })
  const order = expectOutcome(reply, 'placed')
  expect(await markPaid(deps, order.reference)).toBe('paid')
  const key = { orderId: await orderIdOf(floor.db, order.reference), booking: `${order.reference}-1` }
  const change = async (wanted: BookingChange) => {
    const quote = await readChange(deps, key, { change: wanted, language: 'en' })
    const request = { change: wanted, agreedRefund: quote.refund, agreedDue: quote.due }
    await changeBooking(deps, key, { idempotencyKey: JSON.stringify(wanted), request, language: 'en' })
    return quote
  }
  await change(adults(3))
  network.pay(key.booking)
  clock.advance({ seconds: 3 })
  const invoice = () => readInvoice(floor.api, order)
  await invoice()
  await jobs['settle-changes']?.({}, { attempt: 1 })
  await floor.work()
  office.clear()
  const cancel = async () => {
    const quote = await readCancellation(deps, key)
    const request = { agreedRefund: quote.refund }
    await cancelBooking(deps, key, { idempotencyKey: 'end', request })
    await floor.work()
    return quote
  }
  const told = (kind: string) => office.sent.find((mail) => mail.kind === kind)?.letter.paragraphs.join(' ')
  return { invoice, change, cancel, told, reference: order.reference }
}

it('gives back to the card first, and says what goes there and what support gives back', async () => {
  const order = await buyBothWays()
  expect(await order.cancel()).toMatchObject({
    refund: dirhams(300),
    byHand: true,
    refundByHand: dirhams(200),
    refundPayments: 1,
  })
  expect(order.told('booking-cancelled')).toMatch(
    /AED.100 goes to the card you paid with\. Our support team will contact you about the other AED.200\./,
  )
  expect(order.told('support-repay')).toMatch(
    /is owed AED.200 for .+ This amount was not paid by card, so it is not refunded automatically\./,
  )
  expect(await order.invoice()).toMatchObject({ refundOwed: dirhams(200) })
  const faults = (await checkLedger(office.floor.deps)).faults.filter((fault) =>
    fault.includes(order.reference),
  )
  expect(faults).toEqual([expect.stringMatching(/20000 AED is to be paid back by hand/)])
})

it('tells of a change what goes back to the card, what support gives back, and the sums of the order', async () => {
  const order = await buyBothWays()
  expect(await order.change(adults(1))).toMatchObject({
    refund: dirhams(200),
    refundByHand: dirhams(100),
  })
  await office.floor.work()
  expect(order.told('booking-changed')).toMatch(
    /Refund to the card you paid with: AED.100\. Refund due: AED.100\. .+ In total, you have paid AED.300 for this order, of which AED.200 is refunded\./,
  )
  const owed = await order.invoice()
  expect(owed.bookings[0]?.changes.map(({ refundOwed }) => refundOwed)).toEqual([undefined, dirhams(100)])
  // what is left was paid by hand
  expect(await order.cancel()).toMatchObject({ refund: dirhams(100), byHand: true, refundByHand: undefined })
  expect((await order.invoice()).bookings[0]?.changes[1]?.refundOwed).toEqual(dirhams(100))
  expect(order.told('booking-cancelled')).toContain('Our support team will contact you about the refund.')
})
