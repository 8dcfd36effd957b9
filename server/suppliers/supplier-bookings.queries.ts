/** The SQL of bookings and changes that wait for their supplier, and of reserved orders. */
import type { Layout } from '../../themes/names.ts'
import type { Knex } from 'knex'
import type { Price, Selection } from '../contract/availability.ts'
import type { SiteLogo } from '../contract/storefront-file.ts'
import type { Language, Localized } from '../contract/primitives.ts'
import type { SoldAs } from '../orders/sold-as.ts'
import type { BookingState, ChangeState, OrderState } from '../orders/transitions.ts'

/** A booking as its supplier sees it. */
export interface SupplierBookingRow {
  id: string
  reference: string
  status: BookingState
  answerBy: Date | null
  /** While its order is reserved and not paid: until when its places are kept. */
  heldUntil: string | null
  declineReason: string | null
  start: string
  end: string
  startsAt: string
  timeZone: string
  units: Record<string, number>
  guests: number
  extras: Record<string, number>
  note: string | null
  addressGiven: string | null
  soldAs: SoldAs
  explanation: Price
  price: number
  currency: string
  firstName: string
  lastName: string
  phone: string
  /** The language that the traveller reads. */
  reads: Language
  supplier: { name: Localized; email: string; language: Language | null }
  storefrontId: number
  /** Name of the storefront that sold it. */
  seller: string
  /** How that storefront looks. */
  layout: Layout
  logo: { slug: string; drawn: SiteLogo | null }
}

const columns = `b.id, b.reference, b.status, b.answer_by "answerBy",
  case when o.status = 'RESERVED' then to_json(least(o.held_until, o.release_at)) #>> '{}' end "heldUntil", b.decline_reason "declineReason",
  to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI') start, to_char(b.local_end, 'YYYY-MM-DD"T"HH24:MI') "end",
  to_json(b.starts_at) #>> '{}' "startsAt",
  b.time_zone "timeZone", b.units, b.guests, b.extras, coalesce(b.note, b.pickup ->> 'note') note, b.address_given "addressGiven", b.sold_as "soldAs", b.explanation, b.price,
  b.currency, o.first_name "firstName", o.last_name "lastName", o.phone, o.language reads,
  jsonb_build_object('name', s.name, 'email', s.email, 'language', s.language) supplier, o.storefront_id "storefrontId",
  f.name seller, f.layout,
  jsonb_build_object('slug', f.slug, 'drawn', f.theme -> 'logo') logo`
const tables = `bookings b join orders o on o.id = b.order_id join suppliers s on s.id = b.supplier_id
  join storefronts f on f.id = o.storefront_id`

/** A booking by its id. */
export async function findSupplierBooking(db: Knex, id: string): Promise<SupplierBookingRow | undefined> {
  const { rows } = await db.raw<{ rows: SupplierBookingRow[] }>(
    `select ${columns} from ${tables} where b.id = :id`,
    { id },
  )
  return rows[0]
}

/** What a booking is before a change, or would be after it. */
export interface SupplierOccasion {
  start: string
  end: string
  startsAt: string
  units: Selection['units']
  guests: number
  extras: Record<string, number>
  explanation: Price
  price: number
}

/** A change of a booking that its supplier was asked about. */
export interface SupplierChangeRow extends SupplierBookingRow {
  change: {
    id: string
    status: ChangeState
    answerBy: string
    declineReason: string | null
    before: SupplierOccasion
    after: SupplierOccasion & { soldAs: SoldAs }
  }
}

const changeSql = `select ${columns}, jsonb_build_object('id', c.id, 'status', c.status, 'answerBy', c.answer_by,
  'declineReason', c.decline_reason, 'before', c.before, 'after', c.after) change
  from ${tables} join booking_changes c on c.booking_id = b.id`

/** A change that its supplier was asked about, by its id. */
export async function findSupplierChange(db: Knex, id: string): Promise<SupplierChangeRow | undefined> {
  const { rows } = await db.raw<{ rows: SupplierChangeRow[] }>(
    `${changeSql} where c.id = :id and c.answer_by is not null`,
    { id },
  )
  return rows[0]
}

/** Changes that wait for their supplier, the most urgent first. */
export async function listSupplierChanges(db: Knex): Promise<SupplierChangeRow[]> {
  const { rows } = await db.raw<{ rows: SupplierChangeRow[] }>(
    `${changeSql} where c.status = 'ASKED' order by c.answer_by limit 500`,
  )
  return rows
}

/** Bookings that wait for their supplier, the most urgent first. */
export async function listSupplierBookings(db: Knex): Promise<SupplierBookingRow[]> {
  const { rows } = await db.raw<{ rows: SupplierBookingRow[] }>(
    `select ${columns} from ${tables} where b.status = 'PENDING' order by b.answer_by nulls last limit 500`,
  )
  return rows
}

/** An order that is reserved and not paid for. */
export interface ReservedRow {
  id: string
  reference: string
  status: OrderState
  firstName: string
  lastName: string
  email: string
  phone: string
  total: number
  /** What support has taken; null until the order is marked as paid. */
  paid: number | null
  /** What support still has to give back of it. */
  owed: number
  currency: string
  heldUntil: Date
  /** Once it has ended: its traveller cancelled all of it, it was not paid in time, or support cancelled it. */
  endedBy: 'traveller' | 'unpaid' | 'support' | null
  /** Of what is first in it. */
  timeZone: string
  place: Localized
  experiences: Localized[]
  storefront: {
    id: number
    name: string
    layout: Layout
    logo: SupplierBookingRow['logo']
    email: string | null
  }
}

const reservedSql = `select o.id, o.reference, o.status, o.first_name "firstName", o.last_name "lastName", o.email, o.phone, o.total,
  (select p.amount from payments p where p.order_id = o.id and p.change_id is null) paid,
  (select coalesce(sum(r.amount), 0)::bigint from refunds r join payments p on p.id = r.payment_id
   where p.order_id = o.id and (r.status = 'FAILED' or (r.status = 'REQUESTED' and p.intent_id is null))) owed,
  o.currency, o.held_until "heldUntil",
  (select case when o.status <> 'CANCELLED' then null when bool_or(b.status = 'EXPIRED') then 'unpaid'
     when bool_and(b.cancellation_fee is not null) then 'traveller' else 'support' end
   from bookings b where b.order_id = o.id) "endedBy",
  first.time_zone "timeZone", first.sold_as -> 'experience' -> 'destination' -> 'name' place,
  (select jsonb_agg(b.sold_as -> 'experience' -> 'title' order by b.position) from bookings b where b.order_id = o.id) experiences,
  jsonb_build_object('id', s.id, 'name', s.name, 'layout', s.layout,
    'logo', jsonb_build_object('slug', s.slug, 'drawn', s.theme -> 'logo'), 'email', s.contact ->> 'email') storefront
  from orders o join storefronts s on s.id = o.storefront_id
  join lateral (select time_zone, sold_as from bookings b where b.order_id = o.id order by position limit 1) first on true`

/** An order that is or was reserved, by its id. */
export async function findReserved(db: Knex, id: string): Promise<ReservedRow | undefined> {
  const { rows } = await db.raw<{ rows: ReservedRow[] }>(
    `${reservedSql} where o.id = :id and o.payment_method = 'PAY_LATER'`,
    { id },
  )
  return rows[0]
}

/** Reserved orders, those whose time ends first at the top. */
export async function listReserved(db: Knex): Promise<ReservedRow[]> {
  const { rows } = await db.raw<{ rows: ReservedRow[] }>(
    `${reservedSql} where o.status = 'RESERVED' order by o.held_until limit 500`,
  )
  return rows
}
