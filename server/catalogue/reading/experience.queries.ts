import { durationVariesSql } from '../../availability/duration-varies-sql.ts'
import type { RatingElsewhere, ReviewElsewhere } from '../../contract/elsewhere.ts'
import type { CancellationPolicy, GroupDiscount, Measures } from '../../contract/listing.ts'
import type { OptionPayThere } from '../../contract/pay-there.ts'
import type { TextField } from '../../contract/text-fields.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import { currentVersion } from '../search/search-rows.queries.ts'
import { picturePreview } from './cards.queries.ts'
import type { CardRow } from './cards.queries.ts'
import { reviewPage } from './reviews.queries.ts'
import type { ReviewPage, WantedReviews } from './reviews.queries.ts'
import type { StoredUnit } from '../listings/listing-price.ts'

/** An experience with everything its page shows; the outer texts are in the asked language, those within lists by language. */
export interface ExperienceRow extends Omit<
  CardRow,
  | 'pictureSource'
  | 'pictureAlt'
  | 'inEnglish'
  | 'fromOption'
  | 'fromGuests'
  | 'lengthMetres'
  | 'longestMetres'
> {
  /** Its slugs by language, as far as they differ from its own. */
  slugs: Partial<Record<Language, string>>
  /** Texts that the asked language lacks, of those that stand in columns of their own. */
  inEnglish: TextField[]
  /** Languages of both title and overview. */
  languages: Language[]
  hasOpenDays: boolean
  summary: string | null
  overview: string
  highlights: string[] | null
  includes: string[] | null
  excludes: string[] | null
  knowBeforeYouGo: string[] | null
  whatToBring: string[] | null
  itinerary: { title: Localized; text?: Localized; minute?: number; latitude?: number; longitude?: number }[]
  pictures: { source: string; alt?: Localized }[]
  categories: { slug: string; localSlug: string | null; name: string; inEnglish: boolean }[]
  occasions: string[]
  elsewhere: { rating?: RatingElsewhere; reviews: ReviewElsewhere[] } | null
  supplierSlug: string
  supplierName: string
  supplierDescription: string | null
  ageMinimum: number | null
  ageMaximum: number | null
  spokenLanguages: Language[]
  openingHours: { weekdays: number[]; opens: string; closes: string }[]
  expiresOn: string | null
  pickupIncluded: boolean | null
  dropOffIncluded: boolean | null
  tourGuide: boolean | null
  overnight: boolean | null
  measures: Measures | null
  guides: { name: string; languages: Language[]; about?: Localized }[] | null
  routeProfile: { kilometres: number; altitudeMetres: number; name?: Localized }[] | null
  weatherPlan: string | null
  dressCode: string | null
  houseNotes: string[] | null
  words: { word: Localized; meaning: Localized }[] | null
  pickups: {
    id: string
    name: Localized
    address?: string
    latitude?: number
    longitude?: number
    minutesBefore: number
    note?: Localized
  }[]
  /** Of the destination. */
  cityLatitude: number
  cityLongitude: number
  latitude: number | null
  longitude: number | null
  address: string | null
  timeZone: string
  periodMaximum: number | null
  payLater: boolean
  cancellation: CancellationPolicy | null
  extras: {
    id: string
    title: Localized
    description?: Localized
    price: number
    per: 'PERSON' | 'BOOKING'
    maximum: number
    guests?: number
    atMost?: 'GUESTS' | 'PERIODS'
    asks?: 'ADDRESS'
    minutesBefore?: number
    options?: string[]
  }[]
  options: {
    code: string
    title: string
    description: string | null
    units: StoredUnit[]
    capacity: number
    cutoffMinutes: number
    /** Null where the option has no length of its own, as of a museum that travellers leave when they like. */
    durationMinutes: number | null
    groupDiscounts: GroupDiscount[]
    payThere: OptionPayThere | null
  }[]
  updatedAt: Date
}

