import type { Knex } from 'knex'

/**
 * What "recommended" means, 0 to 100, kept true by the database itself:
 *
 * - 60 for the rating, Bayesian: eight imagined reviews of 4.0 stand beside the real ones, so that one enthusiast does not
 *   outrank two hundred satisfied guests
 * - 25 for how often it was sold, on a logarithmic scale that is full at a thousand
 * - 15 for reassurance: a price one can book at once 5, confirmed at once 5, cancelled without cost 5
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences drop column recommended;
    alter table experiences add column recommended numeric(8, 4) not null generated always as (
      60 * ((8 * 4.0 + rating_count * coalesce(rating_average, 0)) / (8 + rating_count) - 1) / 4
      + 25 * least(1, ln(1 + sold_count) / ln(1001.0))
      + case when from_price is not null then 5 else 0 end
      + case when confirmation = 'INSTANT' then 5 else 0 end
      + case when free_cancellation then 5 else 0 end
    ) stored;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table experiences drop column recommended;
    alter table experiences add column recommended numeric(8, 4) not null default 0;
  `)
}
