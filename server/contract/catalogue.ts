/** Experiences, cards and searches in the API. */
import { z } from 'zod'
import { Facets } from './facets.ts'
import { AgeBucket, DurationBucket, LengthBucket } from './filter-buckets.ts'
import { RatingElsewhere, ReviewElsewhere } from './elsewhere.ts'
import { ListingExtra, CancellationPolicy, Measures } from './listing.ts'
import { listingKinds } from './listing-kinds.ts'
import { ExperienceOption } from './options.ts'
import { statedFacts } from './stated-facts.ts'
import { textFields } from './text-fields.ts'
import {
  CurrencyCode,
  DurationUnit,
  Instant,
  Language,
  AskedDate,
  LocalDate,
  LocalTime,
  Money,
  PartOfDay,
  PriceBasis,
  PricePeriod,
  LocalSlug,
  Slug,
  UnitId,
  TypedText,
} from './primitives.ts'

/** A picture in one crop. `sources` are widths of the same picture; `tint` names the colour to show before it arrives. */
export const Picture = z.object({
  alt: z.string(),
  /** `alt` is in English here because the language asked for has no words for it. */
  inEnglish: z.literal(true).optional(),
  src: z.string(),
  srcSet: z.string(),
  width: z.int(),
  height: z.int(),
  tint: z.string(),
  /** Of a photograph: itself at 16 pixels, as WebP in base64, to be shown in place of the tint. */
  preview: z.string().optional(),
  /** Drawn in place of a picture of the product, or only a view of the place where it is: it shows nothing of the product itself. */
  illustration: z.literal(true).optional(),
})
export type Picture = z.infer<typeof Picture>

/** A place as the shell and the cards name it. */
export const DestinationRef = z.object({
  slug: Slug,
  localSlug: LocalSlug,
  name: z.string(),
  /** The name is in English here because the language asked for has no other. */
  inEnglish: z.literal(true).optional(),
  countryCode: z.string(),
})
export type DestinationRef = z.infer<typeof DestinationRef>

/** A category by name. */
export const CategoryRef = z.object({
  slug: Slug,
  localSlug: LocalSlug,
  name: z.string(),
  /** The name is in English here because the language asked for has no other. */
  inEnglish: z.literal(true).optional(),
})
export type CategoryRef = z.infer<typeof CategoryRef>

/** How long it takes; `maximum` when it varies. */
export const Duration = z.object({ unit: DurationUnit, minimum: z.number(), maximum: z.number().optional() })
export type Duration = z.infer<typeof Duration>

/** "From" price: for one of `unit`, and for each `period` when there is one. Null in a card: ask for a custom offer. */
export const FromPrice = z.object({
  price: Money,
  originalPrice: Money.optional(),
  unit: UnitId,
  basis: PriceBasis,
  period: PricePeriod.optional(),
  /** Fewest periods that are sold, where it is more than one. */
  least: z.int().optional(),
  /** Most guests that one item takes, where the price is for an item and for no period. */
  guests: z.int().optional(),
  /** Title of the option that has this price; absent where all cost the same. */
  option: z.string().optional(),
})
export type FromPrice = z.infer<typeof FromPrice>

/** Average of published reviews, one to five, and how many there are. */
export const Rating = z.object({ average: z.number(), count: z.int() })
export type Rating = z.infer<typeof Rating>

/** Degrees north and east. */
export const GeoPoint = z.object({ latitude: z.number(), longitude: z.number() })
export type GeoPoint = z.infer<typeof GeoPoint>

