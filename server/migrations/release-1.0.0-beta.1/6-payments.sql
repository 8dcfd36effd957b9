create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- the difference of a change is a payment of its own
  change_id uuid references booking_changes,
  session_id text unique,
  intent_id text unique,
  -- OPEN AUTHORISED CAPTURED CANCELLED FAILED EXPIRED REFUNDED
  status text not null,
  currency char(3) not null,
  amount bigint not null check (amount >= 0),
  -- what is to be captured, once every booking is decided; null until then, 0: release the authorisation
  capture_amount bigint,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  url text,
  -- the request that is opening the payment page, and until when: a second click waits for it
  opening uuid,
  opening_until timestamptz,
  -- when the payment page closes by itself
  expires_at timestamptz not null,
  -- when the network was last asked, so that not every poll of a page asks it
  asked_at timestamptz,
  decline_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_capture_within_amount check (capture_amount between 0 and amount),
  constraint payments_captured_within_amount check (captured >= 0 and captured <= amount),
  constraint payments_refunded_within_captured check (refunded >= 0 and refunded <= captured)
);
create index payments_order on payments (order_id);
create unique index payments_change on payments (change_id);

create table refunds (
  -- also the idempotency key at the payment network
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  -- REQUESTED SUCCEEDED FAILED
  status text not null default 'REQUESTED',
  reason text not null,
  -- made by a person: the network's result of its own attempt does not count any more
  by_hand boolean not null default false,
  -- the status in which the operator was alerted: once for late, once for failed
  alarmed text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where status <> 'SUCCEEDED';

-- what the payment network sent, once each; a replay finds its row already here
create table payment_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index payment_events_waiting on payment_events (received_at) where processed_at is null;

-- how far the payment network's list of events has been read: one row, leased by the process that reads on
create table payment_event_cursor (
  is_only boolean primary key default true check (is_only),
  event_id text,
  reading_until timestamptz not null default '-infinity'
);
insert into payment_event_cursor default values;

-- everything the payment sandbox knows, so that it survives a restart; empty where real Stripe is used
create table payment_sandbox_objects (
  id text primary key,
  kind text not null,
  -- the object as the API shows it
  body jsonb not null,
  -- what the sandbox remembers beside it and never shows
  hidden jsonb not null default '{}',
  position bigint generated always as identity,
  updated_at timestamptz not null default now()
);
create index payment_sandbox_objects_kind on payment_sandbox_objects (kind, position desc);
create index payment_sandbox_objects_intent on payment_sandbox_objects ((body ->> 'payment_intent'))
  where body ->> 'payment_intent' is not null;
-- what time alone changes: open sessions, uncaptured authorisations, refunds that will bounce
create index payment_sandbox_objects_alarm on payment_sandbox_objects (((hidden ->> 'alarmAt')::bigint))
  where (hidden ->> 'alarmAt')::bigint is not null;

create table payment_sandbox_replies (
  idempotency_key text primary key,
  fingerprint text not null,
  status int not null,
  body jsonb not null,
  request_id text not null,
  created_at timestamptz not null default now()
);
create index payment_sandbox_replies_created on payment_sandbox_replies (created_at);

create table payment_sandbox_deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references payment_sandbox_objects on delete cascade,
  -- the next attempt; null once it has been delivered or given up; infinity while held back on demand
  due_at timestamptz,
  attempts int not null default 0,
  delivered_at timestamptz,
  last_status int,
  last_error text
);
create index payment_sandbox_deliveries_due on payment_sandbox_deliveries (due_at, id) where due_at is not null;
create index payment_sandbox_deliveries_event on payment_sandbox_deliveries (event_id);

-- requests that the sandbox is answering, while it takes as long as the real network
create table payment_sandbox_requests (
  idempotency_key text primary key,
  until timestamptz not null
);
