import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLogger } from '../../platform/log.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { sendRefund } from '../settling/capture-payment.ts'
import { markRefunded } from './hand-refunds.ts'
import { insertRefund, settleRefund } from '../orders.queries.ts'
import { takeBackRefund } from './take-back-refund.ts'
import { watchRefunds } from './watch-refunds.ts'

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
const told = () =>
  floor.db<{ key: string; kind: string }>('messages').select('key').where({ kind: 'support-refund' })

it('says nothing of a refund within twenty hours of the day that is promised', async () => {
  await requestRefund()
  floor.clock.advance({ hours: 19, minutes: 50 })
  await watch()
  expect(await told()).toEqual([])
})

it('tells support once of a refund that is not sent after twenty hours, and sends it once more', async () => {
  const refundId = await requestRefund()
  floor.clock.advance({ hours: 20, minutes: 1 })
  await watch()
  await watch()
  expect(await told()).toEqual([{ key: `support-refund:${refundId}` }])
  await floor.work()
  expect(await floor.db('refunds').select('status').where({ id: refundId })).toEqual([
    { status: 'SUCCEEDED' },
  ])
})

it('writes a refund into the log once where nobody can be told', async () => {
  await floor.db('storefronts').update({ contact: '{}' })
  try {
    const refundId = await requestRefund()
    await floor.db('refunds').where({ id: refundId }).update({ status: 'FAILED' })
    const alarms: unknown[] = []
    const log = Object.assign(createLogger('silent'), { error: (line: unknown) => alarms.push(line) })
    for (let round = 0; round < 3; round += 1) await watchRefunds({ ...floor.deps, log })
    expect(alarms).toEqual([expect.objectContaining({ refundId, status: 'FAILED' })])
  } finally {
    await floor.db('storefronts').update({ contact: JSON.stringify({ email: 'help@shop.example' }) })
  }
})

it('tells support at once of a refund that the network will not make', async () => {
  const refundId = await requestRefund()
  await floor.db('refunds').where({ id: refundId }).update({ status: 'FAILED' })
  await watch()
  expect(await told()).toContainEqual({ key: `support-refund:${refundId}:failed` })
})

/** What the network says of a refund that its bank would not take. */
const failed = (refundId: string) =>
  takeBackRefund(
    { ...floor.deps, log: createLogger('silent') },
    {
      id: 'evt_failed',
      type: 'refund.failed',
      createdAt: floor.clock.now(),
      orderId: null,
      sessionId: null,
      intentId: null,
      refundId: null,
      told: null,
      payload: { data: { object: { metadata: { idempotencyKey: refundId } } } },
    },
  )
const stateOf = async (refundId: string) => {
  const { rows } = await floor.db.raw<{ rows: { status: string; payment: string; refunded: number }[] }>(
    `select r.status, p.status payment, p.refunded from refunds r join payments p on p.id = r.payment_id
     where r.id = :refundId`,
    { refundId },
  )
  return rows[0]
}

it('keeps a refund that a person has made, whatever the network says of its own afterwards', async () => {
  const refundId = await requestRefund()
  await floor.db('refunds').where({ id: refundId }).update({ status: 'FAILED' })
  expect(await markRefunded(floor.deps, refundId)).toBe('refunded')
  await failed(refundId)
  expect(await stateOf(refundId)).toEqual({ status: 'SUCCEEDED', payment: 'REFUNDED', refunded: 10_000 })
})

it('owes a refund of which the network says that it failed before it has answered us', async () => {
  const refundId = await requestRefund()
  await failed(refundId)
  await settleRefund(floor.db, { refundId, succeeded: true })
  expect(await stateOf(refundId)).toEqual({ status: 'FAILED', payment: 'CAPTURED', refunded: 0 })
})

it('takes a refund back once that had gone out', async () => {
  const refundId = await requestRefund()
  await sendRefund(floor.deps, refundId)
  expect(await stateOf(refundId)).toMatchObject({ payment: 'REFUNDED', refunded: 10_000 })
  await failed(refundId)
  await failed(refundId)
  expect(await stateOf(refundId)).toEqual({ status: 'FAILED', payment: 'CAPTURED', refunded: 0 })
})

it('tells support of a refund that comes back, although it was told that it was late', async () => {
  const refundId = await requestRefund()
  floor.clock.advance({ hours: 20, minutes: 1 })
  await watch()
  await sendRefund(floor.deps, refundId)
  await failed(refundId)
  await watch()
  await watch()
  const keys = (await told()).map(({ key }) => key).filter((key) => key.includes(refundId))
  expect(keys.toSorted()).toEqual([`support-refund:${refundId}`, `support-refund:${refundId}:failed`])
})
