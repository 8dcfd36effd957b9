import type { Knex } from 'knex'

const isNew = `e.pickup_included is not true and jsonb_array_length(e.pickups) = 0 and exists (
  select from jsonb_array_elements(e.extras) x where jsonb_exists(x, 'minutesBefore') or x ->> 'asks' = 'ADDRESS')`

const vector = (language: string) => `search_vector(${language}, 'B', 'xpickupoffered')`

/** Documents have the token of a pickup for a transfer that is an extra too, so that a search for "boat with hotel transfer" finds it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en_head = r.en_head || ${vector("'en'")}, en = r.en || ${vector("'en'")}
    from experiences e
    where e.id = r.experience_id and ${isNew};
    update search_documents d set head = d.head || ${vector('d.language')}, document = d.document || ${vector('d.language')}
    from experiences e
    where e.id = d.experience_id and ${isNew};
  `)
}

/** Nothing to undo: what is found by the token is true for earlier code too. */
export async function down(): Promise<void> {}
