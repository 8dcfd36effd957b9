import type { StoredUnit } from '../catalogue/listings/listing-price.ts'
import type { CancellationPolicy, GroupDiscount, Listing, ScheduleRule } from '../contract/listing.ts'
import type { OptionPayThere } from '../contract/pay-there.ts'
import type { Language, Localized, PriceBasis, PricePeriod } from '../contract/primitives.ts'
import type { Occupancy } from './schedule.ts'

/** An extra with its price in minor units of the experience's currency. */
export type StoredExtra = Omit<Listing['extras'][number], 'price'> & { price: number }

/** Slugs by language, as far as they differ; absent in what was sold before there were any. */
type TranslatedSlugs = Partial<Record<Language, string>>

/** An option with everything of its experience that selling it needs, as the catalogue has it now. */
export interface SellableOption {
  optionId: number
  optionCode: string
  offered: boolean
  optionTitle: Localized
  optionDescription?: Localized | null
  units: StoredUnit[]
  capacity: number
  schedule: ScheduleRule[]
  closedDays: string[]
  cutoffMinutes: number
  durationMinutes: number
  /** It says itself how long it takes; absent in what was sold. */
  durationStated?: boolean | null
  /** Its experience lasts between two lengths, and no option says which is its own. */
  durationVaries?: boolean
  /** Null, and absent in what was sold before it was asked: it is held in all of its experience's. */
  spokenLanguages?: Language[] | null
  groupDiscounts: GroupDiscount[]
  /** What is paid at the place for one booking, guest or item; null: nothing is stated. */
  payThere?: OptionPayThere | null
  poolId: number
  poolCapacity: number
  slotMinutes: number | null
  experienceId: number
  slug: string
  slugs?: TranslatedSlugs
  supplierId: number
  status: 'published' | 'draft'
  title: Localized
  address: Localized | null
  timeZone: string
  expiresOn: string | null
  /** Of the experience; absent in what was sold. */
  ageMinimum?: number | null
  ageMaximum?: number | null
  /** Absent in what was sold before they were asked. */
  openingHours?: Listing['openingHours']
  currency: string
  priceBasis: PriceBasis
  pricePeriod: PricePeriod | null
  periodMinimum: number | null
  periodMaximum: number | null
  /** For how many hours, days or nights it is looked at, where a booking keeps the length that it has. */
  keptPeriods?: number
  negotiation: 'NEVER' | 'ALSO' | 'ONLY'
  confirmation: 'INSTANT' | 'ON_REQUEST'
  payLater: boolean
  /** Null: none is stated, and it is not sold at a price. */
  cancellation: CancellationPolicy | null
  extras: StoredExtra[]
  pickups: Listing['pickups']
  picture: { source: string; alt?: Localized } | null
  destination: { slug: string; slugs?: TranslatedSlugs; name: Localized; countryCode: string }
  category: { slug: string; slugs?: TranslatedSlugs; name: Localized }
}

/** What decides when an option starts, and for how many there is room. */
export type TimedOption = Pick<
  SellableOption,
  | 'units'
  | 'capacity'
  | 'schedule'
  | 'closedDays'
  | 'cutoffMinutes'
  | 'durationMinutes'
  | 'poolId'
  | 'poolCapacity'
  | 'slotMinutes'
  | 'timeZone'
  | 'expiresOn'
  | 'priceBasis'
  | 'pricePeriod'
  | 'periodMinimum'
  | 'openingHours'
  | 'keptPeriods'
>

/** The stay that a start must have room for: the one that is kept, else the shortest. */
export function periodsAskedOf({
  keptPeriods,
  periodMinimum,
}: Pick<TimedOption, 'keptPeriods' | 'periodMinimum'>): number {
  return keptPeriods ?? periodMinimum ?? 1
}

/** How an option takes its pool; what `slotsOf` and `endOf` ask for. */
export function occupancyOf({
  slotMinutes,
  durationMinutes,
  pricePeriod,
  timeZone,
}: Pick<TimedOption, keyof Occupancy>): Occupancy {
  return { slotMinutes, durationMinutes, pricePeriod, timeZone }
}
