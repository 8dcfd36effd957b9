import type { Knex } from 'knex'

const isWhole = `'private' = any(e.labels) and e.price_period is distinct from 'NIGHT'`

const vector = (language: string) => `search_vector(${language}, 'B', 'xhirewhole')`

/** Documents have a token for what a party has to itself other than by the night, so that a search for "boat hire" finds a gulet too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en_head = r.en_head || ${vector("'en'")}, en = r.en || ${vector("'en'")}
    from experiences e
    where e.id = r.experience_id and ${isWhole};
    update search_documents d set head = d.head || ${vector('d.language')}, document = d.document || ${vector('d.language')}
    from experiences e
    where e.id = d.experience_id and ${isWhole};
  `)
}

/** Nothing to undo: earlier code does not search for this token. */
export async function down(): Promise<void> {}
