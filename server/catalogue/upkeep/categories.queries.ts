import type { Knex } from 'knex'
import type { Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'

/** A category as its operator arranges it. */
export interface ArrangedRow {
  id: number
  slug: string
  name: Localized
  position: number
  hidden: boolean
  /** Slug of the category that has its listings. */
  mergedInto: string | null
  /** Published experiences. */
  experiences: number
}

/** Every category in the order of menus, merged ones last. */
export async function listArranged(db: Database): Promise<ArrangedRow[]> {
  const { rows } = await db.raw<{ rows: ArrangedRow[] }>(
    `select c.id, c.slug, c.name, c.position, c.hidden, target.slug "mergedInto", coalesce(counted.experiences, 0) experiences
     from categories c left join categories target on target.id = c.merged_into
     left join (select category.id, count(*)::int experiences from experiences e, unnest(e.category_ids) category (id)
       where e.status = 'published' group by category.id) counted on counted.id = c.id
     order by c.merged_into is not null, c.position, experiences desc, c.slug`,
  )
  return rows
}

/** Writes how categories are arranged; rows that stay as they are are left alone. */
export async function writeArranged(
  trx: Knex.Transaction,
  rows: readonly {
    id: number
    name: Localized
    position: number
    hidden: boolean
    mergedInto: number | null
  }[],
): Promise<void> {
  await trx.raw(
    `update categories c set name = r.name, position = r.position, hidden = r.hidden, merged_into = r."mergedInto"
     from jsonb_to_recordset(:rows::jsonb) as r(id bigint, name jsonb, position int, hidden boolean, "mergedInto" bigint)
     where c.id = r.id and (c.name, c.position, c.hidden, c.merged_into)
       is distinct from (r.name, r.position, r.hidden, r."mergedInto")`,
    { rows: JSON.stringify(rows) },
  )
}

/** Moves experiences from merged categories to those that have their listings, in place; answers which ones. */
export async function moveMerged(trx: Knex.Transaction): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `update experiences e set category_ids = (
       select array_agg(own.id order by own.position) from (
         select coalesce(c.merged_into, c.id) id, min(given.position) position
         from unnest(e.category_ids) with ordinality given (id, position) join categories c on c.id = given.id
         group by 1) own)
     where e.category_ids && (select array_agg(id) from categories where merged_into is not null)
     returning e.id`,
  )
  return rows.map(({ id }) => id)
}

/** Experiences of these categories. */
export async function listExperiencesOf(
  trx: Knex.Transaction,
  categoryIds: readonly number[],
): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    'select id from experiences where category_ids && :ids::bigint[] order by id',
    { ids: [...categoryIds] },
  )
  return rows.map(({ id }) => id)
}
