import { pickFromUnit } from '../catalogue/listings/listing-price.ts'
import type { CalendarDay, CalendarReply } from '../contract/availability.ts'
import type { Money } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { readRates } from '../platform/money/exchange.ts'
import type { Rates } from '../platform/money/exchange.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { findTakenBetween } from './availability.queries.ts'
import { findSellableOptions } from './find-options.ts'
import { isNearlyFull, departuresOn, peopleOn, placesForParty } from './departures-of-option.ts'
import { payable } from './price.ts'
import type { SellableOption } from './sellable-option.ts'
import { collectTaken } from './taken-places.ts'
import type { Taken } from './taken-places.ts'

/** How far ahead the grid turns its pages where no season ends sooner. */
const monthsAhead = 18
const searchAheadDays = 366
/** The longest stay reaches this far beyond the last day of a month. */
const longestStayDays = 92

/** A month that is looked at. */
export interface MonthQuestion {
  /** `2026-12` */
  month: string
  guests: number
  currency: string
  /** A booking that gives up what it has when it is changed. */
  besides?: string
}

/**
 * Every day of a month with its state for a party and its from-price (of one person, or of the items that carry all), in the experience's zone. One query for the rules,
 * one for what is taken, and a third only when the month has nothing to offer.
 *
 * @throws Problem 404 `experience_unknown`
 */
export async function readCalendar(
  deps: Deps,
  storefront: Pick<ServedStorefront, 'supplierId'>,
  { slug, periods, option, ...question }: MonthQuestion & { slug: string; periods?: number; option?: string },
): Promise<CalendarReply> {
  const every = await findSellableOptions(deps, storefront, slug)
  const asked = every.filter(({ optionCode }) => optionCode === option)
  const options = asked.length > 0 ? asked : every
  return calendarOf(
    deps,
    options.map((option) => ({ ...option, keptPeriods: keptOf(option, periods) })),
    question,
  )
}

/** No option is looked at for longer or shorter than it is sold. */
function keptOf({ pricePeriod, periodMinimum, periodMaximum }: SellableOption, asked?: number) {
  if (!pricePeriod || asked === undefined) return undefined
  return Math.max(periodMinimum ?? 1, Math.min(asked, periodMaximum ?? asked))
}

/** The same of options that are known. */
export async function calendarOf(
  deps: Deps,
  options: readonly SellableOption[],
  { month, guests, currency, besides }: MonthQuestion,
): Promise<CalendarReply> {
  const now = deps.clock.now()
  const today = now.toZonedDateTimeISO(options[0]?.timeZone ?? 'UTC').toPlainDate()
  const first = Temporal.PlainDate.from(`${month}-01`)
  const rates = await readRates(deps)
  const evaluate = (date: Temporal.PlainDate, taken: Taken) =>
    evaluateDay(options, date.toString(), { now, today: today.toString(), taken, guests, currency, rates })

  const takenOf = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
    readTaken(deps, options, { from, to, besides })
  const taken = await takenOf(first, first.add({ months: 1 }))
  const days = daysOf(first, first.daysInMonth).map((date) => evaluate(date, taken))
  const seen = days.some(canBeBooked)
    ? days
    : [...days, ...(await lookAhead(laterOf(first.add({ months: 1 }), today), { takenOf, evaluate }))]
  const nextOpenDay = seen.find(canBeBooked)?.date
  const largestParty = Math.max(...seen.map(({ left = 0 }) => left))
  return {
    month,
    days,
    ...monthsOf(options, today),
    nextOpenDay,
    ...(!nextOpenDay && largestParty > 0 && { largestParty }),
  }
}

const canBeBooked = (day: CalendarDay) => day.state === 'open' || day.state === 'few'
const daysOf = (first: Temporal.PlainDate, count: number) =>
  Array.from({ length: count }, (_, index) => first.add({ days: index }))
const laterOf = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) > 0 ? a : b

