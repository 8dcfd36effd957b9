/** The SQL of changing a booking. */
import type { Knex } from 'knex'
import type { Price, Selection } from '../../contract/availability.ts'
import type { CancellableRow } from '../cancellations/cancellation.queries.ts'
import type { SoldAs } from '../sold-as.ts'
import type { ChangeState } from '../transitions.ts'

/** What a change changes of a booking. */
export interface BookingSnapshot {
  start: string
  end: string
  startsAt: string
  units: Selection['units']
  guests: number
  extras: Record<string, number>
  explanation: Price
  originalPrice: number
  discount: number
  price: number
}

/** A booking as far as changing it depends on it. */
export interface ChangeableRow extends CancellableRow {
  optionId: number
  periods: number
  pickup: Selection['pickup'] | null
  soldAs: SoldAs
  /** Where its traveller is fetched, if it was asked. */
  addressGiven: string | null
  /** Its promo code takes off a share of the price, not a sum. */
  codeIsShare: boolean
  /** Another change of it is undecided. */
  waiting: boolean
  now: BookingSnapshot
}

/** A booking of an order. */
export async function findChangeable(
  db: Knex,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<ChangeableRow | undefined> {
  const { rows } = await db.raw<{ rows: ChangeableRow[] }>(
    `select b.id, b.reference, b.status, b.starts_at "startsAt", b.time_zone "timeZone", b.price, b.refunded, b.currency,
       b.sold_as -> 'cancellation' policy, b.option_id "optionId", b.periods, b.pickup, b.sold_as "soldAs",
       b.address_given "addressGiven",
       exists (select from orders o join promo_codes p on p.code = o.promo_code
         where o.id = b.order_id and p.percent is not null) "codeIsShare",
       exists (select from booking_changes c where c.booking_id = b.id and c.status in ('AWAITING_PAYMENT', 'ASKED')) waiting,
       jsonb_build_object('start', to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI'),
         'end', to_char(b.local_end, 'YYYY-MM-DD"T"HH24:MI'), 'startsAt', b.starts_at, 'units', b.units, 'guests', b.guests,
         'extras', b.extras, 'explanation', b.explanation, 'originalPrice', b.original_price, 'discount', b.discount,
         'price', b.price) now
     from bookings b where b.order_id = :orderId and b.reference = :reference`,
    { orderId, reference },
  )
  return rows[0]
}

/** Whether anything of what was sold needs an address of the traveller. */
const asksAddress = (soldAs: string) =>
  `(jsonb_path_exists(${soldAs}, '$.extras[*].asks') or jsonb_path_exists(${soldAs}, '$.pickup.asks'))`

/**
 * Gives a booking another shape; what was given up of it is counted as kept or as refunded. The address is deleted with the last
 * pickup or extra that needs one.
 */
export async function reshapeBooking(
  trx: Knex,
  {
    id,
    after,
    soldAs,
    fee,
    refund,
    places,
  }: {
    id: string
    after: BookingSnapshot
    soldAs: SoldAs
    fee: number
    refund: number
    /** Where its places are now, when it was moved. */
    places?: { poolId: number; slots: readonly string[] }
  },
): Promise<void> {
  await trx.raw(
    `update bookings set local_start = :newStart, local_end = :newEnd, starts_at = :startsAt, units = :units::jsonb,
       guests = :guests, extras = :extras::jsonb, explanation = :explanation::jsonb, sold_as = :soldAs::jsonb,
       original_price = :originalPrice, discount = :discount, price = :price, change_fees = change_fees + :fee,
       change_refunds = change_refunds + :refund, refunded = refunded + :refund,
       pool_id = coalesce(:poolId, pool_id), slots = coalesce(:slots::timestamp[], slots), updated_at = now(),
       address_given = case when ${asksAddress('sold_as')} and not ${asksAddress(':soldAs::jsonb')} then null else address_given end
     where id = :id`,
    {
      id,
      newStart: after.start,
      newEnd: after.end,
      startsAt: after.startsAt,
      units: JSON.stringify(after.units),
      guests: after.guests,
      extras: JSON.stringify(after.extras),
      explanation: JSON.stringify(after.explanation),
      soldAs: JSON.stringify(soldAs),
      originalPrice: after.originalPrice,
      discount: after.discount,
      price: after.price,
      fee,
      refund,
      poolId: places?.poolId ?? null,
      slots: places ? [...places.slots] : null,
    },
  )
}

/** An order costs what its bookings cost. */
export async function addToOrder(
  trx: Knex,
  orderId: string,
  more: { subtotal: number; discount: number },
): Promise<void> {
  await trx.raw(
    `update orders set subtotal = subtotal + :subtotal::bigint, discount = discount + :discount::bigint,
       total = total + :subtotal::bigint - :discount::bigint, updated_at = now() where id = :orderId`,
    { orderId, ...more },
  )
}

/** A change on its way into the table. */
export interface ChangeDraft {
  bookingId: string
  kind: 'LEAVE' | 'MOVE'
  status: Extract<ChangeState, 'APPLIED' | 'AWAITING_PAYMENT' | 'ASKED'>
  before: BookingSnapshot
  /** With what the booking is then sold as. */
  after: BookingSnapshot & { soldAs: SoldAs }
  fee: number
  refund: number
  due: number
  now: string
  heldUntil: string | null
  /** Until when the supplier may answer; they are asked at once. */
  answerBy?: string
}

/** Keeps a change. */
export async function insertChange(trx: Knex, change: ChangeDraft): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into booking_changes (booking_id, kind, status, before, after, fee, refund, due, held_until, answer_by,
       created_at)
     values (:bookingId, :kind, :status, :before::jsonb, :after::jsonb, :fee, :refund, :due, :heldUntil, :answerBy, :now) returning id`,
    {
      ...change,
      answerBy: change.answerBy ?? null,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    },
  )
  const [row] = rows
  if (!row) throw new Error('the change was not inserted')
  return row.id
}
