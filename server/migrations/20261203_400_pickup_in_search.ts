import type { Knex } from 'knex'

const token = (language: string) => `search_vector(${language}, 'B', 'xpickupoffered')`

/**
 * Documents carry a word of their own where guests are fetched, as they do for labels and occasions, so that "with pickup" finds
 * them in every language. The filter follows when the open days are next renewed, which is done at each start and every day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en_head = r.en_head || ${token("'en'")}, en = r.en || ${token("'en'")}
    from experiences e
    where e.id = r.experience_id and (e.pickup_included is true or jsonb_array_length(e.pickups) > 0);
    update search_documents d set head = d.head || ${token('d.language')}, document = d.document || ${token('d.language')}
    from experiences e
    where e.id = d.experience_id and (e.pickup_included is true or jsonb_array_length(e.pickups) > 0);
  `)
}

/** The code of before asks for no such word. */
export async function down(): Promise<void> {}
