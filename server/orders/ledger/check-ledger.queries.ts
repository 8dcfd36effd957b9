import type { Knex } from 'knex'
import type { BookingState } from '../transitions.ts'

/** A booking whose places are not where its status says they should be. */
export interface MisplacedRow {
  reference: string
  status: BookingState
  held: number
  sold: number
}

/**
 * Bookings against their holds. Who has a booking has sold places and no others; who is on hold has none sold (those held
 * may have been given away once the time was up); what has ended has none at all. What wants no places (an infant's
 * ticket) has no holds to compare.
 */
export async function listMisplaced(db: Knex): Promise<MisplacedRow[]> {
  const { rows } = await db.raw<{ rows: MisplacedRow[] }>(
    `select b.reference, b.status, h.held, h.sold
     from bookings b cross join lateral (
       select count(*) filter (where state = 'HELD')::int held, count(*) filter (where state = 'SOLD')::int sold,
         count(*)::int "all"
       from holds where booking_id = b.id and change_id is null
     ) h
     where case
       when b.status in ('PENDING', 'CONFIRMED', 'REDEEMED') then h.sold <> h."all"
       when b.status = 'ON_HOLD' then h.sold > 0
       else h.held + h.sold > 0
     end
     order by b.reference limit 1000`,
  )
  return rows
}

/** A booking that has more or fewer places than its guests were sold. */
export interface MiscountedRow {
  reference: string
  wanted: number
  /** The fewest and the most that it has in one of its slots; null: none at all. */
  least: number | null
  most: number | null
}

/** What bookings say (who comes, and how many places each takes) against the places that they have in each slot. */
export async function listMiscounted(db: Knex): Promise<MiscountedRow[]> {
  const { rows } = await db.raw<{ rows: MiscountedRow[] }>(
    `select b.reference, w.places wanted, h.least, h.most
     from bookings b cross join lateral (
       select sum((b.units ->> (u ->> 'id'))::int * (u ->> 'places')::int)::int places
       from jsonb_array_elements(b.sold_as -> 'units') u
     ) w cross join lateral (
       select min(places) least, max(places) most from holds where booking_id = b.id and change_id is null and state = 'SOLD'
     ) h
     where b.status in ('PENDING', 'CONFIRMED', 'REDEEMED') and w.places > 0
       and (h.least is distinct from w.places or h.most is distinct from w.places)
     order by b.reference limit 1000`,
  )
  return rows
}

/** A payment of which more or less was taken than its bookings came to. */
export interface UnbalancedRow {
  reference: string
  captured: number
  refunded: number
  kept: number
}

/** Taken money against what bookings cost: what stays with us is what stands, and what cancelling cost. */
export async function listUnbalanced(db: Knex): Promise<UnbalancedRow[]> {
  const { rows } = await db.raw<{ rows: UnbalancedRow[] }>(
    `select o.reference, p.captured, r.amount refunded, b.kept
     from orders o
     cross join lateral (
       select sum(captured)::bigint captured from payments
       where order_id = o.id and status in ('CAPTURED', 'REFUNDED')
     ) p
     cross join lateral (
       select coalesce(sum(refunds.amount), 0)::bigint amount
       from refunds join payments on payments.id = refunds.payment_id
       where payments.order_id = o.id
     ) r
     cross join lateral (
       select coalesce(sum(change_fees + case status when 'CANCELLED' then coalesce(cancellation_fee, 0) else price end), 0)::bigint kept
       from bookings where order_id = o.id and status in ('CONFIRMED', 'PENDING', 'CANCELLED', 'REDEEMED')
     ) b
     where p.captured is not null and o.status in ('CONFIRMED', 'PARTIALLY_CONFIRMED', 'CANCELLED', 'UNSUCCESSFUL')
       and p.captured - r.amount <> b.kept
     order by o.reference limit 1000`,
  )
  return rows
}

/** How much there was to check. */
export async function countLedger(db: Knex): Promise<{ departures: number; bookings: number }> {
  const { rows } = await db.raw<{ rows: { departures: number; bookings: number }[] }>(
    `select (select count(*)::int from departures) departures, (select count(*)::int from bookings) bookings`,
  )
  return rows[0] ?? { departures: 0, bookings: 0 }
}
