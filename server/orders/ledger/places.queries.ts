import type { Invariant } from './invariant.ts'

/** Places that the guests of `b` take of each of its slots; null where the booking was written before that was noted. */
const placesOfBooking = `(
  select sum((b.units ->> (u ->> 'id'))::int * (u ->> 'places')::int)::int from jsonb_array_elements(b.sold_as -> 'units') u
)`

/** Departures, pools and holds: that what is counted, held and sold is the same, and has a booking, cart or change. */
export const placeInvariants: readonly Invariant[] = [
  {
    name: 'departure-counts',
    sentence: 'What a departure counts as held and as sold is what its holds add up to.',
    sql: `select 'departure ' || d.id || ': counts ' || d.held || ' held and ' || d.sold || ' sold, its holds say '
         || c.held || ' and ' || c.sold what
       from departures d cross join lateral (
         select coalesce(sum(places) filter (where state = 'HELD'), 0) held,
           coalesce(sum(places) filter (where state = 'SOLD'), 0) sold
         from holds h where h.departure_id = d.id
       ) c where (d.held, d.sold) <> (c.held, c.sold)`,
  },
  {
    name: 'departure-not-oversold',
    sentence: 'No departure has fewer places than it counts as held and sold.',
    sql: `select 'departure ' || id || ': ' || held || ' held and ' || sold || ' sold of ' || capacity what
       from departures where held + sold > capacity or held < 0 or sold < 0`,
  },
  {
    name: 'pool-covers-sales',
    sentence: 'No departure to come has sold more places than its pool has now.',
    sql: `select 'departure ' || d.id || ': sold ' || d.sold || ', its pool has ' || p.capacity what
       from departures d join pools p on p.id = d.pool_id where d.starts_at > :now and d.sold > p.capacity`,
  },
  {
    name: 'departure-instant',
    sentence: 'The instant of a departure is its wall-clock time in the zone of the bookings that hold it.',
    sql: `select distinct 'departure ' || d.id || ': ' || d.local_start || ' in ' || b.time_zone || ' is not '
         || to_char(d.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI"Z"') what
       from holds h join departures d on d.id = h.departure_id join bookings b on b.id = h.booking_id
       -- a slot of a grid may lie in an hour that clocks skip, and one that they show twice is the earlier
       where d.starts_at at time zone b.time_zone <> d.local_start and d.local_start at time zone b.time_zone <> d.starts_at`,
  },
  {
    name: 'hold-for-each-slot',
    sentence:
      'A booking has one hold of its pool in each of the slots that it was sold, for as many places as its guests take, and no other.',
    sql: `select 'booking ' || b.reference || ': wants ' || coalesce(w.places::text, 'some') || ' places of '
         || coalesce(array_to_string(b.slots, ', '), 'each slot') || ', holds ' || coalesce(h.places, 'none')
         || ' of ' || coalesce(array_to_string(h.slots, ', '), 'none') what
       from bookings b cross join lateral (select ${placesOfBooking} places) w cross join lateral (
         select array_agg(d.local_start order by d.local_start) slots, string_agg(distinct h.places::text, '/') places,
           min(h.places) least, max(h.places) most, bool_and(d.pool_id = b.pool_id) "isItsPool"
         from holds h join departures d on d.id = h.departure_id where h.booking_id = b.id and h.change_id is null
       ) h
       where case
         when w.places = 0 then h.slots is not null
         when b.slots is null then w.places > 0 and (h.least is distinct from w.places or h.most is distinct from w.places)
         else h.slots is distinct from b.slots or h."isItsPool" is not true
           or w.places is not null and (h.least <> w.places or h.most <> w.places)
       end`,
  },
  {
    name: 'hold-state',
    sentence:
      'A booking that stands has sold places and no others, one that is on hold has none sold, and one that has ended has none at all.',
    sql: `select 'booking ' || b.reference || ': ' || b.status || ' with ' || h.held || ' held and ' || h.sold || ' sold slots' what
       from bookings b cross join lateral (
         select count(*) filter (where state = 'HELD') held, count(*) filter (where state = 'SOLD') sold, count(*) "all",
           count(*) filter (where state not in ('HELD', 'SOLD', 'RELEASED')) other
         from holds where booking_id = b.id and change_id is null
       ) h
       where h.other > 0 or case
         when b.status in ('PENDING', 'CONFIRMED', 'REDEEMED') then h.sold <> h."all"
         when b.status = 'ON_HOLD' then h.sold > 0
         else h.held + h.sold > 0
       end`,
  },
  {
    name: 'hold-ends',
    sentence: 'Places that are only held are held no longer than the order or the change that they are for.',
    sql: `select 'booking ' || b.reference || ': holds places until ' || coalesce(h.expires_at::text, 'for ever') what
       from holds h join bookings b on b.id = h.booking_id join orders o on o.id = b.order_id
         left join booking_changes c on c.id = h.change_id
       where case when h.state = 'HELD'
         then h.expires_at is null or h.expires_at > case when h.change_id is null then o.held_until else c.held_until end
         else h.state = 'SOLD' and h.expires_at is not null end`,
  },
  {
    name: 'hold-of-change',
    sentence: 'Places are held for a change only while it is undecided, and only for its own booking.',
    sql: `select 'change ' || c.id || ': ' || c.status || ', holds ' || h.places || ' places as ' || h.state what
       from holds h join booking_changes c on c.id = h.change_id
       where c.status not in ('AWAITING_PAYMENT', 'ASKED') or c.booking_id <> h.booking_id or h.state = 'SOLD'`,
  },
]
