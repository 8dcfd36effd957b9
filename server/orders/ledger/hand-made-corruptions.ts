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