/** An experience in a list. Texts are in the asked language. */
export const ExperienceCard = z.object({
  slug: Slug,
  localSlug: LocalSlug,
  title: z.string(),
  /** The title is in English here because the language asked for has no words for it. */
  inEnglish: z.literal(true).optional(),
  /** The title in Arabic, or in English where it is in Arabic already; for looks that show both. */
  beside: z.object({ language: Language, title: z.string() }).optional(),
  summary: z.string().optional(), // one or two sentences
  destination: DestinationRef,
  category: CategoryRef,
  picture: Picture,
  rating: Rating.optional(),
  duration: Duration.optional(),
  location: GeoPoint.optional(), // where it takes place or begins, for a map
  /** The option that it tells the price of, in a search that not all of its options fit. */
  option: Slug.optional(),
  /** Most guests that its largest option takes at a time. */
  guests: z.int().optional(),
  ageMinimum: z.int().optional(),
  ageMaximum: z.int().optional(),
  /** Of a boat, or of the shortest and the longest of several. */
  lengthMetres: z.number().optional(),
  longestMetres: z.number().optional(),
  from: FromPrice.optional(),
  /** At most one is shown: the first. */
  labels: z.array(z.string()),
  freeCancellation: z.boolean(),
  instantConfirmation: z.boolean(),
  confirmedOnRequest: z.literal(true).optional(), // by its supplier; absent where only offers are made
  negotiation: z.enum(['NEVER', 'ALSO', 'ONLY']),
})
export type ExperienceCard = z.infer<typeof ExperienceCard>

/** Orders of a listing. */
export const sorts = ['recommended', 'price-low', 'price-high', 'rating'] as const
export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

/** `?a=x&a=y` and `?a=x,y` both mean a list. */
const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter(Boolean))
    .pipe(z.array(item).max(40))
    .default([])

/** Pages of a list that one reply may hold: a longer list begins anew. */
const mostPagesAtOnce = 10

/**
 * What a traveller looks for. The same names stand in the address of a listing page and in the API's query. Within one
 * filter the values are alternatives; the filters narrow each other. Prices are major units of `priceCurrency`, without one of `currency`.
 */
export const SearchQuery = z.object({
  text: TypedText.max(200).default(''),
  city: Slug.optional(),
  kind: z.enum(listingKinds).optional(),
  date: AskedDate.optional(),
  guests: z.coerce.number().int().min(1).max(500).optional(),
  categories: list(Slug),
  destinations: list(Slug),
  priceFrom: z.coerce.number().min(0).max(10_000_000).optional(),
  priceTo: z.coerce.number().min(0).max(10_000_000).optional(),
  priceCurrency: CurrencyCode.optional(),
  duration: list(DurationBucket),
  ages: list(AgeBucket),
  time: list(PartOfDay),
  lengths: list(LengthBucket),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  labels: list(Slug),
  occasions: list(Slug),
  languages: list(Language),
  sort: Sort.default('recommended'),
  page: z.coerce.number().int().min(1).max(200).default(1),
  /** How many pages, from `page` on, are asked for as one: a list that has grown is an address too. */
  pages: z.coerce.number().int().min(1).max(mostPagesAtOnce).default(1),
  currency: CurrencyCode.optional(),
})
export type SearchQuery = z.output<typeof SearchQuery>
/** A search as it stands in an address, before defaults. */
export type SearchQueryInput = z.input<typeof SearchQuery>

/** What introduces the list of a place or of a category; marked where it exists in English alone. */
const Intro = { intro: z.string().optional(), introInEnglish: z.literal(true).optional() }

/** One page of a listing, with the query as it was understood. */
export const SearchReply = z.object({
  query: SearchQuery,
  total: z.int(),
  cards: z.array(ExperienceCard),
  facets: Facets,
  /** Number of the next page, absent on the last. */
  nextPage: z.int().optional(),
  /** A corrected spelling, when the text itself found nothing: then these are its results. */
  didYouMean: z.string().optional(),
  /** What was asked for, when no experience has all of it: then the results have the most telling part. */
  notAll: z.array(z.string()).optional(),
  /** The place that alone was asked for, when nothing there is for sale. */
  nothingIn: z.string().optional(),
  unread: z.array(z.string()).optional(), // dates and people of the text that the query has not: the results are not for them
  destination: DestinationRef.extend(Intro).optional(),
  category: CategoryRef.extend(Intro).optional(),
})
export type SearchReply = z.infer<typeof SearchReply>

