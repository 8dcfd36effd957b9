/** Calendar, departures, selections and prices in the API. */
import { z } from 'zod'
import { PayThere } from './pay-there.ts'
import { CancellationTerm } from './listing.ts'
import {
  CurrencyCode,
  Instant,
  AskedDate,
  LocalDate,
  LocalDateTime,
  LocalTime,
  Money,
  PartOfDay,
  PricePeriod,
  Slug,
  UnitId,
} from './primitives.ts'

/** State of a calendar day. `few`: at most `fewLeft` places on its fullest-to-empty departure. */
export const DayState = z.enum(['open', 'few', 'sold-out', 'closed', 'past'])
export type DayState = z.infer<typeof DayState>

/** Which month of an experience to show, and for how many guests. */
export const CalendarQuery = z.object({
  /** `2026-12` */
  month: z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'a month is 2026-12'),
  guests: z.coerce.number().int().min(1).max(500).default(1),
  /** For how many hours, days or nights, where the price is for each of them; absent: for the fewest that are sold. */
  periods: z.coerce.number().int().min(1).max(90).optional(),
  /** The days and prices of this option alone; of all where the experience has no such option. */
  option: Slug.optional(),
  currency: CurrencyCode.optional(),
})
export const CalendarDay = z.object({
  date: LocalDate,
  state: DayState,
  /** Cheapest required unit on this day; absent when nothing can be booked. */
  from: Money.optional(),
  /** Of a day that is sold out for the party: how many people may come at most, where that is more than none. */
  left: z.int().min(1).optional(),
  /** `left` is the whole capacity of that day: no place of it is booked. */
  isWhole: z.literal(true).optional(),
  /** Of a day that can be booked: options that run then and have no room for the party. Absent where there are none. */
  gone: z.array(Slug).optional(),
})
export type CalendarDay = z.infer<typeof CalendarDay>
/** A month of one experience, every day of it, in the experience's zone. */
export const CalendarReply = z.object({
  month: z.string(),
  days: z.array(CalendarDay),
  /** First and last months that have anything; the grid does not go beyond them. */
  firstMonth: z.string(),
  lastMonth: z.string(),
  /** The next day on or after the month's first that can be booked, if any within a year. */
  nextOpenDay: LocalDate.optional(),
  /** Where no day is open because the party is too large for each of them: how many people could come at most. */
  largestParty: z.int().min(1).optional(),
})
export type CalendarReply = z.infer<typeof CalendarReply>

/** Which day of an experience to show. */
export const DeparturesQuery = z.object({
  date: AskedDate,
  currency: CurrencyCode.optional(),
})
/** One start of an option. `remaining` is places (people, or items when priced per item). */
export const Departure = z.object({
  start: LocalDateTime,
  end: LocalDateTime,
  time: LocalTime,
  partOfDay: PartOfDay,
  remaining: z.int(),
  few: z.boolean(),
  state: z.enum(['open', 'sold-out', 'closed']),
  /** Until when it can be cancelled without cost; absent when it never can. */
  freeUntil: Instant.optional(),
  /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
  cancellationTerms: z.array(CancellationTerm).optional(),
  /**
   * Most hours, days or nights from this start until it closes or has no place left; absent where neither comes before the longest
   * that is sold, except by the hour, where stated opening hours always say it.
   */
  mostPeriods: z.int().optional(),
})
export type Departure = z.infer<typeof Departure>
/** Every option of the experience on one day; an option that does not run that day has no departures. */
export const DeparturesReply = z.object({
  date: LocalDate,
  timeZone: z.string(),
  options: z.array(z.object({ id: Slug, departures: z.array(Departure) })),
})
export type DeparturesReply = z.infer<typeof DeparturesReply>

/** What a shopper chose of one experience. */
export const Selection = z.object({
  experience: Slug,
  option: Slug,
  start: LocalDateTime,
  /** Hours, days or nights when the price is for each of them. */
  periods: z.int().min(1).max(90).default(1),
  units: z.partialRecord(UnitId, z.int().min(0).max(500)),
  /** People coming, when it is priced per item; otherwise counted from the units. */
  guests: z.int().min(1).max(5000).optional(),
  extras: z.record(Slug, z.int().min(0).max(100)).default({}),
  /** `note` is for the driver, unless the order has one for the line (`notes`). */
  pickup: z.object({ id: Slug, note: z.string().trim().max(300).optional() }).optional(),
})
export type Selection = z.output<typeof Selection>
export type SelectionInput = z.input<typeof Selection>

/** One line of a price's explanation; the amounts of the lines add up to the price. */
export const PriceLine = z.object({
  kind: z.enum(['unit', 'extra', 'offer', 'group', 'discount']),
  /** Unit or extra id, the reference of an offer request, the promo code, or the guests from which a group pays less. */
  id: z.string(),
  label: z.string().optional(),
  quantity: z.int(),
  periods: z.int().default(1),
  /** What the periods are, where the price is for each of them. */
  period: PricePeriod.optional(),
  unitPrice: Money,
  /** What one cost before a reduction. */
  originalUnitPrice: Money.optional(),
  amount: Money,
  /** What a group or a code takes off, where it is a share. */
  percent: z.int().optional(),
})
export type PriceLine = z.infer<typeof PriceLine>

/** What a selection costs, with its explanation. */
export const Price = z.object({
  total: Money,
  /** Before reductions, when it was more. */
  originalTotal: Money.optional(),
  lines: z.array(PriceLine),
  /** Present when the supplier's currency is another one. */
  exchange: z.object({ from: CurrencyCode, to: CurrencyCode, rate: z.string(), day: LocalDate }).optional(),
})
export type Price = z.infer<typeof Price>

/** Asks what a selection would cost now, without holding anything. */
export const QuoteRequest = z.object({ selection: Selection, currency: CurrencyCode.optional() })
export type QuoteRequest = z.input<typeof QuoteRequest>

/** Why a selection cannot be booked as it stands. */
export const SelectionFault = z.enum([
  'option-gone',
  'not-running',
  'refused',
  'past-cutoff',
  'sold-out',
  'too-few-places',
  'capacity-exceeded',
  'unit-minimum',
  'unit-maximum',
  'no-units',
  'adult-required',
  'periods-out-of-range',
  'extra-unknown',
  'extra-too-few',
  'extra-too-many',
  'extra-too-long',
  'pickup-unknown',
  'not-for-sale',
])
export type SelectionFault = z.infer<typeof SelectionFault>

/** A live price for a selection, or why there is none. */
export const QuoteReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('available'),
    price: Price,
    start: LocalDateTime,
    end: LocalDateTime,
    remaining: z.int(),
    /** What is paid at the place, in no total. */
    payThere: PayThere.optional(),
    freeUntil: Instant.optional(),
    /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
    cancellationTerms: z.array(CancellationTerm).optional(),
  }),
  z.object({
    outcome: z.literal('unavailable'),
    fault: SelectionFault,
    /** For 'capacity-exceeded': most guests per item; for 'too-few-places': places left; for 'extra-too-few': how many all guests need; for 'extra-too-many': the most that the party can have. */
    limit: z.int().optional(),
    price: Price.optional(),
  }),
])
export type QuoteReply = z.infer<typeof QuoteReply>
