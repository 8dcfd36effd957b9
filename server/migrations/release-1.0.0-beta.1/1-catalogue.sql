-- Texts are jsonb objects by language ({"en": "…", "ar": "…"}); localized() picks the reader's language and falls back to
-- English, field by field. Prices are integer minor units of the row's currency.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function localized(texts jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(texts ->> language, texts ->> 'en');

create function localized_list(lists jsonb, language text) returns jsonb
  language sql immutable parallel safe
  return coalesce(lists -> language, lists -> 'en');

create table suppliers (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name jsonb not null,
  description jsonb,
  email text not null,
  phone text,
  whatsapp text,
  address text,
  -- that mails to the supplier are written in; null: not stated
  language text,
  created_at timestamptz not null default now()
);

create table destinations (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name jsonb not null,
  intro jsonb,
  country_code char(2) not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- lower is shown first; null: made by an import, not promoted
  popularity int,
  picture text
);

create table categories (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name jsonb not null,
  intro jsonb,
  position int not null default 0,
  picture text
);

create table currency_rates (
  currency char(3) not null,
  day date not null,
  -- units of the currency for one US dollar
  per_dollar numeric(20, 8) not null check (per_dollar > 0),
  -- 'by hand', or 'ECB'
  source text not null default 'by hand',
  primary key (currency, day)
);

-- What a listing does not state is null, and is shown as nothing.
create table experiences (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references suppliers,
  external_id text not null,
  slug text not null unique,
  status text not null default 'published' check (status in ('published', 'draft')),
  destination_id bigint not null references destinations,
  latitude double precision,
  longitude double precision,
  time_zone text not null,
  address jsonb,

  title jsonb not null,
  summary jsonb,
  overview jsonb not null,
  highlights jsonb,
  includes jsonb,
  excludes jsonb,
  know_before_you_go jsonb,
  what_to_bring jsonb,
  itinerary jsonb not null default '[]',
  pictures jsonb not null default '[]',
  -- put into the media folder by the supplier; they are shown instead of the listing's pictures for as long as they are there
  photographs jsonb,
  shown_pictures jsonb not null generated always as (coalesce(photographs, pictures)) stored,

  category_ids bigint[] not null,
  labels text[] not null default '{}',
  occasions text[] not null default '{}',
  spoken_languages text[] not null default '{}',
  duration_unit text,
  duration_minimum numeric(8, 2),
  duration_maximum numeric(8, 2),
  -- the shortest duration in minutes, for filters and shared resources
  duration_minutes int,
  age_minimum int,
  age_maximum int,
  opening_hours jsonb not null default '[]',
  expires_on date,
  pickup_included boolean,
  drop_off_included boolean,
  tour_guide boolean,
  overnight boolean,
  pickups jsonb not null default '[]',

  currency char(3),
  price_basis text not null default 'PERSON' check (price_basis in ('PERSON', 'ITEM')),
  price_period text check (price_period in ('HOUR', 'DAY', 'NIGHT')),
  period_minimum int,
  period_maximum int,
  negotiation text not null default 'NEVER' check (negotiation in ('NEVER', 'ALSO', 'ONLY')),
  confirmation text not null default 'INSTANT' check (confirmation in ('INSTANT', 'ON_REQUEST')),
  pay_later boolean not null default false,
  cancellation jsonb,
  extras jsonb not null default '[]',

  -- derived when the listing is written, for lists and filters
  from_price bigint check (from_price >= 0),
  from_original_price bigint,
  from_unit text,
  -- the from-price in US cents at the day's rate, so that prices of all currencies sort and filter together
  from_price_dollars bigint,
  parts_of_day text[] not null default '{}',
  most_guests int not null default 0,
  -- the largest party that finds an option whenever the experience runs; before it is derived as large as can be, because a
  -- search by date trusts the index of open days alone
  guests_at_any_time int not null default 32767,
  free_cancellation boolean not null default false,
  -- days on which the schedules start something: bit n is the day n days after open_from
  open_from date,
  open_days bit varying(800),
  -- when booking closes for each of the first days of open_days (null: closed), so that "today" is exact
  near_closing timestamptz[] not null default '{}',
  rating_count int not null default 0,
  rating_average numeric(3, 2),
  sold_count int not null default 0,
  -- What "recommended" means, 0 to 100:
  -- 60 for the rating, Bayesian: eight assumed reviews of 4.0 are added, so that one review does not outrank two hundred
  -- 25 for how often it was sold, on a logarithmic scale that is full at a thousand
  -- 15 for reassurance: bookable at a price 5, confirmed at once 5, free cancellation 5
  recommended numeric(8, 4) not null generated always as (
    60 * ((8 * 4.0 + rating_count * coalesce(rating_average, 0)) / (8 + rating_count) - 1) / 4
    + 25 * least(1, ln(1 + sold_count) / ln(1001.0))
    + case when from_price is not null then 5 else 0 end
    + case when confirmation = 'INSTANT' then 5 else 0 end
    + case when free_cancellation then 5 else 0 end
  ) stored,

  -- sha-256 of the listing as it came in: an equal one changes nothing
  fingerprint text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (supplier_id, external_id),
  check (negotiation = 'ONLY' or currency is not null)
);
-- home pages, menus and "related" read the best of everything, of a destination and of a supplier without a sort
create index experiences_recommended on experiences (recommended desc, id) where status = 'published';
create index experiences_of_destination on experiences (destination_id, recommended desc, id) where status = 'published';
create index experiences_of_supplier on experiences (supplier_id, recommended desc, id) where status = 'published';
-- sums over all published experiences come from an index a twentieth of the table's size
create index experiences_summary on experiences (supplier_id) include (rating_count, rating_average, category_ids)
  where status = 'published';
