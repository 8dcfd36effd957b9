/** A listing as the database keeps it, and the hash by which an equal one is left alone. */
import { createHash } from 'node:crypto'
import { partOfDay } from '../../availability/departures-of-option.ts'
import type { Listing, ListingOption } from '../../contract/listing.ts'
import type { PartOfDay } from '../../contract/primitives.ts'
import {
  findFromPrice,
  mostGuestsOf,
  storedPrice,
  storePayThere,
  storeUnits,
  toDollarCents,
} from './listing-price.ts'
import { guestsAtAnyTime, indexOpenDays } from '../upkeep/open-days.ts'
import type { WallClock } from '../upkeep/open-days.ts'
import type { KnownDestination, KnownReferences } from './known-references.ts'
import { slotMinutesOf } from './slots.ts'
import type { ExperienceRow, OptionRow } from './upsert-listing.queries.ts'

/** Raise it when the derived columns change their meaning, so that the next import of an equal listing writes them anew. */
const rowVersion = 3

const minutesOf = { MINUTES: 1, HOURS: 60, DAYS: 1440, NIGHTS: 1440 } as const
/** Length of one period of a price for each hour, day or night. */
const periodMinutes = { HOUR: 60, DAY: 1440, NIGHT: 1440 } as const
const defaultPeriods = {
  HOUR: { minimum: 1, maximum: 12 },
  DAY: { minimum: 1, maximum: 30 },
  NIGHT: { minimum: 1, maximum: 30 },
} as const

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, canonical(member)]),
  )
}

/** sha-256 of the listing in canonical JSON: keys in order, nothing undefined. Equal listings have equal ones. */
export function fingerprintOf(listing: Listing): string {
  return createHash('sha256')
    .update(JSON.stringify([rowVersion, canonical(listing)]))
    .digest('hex')
}

const partsOfDayOf = (options: readonly ListingOption[]): PartOfDay[] => [
  ...new Set(options.flatMap((option) => option.schedule.flatMap((rule) => rule.startTimes.map(partOfDay)))),
]

function shortestMinutes(listing: Listing): number | null {
  if (listing.duration) return Math.round(listing.duration.minimum * minutesOf[listing.duration.unit])
  if (listing.pricePeriod) return periodMinutes[listing.pricePeriod] * (listing.periods?.minimum ?? 1)
  const own = listing.options.flatMap((option) => option.durationMinutes ?? [])
  return own.length > 0 ? Math.min(...own) : null
}

function canCancelFreely({ cancellation }: Listing): boolean {
  if (!cancellation) return false
  const { kind, steps } = cancellation
  return kind === 'FREE' || (kind === 'TIERED' && steps.some((step) => step.penaltyPercent === 0))
}

/** What the listing's prices come to. */
function priceColumns(listing: Listing, reference: KnownReferences) {
  const { currency } = listing
  const perDollar = currency && reference.rates.get(currency)
  if (!currency || !perDollar) {
    return { fromPrice: null, fromOriginalPrice: null, fromUnit: null, fromPriceDollars: null }
  }
  const from = findFromPrice(listing.options.map((option) => ({ units: storeUnits(option, currency) })))
  return {
    fromPrice: from?.price ?? null,
    fromOriginalPrice: from?.originalPrice ?? null,
    fromUnit: from?.unit ?? null,
    fromPriceDollars: from ? toDollarCents(from.price, currency, perDollar) : null,
  }
}

/** What is elsewhere is shown once it was fetched; until then the column of pictures is without it. */
function pictureColumns({ pictures }: Listing) {
  const isElsewhere = ({ source }: { source: string }) => source.startsWith('https:')
  return {
    pictures: pictures.filter((picture) => !isElsewhere(picture)),
    listedPictures: pictures.some(isElsewhere)
      ? pictures.map((picture) =>
          isElsewhere(picture) ? { ...picture, source: new URL(picture.source).href } : picture,
        )
      : null,
  }
}

/** Everything a listing is placed with. */
export interface Placing {
  reference: KnownReferences
  destination: KnownDestination
  wallClock: WallClock
  slug: string
  fingerprint: string
}

