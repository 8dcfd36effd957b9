/** The SQL of cards: the best of a catalogue, and what is like an experience. */
import type { Language, PriceBasis, PricePeriod, UnitId } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion } from '../search/search-rows.queries.ts'

/** What a card shows of an experience; texts are in the asked language already. */
export interface CardRow {
  id: number
  slug: string
  localSlug: string | null
  title: string
  /** The language asked for has no title. */
  inEnglish: boolean
  titleArabic: string | null
  titleEnglish: string | null
  summary: string | null
  latitude: number | null
  longitude: number | null
  guests: number | null
  ageMinimum: number | null
  ageMaximum: number | null
  lengthMetres: number | null
  longestMetres: number | null
  destinationSlug: string
  destinationLocalSlug: string | null
  destinationName: string
  /** The language asked for has no name of its own for it. */
  destinationInEnglish: boolean
  countryCode: string
  categorySlug: string
  categoryLocalSlug: string | null
  categoryName: string
  categoryInEnglish: boolean
  pictureSource: string | null
  pictureAlt: string | null
  /** It is described, and not in the language asked for. */
  pictureInEnglish: boolean
  picturePreview: string | null
  ratingCount: number
  ratingAverage: number | null
  durationUnit: 'MINUTES' | 'HOURS' | 'DAYS' | 'NIGHTS' | null
  durationMinimum: number | null
  durationMaximum: number | null
  currency: string | null
  fromPrice: number | null
  fromOriginalPrice: number | null
  fromUnit: UnitId | null
  fromOption: string | null
  /** Code of the option of the from-price, where a search found it and not all of its options fit. */
  wishedOption?: string
  fromGuests: number | null
  priceBasis: PriceBasis
  pricePeriod: PricePeriod | null
  periodMinimum: number | null
  labels: string[]
  freeCancellation: boolean
  confirmation: 'INSTANT' | 'ON_REQUEST'
  negotiation: 'NEVER' | 'ALSO' | 'ONLY'
}

/** What its first picture shows until it arrives. In scope: experiences e. */
export const picturePreview = `(select p.preview from picture_previews p
  where p.source = e.shown_pictures -> 0 ->> 'source') "picturePreview"`

/**
 * The title of the option that the from-price is of, where another one costs something else. Read and not stored: a page of
 * cards looks it up by the index of options in some tenths of a millisecond, and nothing can be out of date.
 * In scope: experiences e.
 */
const fromOption = `(select case when not bool_and(o.units @> own.unit) then
    (array_agg(localized(o.title, :language) order by o.position) filter (where o.units @> own.unit))[1] end
  from (select jsonb_build_array(jsonb_build_object('id', e.from_unit, 'price', e.from_price)) unit) own, options o
  where o.experience_id = e.id and o.offered) "fromOption"`

/** Fewest guests that an item at the from-price takes, where it is not hired by time. In scope: experiences e. */
const fromGuests = `case when e.price_basis = 'ITEM' and e.price_period is null then (
  select min((unit ->> 'guests')::int) from options o, jsonb_array_elements(o.units) unit
  where o.experience_id = e.id and o.offered and unit ->> 'id' = e.from_unit and (unit ->> 'price')::bigint = e.from_price
) end "fromGuests"`

/** Columns of a card. In scope: experiences e, destinations d, categories c (the first of the experience's own). */
export const cardColumns = `
  e.id, e.slug, e.slugs ->> :language "localSlug", localized(e.title, :language) as title, localized(e.summary, :language) as summary,
  not jsonb_exists(e.title, :language) "inEnglish", e.title ->> 'ar' "titleArabic", e.title ->> 'en' "titleEnglish",
  e.latitude, e.longitude, e.age_minimum "ageMinimum", e.age_maximum "ageMaximum",
  (e.measures ->> 'lengthMetres')::float8 "lengthMetres", (e.measures ->> 'longestMetres')::float8 "longestMetres", nullif(e.most_guests, 0) guests,
  d.slug "destinationSlug", d.slugs ->> :language "destinationLocalSlug", localized(d.name, :language) "destinationName", not jsonb_exists(d.name, :language) "destinationInEnglish", d.country_code "countryCode",
  c.slug "categorySlug", c.slugs ->> :language "categoryLocalSlug", localized(c.name, :language) "categoryName", not jsonb_exists(c.name, :language) "categoryInEnglish",
  e.shown_pictures -> 0 ->> 'source' "pictureSource",
  localized(e.shown_pictures -> 0 -> 'alt', :language) "pictureAlt",
  coalesce(not jsonb_exists(e.shown_pictures -> 0 -> 'alt', :language), false) "pictureInEnglish", ${picturePreview},
  e.rating_count "ratingCount", e.rating_average "ratingAverage",
  e.duration_unit "durationUnit", e.duration_minimum "durationMinimum", e.duration_maximum "durationMaximum",
  e.currency, e.from_price "fromPrice", e.from_original_price "fromOriginalPrice", e.from_unit "fromUnit", ${fromOption},
  ${fromGuests},
  e.price_basis "priceBasis", e.price_period "pricePeriod", e.period_minimum "periodMinimum",
  e.labels, e.free_cancellation "freeCancellation", e.confirmation, e.negotiation`

export const cardTables = `
  join destinations d on d.id = e.destination_id
  join categories c on c.id = e.category_ids[1]`

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

/** These experiences, in this order, as far as they are for sale. */
export async function listCardsOf(
  db: Database,
  { language, supplierId, slugs }: { language: Language; supplierId?: number; slugs: readonly string[] },
): Promise<CardRow[]> {
  const { rows } = await db.raw<{ rows: CardRow[] }>(
    `select ${cardColumns} from unnest(:slugs::text[]) with ordinality chosen (slug, place)
     join experiences e on e.slug = chosen.slug ${cardTables}
     where ${notOver} ${ofSupplier(supplierId)} order by chosen.place`,
    { language, supplierId: supplierId ?? null, slugs: [...slugs] },
  )
  return rows
}

/** How many of a city's best are looked at for likeness: reading them in order is cheap, reading all of a large city is not. */
export const mostLookedAt = 120

/** How many kinds a found experience shares with this one. */
const sharedKinds = `(select count(*) from unnest(found.category_ids) own where own = any(this.category_ids))`

interface Like {
  slug: string
  supplierId?: number
  limit: number
}

/** Experiences in an order, and the version of the catalogue in which they were found. */
export interface FoundLike {
  version: number
  ids: number[]
}

/** The ids of `best` and the catalogue's version, in one row. In scope: best. */
const bestInVersion = `select v.version, coalesce((select array_agg(best.id order by best.position) from best), '{}')::int[] ids from ${currentVersion} v`

/** The best of this experience's city: those of its kinds first, the more shared kinds the better. */
export async function findLikeInSameCity(
  db: Database,
  { slug, supplierId, limit }: Like,
): Promise<FoundLike | undefined> {
  const name = supplierId === undefined ? 'like-in-same-city' : 'like-in-same-city-of-supplier'
  const [row] = await runPrepared<FoundLike>(db, name, {
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
     ${bestInVersion}`,
    bindings: { slug, supplierId: supplierId ?? null, limit },
  })
  return row
}

/** The best of the cities around this experience's own: those of its kinds first, then near ones before far ones. */
export async function findLikeInNearCities(
  db: Database,
  { slug, supplierId, limit }: Like,
): Promise<FoundLike | undefined> {
  const { rows } = await db.raw<{ rows: FoundLike[] }>(
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
     ${bestInVersion}`,
    { slug, supplierId: supplierId ?? null, limit },
  )
  return rows[0]
}
