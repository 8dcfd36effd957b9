import type { Invariant } from './invariant.ts'

/** A job of this key that will still be tried. */
const hasJob = (key: string) =>
  `exists (select from graphile_worker.jobs j where j.key = ${key} and j.attempts < j.max_attempts)`

/** Payments, refunds and messages: that amounts fit their status, and that whatever is still to be done has a job that does it. */
export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'payment-state',
    sentence: 'A payment has taken and given back what its status says.',
    sql: `select 'order ' || o.reference || ': a payment is ' || p.status || ' with ' || p.captured || ' taken of ' || p.amount
         || ', ' || p.refunded || ' given back' what
       from payments p join orders o on o.id = p.order_id
       where not case p.status
         when 'CAPTURED' then p.captured <= p.amount and (p.refunded < p.captured or p.amount = 0)
           and (p.intent_id is not null or p.change_id is null)
         when 'REFUNDED' then p.captured > 0 and p.refunded = p.captured
         when 'AUTHORISED' then p.captured = 0 and p.refunded = 0 and p.intent_id is not null
         when 'OPEN' then p.captured = 0 and p.refunded = 0 and p.intent_id is null
         when 'CANCELLED' then p.captured = 0 and p.refunded = 0
         when 'FAILED' then p.captured = 0 and p.refunded = 0
         when 'EXPIRED' then p.captured = 0 and p.refunded = 0
         else false
       end`,
  },
  {
    name: 'payment-amount',
    sentence: 'A card payment is for what its order cost when it was placed.',
    sql: `select 'order ' || o.reference || ': a payment of ' || p.amount || ', it cost ' || t.total what
       from payments p join orders o on o.id = p.order_id cross join lateral (
         select o.total - coalesce(sum((c.after ->> 'price')::bigint - (c.before ->> 'price')::bigint), 0) total
         from booking_changes c join bookings b on b.id = c.booking_id where b.order_id = o.id and c.status = 'APPLIED'
       ) t where p.change_id is null and o.payment_method = 'CARD' and p.amount <> t.total`,
  },
  {
    name: 'payment-own',
    sentence: 'No two payments have the same page or the same charge of the payment network.',
    sql: `select 'orders ' || string_agg(o.reference, ', ') || ': the same ' || n.name what
       from payments p join orders o on o.id = p.order_id cross join lateral (values (p.intent_id), (p.session_id)) n (name)
       where n.name is not null group by n.name having count(*) > 1`,
  },
  {
    name: 'payment-taken',
    sentence:
      'What was decided to be taken is what was taken, and what is still to be taken is what its bookings cost.',
    sql: `select 'order ' || o.reference || ': ' || coalesce(p.capture_amount::text, 'nothing') || ' was decided, ' || p.captured
         || ' taken, its bookings cost ' || b.price what
       from payments p join orders o on o.id = p.order_id cross join lateral (
         select coalesce(sum(price) filter (where status in ('CONFIRMED', 'REDEEMED')), 0) price from bookings where order_id = o.id
       ) b
       where case
         -- somebody may capture at the network's own desk what was to be let go
         when p.status in ('CAPTURED', 'REFUNDED') then p.capture_amount is null or p.captured <> p.capture_amount and p.capture_amount <> 0
         when p.status = 'AUTHORISED' and p.change_id is null then
           (p.capture_amount is null) <> (o.status = 'ON_HOLD') or p.capture_amount <> b.price
         when p.status = 'OPEN' and p.change_id is null then p.capture_amount is not null
         else p.capture_amount > p.amount or p.capture_amount < 0
       end`,
  },
  {
    name: 'payment-job',
    sentence: 'What is decided of a payment and not done has a job that does it.',
    sql: `select 'order ' || o.reference || ': ' || p.capture_amount || ' is to be taken, and no job takes it' what
       from payments p join orders o on o.id = p.order_id left join booking_changes c on c.id = p.change_id
       where p.status = 'AUTHORISED' and p.capture_amount is not null
         -- an undecided change is looked at by the sweeper of changes
         and coalesce(c.status not in ('AWAITING_PAYMENT', 'ASKED'), true) and not ${hasJob(`'capture-payment:' || p.id`)}`,
  },
  {
    name: 'payment-refunded',
    sentence:
      'What a payment gave back is what its refunds that succeeded add up to, and together they never ask for more than was taken.',
    sql: `select 'order ' || o.reference || ': gave back ' || p.refunded || ' of ' || p.captured || ', its refunds say ' || r.sent || ' of ' || r.asked what
       from payments p join orders o on o.id = p.order_id cross join lateral (
         select coalesce(sum(amount) filter (where status = 'SUCCEEDED'), 0) sent, coalesce(sum(amount), 0) asked
         from refunds where payment_id = p.id
       ) r where p.refunded <> r.sent or r.asked > p.captured`,
  },
  {
    name: 'refund-reason',
    sentence: 'What is asked back for bookings that were given up is what those bookings say.',
    sql: `select 'order ' || o.reference || ': ' || r.amount || ' is asked back, its bookings say ' || b.refunded what
       from orders o cross join lateral (
         select coalesce(sum(r.amount), 0) amount from refunds r join payments p on p.id = r.payment_id
         -- not of a booking: a change that could not be made, and what was to be let go
         where p.order_id = o.id and r.reason <> 'change-lapsed' and p.capture_amount is distinct from 0
       ) r cross join lateral (
         select coalesce(sum(refunded), 0) refunded from bookings where order_id = o.id
       ) b where r.amount <> b.refunded`,
  },
  {
    name: 'refund-job',
    sentence: 'A refund that is asked for and not made has a job that sends it.',
    sql: `select 'order ' || o.reference || ': ' || r.amount || ' ' || o.currency || ' is to go back, and no job sends it' what
       from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
       where r.status = 'REQUESTED' and p.intent_id is not null and not ${hasJob(`'refund-payment:' || r.id`)}`,
  },
  {
    name: 'refund-by-hand',
    sentence:
      'Nobody waits for a refund that a person has to make, and the network is not said to have made one of what it never took.',
    sql: `select 'order ' || o.reference || ': ' || r.amount || ' ' || o.currency
         || ' is to be paid back by hand (npm run bookings -- list --refunds)' what
       from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
       where r.status = 'FAILED' or r.status = 'REQUESTED' and p.intent_id is null or r.status not in ('REQUESTED', 'FAILED', 'SUCCEEDED')
         or r.status = 'SUCCEEDED' and p.intent_id is null and not r.by_hand or r.status <> 'SUCCEEDED' and r.by_hand`,
  },
  {
    name: 'event-job',
    sentence: 'What the payment network told and nobody has looked at has a job that does.',
    sql: `select 'event ' || e.id || ': ' || e.type || ', and no job looks at it' what from payment_events e
       where e.processed_at is null and not ${hasJob(`'settle-payment:' || e.id`)}`,
  },
  {
    name: 'message-job',
    sentence: 'A message that has not left and can be delivered has a job that sends it.',
    sql: `select 'message ' || m.id || ': ' || m.kind || ', and no job sends it' what from messages m
       where m.mailed_at is null and m.refused_at is null and not ${hasJob(`'send-message:' || m.id`)}`,
  },
  {
    name: 'outcome-told',
    sentence: 'Each buyer is told once what became of their order, as soon as its payment is decided.',
    sql: `select 'order ' || o.reference || ': ' || o.status || ', told ' || count(m.id) || ' times' what
       from orders o left join messages m on m.about ->> 'orderId' = o.id::text and m.kind = any(case o.status
         when 'CONFIRMED' then array['order-confirmed', 'order-confirmed-later']
         when 'PARTIALLY_CONFIRMED' then array['order-partial']
         when 'UNSUCCESSFUL' then array['order-unsuccessful', 'order-rejected']
         when 'RESERVED' then array['order-reserved']
         when 'ON_HOLD' then array['order-on-hold'] end)
       where o.status in ('CONFIRMED', 'PARTIALLY_CONFIRMED', 'UNSUCCESSFUL', 'RESERVED', 'ON_HOLD')
         -- places that are a demonstration's allotment have no buyer
         and o.reference <> 'DEMO'
         and not (o.status in ('CONFIRMED', 'PARTIALLY_CONFIRMED')
           and exists (select from payments p where p.order_id = o.id and p.change_id is null and p.status = 'AUTHORISED'))
       group by o.id having count(m.id) <> 1`,
  },
]
