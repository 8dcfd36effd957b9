import type { Price, Selection } from '../contract/availability.ts'
import type { CancellationTerm } from '../contract/listing.ts'
import type { Deps } from '../platform/deps.ts'
import { readRates } from '../platform/money/exchange.ts'
import { withAddedTime } from './added-time.ts'
import { agreedPrice, checkAgreed } from './agreed-terms.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import { findTakenBesides, findTakenByOthers, findTakenOf } from './availability.queries.ts'
import { cancellationTerms, freeUntil } from './cancellation.ts'
import { checkSelection, startInstant } from './check-selection.ts'
import type { Asking, Fault } from './check-selection.ts'
import { mostFreePeriods } from './free-periods.ts'
import { guestsOf, periodsOf, placesOf, priceSelection } from './price.ts'
import type { PriceTerms } from './price.ts'
import { endOf, slotsOf, toInstant, toLocal } from './schedule.ts'
import { occupancyOf } from './sellable-option.ts'
import type { SellableOption } from './sellable-option.ts'
import { collectTaken, countTaken, remainingOf } from './taken-places.ts'
import type { Taken } from './taken-places.ts'

/** What a shopper chose, with the option as the catalogue has it now. */
export interface Choice {
  selection: Selection
  sellable: SellableOption
  /** An offer's, in place of the catalogue's price, schedule and limits. */
  agreed?: AgreedTerms
  /** Its supplier has refused it for this start. */
  refused?: boolean
}

/** A choice as it stands now: its price, its times and the places it would take, and what is wrong with it. */
export interface Assessment {
  price: Price
  guests: number
  /** Places of each slot. */
  places: number
  /** Slots of the pool; none when the start does not exist. */
  slots: string[]
  startsAt?: Temporal.Instant
  /** Local; the start itself when that does not exist. */
  end: string
  /** Places that this choice could have at most. */
  remaining: number
  freeUntil?: Temporal.Instant
  cancellationTerms?: CancellationTerm[]
  fault?: Fault
}

/** In what terms choices are assessed. */
export interface AssessmentTerms extends Omit<PriceTerms, 'rates'> {
  /** The storefront's only supplier, if it has one. */
  supplierId?: number
  /** A cart that has been ordered before: what its unpaid order holds is free for it. */
  cartId?: string
  /** A booking that is to be changed: what it has is free for it. */
  bookingId?: string
}

/**
 * Assesses choices in their order, as one cart: places that one line takes are gone for the next. One query for what is
 * taken, whatever the number of choices; none when no choice has a start.
 */
export async function assessSelections(
  deps: Deps,
  choices: readonly Choice[],
  { supplierId, cartId, bookingId, ...terms }: AssessmentTerms,
): Promise<Assessment[]> {
  const now = deps.clock.now()
  const rates = await readRates(deps)
  const timed = choices.map((choice) => ({ ...choice, ...timesOf(choice) }))
  const slots = timed.flatMap((choice) =>
    choice.slots.map((localStart) => ({ poolId: choice.sellable.poolId, localStart })),
  )
  const taken = await readTaken(deps, { slots, cartId, bookingId, now: now.toString() })
  return timed.map((choice) =>
    assess(choice, { taken, asking: { now, supplierId }, terms: { ...terms, rates } }),
  )
}

async function readTaken(
  { db }: Deps,
  {
    slots,
    cartId,
    bookingId,
    now,
  }: {
    slots: { poolId: number; localStart: string }[]
    cartId?: string
    bookingId?: string
    now: string
  },
): Promise<Taken> {
  if (slots.length === 0) return new Map()
  if (bookingId) return collectTaken(await findTakenBesides(db, { slots, bookingId, now }))
  return collectTaken(
    await (cartId ? findTakenByOthers(db, { slots, cartId, now }) : findTakenOf(db, { slots, now })),
  )
}

function timesOf({ sellable, selection, agreed }: Choice): Pick<Assessment, 'slots' | 'startsAt' | 'end'> {
  const startsAt = agreed
    ? toInstant(selection.start, sellable.timeZone)
    : startInstant(sellable, selection.start)
  if (!startsAt) return { slots: [], end: selection.start }
  const periods = periodsOf(sellable, selection)
  const occupancy = occupancyOf(withAddedTime(sellable, selection))
  return {
    startsAt,
    slots: slotsOf(occupancy, selection.start, periods),
    end: toLocal(endOf(occupancy, selection.start, periods), sellable.timeZone),
  }
}

function assess(
  choice: Choice & Pick<Assessment, 'slots' | 'startsAt' | 'end'>,
  { taken, asking, terms }: { taken: Taken; asking: Asking; terms: PriceTerms },
): Assessment {
  const { sellable, selection, agreed, slots, startsAt, end } = choice
  const { timeZone, cancellation } = sellable
  const places = placesOf(sellable, selection)
  const remaining = remainingOf(sellable, slots, taken)
  const wrong = agreed
    ? checkAgreed(sellable, { start: selection.start, terms: agreed }, asking)
    : checkSelection(sellable, selection, asking)
  const fault =
    wrong ??
    (agreed ? undefined : checkLength(choice, remaining, taken)) ??
    checkAddedTime(choice, { places, remaining }, taken) ??
    checkPlaces(places, remaining) ??
    (choice.refused ? { fault: 'refused' } : undefined)
  if (!fault) countTaken(taken, sellable, slots, places)
  return {
    price: agreed ? agreedPrice(agreed, terms.currency) : priceSelection(sellable, selection, terms),
    guests: guestsOf(sellable, selection),
    places,
    slots,
    startsAt,
    end,
    remaining,
    freeUntil: startsAt && freeUntil(cancellation, { startsAt, timeZone, now: asking.now }),
    cancellationTerms: startsAt && cancellationTerms(cancellation, { startsAt, timeZone, now: asking.now }),
    fault,
  }
}

function checkPlaces(places: number, remaining: number): Fault | undefined {
  if (places <= remaining) return undefined
  return remaining === 0 ? { fault: 'sold-out', limit: 0 } : { fault: 'too-few-places', limit: remaining }
}

/** There would be room without what lengthens it: leaving that out is what helps. */
function checkAddedTime(
  { sellable, selection }: Pick<Choice, 'sellable' | 'selection'>,
  { places, remaining }: Pick<Assessment, 'places' | 'remaining'>,
  taken: Taken,
): Fault | undefined {
  if (places <= remaining || withAddedTime(sellable, selection) === sellable) return undefined
  const usual = slotsOf(occupancyOf(sellable), selection.start, periodsOf(sellable, selection))
  return places <= remainingOf(sellable, usual, taken) ? { fault: 'extra-too-long' } : undefined
}

/** Sold out for so long, and not for less: another length is what helps. */
function checkLength(
  { sellable, selection }: Pick<Choice, 'sellable' | 'selection'>,
  remaining: number,
  taken: Taken,
): Fault | undefined {
  if (!sellable.pricePeriod || remaining > 0) return undefined
  const most = periodsOf(sellable, selection)
  if (most <= (sellable.periodMinimum ?? 1)) return undefined
  const limit = mostFreePeriods(sellable, selection.start, { taken, most })
  return limit > 0 ? { fault: 'periods-out-of-range', limit } : undefined
}
