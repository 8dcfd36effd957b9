import type { CancellationPolicy, GroupDiscount } from '../../contract/listing.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import { runPrepared } from '../../platform/prepared.ts'
import type { CardRow } from './cards.queries.ts'
import type { StoredUnit } from '../listings/listing-price.ts'

/** An experience with everything its page shows; the outer texts are in the asked language, those within lists by language. */
export interface ExperienceRow extends Omit<CardRow, 'picture_source' | 'picture_alt'> {
  summary: string | null
  overview: string
  highlights: string[] | null
  includes: string[] | null
  excludes: string[] | null
  know_before_you_go: string[] | null
  what_to_bring: string[] | null
  itinerary: { title: Localized; text?: Localized; minute?: number; latitude?: number; longitude?: number }[]
  pictures: { source: string; alt?: Localized }[]
  categories: { slug: string; name: string }[]
  occasions: string[]
  supplier_slug: string
  supplier_name: string
  supplier_description: string | null
  age_minimum: number | null
  age_maximum: number | null
  spoken_languages: Language[]
  opening_hours: { weekdays: number[]; opens: string; closes: string }[]
  expires_on: string | null
  pickup_included: boolean
  drop_off_included: boolean
  tour_guide: boolean
  overnight: boolean
  pickups: {
    id: string
    name: Localized
    address?: string
    latitude?: number
    longitude?: number
    minutesBefore: number
    note?: Localized
  }[]
  latitude: number | null
  longitude: number | null
  address: string | null
  time_zone: string
  period_minimum: number | null
  period_maximum: number | null
  pay_later: boolean
  cancellation: CancellationPolicy
  extras: {
    id: string
    title: Localized
    description?: Localized
    price: number
    per: 'PERSON' | 'BOOKING'
    maximum: number
  }[]
  options: {
    code: string
    title: string
    description: string | null
    units: StoredUnit[]
    capacity: number
    cutoff_minutes: number
    group_discounts: GroupDiscount[]
  }[]
  updated_at: Date
}

/** A published experience by its slug, or by one that it had before. One statement. */
export async function findExperience(
  db: Database,
  { slug, language, supplierId }: { slug: string; language: Language; supplierId?: number },
): Promise<ExperienceRow | undefined> {
  const [row] = await runPrepared<ExperienceRow>(db, 'find-experience', {
    sql: `select e.id, e.slug, localized(e.title, :language) as title, localized(e.summary, :language) as summary,
       localized(e.overview, :language) as overview, localized_list(e.highlights, :language) as highlights,
       localized_list(e.includes, :language) as includes, localized_list(e.excludes, :language) as excludes,
       localized_list(e.know_before_you_go, :language) as know_before_you_go,
       localized_list(e.what_to_bring, :language) as what_to_bring, e.itinerary, e.shown_pictures pictures,
       d.slug as destination_slug, localized(d.name, :language) as destination_name, d.country_code,
       (select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', localized(c.name, :language)) order by own.position)
        from unnest(e.category_ids) with ordinality own (id, position) join categories c on c.id = own.id) as categories,
       e.labels, e.occasions, s.slug as supplier_slug, localized(s.name, :language) as supplier_name,
       localized(s.description, :language) as supplier_description,
       e.rating_count, e.rating_average, e.duration_unit, e.duration_minimum, e.duration_maximum, e.age_minimum, e.age_maximum,
       e.spoken_languages, e.opening_hours, e.expires_on, e.pickup_included, e.drop_off_included, e.tour_guide, e.overnight,
       e.pickups, e.latitude, e.longitude, localized(e.address, :language) as address, e.time_zone,
       e.currency, e.from_price, e.from_original_price, e.from_unit, e.price_basis, e.price_period,
       e.period_minimum, e.period_maximum, e.negotiation, e.confirmation, e.pay_later, e.free_cancellation, e.cancellation,
       e.extras, e.updated_at,
       coalesce((
         select jsonb_agg(jsonb_build_object('code', o.code, 'title', localized(o.title, :language),
           'description', localized(o.description, :language), 'units', o.units, 'capacity', o.capacity,
           'cutoff_minutes', o.cutoff_minutes, 'group_discounts', o.group_discounts) order by o.position, o.id)
         from options o where o.experience_id = e.id and o.offered), '[]') as options
     from experiences e
     join destinations d on d.id = e.destination_id
     join suppliers s on s.id = e.supplier_id
     where e.status = 'published' and (:supplierId::bigint is null or e.supplier_id = :supplierId)
       and e.id = coalesce(
         (select own.id from experiences own where own.slug = :slug),
         (select f.experience_id from experience_former_slugs f where f.slug = :slug))`,
    bindings: { slug, language, supplierId: supplierId ?? null },
  })
  return row
}
