import type { Knex } from 'knex'

/**
 * When each option starts, how long it takes and in which languages it is held, where the options of an experience differ: so that a
 * list that is filtered by these or by ages shows, sorts and filters by the price of an option that fits. An option that starts in
 * several parts of the day has a row for each. Filled with the open days, at the latest on the next day; until then such lists
 * show the from-price, as before. The code of before leaves the columns alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table options add column spoken_languages text[];
    alter table search_day_prices
      -- bits of PartOfDay; 15: any part
      add column parts smallint not null default 15,
      -- null: every language of the experience
      add column languages text[],
      -- bits of durationBuckets; null: as the experience
      add column durations smallint,
      drop constraint search_day_prices_pkey,
      add primary key (experience_id, position, parts);
    create index search_day_prices_varied on search_day_prices (experience_id) 
      where parts <> 15 or languages is not null or durations is not null or ages is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from search_day_prices where parts <> 15;
    alter table search_day_prices drop column languages, drop column durations, drop constraint search_day_prices_pkey, drop column parts,
      add primary key (experience_id, position);
    alter table options drop column spoken_languages;
  `)
}
