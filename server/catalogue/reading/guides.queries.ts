import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { ExperienceRow } from './experience.queries.ts'

/** Somebody who guides, with what they lead; its title is in the asked language. */
export interface GuideRow {
  guide: NonNullable<ExperienceRow['guides']>[number]
  slug: string
  localSlug: string | null
  title: string
  city: string
}

/** Who guides the published experiences of a supplier, each by name once, with the most recommended of theirs. */
export async function listGuides(
  db: Database,
  { language, supplierId, limit }: { language: Language; supplierId: number; limit: number },
): Promise<GuideRow[]> {
  const { rows } = await db.raw<{ rows: GuideRow[] }>(
    `select guide, slug, "localSlug", title, city from (
       select distinct on (g.guide ->> 'name') g.guide, g.place, e.recommended, e.id, e.slug, e.slugs ->> :language "localSlug",
         localized(e.title, :language) title, d.slug city
       from experiences e join destinations d on d.id = e.destination_id,
         jsonb_array_elements(e.guides) with ordinality g (guide, place)
       where e.status = 'published' and e.supplier_id = :supplierId and e.guides is not null
       order by g.guide ->> 'name', e.recommended desc, e.id
     ) each_once
     order by recommended desc, id, place limit :limit`,
    { language, supplierId, limit },
  )
  return rows
}
