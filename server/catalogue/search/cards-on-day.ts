import { freeUntil } from '../../availability/cancellation.ts'
import { departuresOn, placesForParty } from '../../availability/departures-of-option.ts'
import { PartOfDay } from '../../contract/primitives.ts'
import type { ScarceDay } from '../../availability/sold-out.ts'
import { collectTaken } from '../../availability/taken-places.ts'
import { findFromPrice } from '../listings/listing-price.ts'
import type { CardRow } from '../reading/cards.queries.ts'
import { maskOf } from './asked-filters.ts'
import type { DayPrices, MissingTimes } from './facet-counts.ts'
import type { DayOption, TakenOnDay } from './search-cards.queries.ts'

const everyPart = maskOf(PartOfDay.options.map((_, bit) => bit))

/** A day, and what is known of it for the experiences of a page of cards. */
export interface CardsDay {
  date: string
  guests: number
  now: Temporal.Instant
  options: readonly DayOption[]
  taken: readonly TakenOnDay[]
}

/**
 * The cards as they are true on a day, for so many guests: the from-price is of the cheapest option that can still be booked
 * then, and cancelling is called free only while it is for the first departure with room.
 */
export function cardsOnDay(cards: readonly CardRow[], day: CardsDay): CardRow[] {
  const taken = collectTaken(day.taken)
  const optionsOf = Map.groupBy(day.options, (option) => option.experienceId)
  return cards.map((card) => {
    const options = optionsOf.get(card.id) ?? []
    const running = options.flatMap((option) => {
      const [first] = departuresOn(option, day.date, { now: day.now, taken }).filter(
        ({ state, remaining }) => state === 'open' && remaining >= placesForParty(option, day.guests),
      )
      return first ? [{ option, startsAt: first.startsAt }] : []
    })
    const [first] = running.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
    // sold out since the list was found: what is not known is not promised
    if (!first) return { ...card, freeCancellation: false }
    return {
      ...card,
      ...fromPriceOf(
        running.map(({ option }) => option),
        options,
      ),
      freeCancellation:
        freeUntil(first.option.cancellation, { ...first.option, startsAt: first.startsAt, now: day.now }) !==
        undefined,
    }
  })
}

/** Prices on a day on which places are taken, of the experiences whose options still free cost more than the from-price. */
export function dayPricesOf({ left }: ScarceDay): DayPrices {
  const dearer = left.flatMap(({ experienceId, options, bookable }) => {
    const price = findFromPrice(bookable)?.price
    return price === undefined || price === findFromPrice(options)?.price ? [] : [{ experienceId, price }]
  })
  return {
    ids: Uint32Array.from(dearer, ({ experienceId }) => experienceId),
    prices: Float64Array.from(dearer, ({ price }) => price),
  }
}

/** The parts of a day in which nothing starts, and those in which everything is taken. */
export function withTaken(missing: MissingTimes, { left }: ScarceDay): MissingTimes {
  const all = new Map(missing)
  for (const { experienceId, parts } of left) {
    const free = maskOf([...parts].map((part) => PartOfDay.options.indexOf(part)))
    all.set(experienceId, ~free & everyPart)
  }
  return all
}

function fromPriceOf(
  bookable: readonly DayOption[],
  all: readonly DayOption[],
): Pick<CardRow, 'fromPrice' | 'fromOriginalPrice' | 'fromUnit' | 'fromOption' | 'fromGuests'> | undefined {
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
  }
}
