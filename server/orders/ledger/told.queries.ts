import type { Invariant } from './invariant.ts'

/** Messages: that buyers and suppliers are told what happened to a booking. Each is written in the transaction that makes it true. */
export const toldInvariants: readonly Invariant[] = [
  {
    name: 'cancellation-told',
    sentence: 'Each buyer is told of the cancellation of a booking that was cancelled by itself.',
    sql: `select 'booking ' || b.reference || ': cancelled, and its buyer was not told' what
       from bookings b where b.status = 'CANCELLED' and b.cancellation_fee is not null
         and not exists (select from messages m where m.key = 'booking-cancelled:' || b.order_id || ':' || b.reference)`,
  },
  {
    name: 'change-told',
    sentence: 'Each buyer is told of each change of a booking that was made.',
    sql: `select 'booking ' || b.reference || ': changed, and its buyer was not told' what
       from booking_changes c join bookings b on b.id = c.booking_id
       cross join lateral (select 'booking-changed:' || b.order_id || ':' || b.reference key) told
       where c.status = 'APPLIED' and not exists (
         select from messages m where m.key in (told.key, told.key || ':' || c.id)
       )`,
  },
  {
    name: 'supplier-told',
    sentence:
      'The supplier of each confirmed booking knows of it: by its own message, or by that of the offer that it came of.',
    sql: `select 'booking ' || b.reference || ': ' || b.status || ', and its supplier was not told' what
       from bookings b join orders o on o.id = b.order_id left join carts c on c.id = o.cart_id
       where b.status in ('CONFIRMED', 'REDEEMED') and c.offer_request_id is null
         -- places that are a demonstration's allotment have no guests
         and o.reference <> 'DEMO'
         and not exists (select from messages m where m.key = 'supplier-booking:' || b.reference)`,
  },
]
