/** What a changed booking would be and cost: fewer guests, more guests, another start, other extras; or why it cannot be. */
import { asAgreed } from '../../availability/agreed-terms.ts'
import type { AgreedTerms } from '../../availability/agreed-terms.ts'
import { assessSelections } from '../../availability/assess-selections.ts'
import type { Want } from '../../availability/ledger.ts'
import { checkRemaining, isOfferedWith } from '../../availability/check-selection.ts'
import type { Fault } from '../../availability/check-selection.ts'
import { chosenExtras, guestsOf } from '../../availability/price.ts'
import { entryOf } from '../../availability/entry.ts'
import { endVaries } from '../../availability/told-end.ts'
import type { SellableOption } from '../../availability/sellable-option.ts'
import type { Selection } from '../../contract/availability.ts'
import type { BookingChange } from '../../contract/changes.ts'
import type { Language } from '../../contract/primitives.ts'
import type { Deps } from '../../platform/deps.ts'
import { soldExtras, soldUnits } from '../sold-as.ts'
import type { SoldAs } from '../sold-as.ts'
import type { BookingSnapshot, ChangeableRow } from './changes.queries.ts'
import { repriceKept, repriceMoved } from './reprice-booking.ts'

/** What a booking would become. */
export interface ChangePlan {
  after: BookingSnapshot
  soldAs: SoldAs
  /** Its places in each of its slots; the slots are those it has already when guests leave. */
  want: Want
  fault?: Fault
}

type Leave = Extract<BookingChange, { kind: 'leave' }>
type Move = Extract<BookingChange, { kind: 'move' }>

/** The booking without some guests. Undefined: no guest would be left, or there would be more of a unit than now. */
export function planLeave(
  booking: ChangeableRow,
  sellable: SellableOption,
  { units: wanted }: Leave,
): ChangePlan | undefined {
  const { now: before, soldAs } = booking
  const entries = Object.entries(wanted).filter(([, quantity]) => quantity > 0)
  const stays = entries.every(([id, quantity]) => quantity <= ((before.units as Counts)[id] ?? 0))
  if (!stays || entries.length === 0) return undefined
  const units = Object.fromEntries(entries) as Selection['units']
  const after = repriceKept(booking, { units, guests: guestsLeft(booking, sellable, units) })
  return {
    after,
    soldAs,
    want: wantOf(booking, sellable, { slots: [], places: placesOfSold(soldAs, sellable, units) }),
    fault: checkRemaining(sellable, { units }),
  }
}

/** The booking at another start and for other guests, at the price of today, or at the one that was agreed. */
export async function planMove(
  deps: Deps,
  { booking, language, ...listed }: { booking: ChangeableRow; sellable: SellableOption; language: Language },
  change: Move,
): Promise<ChangePlan> {
  const agreed = agreedTermsOf(booking)
  const sellable = agreed ? asAgreed(listed.sellable) : listed.sellable
  const selection = selectionOf(booking, sellable, change)
  const [assessed] = await assessSelections(deps, [{ sellable, selection, agreed }], {
    currency: booking.currency,
    language,
    bookingId: booking.id,
  })
  if (!assessed) throw new Error('one selection has one assessment')
  const { startsAt, end, guests, price, slots, places, fault } = assessed
  const extras = Object.fromEntries(
    chosenExtras(sellable, selection).map(({ extra, quantity }) => [extra.id, quantity]),
  )
  const shape = {
    start: change.start,
    end,
    startsAt: (startsAt ?? booking.now.startsAt).toString(),
    units: selection.units,
    // what an offer was made for need not be the sum of its tickets
    guests: agreed ? booking.now.guests : guests,
    extras: agreed ? booking.now.extras : extras,
  }
  return {
    after: repriceMoved(booking, shape, price),
    soldAs: {
      ...booking.soldAs,
      units: soldUnits(sellable, selection),
      extras: agreed ? booking.soldAs.extras : soldExtras(sellable, selection),
      groupDiscounts: sellable.groupDiscounts,
      pricePeriod: sellable.pricePeriod,
      durationVaries: endVaries(sellable, selection),
      entry: entryOf(sellable, selection.start),
    },
    want: wantOf(booking, sellable, { slots, places }),
    fault: fault ?? checkAddress(booking, sellable, selection.extras),
  }
}

