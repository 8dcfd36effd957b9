/** What stays chosen when another day is chosen: option, start, pickup, extras. */
import type { Departure, DeparturesReply, SelectionInput } from '../../server/contract/availability.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { mostOfExtra } from '../ui/facts/most-of-extra.ts'

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

/** What is booked along of what was wished for: what the option has, and no more than its guests can have. */
export function extrasFor(
  [{ extras }, option]: readonly [Pick<Experience, 'extras'>, ExperienceOption | undefined],
  wished: Readonly<Record<string, number>>,
  guests: number,
  periods: number,
): Record<string, number> {
  return Object.fromEntries(
    extras
      .filter((extra) => wished[extra.id] && isOf(option, extra))
      .map((extra) => [extra.id, Math.min(wished[extra.id] ?? 0, mostOfExtra(extra, guests, periods))]),
  )
}

/** The pickup point does not change the price: another point asks for no other quote. */
export function withoutPickup(selection: SelectionInput): SelectionInput {
  return { ...selection, pickup: undefined }
}
