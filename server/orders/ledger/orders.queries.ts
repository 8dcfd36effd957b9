import type { Invariant } from './invariant.ts'

/** What an order came to before any of its bookings was changed: what its card payment was opened for. */
const atFirst = `(o.total - coalesce((
  select sum((c.after ->> 'price')::bigint - (c.before ->> 'price')::bigint)
  from booking_changes c join bookings b on b.id = c.booking_id where b.order_id = o.id and c.status = 'APPLIED'
), 0))`

/** Which payment an order may have in which status; an order with nothing to pay has none. */
const paymentsOf: Readonly<Record<string, readonly string[]>> = {
  AWAITING_PAYMENT: ['OPEN'],
  RESERVED: ['none'],
  ON_HOLD: ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'free'],
  CONFIRMED: ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'free'],
  PARTIALLY_CONFIRMED: ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'free'],
  PAYMENT_FAILED: ['FAILED', 'EXPIRED'],
  UNSUCCESSFUL: ['AUTHORISED', 'CANCELLED', 'CAPTURED', 'REFUNDED', 'free'],
  CANCELLED: ['AUTHORISED', 'CANCELLED', 'CAPTURED', 'REFUNDED', 'none'],
}
const allowedPairs = Object.entries(paymentsOf)
  .flatMap(([order, payments]) => payments.map((payment) => `('${order}', '${payment}')`))
  .join(', ')

