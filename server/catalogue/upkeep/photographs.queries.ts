/** The SQL of the photographs that experiences have. */
import type { Database } from '../../platform/database.ts'

/** Photographs of an experience, in the order in which they are shown. */
export interface PhotographsOf {
  slug: string
  sources: string[]
}

/** Which of these slugs are experiences; and those that have photographs now, so that they can lose them. */
export async function listAdopters(db: Database, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { slug: string }[] }>(
    'select slug from experiences where slug = any(?::text[]) or photographs is not null',
    [[...slugs]],
  )
  return rows.map(({ slug }) => slug)
}

/** Sets the photographs of experiences, none where the list is empty; answers how many changed. */
export async function writePhotographs(db: Database, found: readonly PhotographsOf[]): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update experiences e set photographs = n.photographs, updated_at = now()
     from (
       select slug, case when jsonb_array_length(sources) > 0
         then (select jsonb_agg(jsonb_build_object('source', s)) from jsonb_array_elements_text(sources) s) end photographs
       from jsonb_to_recordset(?::jsonb) as t (slug text, sources jsonb)
     ) n
     where e.slug = n.slug and e.photographs is distinct from n.photographs`,
    [JSON.stringify(found)],
  )
  return rowCount
}