/** Columns of an experience; bound: language. In scope: experiences e, destinations d, suppliers s. */
const experienceColumns = `
  e.id, e.slug, e.slugs, e.slugs ->> :language "localSlug", localized(e.title, :language) title, localized(e.summary, :language) summary,
  localized(e.overview, :language) overview, localized_list(e.highlights, :language) highlights,
  localized_list(e.includes, :language) includes, localized_list(e.excludes, :language) excludes,
  localized_list(e.know_before_you_go, :language) "knowBeforeYouGo",
  localized_list(e.what_to_bring, :language) "whatToBring", e.itinerary, e.shown_pictures pictures, ${picturePreview},
  d.slug "destinationSlug", d.slugs ->> :language "destinationLocalSlug", localized(d.name, :language) "destinationName", not jsonb_exists(d.name, :language) "destinationInEnglish", d.country_code "countryCode",
  d.latitude "cityLatitude", d.longitude "cityLongitude",
  (select jsonb_agg(jsonb_build_object('slug', c.slug, 'localSlug', c.slugs ->> :language,
      'name', localized(c.name, :language), 'inEnglish', not jsonb_exists(c.name, :language)) order by own.position)
   from unnest(e.category_ids) with ordinality own (id, position) join categories c on c.id = own.id) categories,
  e.labels, e.occasions, s.slug "supplierSlug", localized(s.name, :language) "supplierName",
  localized(s.description, :language) "supplierDescription",
  e.rating_count "ratingCount", e.rating_average "ratingAverage", e.elsewhere,
  e.duration_unit "durationUnit", e.duration_minimum "durationMinimum", e.duration_maximum "durationMaximum",
  e.age_minimum "ageMinimum", e.age_maximum "ageMaximum", e.spoken_languages "spokenLanguages",
  e.opening_hours "openingHours", e.expires_on "expiresOn", e.pickup_included "pickupIncluded",
  e.drop_off_included "dropOffIncluded", e.tour_guide "tourGuide", e.overnight, e.measures, e.pickups, e.latitude, e.longitude,
  e.guides, e.route_profile "routeProfile", localized(e.weather_plan, :language) "weatherPlan",
  localized(e.dress_code, :language) "dressCode", localized_list(e.house_notes, :language) "houseNotes", e.words,
  localized(e.address, :language) address, e.time_zone "timeZone",
  e.currency, e.from_price "fromPrice", e.from_original_price "fromOriginalPrice", e.from_unit "fromUnit",
  e.price_basis "priceBasis", e.price_period "pricePeriod", e.period_minimum "periodMinimum",
  e.period_maximum "periodMaximum", e.negotiation, e.confirmation, e.pay_later "payLater",
  e.free_cancellation "freeCancellation", e.cancellation, e.extras, e.updated_at "updatedAt",
  coalesce(position(b'1' in e.open_days) > 0, false) "hasOpenDays",
  array(select text.field from (values ('title', e.title), ('summary', e.summary), ('overview', e.overview),
    ('highlights', e.highlights), ('includes', e.includes), ('excludes', e.excludes),
    ('knowBeforeYouGo', e.know_before_you_go), ('whatToBring', e.what_to_bring), ('address', e.address),
    ('supplier', s.description), ('weatherPlan', e.weather_plan), ('dressCode', e.dress_code), ('houseNotes', e.house_notes))
    text (field, said) where text.said is not null and not jsonb_exists(text.said, :language)) "inEnglish",
  array(select spoken from jsonb_object_keys(e.title) spoken where jsonb_exists(e.overview, spoken)) languages,
  coalesce((
    select jsonb_agg(jsonb_build_object('code', o.code, 'title', localized(o.title, :language),
      'description', localized(o.description, :language), 'units', o.units, 'capacity', o.capacity,
      'cutoffMinutes', o.cutoff_minutes,
      'durationMinutes', case when not ${durationVariesSql} then o.duration_minutes end, 'groupDiscounts', o.group_discounts, 'payThere', o.pay_there) order by o.position, o.id)
    from options o where o.experience_id = e.id and o.offered), '[]') options`

/** A published experience by its slug, or by one that it had before; bound: slug, supplierId. */
const addressedExperience = `
  from experiences e
  join destinations d on d.id = e.destination_id
  join suppliers s on s.id = e.supplier_id
  where e.status = 'published' and (:supplierId::bigint is null or e.supplier_id = :supplierId)
    and e.id = coalesce(
      (select own.id from experiences own where own.slug = :slug),
      (select f.experience_id from experience_former_slugs f where f.slug = :slug))`

/** How an experience is addressed, and the language of its texts. */
interface Addressed {
  slug: string
  language: Language
  supplierId?: number
}

/** A published experience. One statement. */
export async function findExperience(
  db: Database,
  { slug, language, supplierId }: Addressed,
): Promise<ExperienceRow | undefined> {
  const [row] = await runPrepared<ExperienceRow>(db, 'find-experience', {
    sql: `select ${experienceColumns} ${addressedExperience}`,
    bindings: { slug, language, supplierId: supplierId ?? null },
  })
  return row
}

/** The same with a page of its reviews, and the version of the catalogue. One statement. */
export async function findExperienceOfPage(
  db: Database,
  { slug, language, supplierId }: Addressed,
  { sort, rating = null, writtenIn = null, limit, offset }: WantedReviews,
): Promise<{ row: ExperienceRow; reviews: ReviewPage; version: number } | undefined> {
  const [found] = await runPrepared<ExperienceRow & { reviewPage: ReviewPage; version: number }>(
    db,
    `find-experience-of-page-${sort}`,
    {
      sql: `select ${experienceColumns}, ${reviewPage(sort)} "reviewPage", (select v.version from ${currentVersion} v) ${addressedExperience}`,
      bindings: { slug, language, supplierId: supplierId ?? null, rating, writtenIn, limit, offset },
    },
  )
  if (!found) return undefined
  const { reviewPage: reviews, version, ...row } = found
  return { row, reviews, version }
}
