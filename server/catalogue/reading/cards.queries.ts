import type { Language, PriceBasis, PricePeriod, UnitId } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'

/** What a card shows of an experience; texts are in the asked language already. */
export interface CardRow {
  id: number
  slug: string
  title: string
  destination_slug: string
  destination_name: string
  country_code: string
  category_slug: string
  category_name: string
  picture_source: string | null
  picture_alt: string | null
  rating_count: number
  rating_average: number | null
  duration_unit: 'MINUTES' | 'HOURS' | 'DAYS' | 'NIGHTS' | null
  duration_minimum: number | null
  duration_maximum: number | null
  currency: string | null
  from_price: number | null
  from_original_price: number | null
  from_unit: UnitId | null
  price_basis: PriceBasis
  price_period: PricePeriod | null
  labels: string[]
  free_cancellation: boolean
  confirmation: 'INSTANT' | 'ON_REQUEST'
  negotiation: 'NEVER' | 'ALSO' | 'ONLY'
}

/** Columns of a card. In scope: experiences e, destinations d, categories c (the first of the experience's own). */
const cardColumns = `
  e.id, e.slug, localized(e.title, :language) as title,
  d.slug as destination_slug, localized(d.name, :language) as destination_name, d.country_code,
  c.slug as category_slug, localized(c.name, :language) as category_name,
  e.shown_pictures -> 0 ->> 'source' as picture_source, localized(e.shown_pictures -> 0 -> 'alt', :language) as picture_alt,
  e.rating_count, e.rating_average, e.duration_unit, e.duration_minimum, e.duration_maximum,
  e.currency, e.from_price, e.from_original_price, e.from_unit, e.price_basis, e.price_period,
  e.labels, e.free_cancellation, e.confirmation, e.negotiation`

const cardTables = `
  join destinations d on d.id = e.destination_id
  join categories c on c.id = e.category_ids[1]`

/** The cards of these experiences, in this order. */
export async function readCards(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return runPrepared<CardRow>(db, 'read-cards', {
    sql: `select ${cardColumns}
     from unnest(:ids::int[]) with ordinality wanted (id, position)
     join experiences e on e.id = wanted.id ${cardTables}
     order by wanted.position`,
    bindings: { ids: [...ids], language },
  })
}

/** Narrows to a storefront's supplier; said only where there is one, so that the planner can use the index that fits. */
const ofSupplier = (supplierId: number | undefined) =>
  supplierId === undefined ? '' : 'and e.supplier_id = :supplierId'

const notOver = `e.status = 'published' and (e.expires_on is null or e.expires_on >= current_date)`

/** The best of a catalogue, or of one supplier, at most two of a destination so that a home page shows more than one. */
export async function listTopCards(
  db: Database,
  { language, supplierId, limit }: { language: Language; supplierId?: number; limit: number },
): Promise<CardRow[]> {
  const { rows } = await db.raw<{ rows: CardRow[] }>(
    `with best as (
       select e.id, e.destination_id, e.recommended from experiences e
       where ${notOver} ${ofSupplier(supplierId)}
       order by e.recommended desc, e.id limit 400
     ), spread as (
       select id, recommended, row_number() over (partition by destination_id order by recommended desc, id) as turn from best
     )
     select ${cardColumns} from spread join experiences e on e.id = spread.id ${cardTables}
     order by (spread.turn > 2), spread.recommended desc, e.id limit :limit`,
    { language, supplierId: supplierId ?? null, limit },
  )
  return rows
}

/** How many of a city's best are looked at for likeness: reading them in order is cheap, reading all of a large city is not. */
const mostLookedAt = 120

/** How many kinds a found experience shares with this one. */
const sharedKinds = `(select count(*) from unnest(found.category_ids) own where own = any(this.category_ids))`

interface Like {
  slug: string
  language: Language
  supplierId?: number
  limit: number
}

/** The best of this experience's city: those of its kinds first, the more shared kinds the better. */
export async function listCardsOfSameCity(
  db: Database,
  { slug, language, supplierId, limit }: Like,
): Promise<CardRow[]> {
  const name = supplierId === undefined ? 'cards-of-same-city' : 'cards-of-same-city-and-supplier'
  return runPrepared<CardRow>(db, name, {
    sql: `with this as materialized (
       select e.id, e.destination_id, e.category_ids from experiences e where e.slug = :slug
     ), found as materialized (
       select e.id, e.recommended, e.category_ids from experiences e
       where e.destination_id = (select destination_id from this) and ${notOver} ${ofSupplier(supplierId)}
       order by e.recommended desc, e.id limit ${mostLookedAt}
     ), best as (
       select found.id, row_number() over (order by ${sharedKinds} desc, found.recommended desc, found.id) as position
       from found, this where found.id <> this.id order by position limit :limit
     )
     select ${cardColumns} from best join experiences e on e.id = best.id ${cardTables} order by best.position`,
    bindings: { slug, language, supplierId: supplierId ?? null, limit },
  })
}

/** The best of the cities around this experience's own: those of its kinds first, then near ones before far ones. */
export async function listCardsOfNearCities(
  db: Database,
  { slug, language, supplierId, limit }: Like,
): Promise<CardRow[]> {
  const { rows } = await db.raw<{ rows: CardRow[] }>(
    `with this as materialized (
       select e.destination_id, e.category_ids, d.latitude, d.longitude
       from experiences e join destinations d on d.id = e.destination_id where e.slug = :slug
     ), near as materialized (
       select d.id, (d.latitude - this.latitude) ^ 2
         + ((d.longitude - this.longitude) * cos(radians(this.latitude))) ^ 2 as distance
       from this, destinations d where d.id <> this.destination_id order by distance limit 12
     ), found as materialized (
       select near.distance, own.* from near, lateral (
         select e.id, e.recommended, e.category_ids from experiences e
         where e.destination_id = near.id and ${notOver} ${ofSupplier(supplierId)}
         order by e.recommended desc, e.id limit 24
       ) own
     ), best as (
       select found.id, row_number() over (
         order by ${sharedKinds} desc, found.distance, found.recommended desc, found.id) as position
       from found, this order by position limit :limit
     )
     select ${cardColumns} from best join experiences e on e.id = best.id ${cardTables} order by best.position`,
    { slug, language, supplierId: supplierId ?? null, limit },
  )
  return rows
}
