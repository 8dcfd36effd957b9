import { randomBytes } from 'node:crypto'
import type { CancellationPolicy, GroupDiscount, ScheduleRule } from '../../contract/listing.ts'
import type { OptionPayThere } from '../../contract/pay-there.ts'
import type { Localized, UnitId } from '../../contract/primitives.ts'
import type { Database } from '../../platform/database.ts'
import type { Shop } from './shop.ts'

/** A unit with its price in minor units of the experience's currency. */
export interface SeedUnit {
  id: UnitId
  price: number
  originalPrice?: number
  places?: number
  guests?: number
  minimum?: number
  maximum?: number
}

export interface SeedOption {
  code?: string
  units?: SeedUnit[]
  capacity?: number
  schedule?: Partial<ScheduleRule>[]
  closedDays?: string[]
  cutoffMinutes?: number
  durationMinutes?: number
  offered?: boolean
  groupDiscounts?: GroupDiscount[]
  payThere?: OptionPayThere
  /** Shared with the other options that name it; slots of `slotMinutes`. */
  resource?: { name: string; slotMinutes: number }
}

export interface SeedExperience {
  slug?: string
  status?: 'published' | 'draft'
  currency?: string
  timeZone?: string
  priceBasis?: 'PERSON' | 'ITEM'
  pricePeriod?: 'HOUR' | 'DAY' | 'NIGHT'
  periods?: { minimum: number; maximum: number }
  negotiation?: 'NEVER' | 'ALSO' | 'ONLY'
  confirmation?: 'INSTANT' | 'ON_REQUEST'
  payLater?: boolean
  cancellation?: CancellationPolicy
  expiresOn?: string
  openingHours?: { weekdays: number[]; opens: string; closes: string }[]
  extras?: {
    id: string
    title?: Localized
    price: number
    per?: 'PERSON' | 'BOOKING'
    maximum?: number
    guests?: number
    atMost?: 'GUESTS' | 'PERIODS'
    addsMinutes?: number
    minutesBefore?: number
    minutesAfter?: number
    asks?: 'ADDRESS'
    options?: string[]
  }[]
  pickups?: {
    id: string
    minutesBefore: number
    minutesAfter?: number
    asks?: 'ADDRESS'
    options?: string[]
  }[]
  options?: SeedOption[]
}

export interface SeededExperience {
  id: number
  slug: string
  options: { id: number; code: string; poolId: number }[]
}

/** An experience that runs daily at 09:00 and 14:00 with ten places for 100.00 AED, unless told otherwise. */
export async function seedExperience(
  db: Database,
  shop: Omit<Shop, 'storefront'>,
  seed: SeedExperience = {},
): Promise<SeededExperience> {
  const slug = seed.slug ?? `experience-${randomBytes(5).toString('hex')}`
  const [experience] = await db<{ id: number }>('experiences')
    .insert({
      supplier_id: shop.supplierId,
      external_id: slug,
      slug,
      status: seed.status ?? 'published',
      destination_id: shop.destinationId,
      time_zone: seed.timeZone ?? 'Asia/Dubai',
      title: { en: `Title of ${slug}` },
      overview: { en: 'Overview' },
      pictures: JSON.stringify([
        { source: 'poster:dunes?hour=golden&seed=a1&city=dubai', alt: { en: 'Dunes' } },
      ]),
      category_ids: [shop.categoryId],
      expires_on: seed.expiresOn ?? null,
      opening_hours: JSON.stringify(seed.openingHours ?? []),
      currency: seed.currency ?? 'AED',
      price_basis: seed.priceBasis ?? 'PERSON',
      price_period: seed.pricePeriod ?? null,
      period_minimum: seed.pricePeriod ? (seed.periods?.minimum ?? 1) : null,
      period_maximum: seed.pricePeriod ? (seed.periods?.maximum ?? 12) : null,
      negotiation: seed.negotiation ?? 'NEVER',
      confirmation: seed.confirmation ?? 'INSTANT',
      pay_later: seed.payLater ?? false,
      cancellation: seed.cancellation ?? {
        kind: 'FREE',
        steps: [{ days: 1, hours: 0, minutes: 0, penaltyPercent: 0 }],
      },
      extras: JSON.stringify(
        (seed.extras ?? []).map((extra) => ({
          per: 'BOOKING',
          maximum: 10,
          title: { en: extra.id },
          ...extra,
        })),
      ),
      pickups: JSON.stringify(
        (seed.pickups ?? []).map((pickup) => ({ name: { en: `At ${pickup.id}` }, ...pickup })),
      ),
      fingerprint: slug,
    } as object)
    .returning('id')
  if (!experience) throw new Error('the experience was not inserted')
  const options: SeededExperience['options'] = []
  for (const [position, option] of (seed.options ?? [{}]).entries()) {
    options.push(await seedOption(db, { shop, experienceId: experience.id, position, option }))
  }
  return { id: experience.id, slug, options }
}

async function seedOption(
  db: Database,
  {
    shop,
    experienceId,
    position,
    option,
  }: { shop: Pick<Shop, 'supplierId'>; experienceId: number; position: number; option: SeedOption },
): Promise<SeededExperience['options'][number]> {
  const capacity = option.capacity ?? 10
  const code = option.code ?? (position === 0 ? 'standard' : `option-${position + 1}`)
  const pool = {
    supplier_id: shop.supplierId,
    resource: option.resource?.name ?? null,
    capacity,
    slot_minutes: option.resource?.slotMinutes ?? null,
  }
  const [known] = option.resource
    ? await db<{ id: number; resource: string }>('pools').where({ resource: option.resource.name })
    : []
  const [made] = known
    ? [known]
    : await db<{ id: number }>('pools')
        .insert(pool as object)
        .returning('id')
  if (!made) throw new Error('the pool was not inserted')
  const units = option.units ?? [
    { id: 'ADULT', price: 10_000 },
    { id: 'CHILD', price: 5_000 },
    { id: 'INFANT', price: 0, places: 0 },
  ]
  const [row] = await db<{ id: number }>('options')
    .insert({
      experience_id: experienceId,
      pool_id: made.id,
      code,
      position,
      title: { en: `Option ${code}` },
      units: JSON.stringify(units.map((unit) => ({ places: 1, minimum: 0, ...unit }))),
      capacity,
      schedule: JSON.stringify(
        (option.schedule ?? [{}]).map((rule) => ({
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          startTimes: ['09:00', '14:00'],
          ...rule,
        })),
      ),
      closed_days: JSON.stringify(option.closedDays ?? []),
      cutoff_minutes: option.cutoffMinutes ?? 60,
      duration_minutes: option.durationMinutes ?? 120,
      offered: option.offered ?? true,
      group_discounts: JSON.stringify(option.groupDiscounts ?? []),
      pay_there: option.payThere ? JSON.stringify(option.payThere) : null,
    } as object)
    .returning('id')
  if (!row) throw new Error('the option was not inserted')
  return { id: row.id, code, poolId: made.id }
}
