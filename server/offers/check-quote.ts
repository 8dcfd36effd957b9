import { z } from 'zod'
import type { SellableOption } from '../availability/sellable-option.ts'
import { toInstant } from '../availability/schedule.ts'
import type { Selection } from '../contract/availability.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import { LocalDateTime, TypedLines } from '../contract/primitives.ts'
import { payableStep } from '../payments/stripe-amounts.ts'
import { isCurrency } from '../platform/money/currencies.ts'
import { readTypedAmount } from '../platform/money/typed-amount.ts'

/** An offer as a supplier writes it: text, as it came from a form or a command line. */
export interface TypedQuote {
  /** Code of an option; empty: made to measure. */
  option: string
  /** `2026-12-24` and `17:30`, in the experience's zone. */
  date: string
  time: string
  guests: string
  /** How many boats or rooms, where those are priced. */
  items: string
  /** Hours, days or nights, where each of them is priced. */
  periods: string
  /** How long it lasts, made to measure: a number of hours, or of what `unit` says. */
  hours: string
  /** `HOUR`, `DAY` or `NIGHT`; empty: hours. */
  unit: string
  /** For everything, in major units: `1250.50`. */
  price: string
  currency: string
  /** Meeting point or pickup. Empty: the listing's, which is allowed only if it has fixed prices too (`hasPlace`). */
  place: string
  note: string
  /** For how many hours the offer stands. */
  stands: string
  /** Until how many days before the start cancelling is free, or `never`; asked where the listing states no policy. */
  cancellation: string
}

/** A field of an offer. */
export type QuoteField = keyof TypedQuote

/** What is wrong with a field; the page has a sentence for each. */
export type QuoteFault = 'missing' | 'format' | 'past' | 'skipped' | 'range' | 'long' | 'full' | 'few'
export interface QuoteFaults {
  faults: Partial<Record<QuoteField, QuoteFault>>
  /** For `few`: places that are left then. */
  left?: number
}

/** An offer that says all it must. */
export interface CheckedQuote {
  /** Undefined: made to measure, and lasts so long. */
  option?: SellableOption
  durationMinutes: number
  start: string
  startsAt: Temporal.Instant
  periods: number
  units: Selection['units']
  guests: number
  currency: string
  amount: number
  place: string | null
  note: string | null
  expiresAt: Temporal.Instant
  /** Null: the listing's own policy applies. */
  cancellation: CancellationPolicy | null
}

/** More is more than a card is charged in one go: eight digits of the minor unit. */
const mostAmount = 99_999_999
const mostGuests = 5000
const mostItems = 100
const mostPeriods = 90
/** A month on the road. */
const mostDurationHours = 31 * 24
/** A stay of three nights ends at the hour at which it began. */
const hoursOfUnit: Readonly<Record<string, number>> = { '': 1, HOUR: 1, DAY: 24, NIGHT: 24 }
/** The longest that an offer may stand. */
export const mostStandingHours = 30 * 24
const longestText = 1000
const mostCancellationDays = 365

/** For what an offer is checked. */
export interface QuoteTerms {
  options: readonly SellableOption[]
  timeZone: string
  currencies: readonly string[]
  /** Whether the listing states a cancellation policy. */
  hasPolicy: boolean
  /** Whether an offer may leave out the place and take the listing's. False for a listing without fixed prices: it may name a region only. */
  hasPlace: boolean
  now: Temporal.Instant
}

