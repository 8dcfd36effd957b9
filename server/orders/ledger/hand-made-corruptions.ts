const one = (from: string) => `ctid = (select ctid from ${from} limit 1)`
const payment = (order: string) =>
  `id = (select p.id from payments p join orders o on o.id = p.order_id where p.change_id is null and ${order} limit 1)`
const paid = payment(`o.status = 'CONFIRMED' and p.status = 'CAPTURED' and p.captured > 0 and p.refunded = 0`)
const sold = one(`departures where sold > 0`)

/** Ways in which a manual change, a lost disk or a wrong program falsifies the books: what happened, and the statement. */
export const handMadeCorruptions: readonly (readonly [what: string, sql: string])[] = [
  ['the payment of a confirmed order is gone', `delete from payments where ${paid}`],
  ['it is authorised only', `update payments set status = 'AUTHORISED' where ${paid}`],
  ['nothing of it was taken', `update payments set captured = 0 where ${paid}`],
  ['it has failed', `update payments set status = 'FAILED' where ${paid}`],
  ['less was taken than agreed', `update payments set captured = captured - 1 where ${paid}`],
  ['more was taken than agreed', `update payments set captured = captured + 1 where ${paid}`],
  ['it was for another sum', `update payments set amount = amount + 1 where ${paid}`],
  ['it was in another currency', `update payments set currency = 'CHF' where ${paid}`],
  ['it gave money back that nobody asked for', `update payments set refunded = 1 where ${paid}`],
  [
    'money was taken for an order that nobody paid',
    `update payments set status = 'CAPTURED', captured = amount where ${payment(`o.status = 'AWAITING_PAYMENT'`)}`,
  ],
  ['a refund is gone', `delete from refunds where ${one('refunds')}`],
  ['a refund is of another sum', `update refunds set amount = amount + 1 where ${one('refunds')}`],
  [
    'a booking was refunded another sum',
    `update bookings set refunded = refunded + 1 where ${one('bookings')}`,
  ],
  [
    'one slot of several is gone',
    `delete from holds where ctid = (select max(ctid) from holds where state = 'SOLD' group by booking_id having count(*) > 1 limit 1)`,
  ],
  [
    'a slot is on another day',
    `update departures set local_start = local_start + interval '40 days', starts_at = starts_at + interval '40 days' where ${sold}`,
  ],
  ['a place is missing', `update holds set places = places - 1 where ${one(`holds where state = 'SOLD'`)}`],
  ['a departure counts too few', `update departures set sold = sold - 1 where ${sold}`],
  ['a departure has sold more than it has', `update departures set capacity = sold - 1 where ${sold}`],
  ['a boat has fewer places than were sold', `update pools set capacity = 0`],
  ['an order is not the sum of its bookings', `update orders set total = total + 100 where ${one('orders')}`],
  ['an order is in another currency', `update orders set currency = 'CHF' where ${one('orders')}`],
  ['a booking costs something else', `update bookings set price = price + 1 where ${one('bookings')}`],
  [
    'a booking of an unpaid order is confirmed',
    `update bookings set status = 'CONFIRMED' where ctid = (select b.ctid from bookings b join orders o on o.id = b.order_id where o.status = 'AWAITING_PAYMENT' limit 1)`,
  ],
  ['a promo code was used once more', `update promo_codes set uses = uses + 1 where ${one('promo_codes')}`],
  ['nobody was told of a confirmed order', `delete from messages where kind = 'order-confirmed'`],
]

/** The n-th order that was confirmed and paid by card, without a discount, an offer or a change. */
const order = (nth: number) =>
  `(select o.id from orders o join payments p on p.order_id = o.id and p.change_id is null
    where o.status = 'CONFIRMED' and p.status = 'CAPTURED' and p.captured > 0 and o.discount = 0
      and exists (select from carts c where c.id = o.cart_id and c.offer_request_id is null)
      and not exists (select from booking_changes c join bookings b on b.id = c.booking_id where b.order_id = o.id)
    order by o.invoice_number offset ${nth} limit 1)`
const copyOfPayment = (more: string) =>
  `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()${more}))).* from payments p where p.order_id = ${order(0)}`

