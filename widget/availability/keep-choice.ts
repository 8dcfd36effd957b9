/** What stays chosen when another day is chosen: option, start, pickup, extras. */
import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'

const isOpen = (candidate: Departure) => candidate.state === 'open'

/** Whether an option has the pickup or the extra: those that name no options are of all of them. */
export const isOf = (option: ExperienceOption | undefined, { options }: { options?: readonly string[] }) =>
  !options || Boolean(option && options.includes(option.id))

/** Options that can still be booked on the day. */
export function runningOn({ options }: DeparturesReply): DeparturesReply['options'] {
  return options.filter(({ departures }) => departures.some(isOpen))
}

/**
 * The option that stays chosen on a new day, or the only one that day has. Where another one is sold out or closed,
 * nothing is taken in its place: what is left may be another product, such as the dinner without the dunes.
 */
export function keepOption(reply: DeparturesReply, chosen: string | undefined): string | undefined {
  const running = runningOn(reply).map(({ id }) => id)
  if (chosen) return running.find((id) => id === chosen)
  const offered = reply.options.filter(({ departures }) => departures.length > 0)
  return offered.length === 1 ? running[0] : undefined
}

/** The start on a new day at the time that was chosen before, or the only one that its option has that day. */
export function keepStart(departures: readonly Departure[], chosen: string | undefined): string | undefined {
  const open = departures.filter(isOpen)
  if (!chosen) return departures.length === 1 ? open[0]?.start : undefined
  return open.find(({ start }) => start.slice(11) === chosen.slice(11))?.start
}