/** Reads what a supplier wrote: the offer, or what is wrong with each field. Whether there is room is asked elsewhere. */
export function checkQuote(typed: TypedQuote, terms: QuoteTerms): CheckedQuote | QuoteFaults {
  const faults: QuoteFaults['faults'] = {}
  const option = terms.options.find(({ optionCode }) => optionCode === typed.option)
  if (typed.option && !option) faults.option = 'format'

  const whole = (field: QuoteField, most: number, fallback?: number): number => {
    const text = typed[field].trim()
    if (!text && fallback !== undefined) return fallback
    if (!/^\d{1,9}$/.test(text)) faults[field] = text ? 'format' : 'missing'
    else if (Number(text) < 1 || Number(text) > most) faults[field] = 'range'
    return Number(text)
  }
  const guests = whole('guests', mostGuests)
  const items = option?.priceBasis === 'ITEM' ? whole('items', mostItems, 1) : 1
  const periods = option?.pricePeriod ? whole('periods', mostPeriods, 1) : 1
  const unit = hoursOfUnit[typed.unit]
  if (!unit) faults.unit = 'format'
  const hours = typed.option || !unit ? 1 : unit * whole('hours', mostDurationHours / unit)
  const standing = whole('stands', mostStandingHours)

  const startsAt = readStart(typed, terms, faults)
  const money = readPrice(typed, terms, faults)
  const cancellation = terms.hasPolicy ? null : readPolicy(typed, faults)
  const note = TypedLines.safeParse(typed.note).data ?? ''
  if (note.length > longestText) faults.note = 'long'
  const place = typed.place.replaceAll(/\s+/g, ' ').trim()
  if (place.length > longestText) faults.place = 'long'
  if (!place && !terms.hasPlace) faults.place = 'missing'

  if (Object.keys(faults).length > 0 || !startsAt || !money || cancellation === undefined) {
    return { faults }
  }
  const expiresAt = terms.now.add({ hours: standing })
  return {
    option,
    durationMinutes: option?.durationMinutes ?? hours * 60,
    start: `${typed.date.trim()}T${typed.time.trim()}`,
    startsAt,
    periods,
    units: option ? unitsFor(option, { guests, items }) : { ITEM: 1 },
    guests,
    ...money,
    place: place || null,
    note: note || null,
    cancellation,
    // what has begun cannot be accepted any more
    expiresAt: Temporal.Instant.compare(expiresAt, startsAt) < 0 ? expiresAt : startsAt,
  }
}

function readStart(
  { date, time }: TypedQuote,
  { timeZone, now }: QuoteTerms,
  faults: QuoteFaults['faults'],
): Temporal.Instant | undefined {
  if (!date.trim()) faults.date = 'missing'
  else if (!z.iso.date().safeParse(date.trim()).success) faults.date = 'format'
  if (!time.trim()) faults.time = 'missing'
  else if (!LocalDateTime.safeParse(`2026-01-01T${time.trim()}`).success) faults.time = 'format'
  if (faults.date || faults.time) return undefined
  const startsAt = toInstant(`${date.trim()}T${time.trim()}`, timeZone)
  if (!startsAt) faults.time = 'skipped'
  else if (Temporal.Instant.compare(startsAt, now) <= 0) faults.date = 'past'
  return startsAt
}

/** A policy as it is typed: free until so many days before, or never. */
function readPolicy(
  { cancellation }: TypedQuote,
  faults: QuoteFaults['faults'],
): CancellationPolicy | undefined {
  const text = cancellation.trim()
  if (text === 'never') return { kind: 'NON_REFUNDABLE', steps: [] }
  if (!/^\d{1,3}$/.test(text)) faults.cancellation = text ? 'format' : 'missing'
  else if (Number(text) > mostCancellationDays) faults.cancellation = 'range'
  if (faults.cancellation) return undefined
  return { kind: 'FREE', steps: [{ days: Number(text), hours: 0, minutes: 0, penaltyPercent: 0 }] }
}

function readPrice(
  { price, currency }: TypedQuote,
  { currencies }: QuoteTerms,
  faults: QuoteFaults['faults'],
): { amount: number; currency: string } | undefined {
  if (!currencies.includes(currency) || !isCurrency(currency)) {
    faults.currency = 'format'
    return undefined
  }
  if (!price.trim()) faults.price = 'missing'
  const amount = readTypedAmount(price, currency)
  if (amount === undefined || amount % payableStep(currency) !== 0) faults.price ??= 'format'
  else if (amount < payableStep(currency) || amount > mostAmount) faults.price ??= 'range'
  return amount === undefined || faults.price ? undefined : { amount, currency }
}

/** The party in the units of an option: adults, or as many tickets as carry the party. */
function unitsFor(
  { units }: SellableOption,
  { guests, items }: { guests: number; items: number },
): Selection['units'] {
  const unit =
    units.find(({ id }) => id === 'ITEM' || id === 'ADULT') ?? units.find(({ places }) => places > 0)
  if (!unit) return {}
  return { [unit.id]: unit.id === 'ITEM' ? items : Math.ceil(guests / Math.max(1, unit.places)) }
}
