import { freeUntil } from '../../availability/cancellation.ts'
import { departuresOn, partOfDay, peopleOn, placesForParty } from '../../availability/departures-of-option.ts'
import { durationBuckets } from '../../contract/filter-buckets.ts'
import type { Language } from '../../contract/primitives.ts'
import type { ScarceDay } from '../../availability/sold-out.ts'
import { collectTaken } from '../../availability/taken-places.ts'
import { findFromPrice, pickFromUnit } from '../listings/listing-price.ts'
import { everyPart, factsOf, maskOfParts, partsOf } from '../option-facts.ts'
import type { CardRow } from '../reading/cards.queries.ts'
import type { MissingBits } from './facet-counts.ts'
import { fits } from './option-prices.ts'
import type { IsWithin, OptionPrices, OptionWishes } from './option-prices.ts'
import type { DayOption, TakenOnDay } from './search-cards.queries.ts'

const everyDuration = 2 ** durationBuckets.length - 1

/** What is asked of the options of a page of cards, and what is known of these. */
interface AskedCards {
  wishes: OptionWishes
  /** Absent without a price filter. */
  isWithin?: IsWithin
  options: readonly DayOption[]
}

/** A day, and what is known of it for the experiences of a page of cards. */
interface CardsDay extends AskedCards {
  date: string
  guests: number
  now: Temporal.Instant
  taken: readonly TakenOnDay[]
}

/** Those that fit the wishes, or all where none does; of these those within the bounds of the price filter, or all where none is. */
function narrow<Choice>(
  choices: readonly Choice[],
  { isFitting, isNear }: { isFitting: (choice: Choice) => boolean; isNear: (choice: Choice) => boolean },
): readonly Choice[] {
  const fitting = choices.filter(isFitting)
  const left = fitting.length > 0 ? fitting : choices
  const near = left.filter(isNear)
  return near.length > 0 ? near : left
}

const partyOf = (option: DayOption) => ({ mostGuests: peopleOn(option, option.capacity) })

/** Whether the price of an option of a card is within the bounds of the price filter. */
const isNearFor =
  (isWithin: IsWithin | undefined, { currency }: CardRow) =>
  ({ units }: Pick<DayOption, 'units'>): boolean => {
    const price = pickFromUnit(units)?.price
    return !isWithin || (price !== undefined && currency !== null && isWithin(price, currency))
  }

/** The cards with the from-price of the cheapest option that fits the wishes and the price filter. */
export function cardsAsWished(
  cards: readonly CardRow[],
  { wishes, isWithin, options }: AskedCards,
): CardRow[] {
  const optionsOf = Map.groupBy(options, (option) => option.experienceId)
  return cards.map((card) => {
    const all = optionsOf.get(card.id) ?? []
    // the from-price is that of the only one
    if (all.length < 2) return card
    const facts = factsOf(all)
    const fitting = narrow(all, {
      isFitting: (option) => {
        const own = facts.get(option)
        return own !== undefined && fits({ ...own, ...partyOf(option), parts: partsOf(option) }, wishes)
      },
      isNear: isNearFor(isWithin, card),
    })
    // all of them: the catalogue has worked that out
    return fitting.length === all.length
      ? card
      : { ...card, ...fromPriceOf(fitting, all), ...lengthOf(fitting, card) }
  })
}

/**
 * The cards as they are true on a day, for so many guests: the from-price is of the cheapest option that can still be booked
 * then and fits the wishes and the price filter, and cancelling is called free only while it is for the first departure with room.
 */
