/** The SQL of an order with all that its buyer may read. */
import type { Knex } from 'knex'
import type { Selection, Price } from '../../contract/availability.ts'
import type { PaymentMethod } from '../../contract/checkout.ts'
import type { ListingEntryOf } from '../../contract/entries-of.ts'
import type { Language, Localized, LocalizedList } from '../../contract/primitives.ts'
import type { Company, SiteLogo } from '../../contract/storefront-file.ts'
import type { Contact } from '../../contract/storefronts.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { refundableSql } from '../orders.queries.ts'
import type { Refundable } from '../refunds/share-refund.ts'
import type { SoldAs } from '../sold-as.ts'
import type { BookingState, ChangeState, OrderState, PaymentState } from '../transitions.ts'
import type { Layout } from '../../../themes/names.ts'

/** A booking before or after a change. */
interface ChangeSideRow {
  start: string
  units: Selection['units']
  guests: number
  extras: Record<string, number>
  explanation: Price
  price: number
}

/** A change of a booking that was made, or waits for its payment, or lapsed. */
export interface InvoiceChangeRow {
  id: string
  kind: 'LEAVE' | 'MOVE'
  status: ChangeState
  at: string
  before: ChangeSideRow
  after: ChangeSideRow
  fee: number
  refund: number
  due: number
  heldUntil: string | null
  answerBy: string | null
  declineReason: string | null
  url: string | null
}

/** A booking as it was sold. */
export interface InvoiceBookingRow {
  reference: string
  status: BookingState
  /** When it came to its status: what is cancelled changes no more. */
  updatedAt: string
  /** Code of the option. */
  option: string
  start: string
  end: string
  startsAt: string
  timeZone: string
  periods: number
  units: Selection['units']
  guests: number
  extras: Record<string, number>
  note: string | null
  addressGiven: string | null
  explanation: Price
  soldAs: SoldAs
  originalPrice: number
  discount: number
  price: number
  refunded: number
  answerBy: string | null
  declineReason: string | null
  /** Only what its traveller cancels has terms, and so a fee, if of nothing. */
  cancelledByTraveller: boolean
  /** Kept of what was given up. */
  fees: number
  changes: InvoiceChangeRow[]
  supplier: { name: Localized; phone: string | null }
  knowBeforeYouGo: LocalizedList | null
  whatToBring: LocalizedList | null
  includes: LocalizedList | null
  /** Entries of these lists that are of some options only. */
  entriesOf: ListingEntryOf[]
  spokenLanguages: Language[]
  /** Its traveller has written about it. */
  reviewed: boolean
}

/** An order with all that its buyer may read. */
export interface InvoiceRow {
  id: string
  reference: string
  /** Null as long as nothing was paid. */
  invoiceNumber: number | null
  /** Null where the number is from before there were series: its year is that of the purchase. */
  invoiceYear: number | null
  status: OrderState
  purchasedAt: Date
  updatedAt: Date
  /** No e-mail with tickets of it waits to be sent. */
  ticketsMailed: boolean
  /** What was paid and given back. */
  moves: { kind: 'payment' | 'refund'; at: string; amount: number; byHand: boolean; open: boolean }[]
  heldUntil: Date
  language: Language
  /** IANA zone of the buyer's device, where it is known. */
  timeZone: string | null
  currency: string
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phone: string
  subtotal: number
  discount: number
  total: number
  promoCode: string | null
  paymentMethod: PaymentMethod
  payment: {
    id: string
    intentId: string | null
    status: PaymentState
    url: string | null
    refunded: number
  } | null
  /** What the payment network was asked to give back and has not yet, of how many payments, and what support has to, as it could not or was never paid. */
  refunds: { sending: number; sendingOf: number; owed: number }
  /** What is left of each payment that was taken: where a refund would go back. */
  refundable: Refundable[]
  contact: Contact
  storefront: {
    id: number
    slug: string
    name: string
    layout: Layout
    logo: SiteLogo | null
    company: Company | null
    imageHosts: string[]
    origins: string[]
    /** Its own; none where it answers at every host that no other has. */
    hosts: string[]
  }
  /** The page that the buyer came back to from the payment page. */
  returnUrl: string
  /** The page that the buyer came from. */
  cancelUrl: string
  /** Reference of the order that took its place before anything was paid. */
  continuedAs: string | null
  /** What the supplier wrote with the offer that it accepts. */
  offerNote: string | null
  /** What the traveller wrote when they asked for the offer. */
  offerMessage: string | null
  bookings: InvoiceBookingRow[]
}

