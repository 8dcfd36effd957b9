/** Why a selection cannot be booked, places aside: ages, numbers, pickup, extras, an option that does not start then. */
import type { Selection, SelectionFault } from '../contract/availability.ts'
import type { UnitId } from '../contract/primitives.ts'
import { hoursUntilClosing } from './closing-time.ts'
import { closesAt } from './cutoff.ts'
import { runsThrough, startsOn, toInstant } from './schedule.ts'
import { chosenUnits, guestsOf, mostOfExtra, periodsOf } from './price.ts'
import type { SellableOption } from './sellable-option.ts'

/** Why a selection cannot be booked; the contract says what `limit` means for each fault. */
export interface Fault {
  fault: SelectionFault
  limit?: number
}

/** Who is asking, and when. */
export interface Asking {
  now: Temporal.Instant
  /** The only supplier whose experiences the storefront sells; absent: all. */
  supplierId?: number
}

/** Those who may bring children. */
const grownUps: readonly UnitId[] = ['ADULT', 'SENIOR', 'STUDENT', 'FAMILY', 'ITEM']
const children: readonly UnitId[] = ['CHILD', 'INFANT']

/** The first thing that is wrong with a selection, places aside, or undefined. */
export function checkSelection(
  sellable: SellableOption,
  selection: Selection,
  asking: Asking,
): Fault | undefined {
  return (
    checkOffer(sellable, asking) ??
    checkUnits(sellable, selection) ??
    checkCapacity(sellable, selection) ??
    checkPeriods(sellable, selection) ??
    checkChoices(sellable, selection) ??
    checkStart(sellable, selection, asking)
  )
}

function checkOffer(sellable: SellableOption, { supplierId }: Asking): Fault | undefined {
  if (sellable.status !== 'published' || !sellable.offered) return { fault: 'option-gone' }
  if (sellable.negotiation === 'ONLY') return { fault: 'not-for-sale' }
  if (supplierId !== undefined && supplierId !== sellable.supplierId) return { fault: 'not-for-sale' }
  return undefined
}

function checkUnits(sellable: SellableOption, selection: Selection): Fault | undefined {
  const chosen = chosenUnits(sellable, selection)
  const known = new Set<string>(sellable.units.map((unit) => unit.id))
  for (const [id, quantity] of Object.entries(selection.units)) {
    if (quantity > 0 && !known.has(id)) return { fault: 'unit-maximum', limit: 0 }
  }
  if (chosen.length === 0) return { fault: 'no-units' }
  for (const unit of sellable.units) {
    const quantity = selection.units[unit.id] ?? 0
    if (quantity < unit.minimum) return { fault: 'unit-minimum', limit: unit.minimum }
    if (unit.maximum !== undefined && quantity > unit.maximum) {
      return { fault: 'unit-maximum', limit: unit.maximum }
    }
  }
  return checkCompany(sellable, chosen)
}

function checkCompany(
  { units }: SellableOption,
  chosen: readonly { unit: SellableOption['units'][number] }[],
): Fault | undefined {
  // where only children can be booked (a workshop for them), no adult has to come along
  const needed = units.some((unit) => grownUps.includes(unit.id))
  const alone = chosen.every(({ unit }) => children.includes(unit.id))
  return needed && alone ? { fault: 'adult-required' } : undefined
}

/** Whether a party of which some no longer come may still be: enough of each unit, and children with an adult. */
export function checkRemaining(
  sellable: SellableOption,
  selection: Pick<Selection, 'units'>,
): Fault | undefined {
  const chosen = chosenUnits(sellable, selection)
  for (const unit of sellable.units) {
    if ((selection.units[unit.id] ?? 0) < unit.minimum) return { fault: 'unit-minimum', limit: unit.minimum }
  }
  return checkCompany(sellable, chosen)
}

/** "You can select up to {capacity} guests per item." */
function checkCapacity(sellable: SellableOption, selection: Selection): Fault | undefined {
  if (sellable.priceBasis !== 'ITEM') return undefined
  const chosen = chosenUnits(sellable, selection)
  const carried = chosen.reduce((sum, { unit, quantity }) => sum + quantity * (unit.guests ?? Infinity), 0)
  if (guestsOf(sellable, selection) <= carried) return undefined
  return { fault: 'capacity-exceeded', limit: Math.max(...chosen.map(({ unit }) => unit.guests ?? 1)) }
}

function checkPeriods(sellable: SellableOption, selection: Selection): Fault | undefined {
  if (!sellable.pricePeriod) return undefined
  const minimum = sellable.periodMinimum ?? 1
  const open = hoursUntilClosing(sellable, selection.start) ?? Infinity
  const maximum = Math.min(sellable.periodMaximum ?? 90, open)
  if (selection.periods < minimum) return { fault: 'periods-out-of-range', limit: minimum }
  if (selection.periods > maximum) return { fault: 'periods-out-of-range', limit: maximum }
  return undefined
}

/** Whether an extra or a pickup is offered with the option. */
export function isOfferedWith({ optionCode }: Pick<SellableOption, 'optionCode'>) {
  return ({ options }: { options?: string[] }): boolean => options?.includes(optionCode) ?? true
}

function checkChoices(sellable: SellableOption, selection: Selection): Fault | undefined {
  const isOffered = isOfferedWith(sellable)
  for (const [id, quantity] of Object.entries(selection.extras)) {
    const extra = sellable.extras.find((offered) => offered.id === id && isOffered(offered))
    if (quantity > 0 && !extra) return { fault: 'extra-unknown' }
    const guests = guestsOf(sellable, selection)
    const most = extra ? mostOfExtra(extra, guests, selection.periods) : Infinity
    if (quantity > most) return { fault: 'extra-too-many', limit: most }
    const needed = Math.ceil(guests / (extra?.guests ?? Infinity))
    if (quantity > 0 && quantity < needed) return { fault: 'extra-too-few', limit: needed }
  }
  const { pickup } = selection
  const known = !pickup || sellable.pickups.some((offered) => offered.id === pickup.id && isOffered(offered))
  return known ? undefined : { fault: 'pickup-unknown' }
}

function checkStart(sellable: SellableOption, selection: Selection, { now }: Asking): Fault | undefined {
  const startsAt = startInstant(sellable, selection.start)
  if (!startsAt) return { fault: 'not-running' }
  const periods = periodsOf(sellable, selection)
  if (!runsThrough(sellable, selection.start, periods)) return checkStay(sellable, selection.start, periods)
  return Temporal.Instant.compare(closesAt(sellable, startsAt), now) < 0
    ? { fault: 'past-cutoff' }
    : undefined
}

/** A stay that meets a closed day: a shorter one may be had from the same start. */
function checkStay(sellable: SellableOption, start: string, periods: number): Fault {
  let limit = periods - 1
  while (limit > 0 && !runsThrough(sellable, start, limit)) limit -= 1
  return limit >= (sellable.periodMinimum ?? 1)
    ? { fault: 'periods-out-of-range', limit }
    : { fault: 'not-running' }
}

/** When a local start of the option begins. Undefined when its schedule has no such start or the clock skips it. */
export function startInstant(sellable: SellableOption, start: string): Temporal.Instant | undefined {
  const [date = '', time = ''] = start.split('T')
  if (sellable.expiresOn && date > sellable.expiresOn) return undefined
  return startsOn(sellable, date).includes(time) ? toInstant(start, sellable.timeZone) : undefined
}
