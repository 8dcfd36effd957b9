import { partOfDay } from '../../availability/departures-of-option.ts'
import type { PartOfDay } from '../../contract/primitives.ts'
import type { TimedOption } from './open-days.ts'

/** The option with its start times of a part of the day; undefined where it has none. */
export function startingIn(part: PartOfDay, option: TimedOption): TimedOption | undefined {
  const schedule = option.schedule.flatMap((rule) => {
    const startTimes = rule.startTimes.filter((time) => partOfDay(time) === part)
    return startTimes.length > 0 ? [{ ...rule, startTimes }] : []
  })
  return schedule.length > 0 ? { ...option, schedule } : undefined
}
