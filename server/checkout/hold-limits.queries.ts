/** The SQL that counts what orders of a buyer or a network address hold unpaid. */
import type { Knex } from 'knex'
import { runPrepared } from '../platform/prepared.ts'

/** What orders of a network address hold and have not paid, the new order included. */
export interface HeldPlaces {
  /** Places of all slots. */
  placesOfAddress: number
  placesOfOrder: number
  /** A departure of which several orders of the address hold more than their share. */
  crowded: boolean
  /** When nothing of this is held any more, the new order left aside. */
  freeAt: Date | null
}

/**
 * Counts them: of orders that are at a payment page, and `withReserved` also of those that are reserved. `share` of a
 * departure is free to be held by one address, and `least` places of each.
 */
export async function countHeldPlaces(
  trx: Knex,
  by: { orderId: string; from: Buffer; now: string; withReserved: boolean; share: number; least: number },
): Promise<HeldPlaces> {
  const [held] = await runPrepared<HeldPlaces>(trx, 'count-held-places', {
    sql: `with held as (
       select o.id order_id, h.departure_id, h.places, h.expires_at
       from orders o join bookings b on b.order_id = o.id join holds h on h.booking_id = b.id
       where o.reserved_from = :from and o.status in ('AWAITING_PAYMENT', 'RESERVED')
         and (o.status = 'AWAITING_PAYMENT' or :withReserved::boolean) and h.state = 'HELD' and h.expires_at > :now
     )
     select (select coalesce(sum(places), 0)::int from held) "placesOfAddress",
       (select coalesce(sum(places), 0)::int from held where order_id = :orderId) "placesOfOrder",
       (select max(expires_at) from held where order_id <> :orderId) "freeAt",
       exists (
         select from held join departures d on d.id = held.departure_id group by d.id
         having count(distinct order_id) > 1 and sum(places) > greatest(:least::int, d.capacity * :share::numeric)
       ) crowded`,
    bindings: by,
  })
  return held ?? { placesOfAddress: 0, placesOfOrder: 0, crowded: false, freeAt: null }
}

/** Payment pages that are open or were left, of the buyer and the network address of an order, its own included. */
export interface PaymentPages {
  /** Orders at a payment page with this e-mail address or this telephone number. */
  ordersOfBuyer: number
  /** When the first of them ends, the new one left aside. */
  firstEndsAt: Date | null
  /** Of the last hour, from this network address: those left unpaid, and those that were paid. */
  pagesLeft: number
  pagesPaid: number
  /** When the last of those left unpaid was opened. */
  lastLeftAt: Date | null
}

/** Counts them. Orders of a buyer are found by two indexes: an `or` would read every open order. */
export async function countPaymentPages(
  trx: Knex,
  by: { orderId: string; from: Buffer; email: string; phone: string; now: string; hourAgo: string },
): Promise<PaymentPages> {
  const [pages] = await runPrepared<PaymentPages>(trx, 'count-payment-pages', {
    sql: `with pages as (
       select p.status, o.purchased_at from orders o join payments p on p.order_id = o.id and p.change_id is null
       where o.reserved_from = :from and o.purchased_at > :hourAgo and p.session_id is not null
     ), of_buyer as (
       select id, held_until from orders where status = 'AWAITING_PAYMENT' and lower(email) = lower(:email) and held_until > :now
       union
       select id, held_until from orders where status = 'AWAITING_PAYMENT' and phone = :phone and held_until > :now
     )
     select (select count(*)::int from pages where status in ('EXPIRED', 'CANCELLED')) "pagesLeft",
       (select count(*)::int from pages where status in ('AUTHORISED', 'CAPTURED', 'REFUNDED')) "pagesPaid",
       (select max(purchased_at) from pages where status in ('EXPIRED', 'CANCELLED')) "lastLeftAt",
       (select count(*)::int from of_buyer) "ordersOfBuyer",
       (select min(held_until) from of_buyer where id <> :orderId) "firstEndsAt"`,
    bindings: by,
  })
  return pages ?? { ordersOfBuyer: 0, firstEndsAt: null, pagesLeft: 0, pagesPaid: 0, lastLeftAt: null }
}

/** How many orders of a network address are at a payment page. */
export async function countOrdersAtPayment(
  trx: Knex,
  { from, now }: { from: Buffer; now: string },
): Promise<number> {
  const [counted] = await runPrepared<{ count: number }>(trx, 'count-orders-at-payment', {
    sql: `select count(*)::int from orders where reserved_from = :from and status = 'AWAITING_PAYMENT' and held_until > :now`,
    bindings: { from, now },
  })
  return counted?.count ?? 0
}
