import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { insertRefund } from './orders.queries.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  await floor.db('storefronts').update({ contact: JSON.stringify({ email: 'help@shop.example' }) })
})
afterAll(() => floor.close())
beforeEach(async () => {
  // the database's own clock says when a refund was asked for
  floor.clock.set(Temporal.Now.instant())
  await floor.db('refunds').delete()
})

/** A captured order with a refund that was asked for just now. */
async function requestRefund(): Promise<string> {
  const { slug } = await seedExperience(floor.db, floor.shop, {})
  const start = `${Temporal.Now.plainDateISO().add({ days: 14 }).toString()}T09:00`
  const shopper = await openShopper(floor.api, {
    experience: slug,
    option: 'standard',
    start,
    units: { ADULT: 1 },
  })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const { rows } = await floor.db.raw<{ rows: { id: string }[] }>(
    `select p.id from payments p join orders o on o.id = p.order_id where o.reference = :reference`,
    { reference: placed.reference },
  )
  return insertRefund(floor.db, { paymentId: rows[0]?.id ?? '', amount: 10_000, reason: 'test' })
}
const watch = () => floor.jobs['watch-refunds']?.({}, { attempt: 1 })
const told = () => floor.db('messages').select('key').where({ kind: 'support-refund' })

it('says nothing of a refund within the day that is promised', async () => {
  await requestRefund()
  floor.clock.advance({ hours: 23, minutes: 50 })
  await watch()
  expect(await told()).toEqual([])
})

it('tells support once of a refund that is late, and sends it once more', async () => {
  const refundId = await requestRefund()
  floor.clock.advance({ hours: 24, minutes: 1 })
  await watch()
  await watch()
  expect(await told()).toEqual([{ key: `support-refund:${refundId}` }])
  await floor.work()
  expect(await floor.db('refunds').select('status').where({ id: refundId })).toEqual([
    { status: 'SUCCEEDED' },
  ])
})

it('tells support at once of a refund that the network will not make', async () => {
  const refundId = await requestRefund()
  await floor.db('refunds').where({ id: refundId }).update({ status: 'FAILED' })
  await watch()
  expect(await told()).toContainEqual({ key: `support-refund:${refundId}` })
})