/** The row of `experiences` for a cleaned listing that the rules have passed. */
export function presentExperienceRow(listing: Listing, placing: Placing): ExperienceRow {
  const { reference, destination, wallClock } = placing
  const timeZone = listing.timeZone ?? destination.timeZone
  const supplierId = reference.suppliers.get(listing.supplier)
  if (supplierId === undefined) throw new Error(`the rules let an unknown supplier pass: ${listing.supplier}`)
  const periods = listing.pricePeriod ? (listing.periods ?? defaultPeriods[listing.pricePeriod]) : undefined
  const open =
    listing.options.length > 0
      ? indexOpenDays(listing.options, { timeZone, expiresOn: listing.expiresOn }, wallClock)
      : { openFrom: null, openDays: null, nearClosing: [] }
  const carrying = listing.options.map((option) => ({
    ...option,
    mostGuests: mostGuestsOf(option, listing.priceBasis),
  }))
  const { currency } = listing
  return {
    supplierId,
    externalId: listing.externalId,
    slug: placing.slug,
    status: listing.status,
    destinationId: destination.id,
    latitude: listing.latitude ?? null,
    longitude: listing.longitude ?? null,
    timeZone,
    address: listing.address ?? null,
    title: listing.title,
    summary: listing.summary ?? null,
    overview: listing.overview,
    highlights: listing.highlights ?? null,
    includes: listing.includes ?? null,
    excludes: listing.excludes ?? null,
    knowBeforeYouGo: listing.knowBeforeYouGo ?? null,
    whatToBring: listing.whatToBring ?? null,
    itinerary: listing.itinerary,
    ...pictureColumns(listing),
    elsewhere:
      listing.ratingElsewhere || listing.reviewsElsewhere
        ? { rating: listing.ratingElsewhere, reviews: listing.reviewsElsewhere ?? [] }
        : null,
    categoryIds: [...new Set(listing.categories.flatMap((slug) => reference.categories.get(slug) ?? []))],
    labels: [...new Set(listing.labels)],
    occasions: [...new Set(listing.occasions)],
    spokenLanguages: [...new Set(listing.spokenLanguages)],
    durationUnit: listing.duration?.unit ?? null,
    durationMinimum: listing.duration?.minimum ?? null,
    durationMaximum: listing.duration?.maximum ?? null,
    durationMinutes: shortestMinutes(listing),
    ageMinimum: listing.ages?.minimum ?? null,
    ageMaximum: listing.ages?.maximum ?? null,
    openingHours: listing.openingHours,
    expiresOn: listing.expiresOn ?? null,
    pickupIncluded: listing.pickupIncluded ?? null,
    dropOffIncluded: listing.dropOffIncluded ?? null,
    tourGuide: listing.tourGuide ?? null,
    overnight: listing.overnight ?? null,
    measures: listing.measures ?? null,
    guides: listing.guides ?? null,
    routeProfile: listing.routeProfile ?? null,
    weatherPlan: listing.weatherPlan ?? null,
    dressCode: listing.dressCode ?? null,
    houseNotes: listing.houseNotes ?? null,
    words: listing.words ?? null,
    pickups: listing.pickups,
    entriesOf: listing.entriesOf ?? [],
    currency: currency ?? null,
    priceBasis: listing.priceBasis,
    pricePeriod: listing.pricePeriod ?? null,
    periodMinimum: periods?.minimum ?? null,
    periodMaximum: periods?.maximum ?? null,
    negotiation: listing.negotiation,
    confirmation: listing.confirmation,
    payLater: listing.payLater,
    cancellation: listing.cancellation ?? null,
    extras: currency
      ? listing.extras.map((extra) => ({ ...extra, price: storedPrice(extra.price, currency) }))
      : [],
    ...priceColumns(listing, reference),
    partsOfDay: partsOfDayOf(listing.options),
    mostGuests: Math.max(0, ...carrying.map(({ mostGuests }) => mostGuests)),
    guestsAtAnyTime: carrying.length > 0 ? guestsAtAnyTime(carrying) : 0,
    freeCancellation: canCancelFreely(listing),
    ...open,
    fingerprint: placing.fingerprint,
  }
}

/** An option on its way into the table; its experience and pool are known only to the writer. */
export type OptionDraft = Omit<OptionRow, 'experienceId' | 'poolId'> & {
  /** The shared boat, car or guide, and the slots in which this option takes it; absent: a pool of its own. */
  resource?: { name: string; slotMinutes: number }
}

/** The rows of `options`, in the listing's order. */
export function presentOptionDrafts(listing: Listing): OptionDraft[] {
  const { currency } = listing
  if (!currency) return []
  const usual = shortestMinutes(listing)
  return listing.options.map((option, position) => {
    const durationMinutes = option.durationMinutes ?? usual ?? 60
    return {
      code: option.id,
      position,
      title: option.title,
      description: option.description ?? null,
      units: storeUnits(option, currency),
      capacity: option.capacity,
      schedule: option.schedule,
      closedDays: option.closedDays,
      cutoffMinutes: option.cutoffMinutes,
      durationMinutes,
      durationStated: option.durationMinutes !== undefined,
      groupDiscounts: option.groupDiscounts,
      payThere: storePayThere(option, currency),
      spokenLanguages: option.spokenLanguages ?? null,
      ...(option.resource !== undefined && {
        resource: {
          name: option.resource,
          slotMinutes: slotMinutesOf({ schedule: option.schedule, durationMinutes }, listing.pricePeriod),
        },
      }),
    }
  })
}