type Counts = Record<string, number>

/** What a booking of an offer was agreed to cost: it is theirs until it begins. */
function agreedTermsOf({ now: { explanation, price, startsAt } }: ChangeableRow): AgreedTerms | undefined {
  const offer = explanation.lines.find(({ kind }) => kind === 'offer')
  return (
    offer && { reference: offer.id, amount: price, expiresAt: Temporal.Instant.from(startsAt).toString() }
  )
}

function selectionOf(booking: ChangeableRow, sellable: SellableOption, change: Move): Selection {
  const { now: before, periods, pickup } = booking
  const selection: Selection = {
    experience: sellable.slug,
    option: sellable.optionCode,
    start: change.start,
    periods,
    units: Object.fromEntries(Object.entries(change.units).filter(([, quantity]) => quantity > 0)),
    guests: sellable.priceBasis === 'ITEM' ? (change.guests ?? before.guests) : undefined,
    extras: change.extras ?? {},
    pickup: pickup ?? undefined,
  }
  if (change.extras) return selection
  return { ...selection, extras: extrasFor(sellable, before.extras, guestsOf(sellable, selection)) }
}

/** What was booked along, of what is still offered; of what is one for a guest each no more than guests come. */
function extrasFor(sellable: SellableOption, extras: Counts, guests: number): Counts {
  return Object.fromEntries(
    sellable.extras
      .filter((extra) => extras[extra.id] && isOfferedWith(sellable)(extra))
      .map(({ id, atMost }) => {
        const quantity = extras[id] ?? 0
        return [id, atMost === 'GUESTS' ? Math.min(quantity, guests) : quantity]
      }),
  )
}

/** Nobody has said where it is to come to: what its supplier needs an address for cannot be added. */
function checkAddress(
  { now: before, addressGiven }: ChangeableRow,
  sellable: SellableOption,
  extras: Counts,
): Fault | undefined {
  const unasked = sellable.extras.some(
    ({ id, asks }) => asks === 'ADDRESS' && !addressGiven && extras[id] && !before.extras[id],
  )
  return unasked ? { fault: 'extra-unknown' } : undefined
}

/** A family ticket is as many people as it takes places; on fewer boats come no more people than they carry. */
function guestsLeft(
  { now: before, soldAs }: ChangeableRow,
  sellable: SellableOption,
  units: Selection['units'],
): number {
  const count = (each: (id: string) => number) =>
    Object.entries(units).reduce((sum, [id, quantity]) => sum + quantity * each(id), 0)
  if (sellable.priceBasis === 'ITEM') {
    const carried = (id: string) => sellable.units.find((unit) => unit.id === id)?.guests ?? Infinity
    return Math.min(before.guests, count(carried))
  }
  return count((id) => Math.max(1, placesOfUnit(soldAs, sellable, id)))
}

function placesOfSold(soldAs: SoldAs, sellable: SellableOption, units: Selection['units']): number {
  return Object.entries(units).reduce(
    (sum, [id, quantity]) => sum + quantity * placesOfUnit(soldAs, sellable, id),
    0,
  )
}

/** As it was sold: what the booking holds was counted so. */
function placesOfUnit(soldAs: SoldAs, sellable: SellableOption, id: string): number {
  const sold = soldAs.units.find((unit) => unit.id === id)?.places
  return sold ?? sellable.units.find((unit) => unit.id === id)?.places ?? 1
}

function wantOf(
  booking: ChangeableRow,
  { poolId, poolCapacity: capacity, timeZone }: SellableOption,
  { slots, places }: { slots: readonly string[]; places: number },
): Want {
  return { bookingId: booking.id, poolId, capacity, timeZone, slots, places }
}
