create table offer_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  storefront_id bigint not null references storefronts,
  experience_id bigint not null references experiences,
  -- REQUESTED QUOTED ACCEPTED DECLINED EXPIRED: docs/states.md
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
  -- the site that it was asked from, for links
  origin text,
  -- without an answer of the supplier by then, the request expires
  answer_by timestamptz,
  -- answers of the supplier so far: a link answers one turn, so that it works once
  answers int not null default 0,
  -- the latest offer
  quote_id bigint,
  -- why it was declined, in the words of the side that declined
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index offer_requests_open on offer_requests (status) where status in ('REQUESTED', 'QUOTED');

-- what a supplier offered; a later one of the same request replaces it and the row stays as it was
create table offer_quotes (
  id bigint generated always as identity primary key,
  offer_request_id uuid not null references offer_requests,
  number int not null,
  option_id bigint not null references options,
  local_start timestamp not null,
  periods int not null default 1,
  units jsonb not null,
  guests int not null check (guests > 0),
  currency char(3) not null,
  -- minor units, for everything
  amount bigint not null check (amount > 0),
  note text,
  -- the policy that the supplier states with the offer, where the listing has none
  cancellation jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (offer_request_id, number)
);
alter table offer_requests add foreign key (quote_id) references offer_quotes;
