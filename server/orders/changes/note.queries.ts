/** The SQL of the note and address of a booking. */
import type { Knex } from 'knex'
import type { BookingState } from '../transitions.ts'

/** A booking as far as its words can be changed. */
export interface NotedRow {
  id: string
  status: BookingState
  startsAt: Date
  note: string | null
  addressGiven: string | null
  /** The supplier knows of it: it is confirmed, it is reserved, or the supplier was asked to confirm it. */
  isTold: boolean
}

/** A booking of an order, locked. */
export async function findNoted(
  trx: Knex.Transaction,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<NotedRow | undefined> {
  const { rows } = await trx.raw<{ rows: NotedRow[] }>(
    `select b.id, b.status, b.starts_at "startsAt", coalesce(b.note, b.pickup ->> 'note') note, b.address_given "addressGiven",
       b.status <> 'ON_HOLD' or o.status = 'RESERVED' "isTold"
     from bookings b join orders o on o.id = b.order_id
     where b.order_id = :orderId and b.reference = :reference for update of b`,
    { orderId, reference },
  )
  return rows[0]
}

/** Replaces note and address. Older orders keep their note in `pickup`: it is removed from there. */
export async function replaceNote(
  trx: Knex.Transaction,
  id: string,
  { note, address }: { note: string; address: string | null },
): Promise<void> {
  await trx.raw(
    `update bookings set note = nullif(:note, ''), pickup = pickup - 'note', address_given = :address, updated_at = now() where id = :id`,
    { id, note, address },
  )
}
