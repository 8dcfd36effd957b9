import type { Listing, ListingOption } from '../../contract/listing.ts'
import type { Refusal } from './refusal.ts'

type Unit = ListingOption['units'][number]

/** Refusals about what is sold and when: units, capacity, periods and seasons. */
export function* findOptionRefusals(listing: Listing): Generator<Refusal> {
  yield* findPeriodRefusals(listing)
  const codes = new Set<string>()
  const capacities = new Map<string, number>()
  for (const [index, option] of listing.options.entries()) {
    const field = `options.${index}`
    if (codes.has(option.id)) {
      yield { field: `${field}.id`, code: 'id_repeated', reason: `"${option.id}" is there twice` }
    }
    codes.add(option.id)
    yield* findUnitRefusals(listing, option, field)
    if (option.resource !== undefined) {
      const shared = capacities.get(option.resource) ?? option.capacity
      if (shared !== option.capacity) {
        yield {
          field: `${field}.capacity`,
          code: 'resource_capacity',
          reason: `"${option.resource}" has ${shared} places in another option, ${option.capacity} in this one`,
        }
      }
      capacities.set(option.resource, shared)
    }
    yield* findScheduleRefusals(option, field)
    yield* findGroupDiscountRefusals(listing, option, field)
    const unlisted =
      option.spokenLanguages?.filter((spoken) => !listing.spokenLanguages.includes(spoken)) ?? []
    if (unlisted.length > 0) {
      yield {
        field: `${field}.spokenLanguages`,
        code: 'language_unlisted',
        reason: `spokenLanguages of the experience lack "${unlisted.join('", "')}"`,
      }
    }
    if (option.durationMinutes === undefined && !listing.duration && !listing.pricePeriod) {
      yield {
        field: `${field}.durationMinutes`,
        code: 'duration_missing',
        reason: 'a duration is required, here or in duration',
      }
    }
  }
}

function* findPeriodRefusals({ priceBasis, pricePeriod, periods }: Listing): Generator<Refusal> {
  if (pricePeriod && priceBasis !== 'ITEM') {
    yield {
      field: 'pricePeriod',
      code: 'period_without_item',
      reason: 'a price for each hour, day or night needs priceBasis ITEM',
    }
  }
  if (!periods) return
  if (!pricePeriod) {
    yield {
      field: 'periods',
      code: 'periods_without_period',
      reason: 'periods need pricePeriod: HOUR, DAY or NIGHT',
    }
  }
  if (periods.maximum < periods.minimum) {
    yield { field: 'periods.maximum', code: 'range_reversed', reason: 'the maximum is less than the minimum' }
  }
}

function* findUnitRefusals(
  { priceBasis }: Listing,
  option: ListingOption,
  field: string,
): Generator<Refusal> {
  const seen = new Set<string>()
  for (const [index, unit] of option.units.entries()) {
    const at = `${field}.units.${index}`
    if (seen.has(unit.id)) {
      yield { field: `${at}.id`, code: 'id_repeated', reason: `the option has two prices for ${unit.id}` }
    }
    seen.add(unit.id)
    yield* findBasisRefusals(priceBasis, unit, at)
    yield* findCoverRefusals(option, unit, `${at}.covers`)
    if (unit.ages?.maximum !== undefined && unit.ages.maximum < unit.ages.minimum) {
      yield {
        field: `${at}.ages.maximum`,
        code: 'range_reversed',
        reason: 'the maximum is less than the minimum',
      }
    }
    if (unit.maximum !== undefined && unit.maximum < unit.minimum) {
      yield { field: `${at}.maximum`, code: 'range_reversed', reason: 'the maximum is less than the minimum' }
    }
    if (unit.places * Math.max(1, unit.minimum) > option.capacity) {
      yield {
        field: `${at}.places`,
        code: 'places_exceed_capacity',
        reason: `it takes more places than the option has (${option.capacity})`,
      }
    }
  }
  if (option.units.every((unit) => unit.places === 0)) {
    yield { field: `${field}.units`, code: 'places_missing', reason: 'at least one unit must take a place' }
  }
}

function* findBasisRefusals(basis: Listing['priceBasis'], unit: Unit, field: string): Generator<Refusal> {
  if (basis === 'PERSON') {
    if (unit.id === 'ITEM') {
      yield { field: `${field}.id`, code: 'unit_of_other_basis', reason: 'ITEM needs priceBasis ITEM' }
    }
    if (unit.guests !== undefined) {
      yield {
        field: `${field}.guests`,
        code: 'guests_without_item',
        reason: 'guests applies to ITEM only; a person is one guest',
      }
    }
    return
  }
  if (unit.id !== 'ITEM') {
    yield {
      field: `${field}.id`,
      code: 'unit_of_other_basis',
      reason: `priceBasis ITEM has units ITEM only, not ${unit.id}`,
    }
  } else if (unit.guests === undefined) {
    yield {
      field: `${field}.guests`,
      code: 'guests_missing',
      reason: 'the number of guests for one ITEM is required',
    }
  }
}

/** Whom a ticket stands for can be booked singly too, and takes as many places so. */
function* findCoverRefusals({ units }: ListingOption, { id, covers, places }: Unit, field: string) {
  if (!covers) return
  const covered = Object.entries(covers).map(([of, quantity]) => ({
    quantity,
    unit: units.find((other) => other.id === of && other.id !== id),
  }))
  if (covered.some(({ unit }) => !unit)) {
    yield { field, code: 'covers_unknown', reason: 'it can only cover other units of the option' }
    return
  }
  const taken = covered.reduce((sum, { unit, quantity }) => sum + quantity * (unit?.places ?? 0), 0)
  if (taken !== places) {
    yield { field, code: 'covers_other_places', reason: `those take ${taken} places, one of it ${places}` }
  }
}

function* findGroupDiscountRefusals(
  { priceBasis }: Listing,
  { groupDiscounts }: ListingOption,
  field: string,
): Generator<Refusal> {
  if (priceBasis === 'ITEM' && groupDiscounts.length > 0) {
    yield {
      field: `${field}.groupDiscounts`,
      code: 'group_discount_of_items',
      reason: 'a group discount needs prices per person',
    }
  }
  for (const [index, { guests, percent }] of groupDiscounts.entries()) {
    const before = groupDiscounts[index - 1]
    if (!before || (before.guests < guests && before.percent < percent)) continue
    yield {
      field: `${field}.groupDiscounts.${index}`,
      code: 'group_discount_order',
      reason: 'each step has more guests and a higher percentage than the one before',
    }
  }
}

function* findScheduleRefusals(option: ListingOption, field: string): Generator<Refusal> {
  for (const [index, rule] of option.schedule.entries()) {
    if (rule.from === undefined || rule.to === undefined || rule.from <= rule.to) continue
    yield {
      field: `${field}.schedule.${index}.to`,
      code: 'season_reversed',
      reason: `the season ends on ${rule.to}, before it begins on ${rule.from}`,
    }
  }
}
