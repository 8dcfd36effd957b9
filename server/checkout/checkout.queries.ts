/** The SQL by which checkout writes an order with its bookings and its payment, and reads an unpaid one. */
import type { Knex } from 'knex'
import type { Layout } from '../../themes/names.ts'
import type { PriceLine } from '../contract/availability.ts'
import type { OrderState } from '../orders/transitions.ts'
import { runPrepared } from '../platform/prepared.ts'
import type { OrderDraft } from './draft-order.ts'
import { mostReservations } from './hold-lifetimes.ts'

/**
 * A turn that no open reservation of the same one has; drawn, so that many at once seldom want the same. The number of turns
 * is a literal: PostgreSQL takes a parameter there for a thousand rows, and would plan the statement anew for each order.
 */
const freeTurn = (turn: string, { same, most }: { same: string; most: number }) => `(
  select n from generate_series(1, ${most}) n where not exists (
    select from orders o where o.status = 'RESERVED' and ${same} and o.${turn} = n
  ) order by random() limit 1)`

const noTurns = `turns as (select null::int of_email, null::int of_address, true free, true "freeOfEmail")`
const turnsOfReservation = `drawn as (
    select ${freeTurn('turn_of_email', { same: 'lower(o.email) = lower(:email)', most: mostReservations.ofEmail })} of_email,
      ${freeTurn('turn_of_address', { same: 'o.reserved_from = :reservedFrom', most: mostReservations.ofAddress })} of_address
  ), turns as (
    select *, of_email is not null and (of_address is not null or :reservedFrom::bytea is null) free,
      of_email is not null "freeOfEmail" from drawn
  )`

/**
 * Writes an order with its bookings and its payment in one statement, if the cart is still as it was read. 'changed': the
 * cart was changed or ordered meanwhile. 'too-many': the buyer has the most reservations allowed,
 * or the network address has. Nothing is written then.
 */
export async function insertOrder(
  trx: Knex,
  order: OrderDraft,
): Promise<'written' | 'changed' | 'too-many' | 'too-many-of-network'> {
  const { buyer, payment, bookings } = order
  const isReserved = order.status === 'RESERVED'
  const [written] = await runPrepared<{ isWritten: boolean; isFree: boolean; isFreeOfEmail: boolean }>(
    trx,
    isReserved ? 'insert-reservation' : 'insert-order',
    {
      sql: `with ${isReserved ? turnsOfReservation : noTurns}, cart as (
       update carts set ordered_at = :purchasedAt where id = :cartId and revision = :revision and (ordered_at is not null) = :ordered returning id
     ), placed as (
       insert into orders (id, reference, storefront_id, cart_id, status, language, time_zone, currency, first_name, last_name, email,
         country_code, phone, subtotal, discount, total, promo_code, payment_method, token_hash, fingerprint, return_url,
         cancel_url, held_until, purchased_at, turn_of_email, reserved_from, turn_of_address)
       select :id, :reference, :storefrontId, cart.id, :status, :language, :timeZone, :currency, :firstName, :lastName, :email,
         :countryCode, :phone, :subtotal, :discount, :total, :promoCode, :paymentMethod, :tokenHash, :fingerprint, :returnUrl,
         :cancelUrl, :heldUntil, :purchasedAt, turns.of_email, :reservedFrom::bytea, turns.of_address
       from cart, turns where turns.free
       returning id
     ), booked as (
       insert into bookings (id, order_id, line_id, reference, position, experience_id, option_id, supplier_id, status,
         local_start, local_end, starts_at, time_zone, periods, units, guests, extras, pickup, note, address_given, explanation, sold_as,
         currency, original_price, discount, price, pool_id, slots)
       select b.id, placed.id, b."lineId", b.reference, b.position, b."experienceId", b."optionId", b."supplierId", 'ON_HOLD',
         b.start, b."end", b."startsAt", b."timeZone", b.periods, b.units, b.guests, b.extras, nullif(b.pickup, 'null'),
         b.note, b."addressGiven", b.explanation, b."soldAs", :currency, b."originalPrice", b.discount, b.price,
         b."poolId", b.slots
       from placed, jsonb_to_recordset(:bookings::jsonb) as b(id uuid, "lineId" uuid, reference text, position int,
         "experienceId" bigint, "optionId" bigint, "supplierId" bigint, start timestamp, "end" timestamp,
         "startsAt" timestamptz, "timeZone" text, periods int, units jsonb, guests int, extras jsonb, pickup jsonb, note text, "addressGiven" text,
         explanation jsonb, "soldAs" jsonb, "originalPrice" bigint, discount bigint, price bigint,
         "poolId" bigint, slots timestamp[])
     ), due as (
       insert into payments (id, order_id, status, currency, amount, expires_at)
       select :paymentId::uuid, placed.id, 'OPEN', :currency, :total, :expiresAt::timestamptz
       from placed where :paymentId::uuid is not null
     )
     select exists (select from placed) "isWritten", turns.free "isFree", turns."freeOfEmail" "isFreeOfEmail" from turns`,
      bindings: {
        id: order.id,
        reference: order.reference,
        storefrontId: order.storefrontId,
        cartId: order.cartId,
        revision: order.revision,
        ordered: order.ordered,
        status: order.status,
        language: order.language,
        timeZone: order.timeZone,
        currency: order.currency,
        firstName: buyer.firstName,
        lastName: buyer.lastName,
        email: buyer.email,
        countryCode: buyer.countryCode,
        phone: buyer.phoneNumber,
        subtotal: order.subtotal,
        discount: order.discount,
        total: order.total,
        promoCode: order.promoCode,
        paymentMethod: order.paymentMethod,
        tokenHash: order.tokenHash,
        fingerprint: order.fingerprint,
        returnUrl: order.returnUrl,
        cancelUrl: order.cancelUrl,
        heldUntil: order.heldUntil.toString(),
        purchasedAt: order.purchasedAt.toString(),
        paymentId: payment?.id ?? null,
        expiresAt: payment?.expiresAt.toString() ?? null,
        bookings: JSON.stringify(bookings),
        reservedFrom: order.from,
      },
    },
  )
  if (written?.isWritten) return 'written'
  if (written?.isFree) return 'changed'
  return written?.isFreeOfEmail ? 'too-many-of-network' : 'too-many'
}

