import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import type { SelectionInput } from '../../contract/availability.ts'
import type { BookingChange, ChangeQuote } from '../../contract/changes.ts'
import type { CancellationQuote } from '../../contract/cancellations.ts'
import type { PlaceOrderReply } from '../../contract/checkout.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'
import { quoteOffer } from '../../offers/quote-offer.ts'
import { cancellationRoutes } from '../../orders/cancellations/cancellation.routes.ts'
import { changeRoutes } from '../../orders/changes/changes.routes.ts'
import { answerBooking } from '../../orders/fulfilment/answer-booking.ts'
import { redeemBooking } from '../../orders/fulfilment/redeem-booking.ts'
import { markRefunded } from '../../orders/refunds/hand-refunds.ts'
import { markPaid } from '../../orders/settling/mark-paid.ts'
import { buildApi } from './api.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from './checkout.ts'
import { seedExperience } from './experience.ts'
import type { SeedExperience } from './experience.ts'
import { askForOffer, negotiationApi, typeQuote } from './negotiation.ts'
import type { ShopFloor } from './shop-floor.ts'

type Placed = Extract<PlaceOrderReply, { outcome: 'pay' | 'placed' }>

const tiers: CancellationPolicy = {
  kind: 'TIERED',
  steps: [
    { days: 20, hours: 0, minutes: 0, penaltyPercent: 0 },
    { days: 2, hours: 0, minutes: 0, penaltyPercent: 40 },
  ],
}

/** Books in which about everything has happened that can happen to an order, each once, and some of it is not finished. */
export async function fillBooks(floor: ShopFloor): Promise<void> {
  const { db, shop, network } = floor
  await db('promo_codes').insert([
    { code: 'TENTH', percent: 10, valid_from: '2026-01-01', most_uses: 3 },
    { code: 'UNUSED', percent: 10, valid_from: '2026-01-01', most_uses: 3 },
  ])
  const api = buildApi(shop.storefront, [cancellationRoutes(floor.deps), changeRoutes(floor.deps)])
  const select = async (
    seed: SeedExperience = {},
    more: Partial<SelectionInput> = {},
  ): Promise<SelectionInput> => ({
    experience: (await seedExperience(db, shop, seed)).slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
    ...more,
  })
  const order = async (
    selections: SelectionInput[],
    { promo, later }: { promo?: string; later?: boolean } = {},
  ) => {
    const [first, ...more] = selections
    const shopper = await openShopper(floor.api, first)
    for (const selection of more) await shopper.add(selection)
    if (promo) await shopper.promo(promo)
    // each reserves for another buyer
    const who = { ...buyer, email: `${randomUUID()}@example.com` }
    const reply = await shopper.order({ buyer: who, ...(later && { paymentMethod: 'PAY_LATER' }) })
    return reply as Placed
  }
  const pay = async (placed: Placed) => {
    network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    return placed
  }

  await pay(
    await order([await select({ extras: [{ id: 'photos', price: 700 }] }, { extras: { photos: 2 } })], {
      promo: 'TENTH',
    }),
  )
  const nights: SeedExperience = { pricePeriod: 'NIGHT', options: [{ durationMinutes: 1440 }] }
  await pay(await order([await select(nights, { start: '2026-12-05T14:00', periods: 3 })]))
  await pay(await order([await select({ confirmation: 'ON_REQUEST' }), await select()]))
  const declined = await pay(await order([await select({ confirmation: 'ON_REQUEST' }), await select()]))
  await answerBooking(floor.deps, `${declined.reference}-1`, { kind: 'decline', reason: 'full' })
  const refused = await pay(await order([await select({ confirmation: 'ON_REQUEST' })]))
  await answerBooking(floor.deps, `${refused.reference}-1`, { kind: 'decline', reason: 'full' })
  const used = await pay(await order([await select()]))
  await redeemBooking(floor.deps, `${used.reference}-1`)
  await order([await select()], { promo: 'TENTH' })
  const closed = await order([await select()])
  network.close(closed.reference)
  await readInvoice(floor.api, closed)

  await order([await select({ payLater: true })], { later: true })
  const handed = await order([await select({ payLater: true })], { later: true })
  await markPaid(floor.deps, handed.reference)
  await cancel(api, handed)
  await floor.work()
  const owed = await db<{ id: string; by_hand: boolean }>('refunds')
  for (const { id } of owed) await markRefunded(floor.deps, id)

  await cancel(api, await pay(await order([await select({ cancellation: tiers }, { units: { ADULT: 3 } })])))
  const fewer = await pay(await order([await select({ cancellation: tiers }, { units: { ADULT: 3 } })]))
  await change(api, fewer, { kind: 'leave', units: { ADULT: 1 } })
  await floor.work()
  for (const paid of [true, false]) {
    const moving = await pay(await order([await select()]))
    await change(api, moving, { kind: 'move', start: '2026-12-01T14:00', units: { ADULT: 3 } })
    if (!paid) continue
    network.pay(`${moving.reference}-1`)
    await db('payments').update({ asked_at: null })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    floor.clock.advance({ minutes: 1 })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
  }
  const negotiation = negotiationApi(floor)
  const dinner = await seedExperience(db, shop, { negotiation: 'ALSO' })
  const offer = await askForOffer(floor, { api: negotiation, experience: dinner.slug })
  await quoteOffer(floor.deps, offer, { quote: typeQuote() })
  const accepted = expectOutcome(await offer.order(await offer.open()), 'pay')
  await pay(accepted)
  await floor.work()
  // the first mails have left, and an event of the network was looked at
  await db.raw(`with sent as (update messages set mailed_at = now() returning id)
    select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j join sent on j.key = 'send-message:' || sent.id`)
  const seen = { id: 'evt_1', type: 'checkout.session.completed', payload: {}, processed_at: '2026-11-21' }
  await db('payment_events').insert(seen as object)
  // what is still to be sent: jobs of later mails wait, and so does a refund
  await cancel(api, await pay(await order([await select()])))
}

const pathOf = ({ reference }: Placed) => `/api/v1/orders/${reference}/bookings/${reference}-1`
const bearer = ({ orderToken }: Placed) => ({
  authorization: `Bearer ${orderToken}`,
  'idempotency-key': randomUUID(),
})

async function cancel(api: Express, placed: Placed): Promise<void> {
  const quote = await request(api)
    .get(`${pathOf(placed)}/cancellation`)
    .set(bearer(placed))
    .expect(200)
  const { refund } = quote.body as CancellationQuote
  await request(api)
    .post(`${pathOf(placed)}/cancellation`)
    .set(bearer(placed))
    .send({ agreedRefund: refund })
    .expect(200)
}

async function change(api: Express, placed: Placed, wanted: BookingChange): Promise<void> {
  const quoted = await request(api)
    .post(`${pathOf(placed)}/change-quotes`)
    .set(bearer(placed))
    .send(wanted)
    .expect(200)
  const { refund, due } = quoted.body as ChangeQuote
  const agreed = { agreedRefund: refund, agreedDue: due }
  await request(api)
    .post(`${pathOf(placed)}/changes`)
    .set(bearer(placed))
    .send({ change: wanted, ...agreed })
    .expect(200)
}
