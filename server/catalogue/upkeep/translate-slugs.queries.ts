/** The SQL of the slugs that experiences have in other languages. */
import type { Knex } from 'knex'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** An experience whose titles have changed since its slugs were made. */
export interface UntranslatedRow {
  id: number
  slug: string
  city: string
  title: Localized
  slugs: Partial<Record<Language, string>>
  /** Digest of its titles. */
  digest: string
}

/** The next of them from this id on. */
export async function listUntranslated(
  db: Database,
  { from, limit }: { from: number; limit: number },
): Promise<UntranslatedRow[]> {
  const { rows } = await db.raw<{ rows: UntranslatedRow[] }>(
    `select e.id, e.slug, d.slug city, e.title, e.slugs, md5(e.title::text) digest
     from experiences e join destinations d on d.id = e.destination_id
     where e.id >= :from and e.slugs_of is distinct from md5(e.title::text) order by e.id limit :limit`,
    { from, limit },
  )
  return rows
}

/** The slugs that an experience would have. */
export interface ProposedSlugs {
  id: number
  slugs: Partial<Record<Language, string>>
  digest: string
}

/**
 * Takes the slugs that are still free and gives them to their experiences. What another import has taken meanwhile is left out,
 * and a title that has changed meanwhile is left for the next time.
 */
export async function writeTranslatedSlugs(trx: Knex, proposed: readonly ProposedSlugs[]): Promise<void> {
  const values = JSON.stringify(proposed)
  await trx.raw(
    `insert into experience_former_slugs (slug, experience_id)
     select distinct on (said.value) said.value, p.id from jsonb_to_recordset(:values::jsonb) as p(id bigint, slugs jsonb),
       jsonb_each_text(p.slugs) said
     where not exists (select from experiences e where e.slug = said.value)
     order by said.value, p.id on conflict (slug) do nothing`,
    { values },
  )
  await trx.raw(
    `update experiences e set slugs_of = p.digest, slugs = coalesce((
         select jsonb_object_agg(said.key, said.value) from jsonb_each_text(p.slugs) said
         join experience_former_slugs f on f.slug = said.value and f.experience_id = p.id
         where not exists (select from experiences other where other.slug = said.value)), '{}')
     from jsonb_to_recordset(:values::jsonb) as p(id bigint, slugs jsonb, digest text)
     where e.id = p.id and md5(e.title::text) = p.digest`,
    { values },
  )
}
