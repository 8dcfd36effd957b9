import type { Knex } from 'knex'
import { PartOfDay } from '../../contract/primitives.ts'
import { listInSeveralParts, writeDayTimes } from './day-times.queries.ts'
import type { DayTime } from './day-times.queries.ts'
import type { TimedExperience } from './open-days.queries.ts'
import { indexOpenDays } from './open-days.ts'
import type { WallClock } from './open-days.ts'
import { startingIn } from './starts-by-part.ts'

/**
 * Makes the parts of the day by day of these experiences true for their options as they stand in the table: to be called where
 * `refreshDayPrices` is.
 */
export async function refreshDayTimes(
  trx: Knex.Transaction,
  ids: readonly number[],
  wallClock: WallClock,
): Promise<void> {
  if (ids.length === 0) return
  const experiences = await listInSeveralParts(trx, ids)
  await writeDayTimes(
    trx,
    ids,
    experiences.flatMap((experience) => dayTimesOf(experience, wallClock)),
  )
}

function dayTimesOf({ id, options, ...experience }: TimedExperience, wallClock: WallClock): DayTime[] {
  const { openDays } = indexOpenDays(options, experience, wallClock)
  const parts = PartOfDay.options.flatMap((name, part) => {
    const during = options.flatMap((option) => startingIn(name, option) ?? [])
    return during.length > 0 ? [{ part, ...indexOpenDays(during, experience, wallClock) }] : []
  })
  const differs = parts.some((its) => its.openDays !== openDays)
  return parts.map((its) => ({ experienceId: id, differs, ...its }))
}
