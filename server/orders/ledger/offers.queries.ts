import type { Invariant } from './invariant.ts'

/** Offers: that what was accepted was ordered, at the price that was offered. */
export const offerInvariants: readonly Invariant[] = [
  {
    name: 'offer-state',
    sentence:
      'An offer is accepted as long as an order of it stands that is paid or reserved, and there is no standing offer without a quote.',
    sql: `select 'offer ' || r.reference || ': ' || r.status || ', with ' || coalesce(s.standing, 'no order') what
       from offer_requests r cross join lateral (
         select string_agg(o.status, ', ') standing from carts c join orders o on o.cart_id = c.id
         where c.offer_request_id = r.id and (o.status in ('RESERVED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_CONFIRMED')
           -- given up after it was paid
           or o.status = 'CANCELLED' and o.invoice_number is not null)
       ) s
       where (r.status = 'ACCEPTED') <> (s.standing is not null)
         or r.status in ('QUOTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN') and r.quote_id is null
         or r.status in ('REQUESTED', 'REJECTED') and r.quote_id is not null
         or r.status not in ('REQUESTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')`,
  },
  {
    name: 'offer-price',
    sentence: 'What was bought of an offer costs what was offered, for the guests that it was offered for.',
    sql: `select 'offer ' || r.reference || ': ' || q.amount || ' ' || q.currency || ' for ' || q.guests || ', sold at '
         || b.original_price || ' ' || b.currency || ' for ' || b.guests what
       from offer_requests r join offer_quotes q on q.id = r.quote_id join carts c on c.offer_request_id = r.id
         join orders o on o.cart_id = c.id join bookings b on b.order_id = o.id
       where r.status = 'ACCEPTED' and b.status in ('ON_HOLD', 'PENDING', 'CONFIRMED', 'REDEEMED') and (
         q.currency <> b.currency or q.amount <> b.original_price or q.guests <> b.guests or q.units <> b.units
         or q.offer_request_id <> r.id)`,
  },
]
