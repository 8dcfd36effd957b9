import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { enqueueJob } from '../platform/jobs/jobs.ts'
import { decideReview } from '../reviews/decide-review.ts'

/** An order as the product keeps it, for a test to look at behind the screens. */
export interface BookedOrder {
  id: string
  status: string
  payment: string | null
  captured: number | null
  bookings: { reference: string; status: string; price: number }[]
  /** Webhooks that came about it. */
  events: number
}

/** The books of the product that the journeys run against, and the hands of its clock. */
export interface ProductBooks {
  readOrder(reference: string): Promise<BookedOrder>
  /** The reference of the order that a payment page is for. */
  referenceOf(paymentUrl: string): Promise<string>
  /** A mail about an order, or to the supplier of one of its bookings, as it lies in the outbox; undefined before. */
  findMail(kind: string, reference: string): Promise<string | undefined>
  /** The time is up for which the places of a booking were held. */
  endHold(bookingReference: string): Promise<void>
  /** The time is up in which a supplier had to answer; the job that notices it runs now. */
  endAnswerTime(bookingReference: string): Promise<void>
  /** It took place, two months before it was to. */
  endTrip(bookingReference: string): Promise<void>
  /** Somebody has read a held review, and shows it. */
  releaseReview(body: string): Promise<void>
  /** How many places of a booking's departure are unsold. */
  placesLeft(bookingReference: string): Promise<number>
  listFaults(): Promise<string[]>
  close(): Promise<void>
}

/** Opens the books of the product whose data folder `DHOW_TEST_DATA` names; see `start-product.ts`. */
export async function openProductBooks(): Promise<ProductBooks> {
  const folder = process.env.DHOW_TEST_DATA
  if (!folder) throw new Error('DHOW_TEST_DATA names no data folder of a running product')
  const postgres = await startEmbeddedPostgres(folder)
  const db = openDatabase(postgres.url(), { poolSize: 2 })
  const one = async <Row>(sql: string, bindings: Record<string, string>): Promise<Row | undefined> =>
    (await db.raw<{ rows: Row[] }>(sql, bindings)).rows[0]

  return {
    async readOrder(reference) {
      const order = await one<BookedOrder>(
        `select o.id, o.status, p.status payment, p.captured,
           (select jsonb_agg(jsonb_build_object('reference', b.reference, 'status', b.status, 'price', b.price) order by b.position)
            from bookings b where b.order_id = o.id) bookings,
           (select count(*)::int from payment_events e where e.payload::text like '%' || o.id || '%') events
         from orders o left join payments p on p.order_id = o.id where o.reference = :reference`,
        { reference },
      )
      if (!order) throw new Error(`there is no order ${reference}`)
      return order
    },
    async referenceOf(paymentUrl) {
      const session = /cs_\w+/.exec(paymentUrl)?.[0] ?? ''
      const order = await one<{ reference: string }>(
        `select o.reference from orders o join payments p on p.order_id = o.id where p.session_id = :session`,
        { session },
      )
      if (!order) throw new Error(`no order has the payment page ${paymentUrl}`)
      return order.reference
    },
    async findMail(kind, reference) {
      const message = await one<{ id: string }>(
        `select m.id from messages m left join orders o on o.id::text = m.about ->> 'orderId'
         where m.kind = :kind and (o.reference = :reference or m.key = m.kind || ':' || :reference
             or m.key like m.kind || ':' || :reference || '-%') and m.mailed_at is not null`,
        { kind, reference },
      )
      return message && readFile(path.join(folder, 'outbox', `${kind}-${message.id}.html`), 'utf8')
    },
    async endHold(reference) {
      await db.raw(
        `update holds set expires_at = now() - interval '1 second'
         where state = 'HELD' and booking_id = (select id from bookings where reference = :reference)`,
        { reference },
      )
    },
    async endAnswerTime(reference) {
      await db.raw(
        `update bookings set answer_by = now() - interval '1 second' where reference = :reference`,
        { reference },
      )
      await enqueueJob(db, 'expire-requests', {})
    },
    async endTrip(reference) {
      await db.raw(
        `update bookings set local_start = local_start - interval '60 days', local_end = local_end - interval '60 days',
           starts_at = starts_at - interval '60 days' where reference = :reference`,
        { reference },
      )
    },
    async releaseReview(body) {
      const held = await one<{ id: number }>(
        `select id from reviews where body = :body and status = 'held'`,
        {
          body,
        },
      )
      const outcome = await decideReview({ db }, held?.id ?? 0, { kind: 'release' })
      if (outcome !== 'decided') throw new Error(`the review was not held: ${outcome}`)
    },
    async placesLeft(reference) {
      const row = await one<{ left: number }>(
        `select p.capacity - d.sold "left" from bookings b join holds h on h.booking_id = b.id
         join departures d on d.id = h.departure_id join pools p on p.id = d.pool_id where b.reference = :reference`,
        { reference },
      )
      return row?.left ?? 0
    },
    listFaults: async () => (await checkLedger({ db })).faults,
    async close() {
      await db.destroy()
      await postgres.stop()
    },
  }
}