/** Which order: by its id or reference for callers whose right was checked, or by its reference and its token. */
export type InvoiceKey = { id: string } | { reference: string; tokenHash?: Buffer }

const changesSql = `
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'status', c.status, 'at', c.created_at,
    'before', c.before, 'after', c.after, 'fee', c.fee, 'refund', c.refund, 'due', c.due, 'heldUntil', c.held_until,
    'answerBy', c.answer_by, 'declineReason', c.decline_reason, 'url', p.url) order by c.created_at, c.id), '[]')
  from booking_changes c left join payments p on p.change_id = c.id where c.booking_id = b.id`

/** Of `orders o`: the e-mails that bring tickets, at the purchase, after the answer of a supplier and after a change. */
const ticketsMailedSql = `
  not exists (
    select from messages m where m.mailed_at is null and m.key in (
      'order-confirmed:' || o.id || ':', 'order-partial:' || o.id || ':', 'order-confirmed-later:' || o.id || ':')
  ) and not exists (
    select from bookings b join booking_changes c on c.booking_id = b.id and c.status = 'APPLIED'
    join messages m on m.key = 'booking-changed:' || o.id || ':' || b.reference || ':' || c.id
    where b.order_id = o.id and m.mailed_at is null
  )`

const movesSql = `
  select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.kind, m.amount desc), '[]') from (
    select 'payment' kind, coalesce(p.captured_at, p.created_at) "at", p.captured amount, p.intent_id is null "byHand", false open from payments p where p.order_id = o.id and p.captured > 0
    union all
    select 'refund', r.created_at, r.amount, p.intent_id is null or r.by_hand or r.status = 'FAILED', r.status <> 'SUCCEEDED'
    from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id
  ) m`

