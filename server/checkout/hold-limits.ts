/** How many places and payment pages may stand unpaid, and for how long places are held where they are scarce. */
import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import type { PricedCart } from '../carts/price-cart.ts'
import type { Env } from '../platform/env.ts'
import { networkOf } from '../platform/network-of.ts'
import { Problem } from '../platform/problem.ts'
import { newestLinkKey } from '../platform/signed-link.ts'
import { countHeldPlaces, countOrdersAtPayment, countPaymentPages } from './hold-limits.queries.ts'
import { holdLifetimeMinutes } from './hold-lifetimes.ts'

/**
 * A buyer at the payment page holds places without having paid, so that one person could hold all of them. What one
 * network address, one buyer and one departure may have unpaid is limited, so are the payment pages that an address leaves
 * unpaid, and a hold is shorter where it keeps others away. The numbers follow from `UNPAID_PLACES`: with 120, a coach of fifty and a hotel's desk find room.
 */

/** Orders at the payment page that one buyer (e-mail address or telephone number) may have at a time: 6 of 120. */
const placesOfOneOrder = 20
/** Of one departure, orders of one address may hold so much together; a single order may be for all of it. */
const shareOfDeparture = 0.5
const leastOfDeparture = 10

/** Payment pages that one address may leave unpaid in an hour: 30 of 120, and three more for each that it paid. */
const placesOfOnePage = 4
const pagesLeftForOnePaid = 3

/** Minutes that places are held at the payment page: less as a departure fills, or when an address holds much already. */
const shortMinutes = { halfFull: 20, almostFull: 12 } as const
const ordersBeforeShort = 3

/** The table keeps a hash of the buyer's network address: only whether two are equal matters. */
export function ordererOf(env: Env, address: string | undefined): Buffer | null {
  return address ? createHmac('sha256', newestLinkKey(env)).update(networkOf(address)).digest() : null
}

/**
 * The lock that lets one order of an address be placed at a time, so that what is counted is still so when it is written. It
 * is taken before anything else is locked.
 */
export function turnOf(from: Buffer | null, env: Env): bigint | undefined {
  return from && env.UNPAID_PLACES > 0 ? from.readBigInt64BE() : undefined
}

/** How long places of a cart are held at the payment page. */
export async function chooseLifetime(
  trx: Knex,
  cart: PricedCart,
  { from, env, now }: { from: Buffer | null; env: Env; now: Temporal.Instant },
): Promise<number> {
  const fullest = Math.max(0, ...cart.lines.map(fullnessOf))
  const before =
    from && env.UNPAID_PLACES > 0 ? await countOrdersAtPayment(trx, { from, now: now.toString() }) : 0
  if (fullest >= 0.8 || before >= ordersBeforeShort) return shortMinutes.almostFull
  return fullest >= 0.5 ? shortMinutes.halfFull : holdLifetimeMinutes
}

/** How much of the fullest slot of a line others have, 0 to 1. What is one boat for one party is empty or gone. */
function fullnessOf({ remaining, sellable }: PricedCart['lines'][number]): number {
  const { poolCapacity } = sellable
  return poolCapacity > 0 ? 1 - remaining / poolCapacity : 0
}

/** What is looked at: an order that is written, whose places are held. */
interface NewOrder {
  id: string
  from: Buffer | null
  email: string
  phoneNumber: string
  /** It is paid later: it has no payment page. */
  isReserved: boolean
}

/**
 * Looks at what is unpaid once an order is written and its places are held. An order by card is compared with what is at
 * payment pages now, which is over within the hour: reservations stand for days, and would keep whoever else is behind the
 * same address, a hotel's, from paying at all. A reservation is compared with both.
 *
 * @throws Problem 409 `too_many_unpaid` (the buyer's own), `too_many_unpaid_of_network`, `too_many_reservations_of_network`
 *   or `too_many_places` (the order alone has more than may be unpaid); the transaction must be rolled back
 */
export async function checkUnpaidHolds(
  trx: Knex,
  { id: orderId, from, email, phoneNumber: phone, isReserved }: NewOrder,
  { env, now }: { env: Env; now: Temporal.Instant },
): Promise<void> {
  const most = env.UNPAID_PLACES
  if (!from || most === 0) return
  const share = { share: shareOfDeparture, least: leastOfDeparture }
  const who = { orderId, from, now: now.toString() }
  const held = await countHeldPlaces(trx, { ...who, withReserved: isReserved, ...share })
  if (held.placesOfOrder > most) {
    throw new Problem(409, 'too_many_places', `An order may have ${most} places that are not paid.`)
  }
  if (held.placesOfAddress > most || held.crowded) throw refusalOfNetwork(held.freeAt, { isReserved, now })
  if (!isReserved) await checkPaymentPages(trx, { ...who, email, phone }, { most, now })
}

async function checkPaymentPages(
  trx: Knex,
  who: { orderId: string; from: Buffer; email: string; phone: string; now: string },
  { most, now }: { most: number; now: Temporal.Instant },
): Promise<void> {
  const pages = await countPaymentPages(trx, { ...who, hourAgo: now.subtract({ hours: 1 }).toString() })
  if (pages.ordersOfBuyer > Math.ceil(most / placesOfOneOrder)) {
    const detail = 'Too many orders of this e-mail address or telephone number have not been paid.'
    throw new Problem(409, 'too_many_unpaid', detail, waitUntil(pages.firstEndsAt, now))
  }
  const mostPages = Math.ceil(most / placesOfOnePage) + pagesLeftForOnePaid * pages.pagesPaid
  if (pages.pagesLeft < mostPages) return
  const forgottenAt = pages.lastLeftAt && new Date(pages.lastLeftAt.getTime() + 3_600_000)
  throw refusalOfNetwork(forgottenAt, { isReserved: false, now })
}

/** Too much is unpaid of a network address: a reservation may be paid by card instead, an order by card may wait. */
export function refusalOfNetwork(
  freeAt: Date | null,
  { isReserved, now }: { isReserved: boolean; now: Temporal.Instant },
): Problem {
  const detail = 'Too many places are held from this network address for orders that have not been paid.'
  return isReserved
    ? new Problem(409, 'too_many_reservations_of_network', detail)
    : new Problem(409, 'too_many_unpaid_of_network', detail, waitUntil(freeAt, now))
}

/** The time from which the places that were counted no longer refuse a new order. */
function waitUntil(end: Date | null, now: Temporal.Instant): { retryAfterSeconds: number } {
  const ms = end ? end.getTime() - now.epochMilliseconds : shortMinutes.almostFull * 60_000
  return { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) }
}
