import type { Knex } from 'knex'

/**
 * What a listing does not say is null, and shown as nothing. Until now silence was stored as "no" and as "non-refundable",
 * and nobody can tell it from the same thing said on purpose: every "no" becomes unknown, and the policy of what is not sold
 * at a price, until the listing is imported again. What is sold at a price keeps the policy it is sold under.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences
      alter pickup_included drop not null, alter pickup_included drop default,
      alter drop_off_included drop not null, alter drop_off_included drop default,
      alter tour_guide drop not null, alter tour_guide drop default,
      alter overnight drop not null, alter overnight drop default,
      alter cancellation drop not null;
    update experiences set
      pickup_included = nullif(pickup_included, false),
      drop_off_included = nullif(drop_off_included, false),
      tour_guide = nullif(tour_guide, false),
      overnight = nullif(overnight, false),
      cancellation = case
        when negotiation = 'ONLY' and cancellation ->> 'kind' = 'NON_REFUNDABLE' then null else cancellation end;
    -- the policy that a supplier states with an offer, where the listing has none
    alter table offer_quotes add cancellation jsonb`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table offer_quotes drop cancellation;
    update experiences set
      pickup_included = coalesce(pickup_included, false),
      drop_off_included = coalesce(drop_off_included, false),
      tour_guide = coalesce(tour_guide, false),
      overnight = coalesce(overnight, false),
      cancellation = coalesce(cancellation, '{"kind":"NON_REFUNDABLE","steps":[]}');
    alter table experiences
      alter pickup_included set not null, alter pickup_included set default false,
      alter drop_off_included set not null, alter drop_off_included set default false,
      alter tour_guide set not null, alter tour_guide set default false,
      alter overnight set not null, alter overnight set default false,
      alter cancellation set not null`)
}
