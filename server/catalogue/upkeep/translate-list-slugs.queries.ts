/** The SQL of the slugs that places and categories have in other languages. */
import type { Knex } from 'knex'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** What a list of experiences can be about. */
export type ListKind = 'destination' | 'category'

/** A place or a category whose slugs are to be made. */
export interface UntranslatedList {
  kind: ListKind
  id: number
  slug: string
  /** None of a category that is merged: its page is another's. */
  name: Partial<Localized>
  /** Of a place. */
  countryCode: string | null
  /** Digest of what its slugs are made from. */
  digest: string
}

/** A slug that has come to be the own one of another place or category is to be made anew. */
const isOvertaken = `exists (select from jsonb_each_text(l.slugs) said
  where exists (select from destinations d where d.slug = said.value)
    or exists (select from categories c where c.slug = said.value
      and not (l.kind = 'category' and c.merged_into is not distinct from l.id)))`

/**
 * Places and categories whose names, or what is merged into them, have changed since their slugs were made: places before
 * categories, and those that come first in lists before the others.
 */
export async function listUntranslatedLists(db: Database): Promise<UntranslatedList[]> {
  const { rows } = await db.raw<{ rows: UntranslatedList[] }>(
    `select l.kind, l.id, l.slug, l.name, l.country_code "countryCode", l.digest
     from (
       select 'destination' kind, id, slug, slugs, slugs_of, name, country_code, popularity place, md5(name::text) digest
       from destinations
       union all
       select 'category', c.id, c.slug, c.slugs, c.slugs_of, case when c.merged_into is null then c.name else '{}' end, null, c.position,
         md5(concat_ws(' ', c.name::text, 'in ' || c.merged_into,
           (select string_agg(m.id::text, ' ' order by m.id) from categories m where m.merged_into = c.id)))
       from categories c
     ) l
     where l.slugs_of is distinct from l.digest or ${isOvertaken}
     order by l.kind desc, l.place nulls last, l.id`,
  )
  return rows
}

/**
 * Which of the slugs are taken: by the own slug of a place or a category, or by one in the words of any language, now or before.
 * Those of a merged category are the other's.
 */
export async function findTakenListSlugs(
  db: Database,
  slugs: readonly string[],
): Promise<{ slug: string; kind: ListKind; id: number }[]> {
  const { rows } = await db.raw<{ rows: { slug: string; kind: ListKind; id: number }[] }>(
    `select l.slug, case when l.category_id is null then 'destination' else 'category' end kind,
       coalesce(l.destination_id, c.merged_into, c.id) id
     from list_slugs l left join categories c on c.id = l.category_id where l.slug = any(:slugs)
     union all select slug, 'destination', id from destinations where slug = any(:slugs)
     union all select slug, 'category', coalesce(merged_into, id) from categories where slug = any(:slugs)`,
    { slugs: [...slugs] },
  )
  return rows
}

/** The slugs that a place or a category gets. */
export interface GivenSlugs {
  kind: ListKind
  id: number
  slugs: Partial<Record<Language, string>>
  digest: string
}

/** Gives the slugs to their places and categories. Nobody else may write any until the transaction ends: `lockListingWriters`. */
export async function writeListSlugs(trx: Knex, given: readonly GivenSlugs[]): Promise<void> {
  const values = JSON.stringify(given)
  await trx.raw(
    `insert into list_slugs (slug, destination_id, category_id)
     select distinct on (said.value) said.value,
       case g.kind when 'destination' then g.id end, case g.kind when 'category' then g.id end
     from jsonb_to_recordset(:values::jsonb) as g(kind text, id bigint, slugs jsonb), jsonb_each_text(g.slugs) said
     on conflict (slug) do nothing`,
    { values },
  )
  for (const [table, kind] of [
    ['destinations', 'destination'],
    ['categories', 'category'],
  ] as const) {
    if (!given.some((list) => list.kind === kind)) continue
    await trx.raw(
      `update :table: l set slugs = g.slugs, slugs_of = g.digest
       from jsonb_to_recordset(:values::jsonb) as g(kind text, id bigint, slugs jsonb, digest text)
       where g.kind = :kind and l.id = g.id`,
      { table, kind, values },
    )
  }
}
