import type { Knex } from 'knex'

const tickets = `(
  select string_agg(distinct 'xticket' || lower(unit ->> 'id'), ' ')
  from options o cross join lateral jsonb_array_elements(o.units) unit
  where o.experience_id = e.id and o.offered and unit ->> 'id' in ('SENIOR', 'STUDENT'))`

const token = (language: string) => `search_vector(${language}, 'B', ${tickets})`

/** Documents have a token for senior and student tickets, so that a search for "seniors" finds listings with such a price. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en_head = r.en_head || ${token("'en'")}, en = r.en || ${token("'en'")}
    from experiences e
    where e.id = r.experience_id and ${tickets} is not null;
    update search_documents d set head = d.head || ${token('d.language')}, document = d.document || ${token('d.language')}
    from experiences e
    where e.id = d.experience_id and ${tickets} is not null;
  `)
}

/** Nothing to undo: earlier code does not search for these tokens. */
export async function down(): Promise<void> {}
