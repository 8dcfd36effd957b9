import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table storefronts (
      id bigint generated always as identity primary key,
      slug text not null unique,
      name text not null,
      -- host names it answers on; the one with an empty list answers on every other
      hosts text[] not null default '{}',
      layout text not null default 'default',
      -- null: the marketplace, which sells for every supplier
      supplier_id bigint references suppliers,
      languages text[] not null default '{en}',
      currency char(3) not null,
      currencies text[] not null,
      -- {phone, whatsapp, email, chatUrl}
      contact jsonb not null default '{}',
      -- pages that may embed the widget and receive its travellers back: https://host[:port]
      origins text[] not null default '{}'
    );

    -- one bookable start of a pool, written when somebody first wants it
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
      ordered_at timestamptz,
      created_at timestamptz not null default now(),
      touched_at timestamptz not null default now()
    );
    create index carts_touched on carts (touched_at);

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
      purchased_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (total = subtotal - discount)
    );
    create index orders_email on orders (lower(email));
    -- at most one unpaid order for a cart: a shopper who comes back from the payment page does not hold places twice
    create unique index orders_unpaid on orders (cart_id) where status = 'AWAITING_PAYMENT';
    create index orders_cart on orders (cart_id);
    create index orders_held on orders (held_until) where status in ('AWAITING_PAYMENT', 'RESERVED');

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
      -- how the total came about: lines of unit price x quantity, extras, discount, rate and its date
      explanation jsonb not null,
      -- title, option, destination, cancellation policy … as they were sold, by language
      sold_as jsonb not null,
      currency char(3) not null,
      original_price bigint not null,
      discount bigint not null default 0,
      price bigint not null check (price >= 0),
      refunded bigint not null default 0 check (refunded >= 0 and refunded <= price),
      updated_at timestamptz not null default now(),
      check (price = original_price - discount)
    );
    create index bookings_order on bookings (order_id);
    create index bookings_experience on bookings (experience_id);

    -- places taken from a departure for a booking. HELD counts in departures.held until expires_at has passed and
    -- somebody (the next taker or the sweeper) gives it back; SOLD counts in departures.sold; RELEASED in neither
    create table holds (
      id bigint generated always as identity primary key,
      departure_id bigint not null references departures,
      booking_id uuid not null references bookings,
      places int not null check (places > 0),
      state text not null check (state in ('HELD', 'SOLD', 'RELEASED')),
      expires_at timestamptz,
      check (state <> 'HELD' or expires_at is not null)
    );
    create index holds_booking on holds (booking_id);
    create index holds_held on holds (departure_id, expires_at) where state = 'HELD';

    create table payments (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders,
      session_id text unique,
      intent_id text unique,
      -- OPEN AUTHORISED CAPTURED CANCELLED FAILED EXPIRED REFUNDED
      status text not null,
      currency char(3) not null,
      amount bigint not null check (amount >= 0),
      -- what is to be taken, once every booking is decided; null until then, 0: let the authorisation go
      capture_amount bigint check (capture_amount between 0 and amount),
      captured bigint not null default 0 check (captured >= 0 and captured <= amount),
      refunded bigint not null default 0 check (refunded >= 0 and refunded <= captured),
      url text,
      -- when the payment page closes by itself
      expires_at timestamptz not null,
      -- when the network was last asked, so that a page that polls does not ask for every poll
      asked_at timestamptz,
      decline_code text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index payments_order on payments (order_id);

    create table refunds (
      -- also the idempotency key at the payment network
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments,
      amount bigint not null check (amount > 0),
      -- REQUESTED SUCCEEDED FAILED
      status text not null default 'REQUESTED',
      reason text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index refunds_payment on refunds (payment_id);

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

    -- connect-pg-simple's table
    create table sessions (
      sid varchar primary key,
      sess json not null,
      expire timestamp(6) not null
    );
    create index sessions_expire on sessions (expire);

    create table offer_requests (
      id uuid primary key default gen_random_uuid(),
      reference text not null unique,
      storefront_id bigint not null references storefronts,
      experience_id bigint not null references experiences,
      status text not null default 'REQUESTED',
      language text not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      country_code char(2) not null,
      phone text not null,
      wished_date date,
      guests int,
      message text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table offer_requests, sessions, idempotency_keys, refunds, payments, holds, bookings, orders, promo_codes, cart_lines, carts,
      departures, storefronts;
  `)
}
