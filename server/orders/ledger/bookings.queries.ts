import type { Invariant } from './invariant.ts'

/** Changes that count, the last of each booking first. */
const applied = `select * from booking_changes where booking_id = b.id and status = 'APPLIED' order by created_at desc, updated_at desc`

/** Bookings and their changes: that what is charged is explained, and what was given up is accounted for. */
export const bookingInvariants: readonly Invariant[] = [
  {
    name: 'booking-price',
    sentence:
      'The price of a booking is its original price without the discount, and what its explanation adds up to, in its currency.',
    sql: `select 'booking ' || b.reference || ': ' || b.original_price || ' - ' || b.discount || ' = ' || b.price
         || ', explained as ' || coalesce(l.amount::text, 'nothing') || ' with ' || l.discount || ' off' what
       from bookings b cross join lateral (
         select coalesce(sum((l -> 'amount' ->> 'amount')::bigint), 0) amount,
           coalesce(-sum((l -> 'amount' ->> 'amount')::bigint) filter (where l ->> 'kind' = 'discount'), 0) discount,
           array_agg(distinct l -> 'amount' ->> 'currency') currencies
         from jsonb_array_elements(b.explanation -> 'lines') l
       ) l
       where b.price <> b.original_price - b.discount or b.price <> l.amount or b.discount <> l.discount
         or b.price is distinct from (b.explanation -> 'total' ->> 'amount')::bigint
         or b.currency is distinct from b.explanation -> 'total' ->> 'currency' or l.currencies <> array[b.currency]::text[]`,
  },
  {
    name: 'booking-units',
    sentence:
      'A booking is charged for the guests and extras that it is for, and for as many hours, days or nights.',
    sql: `select 'booking ' || b.reference || ': is for ' || b.units || ' and ' || b.extras || ', charged for ' || l.units
         || ' and ' || l.extras what
       from bookings b cross join lateral (
         select coalesce(jsonb_object_agg(l ->> 'id', (l ->> 'quantity')::int) filter (where l ->> 'kind' = 'unit'), '{}') units,
           coalesce(jsonb_object_agg(l ->> 'id', (l ->> 'quantity')::int) filter (where l ->> 'kind' = 'extra'), '{}') extras,
           bool_or(l ->> 'kind' = 'offer') "isOffer", bool_and((l ->> 'periods')::int = b.periods) filter (where l ->> 'kind' = 'unit') "areItsPeriods"
         from jsonb_array_elements(b.explanation -> 'lines') l
       ) l
       where not coalesce(l."isOffer", false) and (
         l.units <> (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(b.units) where value::int > 0)
         or l.extras <> (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(b.extras) where value::int > 0)
         or not l."areItsPeriods"
       ) or b.guests < 1`,
  },
  {
    name: 'booking-instant',
    sentence:
      'The instant of a booking is its wall-clock time in its zone, and it ends no sooner than it begins.',
    sql: `select 'booking ' || b.reference || ': ' || b.local_start || ' to ' || b.local_end what from bookings b
       where b.starts_at at time zone b.time_zone <> b.local_start or b.local_end < b.local_start`,
  },
  {
    name: 'booking-refunded',
    sentence:
      'What a booking gave back is what guests who left got back, and on its cancellation its price without the fee.',
    sql: `select 'booking ' || b.reference || ': ' || b.status || ' at ' || b.price || ', gave back ' || b.refunded || ', kept '
         || coalesce(b.cancellation_fee::text, 'nothing') what
       from bookings b cross join lateral (select b.refunded - b.change_refunds + coalesce(b.cancellation_fee, 0) ended) e
       where case
         when b.status = 'CANCELLED' and b.cancellation_fee is not null then e.ended not in (0, b.price) or b.cancellation_fee > b.price
         when b.status in ('REJECTED', 'EXPIRED') then b.cancellation_fee is not null or e.ended not in (0, b.price)
         else b.cancellation_fee is not null or e.ended <> 0
       end or b.cancellation_fee < 0`,
  },
  {
    name: 'booking-ended',
    sentence:
      'A booking waits for a supplier who was asked, is rejected with a reason, and is cancelled by somebody or with its order.',
    sql: `select 'booking ' || b.reference || ': ' || b.status || ' in an order that is ' || o.status what
       from bookings b join orders o on o.id = b.order_id
       where case b.status
         when 'PENDING' then b.answer_by is not null
         when 'REJECTED' then b.decline_reason is not null
         when 'EXPIRED' then b.decline_reason is null
         when 'CANCELLED' then b.cancellation_fee is not null or o.status = 'CANCELLED'
           -- the bank took back its word
           or o.status = 'PAYMENT_FAILED' and exists (select from payments p where p.order_id = o.id and p.intent_id is not null)
         else true
       end is not true`,
  },
  {
    name: 'booking-changes',
    sentence: 'What a booking kept and gave back of guests who left is what its changes say.',
    sql: `select 'booking ' || b.reference || ': kept ' || b.change_fees || ' and gave back ' || b.change_refunds
         || ', its changes say ' || c.fees || ' and ' || c.refunds what
       from bookings b cross join lateral (
         select coalesce(sum(fee), 0) fees, coalesce(sum(refund), 0) refunds from (${applied}) c
       ) c where (b.change_fees, b.change_refunds) <> (c.fees, c.refunds)`,
  },
  {
    name: 'booking-as-changed',
    sentence:
      'A booking that was changed is what its last change made of it, and each change begins where the one before it ended.',
    sql: `select 'booking ' || b.reference || ': is ' || n.now || ', its changes say ' || coalesce(c.after, 'nothing') what
       from bookings b cross join lateral (
         select b.price || ' for ' || b.guests || ' on ' || to_char(b.local_start, 'YYYY-MM-DD"T"HH24:MI') now
       ) n cross join lateral (
         select (c.after ->> 'price') || ' for ' || (c.after ->> 'guests') || ' on ' || (c.after ->> 'start') after,
           c.before, lead(c.after) over (order by created_at desc, updated_at desc) previous,
           row_number() over (order by created_at desc, updated_at desc) nth
         from (${applied}) c
       ) c
       where c.nth = 1 and c.after is distinct from n.now
         or c.previous is not null and ((c.before ->> 'price') is distinct from (c.previous ->> 'price')
           or (c.before ->> 'start') is distinct from (c.previous ->> 'start'))`,
  },
  {
    name: 'change-amounts',
    sentence: 'What a change makes due, gives back and keeps is the difference between its two prices.',
    sql: `select 'change ' || c.id || ': from ' || (c.before ->> 'price') || ' to ' || (c.after ->> 'price') || ', due ' || c.due
         || ', refund ' || c.refund || ', fee ' || c.fee what
       from booking_changes c
       cross join lateral (select (c.after ->> 'price')::bigint - (c.before ->> 'price')::bigint more) d
       -- of what was not taken yet nothing goes back and nothing is kept
       where d.more is null or c.due - c.refund - c.fee <> d.more and not (c.due = 0 and c.refund = 0 and c.fee = 0 and d.more < 0)
         or c.due < 0 or c.refund < 0 or c.fee < 0
         or (c.due > 0) is distinct from exists (select from payments p where p.change_id = c.id)
         or exists (select from payments p where p.change_id = c.id and p.amount <> c.due)`,
  },
  {
    name: 'change-state',
    sentence:
      'A change that was made is paid, one that is undecided is not yet taken, and one that came to nothing took nothing.',
    sql: `select 'change ' || c.id || ': ' || c.status || ', its payment is ' || coalesce(p.status, 'missing') what
       from booking_changes c join bookings b on b.id = c.booking_id left join payments p on p.change_id = c.id
       where case c.status
         when 'APPLIED' then p.id is null or p.status in ('CAPTURED', 'REFUNDED')
         when 'AWAITING_PAYMENT' then p.status in ('OPEN', 'AUTHORISED') and c.held_until is not null
         when 'ASKED' then (p.id is null or p.status = 'AUTHORISED') and c.answer_by is not null
         when 'LAPSED' then p.id is null or p.status <> 'OPEN'
         when 'DECLINED' then p.id is null or p.status <> 'OPEN'
       end is not true or c.status in ('LAPSED', 'DECLINED') and p.captured > (select coalesce(sum(amount), 0) from refunds r where r.payment_id = p.id)
         or c.kind not in ('LEAVE', 'MOVE') or c.kind = 'LEAVE' and c.status <> 'APPLIED'`,
  },
]
