import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      unique (offer_request_id, number)
    );

    alter table offer_requests
      -- the site that it was asked from, for links
      add origin text,
      -- when the supplier's silence becomes a no
      add answer_by timestamptz,
      -- answers of the supplier so far: a link answers one turn, so that it works once
      add answers int not null default 0,
      -- the offer that stands or stood last
      add quote_id bigint references offer_quotes,
      -- why there will be no deal, in the words of who said so
      add reason text;
    create index offer_requests_open on offer_requests (status) where status in ('REQUESTED', 'QUOTED');

    -- an offer is accepted through a cart of its own, which nobody changes
    alter table carts add offer_request_id uuid unique references offer_requests;
    -- {reference, amount, expiresAt}: the price that was negotiated, in the cart's currency
    alter table cart_lines add offer jsonb;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table cart_lines drop offer;
    alter table carts drop offer_request_id;
    alter table offer_requests drop origin, drop answer_by, drop answers, drop quote_id, drop reason;
    drop table offer_quotes;
  `)
}
