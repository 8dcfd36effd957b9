import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { copyStorefront } from '../../testing/factories/shop.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { markPaid } from '../settling/mark-paid.ts'
import { settleOrder } from '../settling/settle-order.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())
beforeEach(() => Object.assign(floor.network, { declineCaptures: false }))

/** An order that waits for its payment, at the storefront of the shop unless told otherwise. */
async function order({ storefront, payLater = false }: { storefront?: number; payLater?: boolean } = {}) {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater, options: [{ capacity: 50 }] })
  const selection = { experience: slug, option: 'standard', start: '2027-01-05T09:00', units: { ADULT: 1 } }
  const shopper = await openShopper(floor.api, selection)
  const reply = await shopper.order(payLater ? { paymentMethod: 'PAY_LATER' } : {})
  const placed = expectOutcome(reply, payLater ? 'placed' : 'pay')
  const of = () => floor.db('orders').where({ reference: placed.reference })
  if (storefront) await of().update({ storefront_id: storefront })
  const row = await of().first<{ id: string }>('id')
  return { id: row.id, reference: placed.reference, orderToken: placed.orderToken }
}
type Order = Awaited<ReturnType<typeof order>>

/** Pays, as the webhook tells it. */
async function pay({ id, reference }: Order): Promise<void> {
  floor.network.pay(reference)
  await settleOrder(floor.deps, id)
}
const numberOf = async (placed: Order) => (await readInvoice(floor.api, placed)).invoiceId

/** What stands in the books of a storefront. */
async function series(storefront = floor.shop.storefront.id): Promise<string[]> {
  const { rows } = await floor.db.raw<{ rows: { at: string }[] }>(
    `select invoice_year || '-' || invoice_number as "at" from orders
     where storefront_id = :storefront and invoice_number is not null order by invoice_year, invoice_number`,
    { storefront },
  )
  return rows.map(({ at }) => at)
}

it('counts what is paid, in the order in which it is, and leaves no number to what never was', async () => {
  const [first, never, refused, second] = [await order(), await order(), await order(), await order()]
  await pay(second)
  Object.assign(floor.network, { declineCaptures: true })
  await pay(refused)
  Object.assign(floor.network, { declineCaptures: false })
  await pay(first)
  const later = await order({ payLater: true })
  expect(await numberOf(later)).toBeUndefined()
  await markPaid(floor.deps, later.reference)
  // settling it once more changes nothing
  for (const paid of [first, second, later]) await settleOrder(floor.deps, paid.id)
  const numbers = await Promise.all([second, refused, never, first, later].map(numberOf))
  expect(numbers).toEqual(['2026-000001', undefined, undefined, '2026-000002', '2026-000003'])
  expect(await series()).toEqual(['2026-1', '2026-2', '2026-3'])
})

it('counts for each storefront on its own, and begins again with the year', async () => {
  const id = await copyStorefront(floor.db, floor.shop.storefront, { slug: 'other-books' })
  await pay(await order({ storefront: id }))
  floor.clock.set('2027-01-01T00:00:00Z')
  await pay(await order({ storefront: id }))
  floor.clock.set('2026-11-21T08:00:00Z')
  await pay(await order({ storefront: id }))
  expect(await series(id)).toEqual(['2026-1', '2026-2', '2027-1'])
})

it('gives twenty that are paid at once twenty numbers, one after the other', async () => {
  const before = await series()
  const orders = await Promise.all(Array.from({ length: 20 }, () => order()))
  await Promise.all(orders.map(pay))
  const from = before.length + 1
  expect(await series()).toEqual([...before, ...orders.map((_, index) => `2026-${from + index}`)])
})