const invoiceSql = `
  select o.id, o.reference, o.invoice_number "invoiceNumber", o.invoice_year "invoiceYear", o.status, o.purchased_at "purchasedAt", o.updated_at "updatedAt", least(o.held_until, o.release_at) "heldUntil",
       o.language, o.time_zone "timeZone", o.currency, o.first_name "firstName", o.last_name "lastName", o.email, o.country_code "countryCode",
       o.phone, o.subtotal, o.discount, o.total, o.promo_code "promoCode", o.payment_method "paymentMethod", s.contact,
       jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'layout', s.layout,
         'logo', s.theme -> 'logo', 'company', s.company, 'imageHosts', s.image_hosts, 'origins', s.origins, 'hosts', case when s.every_other_host then '{}' else s.hosts end) storefront,
       (
         select q.note from carts c join offer_requests r on r.id = c.offer_request_id join offer_quotes q on q.id = r.quote_id
         where c.id = o.cart_id
       ) "offerNote",
       (
         select r.message from carts c join offer_requests r on r.id = c.offer_request_id where c.id = o.cart_id
       ) "offerMessage",
       o.return_url "returnUrl", o.cancel_url "cancelUrl", (${movesSql}) moves,
       (${ticketsMailedSql}) "ticketsMailed",
       case when o.status = 'CANCELLED' and o.invoice_number is null then (
         select n.reference from orders n
         where n.cart_id = o.cart_id and n.id <> o.id and n.purchased_at >= o.purchased_at
           and exists (
             select from bookings mine join bookings its on its.line_id = mine.line_id
             where mine.order_id = o.id and its.order_id = n.id
           )
           and not exists (select from payments p where p.order_id = o.id and p.intent_id is not null)
         order by n.purchased_at desc, n.status = 'CANCELLED' limit 1
       ) end "continuedAs",
       (
         select jsonb_build_object('id', p.id, 'intentId', p.intent_id, 'status', p.status, 'url', p.url, 'refunded', p.refunded)
         from payments p where p.order_id = o.id and p.change_id is null
       ) payment,
       (
         select jsonb_build_object('sending', coalesce(sum(r.amount) filter (where r.status = 'REQUESTED' and p.intent_id is not null), 0),
           'sendingOf', count(distinct p.id) filter (where r.status = 'REQUESTED' and p.intent_id is not null),
           'owed', coalesce(sum(r.amount) filter (where r.status = 'FAILED' or (r.status = 'REQUESTED' and p.intent_id is null)), 0))
         from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id
       ) refunds, (${refundableSql}) refundable,
       (
         select jsonb_agg(jsonb_build_object('reference', b.reference, 'status', b.status, 'updatedAt', b.updated_at,
           'option', (select code from options where id = b.option_id),
           'start', to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI'), 'end', to_char(b.local_end, 'YYYY-MM-DD"T"HH24:MI'),
           'startsAt', b.starts_at, 'timeZone', b.time_zone, 'periods', b.periods, 'units', b.units, 'guests', b.guests,
           'extras', b.extras, 'note', coalesce(b.note, b.pickup ->> 'note'), 'addressGiven', b.address_given, 'explanation', b.explanation, 'soldAs', b.sold_as,
           'originalPrice', b.original_price, 'discount', b.discount, 'price', b.price, 'refunded', b.refunded,
           'supplier', (select jsonb_build_object('name', p.name, 'phone', p.phone) from suppliers p where p.id = b.supplier_id),
           'knowBeforeYouGo', (select e.know_before_you_go from experiences e where e.id = b.experience_id),
           'whatToBring', (select e.what_to_bring from experiences e where e.id = b.experience_id),
           'includes', (select e.includes from experiences e where e.id = b.experience_id),
           'entriesOf', (select e.entries_of from experiences e where e.id = b.experience_id),
           'spokenLanguages', (select coalesce(o.spoken_languages, e.spoken_languages) from options o join experiences e on e.id = o.experience_id where o.id = b.option_id),
           'cancelledByTraveller', b.cancellation_fee is not null, 'fees', b.change_fees + coalesce(b.cancellation_fee, 0), 'changes', (${changesSql}),
           'answerBy', b.answer_by, 'declineReason', b.decline_reason, 'reviewed', exists (select from reviews r where r.booking_id = b.id))
           order by b.starts_at, b.position)
         from bookings b where b.order_id = o.id
       ) bookings
     from orders o join storefronts s on s.id = o.storefront_id`

/** One order, or none. */
export async function findInvoice(db: Knex, key: InvoiceKey): Promise<InvoiceRow | undefined> {
  const [row] = await ('id' in key
    ? runPrepared<InvoiceRow>(db, 'find-invoice-by-id', {
        sql: `${invoiceSql} where o.id = :id`,
        bindings: { id: key.id },
      })
    : runPrepared<InvoiceRow>(db, 'find-invoice-by-reference', {
        sql: `${invoiceSql} where o.reference = :reference and (:tokenHash::bytea is null or o.token_hash = :tokenHash)`,
        bindings: { reference: key.reference, tokenHash: key.tokenHash ?? null },
      }))
  return row
}

/** Orders of the ids, newest first. */
export async function listInvoices(db: Knex, ids: readonly string[]): Promise<InvoiceRow[]> {
  const { rows } = await db.raw<{ rows: InvoiceRow[] }>(
    `${invoiceSql} where o.id = any(:ids) order by o.purchased_at desc, o.id`,
    { ids: [...ids] },
  )
  return rows
}
