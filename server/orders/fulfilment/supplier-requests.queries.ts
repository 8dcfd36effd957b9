import type { Knex } from 'knex'
import type { Price, Selection } from '../../contract/availability.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'
import type { Language } from '../../contract/primitives.ts'
import { mostSpeltOut, runPrepared, spellOut } from '../../platform/prepared.ts'
import type { SoldAs } from '../sold-as.ts'
import type { BookingState } from '../transitions.ts'

/** What decides until when the suppliers of bookings may answer. */
export async function listAskedOccasions(
  trx: Knex,
  bookingIds: readonly string[],
): Promise<{ id: string; startsAt: Date; timeZone: string; policy: CancellationPolicy | null }[]> {
  const { rows } = await trx.raw<{ rows: Awaited<ReturnType<typeof listAskedOccasions>> }>(
    `select id, starts_at "startsAt", time_zone "timeZone", sold_as -> 'cancellation' policy from bookings
     where id = any(:bookingIds) order by id`,
    { bookingIds: [...bookingIds] },
  )
  return rows
}

/** Gives the supplier of a booking their time to answer. */
export async function setAnswerBy(
  trx: Knex,
  { bookingId, answerBy }: { bookingId: string; answerBy: string },
): Promise<void> {
  await trx.raw(`update bookings set answer_by = :answerBy where id = :bookingId`, { bookingId, answerBy })
}

/** The order of a booking, and whether its supplier's time is up. */
export async function findAsked(
  db: Knex,
  { reference, now }: { reference: string; now: string },
): Promise<{ id: string; orderId: string; late: boolean } | undefined> {
  const { rows } = await db.raw<{ rows: { id: string; orderId: string; late: boolean }[] }>(
    `select id, order_id "orderId", coalesce(answer_by <= :now, false) late from bookings where reference = :reference`,
    { reference, now },
  )
  return rows[0]
}

/** Keeps what the supplier said when they declined. */
export async function noteDecline(trx: Knex, id: string, reason: string): Promise<void> {
  await trx.raw(`update bookings set decline_reason = :reason where id = :id`, { id, reason })
}

/** Keeps what goes back of a booking that will not take place. */
export async function noteRefund(trx: Knex, { id, refund }: { id: string; refund: number }): Promise<void> {
  await trx.raw(`update bookings set refunded = refunded + :refund where id = :id`, { id, refund })
}

/** Requests that were not answered in time. */
export async function listUnanswered(
  db: Knex,
  { now, limit }: { now: string; limit: number },
): Promise<{ reference: string }[]> {
  const { rows } = await db.raw<{ rows: { reference: string }[] }>(
    `select reference from bookings where status = 'PENDING' and answer_by <= :now order by answer_by limit :limit`,
    { now, limit },
  )
  return rows
}

/** A booking as far as its supplier is told of it. */
export interface ToldRow {
  id: string
  reference: string
  status: BookingState
  answerBy: Date | null
  start: string
  end: string
  startsAt: string
  timeZone: string
  units: Selection['units']
  guests: number
  extras: Record<string, number>
  note: string | null
  addressGiven: string | null
  soldAs: SoldAs
  explanation: Price
  currency: string
  /** What cancelling it cost its traveller; null while it stands. */
  cancellationFee: number | null
  /** What changes of it have cost. */
  changeFees: number
  /** What changes of it have given back. */
  changeRefunds: number
  /** All that came back of it. */
  refunded: number
  /** Its order was reserved before it was paid, which its supplier was told. */
  wasReserved: boolean
  firstName: string
  lastName: string
  phone: string
  /** The language that the traveller reads. */
  reads: Language
  storefrontId: number
  supplier: { email: string; language: Language | null }
}

const toldSql = `
  select b.id, b.reference, b.status, b.answer_by "answerBy",
    to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI') start, to_char(b.local_end, 'YYYY-MM-DD"T"HH24:MI') "end",
    to_json(b.starts_at) #>> '{}' "startsAt", b.time_zone "timeZone", b.units, b.guests, b.extras,
    coalesce(b.note, b.pickup ->> 'note') note, b.address_given "addressGiven", b.sold_as "soldAs", b.explanation,
    b.currency, b.cancellation_fee "cancellationFee", b.change_fees "changeFees", b.change_refunds "changeRefunds", b.refunded,
    o.payment_method = 'PAY_LATER' and o.total > 0 "wasReserved",
    o.first_name "firstName", o.last_name "lastName", o.phone, o.language reads, o.storefront_id "storefrontId",
    jsonb_build_object('email', s.email, 'language', s.language) supplier
  from bookings b join orders o on o.id = b.order_id join suppliers s on s.id = b.supplier_id`

/** Bookings with whom they concern, in the order of their orders. */
export async function listTold(db: Knex, bookingIds: readonly string[]): Promise<ToldRow[]> {
  const inOrder = 'order by b.order_id, b.position'
  if (bookingIds.length > mostSpeltOut) {
    const { rows } = await db.raw<{ rows: ToldRow[] }>(
      `${toldSql} where b.id = any(:bookingIds) ${inOrder}`,
      {
        bookingIds: [...bookingIds],
      },
    )
    return rows
  }
  if (bookingIds.length === 0) return []
  const { list, bindings } = spellOut(bookingIds)
  return runPrepared<ToldRow>(db, `list-told-${bookingIds.length}`, {
    sql: `${toldSql} where b.id in (${list}) ${inOrder}`,
    bindings,
  })
}
