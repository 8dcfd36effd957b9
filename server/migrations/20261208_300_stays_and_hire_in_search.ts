import type { Knex } from 'knex'

const tokens = `nullif(concat_ws(' ',
  case when e.overnight then 'xstayovernight' end,
  case when e.price_period in ('HOUR', 'DAY') then 'xhireperiod' end), '')`

const vector = (language: string) => `search_vector(${language}, 'B', ${tokens})`

/** Documents have a token for stays and one for what is hired by the hour or the day, so that searches for "accommodation" and "boat hire" find them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update search_rows r set en_head = r.en_head || ${vector("'en'")}, en = r.en || ${vector("'en'")}
    from experiences e
    where e.id = r.experience_id and ${tokens} is not null;
    update search_documents d set head = d.head || ${vector('d.language')}, document = d.document || ${vector('d.language')}
    from experiences e
    where e.id = d.experience_id and ${tokens} is not null;
  `)
}

/** Nothing to undo: earlier code does not search for these tokens. */
export async function down(): Promise<void> {}
