-- one bookable start of a pool, written when it is first asked for
create table departures (
  id bigint generated always as identity primary key,
  pool_id bigint not null references pools,
  -- wall clock in the experience's zone
  local_start timestamp not null,
  starts_at timestamptz not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  constraint departures_never_oversold check (held + sold <= capacity),
  unique (pool_id, local_start)
);
create index departures_day on departures (((local_start)::date));

create table carts (
  id uuid primary key default gen_random_uuid(),
  storefront_id bigint not null references storefronts,
  -- sha-256 of the token that the shopper carries; the token itself is never stored
  token_hash bytea not null unique,
  language text not null,
  currency char(3) not null,
  promo_code text,
  -- raised by every change, so that a stale tab is told
  revision int not null default 1,
  -- an offer is accepted through a cart of its own, which cannot be changed
  offer_request_id uuid unique references offer_requests,
  -- the account whose cart it is on every device; null: it is opened by its token alone
  account_id bigint references accounts,
  ordered_at timestamptz,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index carts_touched on carts (touched_at);
create unique index carts_account on carts (account_id, storefront_id) where account_id is not null;

create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  experience_id bigint not null references experiences,
  option_id bigint not null references options,
  local_start timestamp not null,
  periods int not null default 1 check (periods between 1 and 90),
  -- {"ADULT": 2, "CHILD": 1}
  units jsonb not null,
  guests int not null check (guests > 0),
  -- {"photo-album": 1}
  extras jsonb not null default '{}',
  -- {id, note} or null
  pickup jsonb,
  -- what the shopper was last shown and agreed to, minor units of the cart's currency
  agreed_total bigint not null,
  -- {reference, amount, expiresAt}: the price that was negotiated, in the cart's currency
  offer jsonb,
  created_at timestamptz not null default now()
);
create index cart_lines_cart on cart_lines (cart_id);

create table promo_codes (
  code text primary key check (code = upper(code)),
  -- null: any
  storefront_id bigint references storefronts,
  -- reduces this supplier's experiences only
  supplier_id bigint references suppliers,
  percent int check (percent between 1 and 100),
  amount bigint check (amount > 0),
  currency char(3),
  minimum_total bigint not null default 0,
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  most_uses int,
  uses int not null default 0,
  check ((percent is null) <> (amount is null)),
  check (amount is null or currency is not null),
  constraint promo_codes_never_overused check (most_uses is null or uses <= most_uses)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  storefront_id bigint not null references storefronts,
  cart_id uuid not null references carts,
  account_id bigint,
  constraint orders_account foreign key (account_id) references accounts,
  -- docs/states.md
  status text not null,
  language text not null,
  currency char(3) not null,
  -- lead guest
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code char(2) not null,
  phone text not null,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null default 0 check (discount >= 0),
  total bigint not null check (total >= 0),
  promo_code text,
  -- this order is one of its promo code's uses; it is from its payment on, and no longer when that comes to nothing
  promo_counted boolean not null default false,
  payment_method text not null check (payment_method in ('CARD', 'PAY_LATER')),
  -- sha-256 of the token in the buyer's links
  token_hash bytea not null unique,
  -- sha-256 of the request and of the cart it was for: a second one that says the same is the same order
  fingerprint bytea not null,
  -- pages that the buyer comes back to from the payment page
  return_url text not null,
  cancel_url text not null,
  -- places are kept until then; for a card the payment page closes before
  held_until timestamptz not null,
  -- given when the order is paid: a series for each storefront and year, without gaps
  invoice_year integer,
  invoice_number bigint,
  -- An e-mail address and a network address have so many open reservations: each takes a number, and a unique index
  -- refuses two orders with the same one. A reservation that has ended has left the index.
  turn_of_email smallint,
  -- a keyed hash of the network address that reserved
  reserved_from bytea,
  turn_of_address smallint,
  purchased_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (total = subtotal - discount)
);
create index orders_email on orders (lower(email));
create index orders_account on orders (account_id) where account_id is not null;
-- at most one unpaid order for a cart: a shopper who comes back from the payment page does not hold places twice
create unique index orders_unpaid on orders (cart_id) where status = 'AWAITING_PAYMENT';
create index orders_cart on orders (cart_id);
create index orders_held on orders (held_until) where status in ('AWAITING_PAYMENT', 'RESERVED');
create index orders_promo_counted on orders (promo_code) where promo_counted;
create unique index orders_turn_of_email on orders (lower(email), turn_of_email) where status = 'RESERVED';
create unique index orders_turn_of_address on orders (reserved_from, turn_of_address) where status = 'RESERVED';
-- what a network address holds without having paid is counted each time it orders
create index orders_unpaid_of_address on orders (reserved_from) where status in ('AWAITING_PAYMENT', 'RESERVED');
create unique index orders_invoice_series on orders (storefront_id, invoice_year, invoice_number);

