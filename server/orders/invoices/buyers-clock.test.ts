import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { buildBooking, buildInvoice } from '../../testing/factories/invoice.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { presentSummary } from './invoice-summary.presenter.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())

it.each([
  ['America/Chicago', 'America/Chicago'],
  // then the zone of the first booking is used
  ['Mars/Olympus_Mons', 'Asia/Dubai'],
  ['+01:00', 'Asia/Dubai'],
  [undefined, 'Asia/Dubai'],
])('an order of a device in %s is told by the clocks of %s', async (sent, told) => {
  const { slug: experience } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const line = { experience, option: 'standard', start: '2026-12-03T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, line)
  const placed = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER', timeZone: sent }), 'placed')
  expect((await readInvoice(floor.api, placed)).timeZone).toBe(told)
})

it('what a widget keeps in a page does not say where the buyer is', () => {
  const bookings = [
    buildBooking({ reference: 'DH-7XR3DD-10', timeZone: 'Asia/Tokyo' }),
    buildBooking({ reference: 'DH-7XR3DD-2', timeZone: 'Europe/Lisbon' }),
  ]
  const invoice = buildInvoice({ bookings, timeZone: 'America/Chicago' })
  expect(presentSummary(invoice).timeZone).toBe('Europe/Lisbon')
})
