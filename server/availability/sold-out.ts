import type { Deps } from '../platform/deps.ts'
import { findOfferedOf, findScarceExperiences, findTakenBetween } from './availability.queries.ts'
import { departuresOn, placesForParty } from './departures-of-option.ts'
import { collectTaken } from './taken-places.ts'

/**
 * Experiences that run on a day by their schedule but have no place left for so many guests, for a search by date to
 * leave out. Only pools of which places are taken are looked at: one query finds them, two more the details.
 */
export async function listSoldOutExperiences(
  deps: Pick<Deps, 'db' | 'clock'>,
  { date, guests }: { date: string; guests: number },
): Promise<number[]> {
  const scarce = await findScarceExperiences(deps.db, { date, guests })
  if (scarce.length === 0) return []
  const options = await findOfferedOf(deps.db, scarce)
  const now = deps.clock.now()
  const reach = Math.max(1, ...options.map((option) => option.periodMinimum ?? 1))
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
  const bookable = new Set(
    options
      .filter((option) =>
        departuresOn(option, date, { now, taken }).some(
          ({ state, remaining }) => state === 'open' && remaining >= placesForParty(option, guests),
        ),
      )
      .map((option) => option.experienceId),
  )
  return scarce.filter((id) => !bookable.has(id))
}
