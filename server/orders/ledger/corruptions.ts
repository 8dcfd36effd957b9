const sold = `where id in (select departure_id from holds where state = 'SOLD')`
const captured = `where status = 'CAPTURED' and change_id is null and captured > 0`
const json = (column: string, path: string, value: string) =>
  `${column} = jsonb_set(${column}, '${path}', '${value}')`

/** What is done to a column (the end of an update of its table), and the invariant that must say so. */
export const corruptions: Readonly<
  Record<string, readonly (readonly [invariant: string, change: string])[]>
> = {
  'departures.pool_id': [['hold-for-each-slot', `pool_id = pool_id + 1000`]],
  'departures.local_start': [
    ['departure-instant', `local_start = local_start + interval '40 days'`],
    [
      'hold-for-each-slot',
      `local_start = local_start + interval '40 days', starts_at = starts_at + interval '40 days'`,
    ],
  ],
  'departures.starts_at': [['departure-instant', `starts_at = starts_at + interval '1 hour'`]],
  'departures.capacity': [['departure-not-oversold', `capacity = sold - 1 ${sold}`]],
  'departures.held': [['departure-counts', `held = held + 1`]],
  'departures.sold': [['departure-counts', `sold = sold + 1`]],
  'pools.capacity': [['pool-covers-sales', `capacity = 0`]],
  'holds.departure_id': [
    ['departure-counts', `departure_id = (select min(id) from departures) where state = 'SOLD'`],
  ],
  'holds.booking_id': [
    ['hold-for-each-slot', `booking_id = (select min(id::text)::uuid from bookings) where state = 'SOLD'`],
  ],
  'holds.places': [['hold-for-each-slot', `places = places + 1 where change_id is null`]],
  'holds.expires_at': [
    ['hold-ends', `expires_at = null where state = 'HELD'`],
    ['hold-ends', `expires_at = expires_at + interval '1 day' where state = 'HELD'`],
  ],
  'holds.change_id': [
    [
      'hold-of-change',
      `change_id = (select id from booking_changes where status = 'APPLIED' limit 1) where change_id is not null`,
    ],
    ['hold-for-each-slot', `change_id = null where change_id is not null`],
  ],
  'bookings.local_start': [['booking-instant', `local_start = local_start - interval '1 day'`]],
  'bookings.local_end': [['booking-instant', `local_end = local_start - interval '1 minute'`]],
  'bookings.starts_at': [['booking-instant', `starts_at = starts_at + interval '1 hour'`]],
  'bookings.time_zone': [['booking-instant', `time_zone = 'America/New_York'`]],
  'bookings.periods': [['booking-units', `periods = periods + 1`]],
  'bookings.units': [
    ['hold-for-each-slot', `units = '{"ADULT": 7}'`],
    ['booking-units', `units = '{"CHILD": 2}' where units = '{"ADULT": 2}'`],
  ],
  'bookings.guests': [['booking-units', `guests = 0`]],
  'bookings.extras': [['booking-units', `extras = '{"photos": 5}'`]],
  'bookings.sold_as': [['hold-for-each-slot', json('sold_as', '{units,0,places}', '3')]],
  'bookings.pool_id': [['hold-for-each-slot', `pool_id = pool_id + 1`]],
  'bookings.slots': [['hold-for-each-slot', `slots = slots[2:] where cardinality(slots) > 1`]],
  'bookings.explanation': [
    ['booking-price', json('explanation', '{lines,0,amount,amount}', '1')],
    ['booking-price', json('explanation', '{total,amount}', '1')],
    ['promo-code', `explanation = replace(explanation::text, 'TENTH', 'OTHER')::jsonb where discount > 0`],
  ],
  'bookings.currency': [['order-currency', `currency = 'EUR'`]],
  'bookings.original_price': [['booking-price', `original_price = original_price + 1`]],
  'bookings.discount': [['booking-price', `discount = discount + 1`]],
  'bookings.price': [
    ['booking-price', `price = price + 1`],
    ['order-sum', `price = price + 1, original_price = original_price + 1`],
  ],
  'bookings.refunded': [
    ['booking-refunded', `refunded = refunded + 1`],
    ['refund-reason', `refunded = change_refunds where refunded > change_refunds`],
  ],
  'bookings.cancellation_fee': [['booking-refunded', `cancellation_fee = cancellation_fee + 1`]],
  'bookings.change_fees': [['booking-changes', `change_fees = change_fees + 1`]],
  'bookings.change_refunds': [['booking-changes', `change_refunds = change_refunds + 1`]],
  'booking_changes.fee': [['change-amounts', `fee = fee + 1`]],
  'booking_changes.refund': [['change-amounts', `refund = refund + 1`]],
  'booking_changes.due': [['change-amounts', `due = due + 1`]],
  'booking_changes.before': [['change-amounts', json('before', '{price}', '1')]],
  'booking_changes.after': [
    ['booking-as-changed', json('after', '{price}', '1') + ` where status = 'APPLIED'`],
    ['booking-as-changed', json('after', '{start}', '"2027-01-01T09:00"') + ` where status = 'APPLIED'`],
  ],
  'booking_changes.kind': [['change-state', `kind = 'LEAVE' where status = 'AWAITING_PAYMENT'`]],
  'orders.currency': [['order-currency', `currency = 'EUR'`]],
  'orders.subtotal': [['order-sum', `subtotal = subtotal + 1`]],
  'orders.discount': [['order-sum', `discount = discount + 1`]],
  'orders.total': [['order-sum', `total = total + 1`]],
  'orders.promo_code': [['promo-code', `promo_code = null where discount > 0`]],
  'orders.promo_counted': [
    ['promo-uses', `promo_counted = false where promo_counted`],
    ['promo-counted', `promo_counted = true where status = 'PAYMENT_FAILED'`],
  ],
  'orders.payment_method': [
    [
      'order-payment-method',
      `payment_method = 'PAY_LATER' where payment_method = 'CARD' and status = 'CONFIRMED'`,
    ],
    ['order-payment-method', `payment_method = 'CARD' where payment_method = 'PAY_LATER'`],
  ],
  'orders.invoice_number': [
    ['invoice-number', `invoice_number = null where invoice_number is not null`],
    ['invoice-series', `invoice_number = invoice_number + 100 where invoice_number = 1`],
  ],
  'orders.invoice_year': [['invoice-series', `invoice_year = invoice_year - 1 where invoice_number = 1`]],
  'orders.held_until': [['hold-ends', `held_until = held_until - interval '1 day'`]],
  'invoice_counters.last': [['invoice-series', `last = last + 1`]],
  'invoice_counters.year': [['invoice-series', `year = year - 1`]],
  'carts.ordered_at': [['cart-ordered', `ordered_at = null`]],
  'promo_codes.uses': [['promo-uses', `uses = uses + 1`]],
  'promo_codes.most_uses': [['promo-uses', `most_uses = 0 where uses > 0`]],
  'payments.currency': [['order-currency', `currency = 'EUR'`]],
  'payments.amount': [
    ['payment-amount', `amount = amount + 1 where change_id is null`],
    ['change-amounts', `amount = amount + 1 where change_id is not null`],
  ],
  'payments.capture_amount': [['payment-taken', `capture_amount = capture_amount - 1 ${captured}`]],
  'payments.captured': [
    ['order-kept', `captured = captured - 1 ${captured}`],
    ['payment-state', `captured = 100 where status = 'OPEN'`],
    // money on an order that was not paid
    ['order-kept', `captured = amount, status = 'CAPTURED' where status in ('OPEN', 'EXPIRED')`],
  ],
  'payments.refunded': [['payment-refunded', `refunded = refunded + 1`]],
  'payments.intent_id': [
    ['order-payment-method', `intent_id = null ${captured}`],
    ['payment-state', `intent_id = 'pi_x' where status = 'OPEN' and change_id is null`],
  ],
  'refunds.amount': [['payment-refunded', `amount = amount + 1`]],
  'refunds.reason': [['refund-reason', `reason = 'change-lapsed'`]],
  'refunds.by_hand': [
    ['refund-by-hand', `by_hand = false where by_hand`],
    ['refund-by-hand', `by_hand = true where status = 'REQUESTED'`],
  ],
  'messages.kind': [['outcome-told', `kind = 'booking-reminder' where kind = 'order-confirmed'`]],
  'messages.mailed_at': [
    [
      'message-job',
      `mailed_at = null where id = (select m.id from messages m where mailed_at is not null limit 1)`,
    ],
  ],
  'offer_quotes.currency': [['offer-price', `currency = 'EUR'`]],
  'offer_quotes.amount': [['offer-price', `amount = amount + 1`]],
  'offer_quotes.units': [['offer-price', `units = '{"ADULT": 1}'`]],
  'offer_quotes.guests': [['offer-price', `guests = guests + 1`]],
  'offer_quotes.offer_request_id': [['offer-price', `offer_request_id = gen_random_uuid()`]],
  'offer_requests.quote_id': [['offer-state', `quote_id = null where quote_id is not null`]],
  'payment_events.processed_at': [['event-job', `processed_at = null`]],
}

/** Rows that are not there any more, or ought not to be. */
export const losses: readonly (readonly [invariant: string, sql: string])[] = [
  ['order-payment', `delete from payments where status = 'CAPTURED' and change_id is null`],
  ['hold-for-each-slot', `delete from holds where id = (select max(id) from holds where state = 'SOLD')`],
  ['order-kept', `delete from refunds`],
  ['refund-reason', `delete from refunds where status = 'REQUESTED'`],
  [
    'refund-job',
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key like 'refund-payment:%'`,
  ],
  [
    'message-job',
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key like 'send-message:%'`,
  ],
  ['outcome-told', `delete from messages where kind = 'order-reserved'`],
  [
    'order-sum',
    `delete from bookings where id = (select id from bookings where status = 'CONFIRMED' limit 1)`,
  ],
  ['booking-changes', `delete from booking_changes where kind = 'LEAVE'`],
  ['payment-job', `update payments set status = 'AUTHORISED', captured = 0 ${captured}`],
  ['change-state', `delete from payments where change_id is not null`],
]