export function cardsOnDay(cards: readonly CardRow[], day: CardsDay): CardRow[] {
  const taken = collectTaken(day.taken)
  const optionsOf = Map.groupBy(day.options, (option) => option.experienceId)
  return cards.map((card) => {
    const options = optionsOf.get(card.id) ?? []
    const departures = options.flatMap((option) =>
      departuresOn(option, day.date, { now: day.now, taken })
        .filter(({ state, remaining }) => state === 'open' && remaining >= placesForParty(option, day.guests))
        .map(({ startsAt, start }) => ({ option, startsAt, part: partOfDay(start.slice(11)) })),
    )
    const facts = factsOf(options)
    const isNear = isNearFor(day.isWithin, card)
    const running = narrow(departures, {
      isFitting: ({ option, part }) => {
        const own = facts.get(option)
        return (
          own !== undefined && fits({ ...own, ...partyOf(option), parts: maskOfParts([part]) }, day.wishes)
        )
      },
      isNear: ({ option }) => isNear(option),
    }).toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
    const [first] = running
    // sold out since the list was found: what is not known is not promised
    if (!first) return { ...card, freeCancellation: false }
    const bookable = [...new Set(running.map(({ option }) => option))]
    return {
      ...card,
      ...fromPriceOf(bookable, options),
      ...(bookable.length < options.length && lengthOf(bookable, card)),
      freeCancellation:
        freeUntil(first.option.cancellation, { ...first.option, startsAt: first.startsAt, now: day.now }) !==
        undefined,
    }
  })
}

/** The parts of a day in which nothing starts, and those in which everything is taken. */
export function withTaken(missing: MissingBits, { left }: ScarceDay): MissingBits {
  const all = new Map(missing)
  for (const { experienceId, bookable } of left) {
    all.set(experienceId, ~maskOfParts(bookable.flatMap(({ parts }) => [...parts])) & everyPart)
  }
  return all
}

/** The lengths that nothing is of, and those of which everything is taken. */
export function withTakenDurations(missing: MissingBits, left: OptionPrices): MissingBits {
  const all = new Map(missing)
  for (const [id, options] of left) {
    all.set(
      id,
      everyDuration & ~options.reduce((mask, { durations }) => mask | (durations ?? everyDuration), 0),
    )
  }
  return all
}

/** The languages in which nothing is held, and those of which everything is taken. */
export function withTakenLanguages(
  missing: ReadonlyMap<number, readonly Language[]>,
  { left }: ScarceDay,
): Map<number, readonly Language[]> {
  const all = new Map(missing)
  for (const { experienceId, options, bookable } of left) {
    const free = bookable.map(({ option }) => option.spokenLanguages)
    if (free.some((languages) => !languages)) continue
    const stated = options.flatMap(({ spokenLanguages }) => spokenLanguages ?? [])
    const gone = [...new Set(stated)].filter(
      (language) => !free.some((languages) => languages?.includes(language)),
    )
    if (gone.length > 0) all.set(experienceId, gone)
  }
  return all
}

/** How long these options take, where each says so; a stay of days or nights is told as its experience tells it. */
function lengthOf(
  options: readonly DayOption[],
  { durationUnit }: CardRow,
): Pick<CardRow, 'durationUnit' | 'durationMinimum' | 'durationMaximum'> | undefined {
  const isTold = options.every(({ durationStated, pricePeriod }) => durationStated && !pricePeriod)
  if (!isTold || durationUnit === 'DAYS' || durationUnit === 'NIGHTS') return undefined
  const minutes = options.map(({ durationMinutes }) => durationMinutes)
  const isInHours = minutes.every((length) => length >= 60 && length % 30 === 0)
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  const each = isInHours ? 60 : 1
  return {
    durationUnit: isInHours ? 'HOURS' : 'MINUTES',
    durationMinimum: least / each,
    durationMaximum: most > least ? most / each : null,
  }
}

function fromPriceOf(
  bookable: readonly DayOption[],
  all: readonly DayOption[],
):
  | Pick<
      CardRow,
      'fromPrice' | 'fromOriginalPrice' | 'fromUnit' | 'fromOption' | 'fromGuests' | 'wishedOption'
    >
  | undefined {
  const from = findFromPrice(bookable)
  if (!from) return undefined
  const unitOf = ({ units }: DayOption) =>
    units.find(({ id, price }) => id === from.unit && price === from.price)
  const guests = bookable.flatMap((option) => unitOf(option)?.guests ?? [])
  return {
    fromPrice: from.price,
    fromOriginalPrice: from.originalPrice ?? null,
    fromUnit: from.unit,
    fromOption: all.every(unitOf) ? null : (bookable.find(unitOf)?.title ?? null),
    fromGuests: guests.length > 0 ? Math.min(...guests) : null,
    wishedOption: bookable.length < all.length ? bookable.find(unitOf)?.code : undefined,
  }
}
