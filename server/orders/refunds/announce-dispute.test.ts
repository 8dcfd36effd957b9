import { afterAll, beforeAll, expect, it } from 'vitest'
import { receiveWebhook } from '../../payments/receive-webhook.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  await floor.db('storefronts').update({ contact: JSON.stringify({ email: 'help@shop.example' }) })
})
afterAll(() => floor.close())

const told = () =>
  floor
    .db<{ key: string; kind: string; about: Record<string, unknown> }>('messages')
    .where({ kind: 'support-dispute' })

async function buyAndDispute(evidence: object) {
  const { slug } = await seedExperience(floor.db, floor.shop, {})
  const start = `${floor.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 14 }).toString()}T09:00`
  const units = { ADULT: 1 }
  const shopper = await openShopper(floor.api, { experience: slug, option: 'standard', start, units })
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  const { rows } = await floor.db.raw<{ rows: { intentId: string }[] }>(
    `select p.intent_id "intentId" from payments p join orders o on o.id = p.order_id where o.reference = :reference`,
    { reference: placed.reference },
  )
  const id = `dp_${crypto.randomUUID()}`
  const intentId = rows[0]?.intentId ?? ''
  const about = { amount: 20_000, currency: 'aed', payment_intent: intentId }
  const object = { id, object: 'dispute', ...about, evidence_details: evidence }
  const disputedBy = (eventId: string) =>
    receiveWebhook(floor, {
      id: eventId,
      type: 'charge.dispute.created',
      createdAt: floor.clock.now(),
      orderId: null,
      sessionId: null,
      intentId,
      refundId: null,
      told: null,
      payload: { id: eventId, type: 'charge.dispute.created', created: 1_790_000_000, data: { object } },
    })
  return { id, placed, disputedBy }
}

it('tells support once of a dispute, by when it is to be answered, and leaves the booking as it is', async () => {
  const { id, placed, disputedBy } = await buyAndDispute({ due_by: 1_800_000_000 })
  await disputedBy(`evt_${id}`)
  await disputedBy(`evt_again_${id}`)
  await floor.work()
  const [letter, ...others] = await told()
  expect(others).toEqual([])
  expect(letter?.key).toBe(`support-dispute:${id}`)
  expect(letter?.about).toMatchObject({
    to: 'help@shop.example',
    values: { reference: placed.reference, amount: 'AED\u00a0200', until: 'January 15, 2027 at 8:00 AM UTC' },
  })
  const order = await readInvoice(floor.api, placed)
  expect(order.bookings.map(({ status }) => status)).toEqual(['CONFIRMED'])
})

it('names no day where the bank asks for no answer', async () => {
  await floor.db('messages').delete()
  const { id, disputedBy } = await buyAndDispute({ due_by: null })
  await disputedBy(`evt_${id}`)
  await floor.work()
  const [letter] = await told()
  expect(letter?.about['values']).not.toHaveProperty('until')
})
