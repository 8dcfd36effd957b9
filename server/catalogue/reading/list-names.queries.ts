import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** Slugs by language, as far as they differ, of what has the slug that they stand under. */
type TranslatedSlugs = Record<string, Partial<Record<Language, string>>>

/** What addresses call places and categories. Names lead to slugs. */
export interface ListNamesRow {
  cities: TranslatedSlugs | null
  cityNames: Record<string, string> | null
  categories: TranslatedSlugs | null
  categoryNames: Record<string, string> | null
  /** Categories that are in no menu, whose pages answer all the same. */
  hidden: string[] | null
}

/** Every name that a place or a category has or had beside its own slug; those of a merged category lead to the one that has its listings. */
export async function readListNameRow(db: Database): Promise<ListNamesRow> {
  const { rows } = await db.raw<{ rows: ListNamesRow[] }>(
    `select (select jsonb_object_agg(d.slug, d.slugs) from destinations d where d.slugs <> '{}') cities,
       (select jsonb_object_agg(l.slug, d.slug) from list_slugs l join destinations d on d.id = l.destination_id
        where not exists (select from destinations own where own.slug = l.slug)) "cityNames",
       (select jsonb_object_agg(c.slug, c.slugs) from categories c where c.slugs <> '{}') categories,
       (select jsonb_object_agg(name.slug, coalesce(target.slug, c.slug)) from (
          select l.slug, l.category_id from list_slugs l
          where l.category_id is not null and not exists (select from categories own where own.slug = l.slug)
          union all select merged.slug, merged.id from categories merged where merged.merged_into is not null
        ) name (slug, id) join categories c on c.id = name.id
        left join categories target on target.id = c.merged_into) "categoryNames",
       (select jsonb_agg(c.slug) from categories c where c.hidden and c.merged_into is null) hidden`,
  )
  const [row] = rows
  if (!row) throw new Error('the names of lists were not read')
  return row
}