/** Orders: that they are the sum of their bookings, in one currency, in a status that their bookings and payment bear out. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: 'order-sum',
    sentence: 'An order costs what its bookings cost.',
    sql: `select 'order ' || o.reference || ': ' || o.subtotal || ' - ' || o.discount || ' = ' || o.total || ', its bookings cost '
         || b.subtotal || ' - ' || b.discount || ' = ' || b.total what
       from orders o cross join lateral (
         select coalesce(sum(original_price), 0) subtotal, coalesce(sum(discount), 0) discount, coalesce(sum(price), 0) total
         from bookings where order_id = o.id
       ) b where (o.subtotal, o.discount, o.total) <> (b.subtotal, b.discount, b.total)`,
  },
  {
    name: 'order-currency',
    sentence: 'An order, its bookings and its payments are in one currency.',
    sql: `select 'order ' || o.reference || ': ' || o.currency || ', with ' || other.currency what
       from orders o cross join lateral (
         select currency from bookings where order_id = o.id union select currency from payments where order_id = o.id
       ) other where other.currency <> o.currency`,
  },
  {
    name: 'order-bookings',
    sentence: 'The status of an order is the one that its bookings add up to.',
    sql: `select 'order ' || o.reference || ': ' || o.status || ' with ' || coalesce(b.statuses, 'no bookings') what
       from orders o cross join lateral (
         select string_agg(distinct status, ', ') statuses,
           count(*) filter (where status = 'ON_HOLD') held, count(*) filter (where status = 'PENDING') pending,
           count(*) filter (where status in ('CONFIRMED', 'REDEEMED')) taken, count(*) filter (where status in ('REJECTED', 'EXPIRED')) missed,
           count(*) "all"
         from bookings where order_id = o.id
       ) b
       where not case o.status
         when 'AWAITING_PAYMENT' then b.held = b."all" and b."all" > 0
         when 'RESERVED' then b.held > 0 and b.pending + b.taken + b.missed = 0
         when 'ON_HOLD' then b.pending > 0 and b.held = 0
         when 'CONFIRMED' then b.taken > 0 and b.held + b.pending + b.missed = 0
         when 'PARTIALLY_CONFIRMED' then b.taken > 0 and b.missed > 0 and b.held + b.pending = 0
         when 'PAYMENT_FAILED' then b.taken + b.held + b.pending = 0
         when 'UNSUCCESSFUL' then b.taken + b.held + b.pending = 0 and b.missed > 0
         -- a reservation that nobody paid has expired
         when 'CANCELLED' then b.taken + b.held + b.pending = 0
           and (b.missed < b."all" or not exists (select from payments p where p.order_id = o.id))
         else false
       end`,
  },
  {
    name: 'order-payment',
    sentence:
      'An order has the payment that its status needs: none that is owed is missing, and none is there that should not be.',
    sql: `select 'order ' || o.reference || ': ' || o.status || ' with the payment ' || p.status what
       from orders o cross join lateral (
         select coalesce((select status from payments where order_id = o.id and change_id is null limit 1),
           case when o.status in ('ON_HOLD', 'CONFIRMED', 'PARTIALLY_CONFIRMED', 'UNSUCCESSFUL') and ${atFirst} = 0 then 'free' else 'none' end) status
       ) p
       where (o.status, p.status) not in (${allowedPairs})
         or (select count(*) from payments where order_id = o.id and change_id is null) > 1
         -- what is cancelled without a payment was free, or had only been reserved
         or o.status = 'CANCELLED' and p.status = 'none' and o.payment_method = 'CARD' and ${atFirst} > 0`,
  },
  {
    name: 'order-payment-method',
    sentence: 'What was paid by card came by the payment network, and what is paid later did not.',
    sql: `select 'order ' || o.reference || ': ' || o.payment_method || ', paid as ' || coalesce(p.intent_id, 'nothing') what
       from orders o join payments p on p.order_id = o.id and p.change_id is null
       where case o.payment_method
         when 'CARD' then p.status in ('AUTHORISED', 'CAPTURED', 'REFUNDED') and p.intent_id is null
         when 'PAY_LATER' then p.intent_id is not null or p.session_id is not null
         else true
       end`,
  },
  {
    name: 'order-kept',
    sentence:
      'The money that was taken for an order, without what goes back, is what its bookings and cancellations cost.',
    sql: `select 'order ' || o.reference || ': took ' || p.captured || ', gave back ' || r.amount || ', its bookings cost ' || b.kept what
       from orders o
       cross join lateral (
         select coalesce(sum(captured), 0) captured, bool_or(status = 'AUTHORISED' and change_id is null) "isAuthorised"
         from payments where order_id = o.id
       ) p
       cross join lateral (
         select coalesce(sum(refunds.amount), 0) amount
         from refunds join payments on payments.id = refunds.payment_id where payments.order_id = o.id
       ) r
       cross join lateral (
         select coalesce(sum(change_fees + case status when 'CANCELLED' then coalesce(cancellation_fee, 0) else price end), 0) kept
         from bookings where order_id = o.id and status in ('CONFIRMED', 'PENDING', 'CANCELLED', 'REDEEMED')
       ) b
       -- what is authorised is not taken yet
       where p.captured - r.amount <> case when p."isAuthorised" then 0 else b.kept end`,
  },
  {
    name: 'order-reference',
    sentence: 'No two orders have the same reference.',
    sql: `select 'order ' || reference || ': ' || count(*) || ' have this reference' what from orders group by reference having count(*) > 1`,
  },
  {
    name: 'order-times',
    sentence:
      'No order was placed tomorrow or later, and its hold, its payment page and its changes come after it, but for a wrong clock’s day.',
    sql: `select 'order ' || o.reference || ': placed at ' || o.purchased_at what
       from orders o where o.purchased_at > :now::timestamptz + interval '1 day' or o.held_until < o.purchased_at - interval '1 day'
         or exists (select from payments p where p.order_id = o.id and p.expires_at < o.purchased_at - interval '1 day')
         or exists (select from booking_changes c join bookings b on b.id = c.booking_id
           where b.order_id = o.id and c.created_at < o.purchased_at - interval '1 day')`,
  },
  {
    name: 'promo-code',
    sentence: 'A discount names the promo code that the order was placed with.',
    sql: `select 'order ' || o.reference || ': ' || coalesce(o.promo_code, 'no code') || ', its bookings say ' || coalesce(l.code, 'none') what
       from orders o join bookings b on b.order_id = o.id cross join lateral (
         select max(l ->> 'id') code from jsonb_array_elements(b.explanation -> 'lines') l where l ->> 'kind' = 'discount'
       ) l where b.discount > 0 and l.code is distinct from o.promo_code`,
  },
  {
    name: 'promo-uses',
    sentence: 'A promo code has as many uses as paid orders count as one, and no more than it may have.',
    sql: `select 'promo code ' || p.code || ': ' || p.uses || ' uses of ' || coalesce(p.most_uses::text, 'any') || ', ' || o.counted || ' orders' what
       from promo_codes p cross join lateral (
         select count(*) counted from orders where promo_code = p.code and promo_counted
       ) o where p.uses <> o.counted or p.uses > p.most_uses`,
  },
  {
    name: 'promo-counted',
    sentence:
      'An order counts as a use of a promo code that there is, only once it is paid, and while it has not come to nothing.',
    sql: `select 'order ' || reference || ': ' || status || ' counts as a use of ' || coalesce(promo_code, 'no code') what
       from orders where promo_counted and (promo_code is null or status in ('AWAITING_PAYMENT', 'RESERVED', 'PAYMENT_FAILED', 'UNSUCCESSFUL')
         or not exists (select from promo_codes p where p.code = orders.promo_code))`,
  },
  {
    name: 'invoice-number',
    sentence:
      'An order that was paid has an invoice number, and no two of a storefront’s year have the same.',
    sql: `select 'order ' || o.reference || ': ' || o.status || ' with the number ' || coalesce(o.invoice_number::text, 'none') what
       from orders o where o.invoice_number is null and o.status in ('CONFIRMED', 'PARTIALLY_CONFIRMED')
         and exists (select from payments p where p.order_id = o.id and p.change_id is null and p.captured > 0)
         or (o.invoice_number is null) and o.invoice_year is not null`,
  },
  {
    name: 'invoice-series',
    sentence: 'The numbers of a storefront’s year have no gaps and end where its counter stands.',
    sql: `select 'storefront ' || c.storefront_id || ' in ' || c.year || ': counted to ' || c.last || ', its ' || n.count
         || ' numbers end at ' || coalesce(n.last, 0) what
       from invoice_counters c cross join lateral (
         select count(*), min(invoice_number) "first", max(invoice_number) "last" from orders
         where storefront_id = c.storefront_id and invoice_year = c.year
       ) n where n.count > 0 and (n.last <> c.last or n.count <> n.last - n.first + 1)
       union all
       select 'order ' || o.reference || ': ' || o.invoice_number || ' of ' || o.invoice_year || ', a series that nobody counts' what
       from orders o where o.invoice_year is not null
         and not exists (select from invoice_counters c where c.storefront_id = o.storefront_id and c.year = o.invoice_year)`,
  },
  {
    name: 'cart-ordered',
    sentence: 'A cart that an order came of is known to have been ordered.',
    sql: `select 'order ' || o.reference || ': its cart says it was never ordered' what
       from orders o join carts c on c.id = o.cart_id where c.ordered_at is null`,
  },
]
