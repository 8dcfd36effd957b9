import { randomUUID } from 'node:crypto'
import request from 'supertest'
import type { LinkPageName } from '../contract/link-pages.ts'
import { supplierOfferPath } from '../offers/offer-links.ts'
import { changeRoutes } from '../orders/changes/changes.routes.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import { settleOrder } from '../orders/settling/settle-order.ts'
import { reservationPath } from '../suppliers/reservation-link.ts'
import { supplierChangePath, supplierPath } from '../suppliers/supplier-links.ts'
import { buildApi } from './factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from './factories/checkout.ts'
import { seedExperience } from './factories/experience.ts'
import { askForOffer, negotiationApi } from './factories/negotiation.ts'
import type { ShopFloor } from './factories/shop-floor.ts'

/** The keys of one kind of link: it opens its page, it names another object than it was signed for, its time is up. */
export interface KeysOfLink {
  own: string
  forged: string
  ended: string
}

/** The keys of every kind of link. */
export type LinkKeys = Readonly<Record<LinkPageName, KeysOfLink>>

/** Two bookings, changes, offer requests and reserved orders, with the links to the first of each. */
export async function openLinks(floor: ShopFloor): Promise<LinkKeys> {
  const { env } = floor.deps
  const now = floor.clock.now()
  const [later, earlier] = [now.add({ hours: 24 }), now.subtract({ hours: 1 })]
  const keysOf = (ids: string[], pathOf: (id: string, until: Temporal.Instant) => string): KeysOfLink => {
    const [own = '', other = ''] = ids.map((id) => pathOf(id, later).split('/').at(-1) ?? '')
    const [id = '', otherId = ''] = ids
    const ended = pathOf(id, earlier).split('/').at(-1) ?? ''
    if (!other.startsWith(otherId)) throw new Error('A link names what it is for first.')
    return { own, forged: otherId + own.slice(id.length), ended }
  }
  const changes = [await askForChange(floor), await askForChange(floor)]
  return {
    booking: keysOf(
      changes.map(({ bookingId }) => bookingId),
      (id, until) => supplierPath(env, id, until),
    ),
    change: keysOf(
      changes.map(({ changeId }) => changeId),
      (id, until) => supplierChangePath(env, id, until),
    ),
    offer: keysOf(await askForOffers(floor), (id, until) => supplierOfferPath(env, { id, turn: 0, until })),
    reservation: keysOf([await reserve(floor), await reserve(floor)], (id, until) =>
      reservationPath(env, id, until),
    ),
  }
}

const selectionOf = (experience: string) => ({
  experience,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
})

/** A booking on request whose supplier is asked for another time. */
async function askForChange(floor: ShopFloor): Promise<{ bookingId: string; changeId: string }> {
  const { db, deps, shop, api, network } = floor
  const { slug } = await seedExperience(db, shop, { confirmation: 'ON_REQUEST', options: [{ capacity: 6 }] })
  const placed = expectOutcome(await (await openShopper(api, selectionOf(slug))).order(), 'pay')
  network.pay(placed.reference)
  await readInvoice(api, placed)
  const reference = `${placed.reference}-1`
  const answer = await answerBooking(deps, reference, { kind: 'confirm' })
  if (answer.outcome === 'answered') await settleOrder(deps, answer.orderId)
  const nothing = { amount: 0, currency: 'AED' }
  const change = { kind: 'move', start: '2026-12-01T14:00', units: { ADULT: 2 } }
  const reply = await request(buildApi(shop.storefront, [changeRoutes(deps)]))
    .post(`/api/v1/orders/${placed.reference}/bookings/${reference}/changes`)
    .set({ authorization: `Bearer ${placed.orderToken}`, 'idempotency-key': randomUUID() })
    .send({ change, agreedRefund: nothing, agreedDue: nothing })
    .expect(200)
  if ((reply.body as { outcome: string }).outcome !== 'asked') throw new Error(JSON.stringify(reply.body))
  const bookingId = await idOf(floor, 'bookings', reference)
  const asked = await db<{ id: string; booking_id: string }>('booking_changes')
    .where({ booking_id: bookingId })
    .first()
  if (!asked) throw new Error('The change was not written.')
  return { bookingId, changeId: asked.id }
}

async function askForOffers(floor: ShopFloor): Promise<string[]> {
  const { slug } = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO' })
  const api = negotiationApi(floor)
  const asked = [
    await askForOffer(floor, { api, experience: slug }),
    await askForOffer(floor, { api, experience: slug }),
  ]
  return Promise.all(asked.map(({ reference }) => idOf(floor, 'offer_requests', reference)))
}

/** An order that is reserved and not paid. */
async function reserve(floor: ShopFloor): Promise<string> {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const shopper = await openShopper(floor.api, selectionOf(slug))
  const { reference } = expectOutcome(await shopper.order({ paymentMethod: 'PAY_LATER' }), 'placed')
  return idOf(floor, 'orders', reference)
}

async function idOf({ db }: ShopFloor, table: string, reference: string): Promise<string> {
  const row = await db<{ id: string; reference: string }>(table).where({ reference }).first()
  if (!row) throw new Error(`${reference} was not written.`)
  return row.id
}
