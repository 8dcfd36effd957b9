import type { Knex } from 'knex'

/** A booking of which the buyer is to be reminded, or asked for a review. */
export interface DueBookingRow {
  orderId: string
  reference: string
  /** The change by which it came to its start, if it was moved: it is another start, to be told once too. */
  change?: string | null
}

/**
 * Confirmed bookings that begin within a time and were bought, or moved there, before it began: a traveller who books for tonight
 * needs no reminder.
 * Finds by the start; a booking stays in the list until it begins.
 */
export async function listBeginning(
  db: Knex,
  { from, until, boughtBefore, limit }: { from: string; until: string; boughtBefore: string; limit: number },
): Promise<DueBookingRow[]> {
  const { rows } = await db.raw<{ rows: DueBookingRow[] }>(
    `select b.order_id "orderId", b.reference, moved.id change
     from bookings b join orders o on o.id = b.order_id
     left join lateral (
       select c.id, c.updated_at at from booking_changes c
       where c.booking_id = b.id and c.kind = 'MOVE' and c.status = 'APPLIED' order by c.created_at desc limit 1
     ) moved on true
     where b.status = 'CONFIRMED' and b.starts_at > :from and b.starts_at <= :until
       and coalesce(moved.at, o.purchased_at) < :boughtBefore
       and not exists (
         select from messages m
         where m.key = 'booking-reminder:' || b.order_id || ':' || b.reference || coalesce(':' || moved.id, '')
       )
     order by b.starts_at limit :limit`,
    { from, until, boughtBefore, limit },
  )
  return rows
}

/** Bookings that have taken place between two times, for which no review was asked yet. */
export async function listEnded(
  db: Knex,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<DueBookingRow[]> {
  const { rows } = await db.raw<{ rows: DueBookingRow[] }>(
    `select b.order_id "orderId", b.reference from bookings b
     where b.status in ('CONFIRMED', 'REDEEMED')
       and (b.local_end at time zone b.time_zone) > :from and (b.local_end at time zone b.time_zone) <= :until
       and not exists (select from messages m where m.key = 'review-invitation:' || b.order_id || ':' || b.reference)
     order by b.starts_at limit :limit`,
    { from, until, limit },
  )
  return rows
}
