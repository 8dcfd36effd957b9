import { z } from 'zod'
import {
  CurrencyCode,
  DurationUnit,
  Instant,
  Language,
  LocalDate,
  LocalTime,
  Localized,
  LocalizedList,
  PriceBasis,
  PricePeriod,
  Slug,
  UnitId,
} from './primitives.ts'
import { ListingEntryOf } from './entries-of.ts'
import { ListingPayThere } from './pay-there.ts'
import { RatingElsewhere, ReviewElsewhere } from './elsewhere.ts'
import { listingStatedFacts } from './stated-facts.ts'

/** A price as people write it: major units, a point, at most the currency's own decimals ("49", "49.50"). */
const Price = z
  .string('a price is text, such as "49" or "49.50"')
  .regex(/^\d{1,9}(\.\d{1,3})?$/, 'a price is a number such as 49 or 49.50, never negative')

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)
const Weekday = z.int().min(1).max(7)

/** One rule of when an option starts. A day must fit a rule and not be closed. Weekdays: ISO, Monday is 1. */
export const ScheduleRule = z.object({
  weekdays: z.array(Weekday).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]),
  startTimes: z.array(LocalTime).min(1).max(48),
  /** First and last day of the season, both included; absent means always. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
})
export type ScheduleRule = z.infer<typeof ScheduleRule>

/** Who or what an option prices, as a supplier lists it. */
export const ListingUnit = z.object({
  id: UnitId,
  title: Localized.optional(),
  /** Ages that may book this unit, both included. */
  ages: z
    .object({ minimum: z.int().min(0).max(120), maximum: z.int().min(0).max(120).optional() })
    .optional(),
  price: Price,
  /** What it cost before a reduction; shown struck through. Must be higher than the price. */
  originalPrice: Price.optional(),
  /** Places of a departure that one of these takes; an infant on a lap takes 0. */
  places: z.int().min(0).max(100).default(1),
  /** For `ITEM`: most guests that one item carries ("maximum guests per item"). */
  guests: z.int().min(1).max(1000).optional(),
  /** Whom one stands for, in the option's other units: a family ticket two adults and two children. */
  covers: z.partialRecord(UnitId, z.int().min(1).max(100)).optional(),
  minimum: z.int().min(0).max(100).default(0),
  maximum: z.int().min(1).max(1000).optional(),
})

/** Parties of at least so many guests pay so much less for their places; extras cost what they cost. */
export const GroupDiscount = z.object({
  guests: z.int().min(2).max(1000),
  percent: z.int().min(1).max(90),
})
export type GroupDiscount = z.infer<typeof GroupDiscount>

/** A variant with its own schedule, capacity and prices, as a supplier lists it. */
export const ListingOption = z.object({
  id: Slug,
  title: Localized,
  description: Localized.optional(),
  units: z.array(ListingUnit).min(1).max(8),
  /** Places of one departure (people when priced per person, items when priced per item). */
  capacity: z.int().min(1).max(100_000),
  schedule: z.array(ScheduleRule).min(1).max(40),
  closedDays: z.array(LocalDate).max(400).default([]),
  /** Bookings close this long before the start. */
  cutoffMinutes: z.int().min(0).max(10_080).default(60),
  /**
   * How long one departure lasts; defaults to the experience's duration. Priced by the night: of one night, from check-in to
   * check-out; without it, or at a full day, no page tells at which hour a stay ends.
   */
  durationMinutes: z
    .int()
    .min(5)
    .max(60 * 24 * 60)
    .optional(),
  /** Options that name the same resource (one boat, one guide) share its places. */
  resource: Slug.optional(),
  /** In which of the experience's languages it is held; absent: in all of them; empty: in none, as an entry ticket without a guide. */
  spokenLanguages: z.array(Language).max(13).optional(),
  /** Only priced per person. The step with the most guests that a party reaches counts, and no other. */
  groupDiscounts: z.array(GroupDiscount).max(6).default([]),
  /** What is paid at the place and is not in the price: a deposit, a tax. */
  payThere: ListingPayThere.optional(),
})
export type ListingOption = z.infer<typeof ListingOption>

/** One step of a cancellation policy: cancelling at least this long before the start costs this share of the price. */
export const CancellationStep = z.object({
  days: z.int().min(0).max(365).default(0),
  hours: z.int().min(0).max(23).default(0),
  minutes: z.int().min(0).max(59).default(0),
  penaltyPercent: z.int().min(0).max(100),
})

