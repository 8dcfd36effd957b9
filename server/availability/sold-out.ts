/** Which experiences are sold out on a day for so many guests. */
import type { PartOfDay } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { findOfferedOf, findScarceExperiences, findTakenBetween } from './availability.queries.ts'
import { departuresOn, partOfDay, placesForParty } from './departures-of-option.ts'
import type { SellableOption } from './sellable-option.ts'
import { collectTaken } from './taken-places.ts'

/** What a day is short of, for so many guests. */
export interface ScarceDay {
  /** Experiences that run on the day by their schedule but have no place left: a search by date leaves them out. */
  soldOut: number[]
  /** Of the other experiences of which places are taken: all their options, and those that can still be booked. */
  left: {
    experienceId: number
    options: SellableOption[]
    /** With the parts of the day in which each can. */
    bookable: { option: SellableOption; parts: ReadonlySet<PartOfDay> }[]
  }[]
}

/** Days that the shortest stay of an option reaches over, at most. */
function daysOf({ periodMinimum, durationMinutes }: SellableOption): number {
  return Math.max(periodMinimum ?? 1, Math.ceil(durationMinutes / 1440))
}

/** Only pools of which places are taken are looked at: one query finds them, two more the details. */
export async function readScarceDay(
  deps: Pick<Deps, 'db' | 'clock'>,
  { date, guests }: { date: string; guests: number },
): Promise<ScarceDay> {
  const scarce = await findScarceExperiences(deps.db, { date, guests })
  if (scarce.length === 0) return { soldOut: [], left: [] }
  const options = await findOfferedOf(deps.db, scarce)
  const now = deps.clock.now()
  const reach = Math.max(1, ...options.map(daysOf))
  const taken = collectTaken(
    await findTakenBetween(deps.db, {
      poolIds: [...new Set(options.map((option) => option.poolId))],
      from: date,
      to: Temporal.PlainDate.from(date)
        .add({ days: reach + 1 })
        .toString(),
      now: now.toString(),
    }),
  )
  const bookableOn = (option: SellableOption) =>
    departuresOn(option, date, { now, taken }).filter(
      ({ state, remaining }) => state === 'open' && remaining >= placesForParty(option, guests),
    )
  const optionsOf = Map.groupBy(options, (option) => option.experienceId)
  const experiences = scarce.map((experienceId) => {
    const all = optionsOf.get(experienceId) ?? []
    const bookable = all.flatMap((option) => {
      const parts = new Set(bookableOn(option).map(({ start }) => partOfDay(start.slice(11))))
      return parts.size > 0 ? [{ option, parts }] : []
    })
    return { experienceId, options: all, bookable }
  })
  return {
    soldOut: experiences.flatMap(({ experienceId, bookable }) => (bookable.length > 0 ? [] : [experienceId])),
    left: experiences.filter(({ bookable }) => bookable.length > 0),
  }
}
