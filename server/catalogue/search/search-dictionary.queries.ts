import type { Database } from '../../platform/database.ts'

/** A name of a destination or category in one language, without capitals and accents. */
export interface SearchName {
  kind: 'destination' | 'category'
  slug: string
  folded: string
}

/** Every name of a place that has something, and of a category, in every language. */
export async function listSearchNames(db: Database): Promise<SearchName[]> {
  const { rows } = await db.raw<{ rows: SearchName[] }>(
    `select n.kind, d.slug, n.folded from search_names n join destinations d on n.kind = 'destination' and d.id = n.ref_id
     where exists (select 1 from search_rows r where r.destination_id = d.id)
     union
     select n.kind, c.slug, n.folded from search_names n join categories c on n.kind = 'category' and c.id = n.ref_id`,
  )
  return rows
}