/** An order of a cart that still waits for its payment. */
export interface UnpaidOrderRow {
  id: string
  reference: string
  fingerprint: Buffer
  /** Its payment page closes then, a little before its places are free for others. */
  payableUntil: Date
}

/** The unpaid order of a cart; there is at most one. */
export async function findUnpaidOrder(db: Knex, cartId: string): Promise<UnpaidOrderRow | undefined> {
  const [row] = await runPrepared<UnpaidOrderRow>(db, 'find-unpaid-order', {
    sql: `select o.id, o.reference, o.fingerprint, least(p.expires_at, o.held_until, o.release_at) "payableUntil"
     from orders o join payments p on p.order_id = o.id and p.change_id is null
     where o.cart_id = :cartId and o.status = 'AWAITING_PAYMENT'`,
    bindings: { cartId },
  })
  return row
}

/** What the payment page of an order shows, as it was stored: the same whenever it is asked for. */
export interface PayableOrderRow {
  id: string
  reference: string
  language: string
  currency: string
  email: string
  discount: number
  total: number
  promoCode: string | null
  returnUrl: string
  cancelUrl: string
  heldUntil: Date
  purchasedAt: Date
  paymentId: string
  sessionId: string | null
  url: string | null
  expiresAt: Date
  sellerName: string
  layout: Layout
  bookings: {
    title: string
    optionTitle: string
    start: string
    guests: number
    lines: PriceLine[]
  }[]
}

/** An order that waits for its payment, with what its payment page shows. */
export async function findPayableOrder(db: Knex, orderId: string): Promise<PayableOrderRow | undefined> {
  const { rows } = await db.raw<{ rows: PayableOrderRow[] }>(
    `select o.id, o.reference, o.language, o.currency, o.email, o.discount, o.total, o.promo_code "promoCode",
       o.return_url "returnUrl", o.cancel_url "cancelUrl", o.held_until "heldUntil", o.purchased_at "purchasedAt", p.id "paymentId",
       p.session_id "sessionId", p.url, p.expires_at "expiresAt", s.name "sellerName", s.layout,
       (
         select jsonb_agg(jsonb_build_object('title', localized(b.sold_as -> 'experience' -> 'title', o.language),
           'optionTitle', localized(b.sold_as -> 'optionTitle', o.language),
           'start', to_char(b.local_start, 'YYYY-MM-DD HH24:MI'), 'guests', b.guests, 'lines', b.explanation -> 'lines') order by b.position)
         from bookings b where b.order_id = o.id
       ) bookings
     from orders o join payments p on p.order_id = o.id and p.change_id is null
       join storefronts s on s.id = o.storefront_id
     where o.id = :orderId and o.status = 'AWAITING_PAYMENT'`,
    { orderId },
  )
  return rows[0]
}

/**
 * Keeps the address of a payment page that can be opened now; unless a buyer does, the order's places return at `releaseAt`.
 * False: the payment was given up meanwhile.
 */
export async function saveSession(
  db: Knex,
  paymentId: string,
  session: { sessionId: string; url: string; releaseAt: string },
): Promise<boolean> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `with ready as (
       update payments set session_id = :sessionId, url = :url, opening = null, opening_until = null, updated_at = now()
       where id = :paymentId and status = 'OPEN' returning order_id
     )
     update orders set release_at = :releaseAt from ready where id = ready.order_id`,
    { paymentId, ...session },
  )
  return rowCount === 1
}

/** What has become of an order since it was placed. */
export async function findStandingOrder(
  db: Knex,
  id: string,
): Promise<
  | {
      status: OrderState
      reference: string
      purchasedAt: Temporal.Instant
      heldUntil: Temporal.Instant
      returnUrl: string
    }
  | undefined
> {
  const { rows } = await db.raw<{
    rows: { status: OrderState; reference: string; purchasedAt: Date; heldUntil: Date; returnUrl: string }[]
  }>(
    `select status, reference, purchased_at "purchasedAt", held_until "heldUntil", return_url "returnUrl"
     from orders where id = :id`,
    { id },
  )
  const [row] = rows
  return (
    row && {
      ...row,
      purchasedAt: row.purchasedAt.toTemporalInstant(),
      heldUntil: row.heldUntil.toTemporalInstant(),
    }
  )
}
