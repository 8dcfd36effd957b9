import type { Departure, DeparturesReply } from '../contract/availability.ts'
import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { findTakenBetween } from './availability.queries.ts'
import { cancellationTerms, freeUntil } from './cancellation.ts'
import { hoursUntilClosing } from './closing-time.ts'
import { findSellableOptions } from './find-options.ts'
import { mostFreePeriods } from './free-periods.ts'
import { isNearlyFull, departuresOn, partOfDay } from './departures-of-option.ts'
import type { OptionDeparture } from './departures-of-option.ts'
import { endOf, toLocal } from './schedule.ts'
import { occupancyOf, periodsAskedOf } from './sellable-option.ts'
import type { SellableOption } from './sellable-option.ts'
import { collectTaken } from './taken-places.ts'
import type { Taken } from './taken-places.ts'

/**
 * Every option of an experience with its starts on one day of the experience's zone. Two queries.
 *
 * @throws Problem 404 `experience_unknown`
 */
export async function readDepartures(
  deps: Pick<Deps, 'db' | 'clock'>,
  storefront: Pick<ServedStorefront, 'supplierId'>,
  { slug, date }: { slug: string; date: string },
): Promise<DeparturesReply> {
  return departuresOf(deps, await findSellableOptions(deps, storefront, slug), { date })
}

/** The same of options that are known. `besides`: a booking that gives up what it has when it is changed. */
export async function departuresOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  options: readonly SellableOption[],
  { date, besides }: { date: string; besides?: string },
): Promise<DeparturesReply> {
  const now = deps.clock.now()
  const day = Temporal.PlainDate.from(date)
  // a stay may reach into the days after
  const reach = Math.max(1, ...options.map((option) => option.periodMaximum ?? periodsAskedOf(option)))
  const taken = collectTaken(
    await findTakenBetween(deps.db, {
      poolIds: options.map((option) => option.poolId),
      from: date,
      to: day.add({ days: reach + 1 }).toString(),
      now: now.toString(),
      besides,
    }),
  )
  return {
    date,
    timeZone: options[0]?.timeZone ?? 'UTC',
    options: options.map((option) => ({
      id: option.optionCode,
      departures: departuresOn(option, date, { now, taken }).map((departure) =>
        presentDeparture(option, departure, { now, taken }),
      ),
    })),
  }
}

function presentDeparture(
  option: SellableOption,
  departure: OptionDeparture,
  { now, taken }: { now: Temporal.Instant; taken: Taken },
): Departure {
  const time = departure.start.slice(11)
  const terms = { startsAt: departure.startsAt, timeZone: option.timeZone, now }
  const endsAt = endOf(occupancyOf(option), departure.start, periodsAskedOf(option))
  return {
    start: departure.start,
    end: toLocal(endsAt, option.timeZone),
    time,
    partOfDay: partOfDay(time),
    remaining: departure.remaining,
    few: departure.state === 'open' && isNearlyFull(option, departure.remaining),
    state: departure.state,
    mostPeriods: mostPeriodsFrom(option, departure, taken),
    freeUntil: freeUntil(option.cancellation, terms)?.toString(),
    cancellationTerms: cancellationTerms(option.cancellation, terms),
  }
}

/** By the hour until it closes, and no longer than until a place is missing. */
function mostPeriodsFrom(
  option: SellableOption,
  { start, state }: OptionDeparture,
  taken: Taken,
): number | undefined {
  const untilClosing = hoursUntilClosing(option, start)
  if (!option.pricePeriod || !option.periodMaximum || state !== 'open') return untilClosing
  const most = Math.min(option.periodMaximum, untilClosing ?? option.periodMaximum)
  const free = mostFreePeriods(option, start, { taken, most })
  return free < most ? free : untilClosing
}