create table invoice_counters (
  storefront_id bigint not null references storefronts,
  year integer not null,
  last bigint not null check (last > 0),
  primary key (storefront_id, year)
);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- the cart line that it was bought from; the line goes once it is confirmed
  line_id uuid not null,
  reference text not null unique,
  position int not null,
  experience_id bigint not null references experiences,
  option_id bigint not null references options,
  supplier_id bigint not null references suppliers,
  -- OCTO: ON_HOLD PENDING CONFIRMED REJECTED EXPIRED CANCELLED REDEEMED
  status text not null,
  local_start timestamp not null,
  local_end timestamp not null,
  starts_at timestamptz not null,
  time_zone text not null,
  periods int not null,
  units jsonb not null,
  guests int not null,
  extras jsonb not null,
  pickup jsonb,
  -- The pool and the local starts of the slots that were sold: the catalogue changes, and the ledger proves places from the
  -- booking alone. Null: not recorded.
  pool_id bigint references pools,
  slots timestamp[],
  -- how the total came about: lines of unit price x quantity, extras, discount, rate and its date
  explanation jsonb not null,
  -- title, option, destination, cancellation policy … as they were sold, by language
  sold_as jsonb not null,
  currency char(3) not null,
  original_price bigint not null,
  discount bigint not null default 0,
  -- of the guests who come; what a change gave up is in change_fees and change_refunds
  price bigint not null check (price >= 0),
  refunded bigint not null default 0,
  -- what cancelling cost; null until it is cancelled
  cancellation_fee bigint,
  -- for guests who were cancelled: what was kept, and what was refunded
  change_fees bigint not null default 0 constraint bookings_change_fees_check check (change_fees >= 0),
  change_refunds bigint not null default 0 constraint bookings_change_refunds_check check (change_refunds >= 0),
  -- on request: without an answer of the supplier by then, the booking expires
  answer_by timestamptz,
  -- the supplier's reason for declining
  decline_reason text,
  updated_at timestamptz not null default now(),
  constraint bookings_price_adds_up check (price = original_price - discount),
  constraint bookings_fee_within_price check (cancellation_fee between 0 and price),
  constraint bookings_refunded_within_paid check (refunded between change_refunds and price + change_refunds)
);
create index bookings_order on bookings (order_id);
create index bookings_experience on bookings (experience_id);
create index bookings_unanswered on bookings (answer_by) where status = 'PENDING';
alter table reviews add constraint reviews_booking foreign key (booking_id) references bookings;

-- guests who were cancelled and dates that were moved, in the order in which it happened
create table booking_changes (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('LEAVE', 'MOVE')),
  -- AWAITING_PAYMENT ASKED APPLIED LAPSED DECLINED; ASKED: the supplier is to say whether it is possible
  status text not null,
  -- {start, end, startsAt, units, guests, extras, explanation, originalPrice, discount, price}
  before jsonb not null,
  after jsonb not null,
  -- what is kept of the price of what was given up, what is refunded of it, and what is to be paid on top
  fee bigint not null default 0 check (fee >= 0),
  refund bigint not null default 0 check (refund >= 0),
  due bigint not null default 0 check (due >= 0),
  -- the new places are kept until then while a difference is to be paid
  held_until timestamptz,
  -- without an answer of the supplier by then, the change is declined; null: the supplier was not asked
  answer_by timestamptz,
  -- the supplier agreed: what is authorised may be captured
  agreed_at timestamptz,
  -- the supplier's reason for declining
  decline_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (refund = 0 or due = 0)
);
create index booking_changes_booking on booking_changes (booking_id);
-- at most one is undecided: two would hold places for one booking twice
create unique index booking_changes_undecided on booking_changes (booking_id)
  where status in ('AWAITING_PAYMENT', 'ASKED');

-- Places taken from a departure for a booking. HELD counts in departures.held until expires_at has passed and the next
-- taker or the sweeper releases it; SOLD counts in departures.sold; RELEASED counts in neither.
create table holds (
  id bigint generated always as identity primary key,
  departure_id bigint not null references departures,
  booking_id uuid not null references bookings,
  places int not null check (places > 0),
  state text not null check (state in ('HELD', 'SOLD', 'RELEASED')),
  expires_at timestamptz,
  -- held for a change that is not paid yet, apart from the places that the booking has
  change_id uuid references booking_changes,
  check (state <> 'HELD' or expires_at is not null)
);
create index holds_booking on holds (booking_id);
create index holds_held on holds (departure_id, expires_at) where state = 'HELD';
create index holds_change on holds (change_id) where change_id is not null;

-- What confirmed bookings add to an experience's sold_count and cancelled ones take off: guests. Written in the booking's
-- transaction, but not into the experience's row: ten orders of one favourite would wait for each other there. The job
-- `count-sold` adds them up.
create table sold_changes (
  id bigint generated always as identity primary key,
  experience_id bigint not null references experiences on delete cascade,
  guests int not null
);
create function note_sold_change() returns trigger language plpgsql as $$
declare
  before int := 0;
  after int := 0;
begin
  if tg_op <> 'INSERT' and old.status in ('CONFIRMED', 'REDEEMED') then
    before := old.guests;
  end if;
  if new.status in ('CONFIRMED', 'REDEEMED') then
    after := new.guests;
  end if;
  if after <> before then
    insert into sold_changes (experience_id, guests) values (new.experience_id, after - before);
  end if;
  return null;
end $$;
create trigger bookings_sold after insert or update of status, guests on bookings
  for each row execute function note_sold_change();

-- the reply to an unsafe request, kept so that a repeated one gets the same
create table idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  status int,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table ticket_keys (
  -- the name of the public key
  id text primary key,
  -- 32 bytes, base64url (RFC 8037)
  public_key text not null,
  -- PKCS #8, sealed by a secret of the environment; null: the operator keeps it in TICKET_KEY
  sealed bytea,
  -- NEXT is published and does not sign yet, CURRENT signs, FORMER only verifies
  state text not null check (state in ('NEXT', 'CURRENT', 'FORMER')),
  created_at timestamptz not null default now()
);
create unique index ticket_keys_current on ticket_keys (state) where state in ('NEXT', 'CURRENT');
