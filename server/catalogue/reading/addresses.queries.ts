/** The SQL of every address that a catalogue has, with the day on which it last changed. */
import type { ListingKind } from '../../contract/listing-kinds.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { kindsOfExperience } from '../listing-kind-facts.ts'

interface Sold {
  /** Of one supplier only. */
  supplierId: number | undefined
}

/** A place or a category that has something, and the day on which something of it last changed. */
export interface PlaceAddressRow {
  slug: string
  /** By language, as far as they differ. */
  slugs: Partial<Record<Language, string>>
  changedOn: string
}

/** An experience's address and the day on which it last changed. */
export interface ExperienceAddressRow extends PlaceAddressRow {
  id: number
  city: PlaceAddressRow['slug']
  citySlugs: PlaceAddressRow['slugs']
  /** Languages of both title and overview. */
  languages: Language[]
  /** Source of its first picture. */
  picture: string | null
}

const shown = `e.status = 'published' and (e.expires_on is null or e.expires_on >= current_date)
  and (:supplierId::bigint is null or e.supplier_id = :supplierId)`
const changedOn = `(e.updated_at at time zone 'UTC')::date`

/** How much there is to list. */
export async function countAddresses(
  db: Database,
  { supplierId }: Sold,
): Promise<{ destinations: number; experiences: number; changedOn: string | null }> {
  const { rows } = await db.raw<{
    rows: { destinations: number; experiences: number; changedOn: string | null }[]
  }>(
    `select count(distinct e.destination_id)::int as destinations, count(*)::int as experiences,
       max(${changedOn})::text "changedOn"
     from experiences e where ${shown}`,
    { supplierId: supplierId ?? null },
  )
  return rows[0] ?? { destinations: 0, experiences: 0, changedOn: null }
}

/** Categories that have something. There are dozens. */
export async function listCategoryAddresses(db: Database, { supplierId }: Sold): Promise<PlaceAddressRow[]> {
  const { rows } = await db.raw<{ rows: PlaceAddressRow[] }>(
    `select c.slug, c.slugs, max(${changedOn})::text "changedOn"
     from experiences e, unnest(e.category_ids) category (id) join categories c on c.id = category.id
     where ${shown} and not c.hidden group by c.id order by c.slug`,
    { supplierId: supplierId ?? null },
  )
  return rows
}

/** A kind of listing that has something, and the day on which something of it last changed. */
export interface KindAddressRow {
  kind: ListingKind
  changedOn: string
}

/** Kinds of listing that have something. */
export async function listKindAddresses(db: Database, { supplierId }: Sold): Promise<KindAddressRow[]> {
  const { rows } = await db.raw<{ rows: KindAddressRow[] }>(
    `select kind, max(${changedOn})::text "changedOn"
     from experiences e, unnest(${kindsOfExperience}) kind where ${shown} group by kind order by kind`,
    { supplierId: supplierId ?? null },
  )
  return rows
}

/** One experience with a price, where there is any. */
export async function findPriced(db: Database, { supplierId }: Sold): Promise<{ id: number }[]> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `select e.id from experiences e where ${shown} and e.from_price is not null limit 1`,
    { supplierId: supplierId ?? null },
  )
  return rows
}

/** A stretch of the places that have something. */
export async function listDestinationAddresses(
  db: Database,
  { supplierId, offset, limit }: Sold & { offset: number; limit: number },
): Promise<PlaceAddressRow[]> {
  const { rows } = await db.raw<{ rows: PlaceAddressRow[] }>(
    `select d.slug, d.slugs, max(${changedOn})::text "changedOn"
     from experiences e join destinations d on d.id = e.destination_id
     where ${shown} group by d.id order by d.id offset :offset limit :limit`,
    { supplierId: supplierId ?? null, offset, limit },
  )
  return rows
}

/** The id of the experience after so many others. Walks the index that far: for the head of a part, not for a page of it. */
export async function findExperienceAt(
  db: Database,
  { supplierId, offset }: Sold & { offset: number },
): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `select e.id from experiences e where ${shown} order by e.id offset :offset limit 1`,
    { supplierId: supplierId ?? null, offset },
  )
  return rows[0]?.id
}

/** The next experiences from this id on. */
export async function listExperienceAddresses(
  db: Database,
  { supplierId, from, limit }: Sold & { from: number; limit: number },
): Promise<ExperienceAddressRow[]> {
  const { rows } = await db.raw<{ rows: ExperienceAddressRow[] }>(
    `select e.id, e.slug, e.slugs, d.slug as city, d.slugs "citySlugs", ${changedOn}::text "changedOn",
       array(select spoken from jsonb_object_keys(e.title) spoken where jsonb_exists(e.overview, spoken)) languages,
       e.pictures -> 0 ->> 'source' picture
     from experiences e join destinations d on d.id = e.destination_id
     where ${shown} and e.id >= :from order by e.id limit :limit`,
    { supplierId: supplierId ?? null, from, limit },
  )
  return rows
}