/** `FREE`: nothing until the first step's time, all of it after. `TIERED`: the steps. `NON_REFUNDABLE`: always all of it. */
export const CancellationPolicy = z.object({
  kind: z.enum(['FREE', 'TIERED', 'NON_REFUNDABLE']),
  steps: z.array(CancellationStep).max(8).default([]),
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

/** Who cancels before `until` loses this share of the price. Without `until`: from the time of the step before on. */
export const CancellationTerm = z.object({
  until: Instant.optional(),
  percent: z.int().min(0).max(100),
})
export type CancellationTerm = z.infer<typeof CancellationTerm>

/** The options that have it, by their ids; absent: all of them. */
const OptionIds = z.array(Slug).min(1).max(20).optional()

/** A place where travellers are collected, as a supplier lists it. */
export const ListingPickup = z.object({
  id: Slug,
  name: Localized,
  address: z.string().max(300).optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  /** The car comes this long before the start. */
  minutesBefore: z.int().min(0).max(600),
  /** About how many minutes after the end travellers are back there. Absent: the listing does not say whether they are taken back. */
  minutesAfter: z.int().min(0).max(600).optional(),
  note: Localized.optional(),
  options: OptionIds,
  /** `ADDRESS`: no point but wherever travellers stay, as "your hotel in the old town"; checkout asks where. */
  asks: z.enum(['ADDRESS']).optional(),
})

/** Something that can be booked along, as a supplier lists it. */
export const ListingExtra = z.object({
  id: Slug,
  title: Localized,
  description: Localized.optional(),
  price: Price,
  /** `PERSON`: multiplied by the guests; `BOOKING`: the traveller chooses how many. */
  per: z.enum(['PERSON', 'BOOKING']).default('BOOKING'),
  maximum: z.int().min(1).max(100).default(10),
  /** How many guests one is for, as a car with four seats: all of a party are provided for, or it is not booked. Of `BOOKING` alone. */
  guests: z.int().min(1).max(500).optional(),
  /** `GUESTS`: one for each guest who wants it, as a massage or a wetsuit: never more than guests come. `PERIODS`: one for each hour, day or night, as a driver by the day. Of `BOOKING` alone. */
  atMost: z.enum(['GUESTS', 'PERIODS']).optional(),
  /** Its booking ends so much later, as with one more hour of a boat; one for each `PERSON` lengthens it once. Not where hours, days or nights are sold. */
  addsMinutes: z
    .int()
    .min(5)
    .max(24 * 60)
    .optional(),
  /** How many minutes before the start its travellers have to be ready, at the place that its description names: a car from the hotel. */
  minutesBefore: z
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
  /** About how many minutes after the end they are back there. Absent: the listing does not say. */
  minutesAfter: z.int().min(0).max(600).optional(),
  /** `ADDRESS`: the supplier has to know where, as for a car from the hotel; checkout asks for it. */
  asks: z.enum(['ADDRESS']).optional(),
  options: OptionIds,
})

/** One stop of the itinerary, in order. */
export const ItineraryStop = z.object({
  title: Localized,
  text: Localized.optional(),
  /** Minutes after the start. */
  minute: z.int().min(0).optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
})

/**
 * A drawn poster (`poster:dhow?hour=golden&seed=a1&city=dubai`; with `&shows=place` it is marked as an illustration, because it shows
 * the place alone), a file of the media folder, or an https address, fetched once.
 */
export const ListingPicture = z.object({ source: z.string().min(1).max(2000), alt: Localized.optional() })

/** How hard something is to do, or how fit one must be. */
export const grades = ['LOW', 'MEDIUM', 'HIGH'] as const

/** What can be measured or graded; each is absent where the supplier has not said it. */
export const Measures = z.object({
  difficulty: z.enum(grades).optional(),
  fitness: z.enum(grades).optional(),
  /** What becomes of it in bad weather: it takes place, or the traveller is offered another day, the money, or the choice. */
  badWeather: z.enum(['TAKES_PLACE', 'OTHER_DAY', 'REFUND', 'OTHER_DAY_OR_REFUND']).optional(),
  /** Of a boat; of the shortest where there are several. */
  lengthMetres: z.number().positive().max(400).optional(),
  /** Of the longest, where there are several. */
  longestMetres: z.number().positive().max(400).optional(),
  builtYear: z.int().min(1800).max(2100).optional(),
  cabins: z.int().min(0).max(200).optional(),
  skipper: z.enum(['INCLUDED', 'OPTIONAL', 'NONE']).optional(),
  fuelIncluded: z.boolean().optional(),
  /** Whether a traveller must hold a licence to drive or steer. */
  licenceNeeded: z.boolean().optional(),
})
export type Measures = z.infer<typeof Measures>

/**
 * An experience as it comes in: from the demo catalogue, a CSV or NDJSON import, or a supplier's system.
 * `externalId` is unique for its supplier; sending the same listing twice changes nothing.
 */
export const Listing = z.object({
  externalId: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'an id has no line breaks, control characters or halves of letters'),
  supplier: Slug,
  slug: Slug.optional(),
  status: z.enum(['published', 'draft']).default('published'),

  /** Slug of a destination; absent: the nearest city to the coordinates. */
  destination: Slug.optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  address: Localized.optional(),
  /** IANA zone; absent: the destination's. */
  timeZone: z.string().max(60).optional(),

  categories: z.array(Slug).min(1).max(8),
  labels: z.array(Slug).max(8).default([]),
  occasions: z.array(Slug).max(8).default([]),
  /** Languages the guide or the show speaks. */
  spokenLanguages: z.array(Language).max(13).default([]),

  title: Localized,
  summary: Localized.optional(),
  overview: Localized,
  highlights: LocalizedList.optional(),
  includes: LocalizedList.optional(),
  excludes: LocalizedList.optional(),
  knowBeforeYouGo: LocalizedList.optional(),
  whatToBring: LocalizedList.optional(),
  /** Entries of these four lists that are of some options only: a booking of another is not told them. */
  entriesOf: z.array(ListingEntryOf).max(100).optional(),
  itinerary: z.array(ItineraryStop).max(40).default([]),

  duration: z
    .object({
      unit: DurationUnit,
      minimum: z.number().positive().max(1000),
      maximum: z.number().positive().max(1000).optional(),
    })
    .optional(),
  ages: z
    .object({ minimum: z.int().min(0).max(120), maximum: z.int().min(0).max(120).optional() })
    .optional(),
  openingHours: z
    .array(z.object({ weekdays: z.array(Weekday).min(1), opens: LocalTime, closes: LocalTime }))
    .max(14)
    .default([]),
  /** Last day on which it may be enjoyed; absent: never expires. */
  expiresOn: LocalDate.optional(),

  // absent: not stated; no page then says yes or no
  pickupIncluded: z.boolean().optional(),
  dropOffIncluded: z.boolean().optional(),
  tourGuide: z.boolean().optional(),
  overnight: z.boolean().optional(),
  measures: Measures.optional(),
  ...listingStatedFacts,
  pickups: z.array(ListingPickup).max(60).default([]),

  currency: CurrencyCode.optional(),
  priceBasis: PriceBasis.default('PERSON'),
  /** Only with `ITEM`: the price is for each hour, day or night, and the traveller chooses how many. */
  pricePeriod: PricePeriod.optional(),
  /** Fewest and most hours, days or nights when `pricePeriod` is set. */
  periods: z.object({ minimum: z.int().min(1), maximum: z.int().min(1).max(90) }).optional(),
  /** `ONLY`: no fixed price, ask for a custom offer. `ALSO`: a price, and an offer may be asked for. */
  negotiation: z.enum(['NEVER', 'ALSO', 'ONLY']).default('NEVER'),
  confirmation: z.enum(['INSTANT', 'ON_REQUEST']).default('INSTANT'),
  /** Whether "reserve now, pay later" is offered. */
  payLater: z.boolean().default(false),
  /** Required where there is a price; absent elsewhere: the supplier states it with each offer. */
  cancellation: CancellationPolicy.optional(),
  extras: z.array(ListingExtra).max(20).default([]),
  options: z.array(ListingOption).max(20).default([]),
  pictures: z.array(ListingPicture).max(30).default([]),
  ratingElsewhere: RatingElsewhere.optional(),
  reviewsElsewhere: z.array(ReviewElsewhere).max(20).optional(),
})
export type Listing = z.output<typeof Listing>
/** A listing as it is written, before defaults. */
export type ListingInput = z.input<typeof Listing>