async function readTaken(
  { db, clock }: Deps,
  options: readonly SellableOption[],
  { from, to, besides }: { from: Temporal.PlainDate; to: Temporal.PlainDate; besides?: string },
): Promise<Taken> {
  if (options.length === 0) return new Map()
  const rows = await findTakenBetween(db, {
    poolIds: [...new Set(options.map((option) => option.poolId))],
    from: from.toString(),
    to: to.add({ days: longestStayDays }).toString(),
    now: clock.now().toString(),
    besides,
  })
  return collectTaken(rows)
}

/** The days from one on until one can be booked, or a year of them. */
async function lookAhead(
  from: Temporal.PlainDate,
  {
    takenOf,
    evaluate,
  }: {
    takenOf: (from: Temporal.PlainDate, to: Temporal.PlainDate) => Promise<Taken>
    evaluate: (date: Temporal.PlainDate, taken: Taken) => CalendarDay
  },
): Promise<CalendarDay[]> {
  const taken = await takenOf(from, from.add({ days: searchAheadDays }))
  const days: CalendarDay[] = []
  for (const date of daysOf(from, searchAheadDays)) {
    const day = evaluate(date, taken)
    days.push(day)
    if (canBeBooked(day)) break
  }
  return days
}

interface DayTerms {
  now: Temporal.Instant
  today: string
  taken: Taken
  guests: number
  currency: string
  rates: Rates
}

function evaluateDay(options: readonly SellableOption[], date: string, terms: DayTerms): CalendarDay {
  if (date < terms.today) return { date, state: 'past' }
  const running = options.map((option) => ({
    option,
    openings: departuresOn(option, date, terms).filter((opening) => opening.state !== 'closed'),
  }))
  if (running.every(({ openings }) => openings.length === 0)) return { date, state: 'closed' }
  const room = running.map(({ option, openings }) => ({
    option,
    most: Math.max(0, ...openings.map((opening) => opening.remaining)),
  }))
  const free = room.filter(({ option, most }) => most >= placesForParty(option, terms.guests))
  if (free.length === 0) {
    const left = Math.max(...room.map(({ option, most }) => peopleOn(option, most)))
    const isWhole = left === Math.max(...room.map(({ option }) => peopleOn(option, option.capacity)))
    return { date, state: 'sold-out', ...(left > 0 && { left, ...(isWhole && { isWhole }) }) }
  }
  const few = free.every(({ option, most }) => isNearlyFull(option, most))
  const gone = running
    .filter(({ option, openings }) => openings.length > 0 && !free.some((one) => one.option === option))
    .map(({ option }) => option.optionCode)
  return {
    date,
    state: few ? 'few' : 'open',
    from: cheapest(
      free.map(({ option }) => option),
      terms,
    ),
    ...(gone.length > 0 && { gone }),
  }
}

function cheapest(
  options: readonly SellableOption[],
  terms: Pick<DayTerms, 'currency' | 'rates' | 'guests'>,
): Money | undefined {
  return options
    .flatMap((option) => {
      const unit = pickFromUnit(option.units)
      if (!unit) return []
      const price = payable(unit.price, option.currency, terms)
      // as many quads as the party needs: the price of one would be taken for that of all
      const items = unit.id === 'ITEM' && unit.guests ? Math.ceil(terms.guests / unit.guests) : 1
      return [{ ...price, amount: price.amount * items }]
    })
    .toSorted((a, b) => a.amount - b.amount)[0]
}

function monthsOf(
  options: readonly SellableOption[],
  today: Temporal.PlainDate,
): Pick<CalendarReply, 'firstMonth' | 'lastMonth'> {
  const horizon = today.add({ months: monthsAhead }).toString()
  const seasons = options.flatMap((option) =>
    option.schedule.map(({ from, to }) => ({
      from: from ?? '',
      to: [to ?? horizon, option.expiresOn ?? horizon, horizon].toSorted()[0] ?? horizon,
    })),
  )
  const ahead = seasons.filter(({ from, to }) => to >= today.toString() && from <= to)
  const starts = ahead.map(({ from }) => (from > today.toString() ? from : today.toString())).toSorted()
  const ends = ahead.map(({ to }) => to).toSorted()
  return {
    firstMonth: (starts[0] ?? today.toString()).slice(0, 7),
    lastMonth: (ends.at(-1) ?? today.toString()).slice(0, 7),
  }
}
