import type { Knex } from 'knex'

/** For each table that pages show: which keys its rows stand for. `changed` are the rows that a statement wrote or took away. */
const toldBy: Readonly<Record<string, string>> = {
  experiences: `select unnest(array['experience-' || c.slug, 'place-' || d.slug, 'catalogue'])
    from changed c join destinations d on d.id = c.destination_id`,
  options: `select 'experience-' || e.slug from changed c join experiences e on e.id = c.experience_id`,
  reviews: `select unnest(array['experience-' || e.slug, 'catalogue']) from changed c join experiences e on e.id = c.experience_id`,
  // their names stand in the header of every page, a rate in every price
  destinations: `select 'everything' from changed`,
  categories: `select 'everything' from changed`,
  suppliers: `select 'everything' from changed`,
  storefronts: `select 'everything' from changed`,
  currency_rates: `select 'everything' from changed`,
}

const events = [
  ['insert', 'new table as changed'],
  ['update', 'new table as changed'],
  // what it was before: a former slug, or the place that it has left
  ['update', 'old table as changed'],
  ['delete', 'old table as changed'],
] as const

/**
 * Tells every process what has changed of what pages show, whoever changed it, once that is committed. A notification has at
 * most 8,000 bytes: keys, of which the longest has 132, go in parts of 50. What happens twice in a transaction is told once.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, keys] of Object.entries(toldBy)) {
    await knex.raw(`
      create function tell_pages_of_${table}() returns trigger language plpgsql as $$
      begin
        perform pg_notify('dhow_pages', string_agg(key, ' '))
        from (select key, row_number() over () / 50 as part from (select distinct * from (${keys}) of_rows (key)) keys) parts
        group by part;
        return null;
      end $$;
      ${events
        .map(
          ([event, rows], number) => `
            create trigger ${table}_told_${number} after ${event} on ${table} referencing ${rows}
              for each statement execute function tell_pages_of_${table}();`,
        )
        .join('')}
    `)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(toldBy)) await knex.raw(`drop function tell_pages_of_${table}() cascade`)
}