/** A place where travellers are collected, `minutesBefore` the start. */
export const Pickup = z.object({
  id: Slug,
  name: z.string(),
  address: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  minutesBefore: z.int(),
  note: z.string().optional(),
  /** The options that have it; absent: all of them. So it is with extras. */
  options: z.array(Slug).optional(),
})
export type Pickup = z.infer<typeof Pickup>

/** Something that can be booked along; `PERSON` is paid for every guest, `BOOKING` once for each piece. */
export const Extra = z.object({
  id: Slug,
  title: z.string(),
  description: z.string().optional(),
  price: Money,
  per: z.enum(['PERSON', 'BOOKING']),
  maximum: z.int(),
  /** How many guests one is for, else any number; at most as many as guests come; what its supplier needs; when it picks guests up. */
  ...ListingExtra.pick({ guests: true, atMost: true, asks: true, minutesBefore: true }).shape,
  options: z.array(Slug).optional(),
})
export type Extra = z.infer<typeof Extra>

/** Everything the page of an experience shows, in one language and currency. Markdown arrives as safe HTML. */
export const Experience = z.object({
  slug: Slug,
  localSlug: LocalSlug,
  title: z.string(),
  /** What is in English here because the language asked for has no words for it. */
  inEnglish: z.array(z.enum(textFields)),
  /** The languages that have both the title and the overview: in no other is this a page of its own. */
  languages: z.array(Language),
  summary: z.string().optional(),
  overviewHtml: z.string(),
  highlights: z.array(z.string()),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  knowBeforeYouGo: z.array(z.string()),
  whatToBring: z.array(z.string()),
  itinerary: z.array(
    z.object({
      title: z.string(),
      text: z.string().optional(),
      minute: z.int().optional(),
      ...GeoPoint.partial().shape,
    }),
  ),
  /** Of which options the times of the itinerary are, where others end before its last stop. */
  itineraryOptions: z.array(Slug).optional(),
  /** The same picture at the crops that the page needs: the first is the hero. */
  pictures: z.array(Picture),
  hero: Picture,
  destination: DestinationRef,
  /** How far its place is from the destination; only where that is far and it states no address. */
  kilometresAway: z.int().optional(),
  categories: z.array(CategoryRef).min(1),
  labels: z.array(z.string()),
  occasions: z.array(z.string()),
  supplier: z.object({ slug: Slug, name: z.string(), description: z.string().optional() }),
  rating: Rating.optional(),
  /** From other sites, with their names; not part of `rating`. */
  elsewhere: z.object({ rating: RatingElsewhere.optional(), reviews: z.array(ReviewElsewhere) }).optional(),
  duration: Duration.optional(),
  ages: z.object({ minimum: z.int().optional(), maximum: z.int().optional() }).optional(),
  spokenLanguages: z.array(Language),
  openingHours: z.array(z.object({ weekdays: z.array(z.int()), opens: LocalTime, closes: LocalTime })),
  expiresOn: LocalDate.optional(),
  /** These five are absent where the supplier has not said: `measures` also in part, `pickupIncluded` also where a car can be booked along. */
  pickupIncluded: z.boolean().optional(),
  dropOffIncluded: z.boolean().optional(),
  tourGuide: z.boolean().optional(),
  overnight: z.boolean().optional(),
  measures: Measures.optional(),
  ...statedFacts,
  pickups: z.array(Pickup),
  location: GeoPoint.optional(),
  address: z.string().optional(),
  timeZone: z.string(),
  from: FromPrice.optional(),
  periods: z.object({ period: PricePeriod, minimum: z.int(), maximum: z.int() }).optional(),
  negotiation: z.enum(['NEVER', 'ALSO', 'ONLY']),
  instantConfirmation: z.boolean(),
  payLater: z.boolean(),
  cancellation: CancellationPolicy.optional(),
  extras: z.array(Extra),
  options: z.array(ExperienceOption),
  /** Whether any day of the open-days index can be booked. */
  hasOpenDays: z.boolean(),
  updatedAt: Instant,
})
export type Experience = z.infer<typeof Experience>

/** Which experiences to show: at most 40, in this order. */
export const CardsQuery = z.object({ slugs: list(Slug) })