create index experiences_of_large_parties on experiences (guests_at_any_time, most_guests)
  where guests_at_any_time < most_guests;

-- former addresses of an experience, so that a shared link survives a new slug
create table experience_former_slugs (
  slug text primary key,
  experience_id bigint not null references experiences on delete cascade
);

-- what departures take places from: an option's own, or a resource that several options share
create table pools (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references suppliers,
  -- the resource's name, or null for an option's own pool
  resource text,
  capacity int not null check (capacity > 0),
  -- length of a slot in minutes; null: each start is one slot
  slot_minutes int,
  unique (supplier_id, resource)
);

create table options (
  id bigint generated always as identity primary key,
  experience_id bigint not null references experiences on delete cascade,
  pool_id bigint not null references pools,
  code text not null,
  position int not null,
  title jsonb not null,
  description jsonb,
  -- [{id, title, ages, price, originalPrice, places, guests, minimum, maximum}], prices in minor units
  units jsonb not null,
  capacity int not null check (capacity > 0),
  schedule jsonb not null,
  closed_days jsonb not null default '[]',
  cutoff_minutes int not null,
  duration_minutes int not null,
  -- false: left out of a later version of the listing, kept because bookings refer to it
  offered boolean not null default true,
  -- [{guests, percent}]: percent off from so many guests on
  group_discounts jsonb not null default '[]',
  unique (experience_id, code)
);
create index options_pool on options (pool_id);

create table reviews (
  id bigint generated always as identity primary key,
  experience_id bigint not null references experiences on delete cascade,
  booking_id uuid unique,
  author text not null,
  country_code char(2),
  language text not null default 'en',
  rating int not null check (rating between 1 and 5),
  title text,
  body text not null,
  written_on date not null,
  status text not null default 'published' check (status in ('published', 'held', 'refused')),
  -- why it waits for a moderator: link, words
  held_for text[] not null default '{}',
  -- the reason that its author was given
  refusal text,
  created_at timestamptz not null default now()
);
create index reviews_experience on reviews (experience_id, written_on desc) where status = 'published';
create index reviews_held on reviews (created_at) where status = 'held';