/** Corruptions of several columns, rows or tables that fit each other: what happened, the invariant that must say so, the statement. */
export const fittingCorruptions: readonly (readonly [what: string, invariant: string, sql: string])[] = [
  [
    'less was decided and taken than the bookings cost',
    'order-kept',
    `update payments set captured = captured - 1, capture_amount = capture_amount - 1 where order_id = ${order(0)}`,
  ],
  [
    'two orders changed their bookings',
    'order-sum',
    `update bookings set order_id = case when order_id = ${order(0)} then ${order(1)} else ${order(0)} end where order_id in (${order(0)}, ${order(1)})`,
  ],
  [
    'all sums of an order are negative',
    'payment-state',
    `with o as (update orders set total = -total, subtotal = -subtotal where id = ${order(0)} returning id),
       b as (update bookings set price = -price, original_price = -original_price,
         explanation = regexp_replace(explanation::text, '"amount": (\\d)', '"amount": -\\1', 'g')::jsonb where order_id in (select id from o))
     update payments set amount = -amount, captured = -captured, capture_amount = -capture_amount where order_id in (select id from o)`,
  ],
  [
    'a refund belongs to the payment of another order',
    'refund-reason',
    `update refunds set payment_id = (select id from payments where order_id = ${order(0)} and change_id is null) where ${one('refunds')}`,
  ],
  ['a payment is there twice', 'payment-own', copyOfPayment('')],
  [
    'a payment is there twice, the second time as that of a change',
    'payment-own',
    copyOfPayment(`, 'change_id', gen_random_uuid()`),
  ],
  [
    'two orders were paid by one charge',
    'payment-own',
    `update payments set intent_id = (select intent_id from payments where order_id = ${order(0)} and change_id is null) where order_id = ${order(1)} and change_id is null`,
  ],
  [
    'two orders have one payment page',
    'payment-own',
    `update payments set session_id = (select session_id from payments where order_id = ${order(0)} and change_id is null) where order_id = ${order(1)} and change_id is null`,
  ],
  [
    'more was taken than authorised, as it was decided',
    'payment-state',
    `update payments set captured = amount + 100, capture_amount = amount + 100 where order_id = ${order(0)} and change_id is null`,
  ],
  [
    'an unpaid order counts as a use of its promo code, and the code counts it',
    'promo-counted',
    `with o as (update orders set promo_counted = true where status = 'AWAITING_PAYMENT' and promo_code is not null returning promo_code)
     update promo_codes set uses = uses + 1 where code in (select promo_code from o)`,
  ],
  [
    'an order and its bookings name a promo code that there never was',
    'promo-counted',
    `with o as (update orders set promo_code = 'NOSUCH' where promo_counted returning id), p as (update promo_codes set uses = 0)
     update bookings set explanation = replace(explanation::text, 'TENTH', 'NOSUCH')::jsonb where order_id in (select id from o)`,
  ],
  [
    'an order was placed in ten years',
    'order-times',
    `update orders set purchased_at = purchased_at + interval '10 years' where id = ${order(0)}`,
  ],
  [
    'the hold of an order ended days before it was placed',
    'order-times',
    `update orders set held_until = purchased_at - interval '2 days' where id = ${order(0)}`,
  ],
  [
    'the lines of a booking are in another currency than its sum',
    'booking-price',
    `with o as (update orders set currency = 'CHF' where id = ${order(0)} returning id),
       p as (update payments set currency = 'CHF' where order_id in (select id from o))
     update bookings set currency = 'CHF', explanation = jsonb_set(explanation, '{total,currency}', '"CHF"') where order_id in (select id from o)`,
  ],
  [
    'nobody was told of a cancellation',
    'cancellation-told',
    `delete from messages where kind = 'booking-cancelled'`,
  ],
  ['nobody was told of a change', 'change-told', `delete from messages where kind = 'booking-changed'`],
  [
    'no supplier was told of a booking',
    'supplier-told',
    `delete from messages where kind = 'supplier-booking'`,
  ],
  [
    'two orders have one reference',
    'order-reference',
    `update orders set reference = (select reference from orders where id = ${order(0)}) where id = ${order(1)}`,
  ],
]

/** Money of one order in another currency wherever the books have it: only the network knows better. */
export const otherCurrency = `with o as (update orders set currency = 'CHF' where id = ${order(0)} returning id),
    p as (update payments set currency = 'CHF' where order_id in (select id from o))
  update bookings set explanation = replace(explanation::text, '"' || currency || '"', '"CHF"')::jsonb, currency = 'CHF'
  where order_id in (select id from o)`
