/** Ages, weekdays and days of an experience in words. */
import type { TFunction } from 'i18next'
import { ticketAges } from '../../locales/ticket-ages.ts'
import type { Experience } from '../../server/contract/catalogue.ts'
import type { OptionUnit } from '../../server/contract/options.ts'
import type { Formats } from '../environment/formats.ts'

/** Who may come: "3 to 75 years". Undefined when all ages may. */
export function agesText(
  t: TFunction<'detail'>,
  ages: OptionUnit['ages'] | Experience['ages'],
): string | undefined {
  if (!ages) return undefined
  const { minimum = 0, maximum } = ages
  if (maximum === undefined) return minimum === 0 ? undefined : t('ages.from', { count: minimum })
  return minimum === 0 ? t('ages.upTo', { count: maximum }) : t('ages.range', { minimum, maximum })
}

/** The options that admit fewer ages than the experience states for the whole, each with the ages of its units together. */
export function optionsWithOwnAges({
  ages: { minimum = 0, maximum = Infinity } = {},
  options,
}: Pick<Experience, 'ages' | 'options'>): { id: string; title: string; ages: OptionUnit['ages'] }[] {
  return options.flatMap(({ id, title, units }) => {
    const tickets = ticketAges(units)
    const youngest = Math.min(...tickets.map((ticket) => ticket.minimum))
    const oldest = Math.max(...tickets.map((ticket) => ticket.maximum ?? Infinity))
    if (tickets.length === 0 || (youngest <= minimum && oldest >= maximum)) return []
    const ages = {
      minimum: Math.max(youngest, minimum),
      ...(Math.min(oldest, maximum) < Infinity ? { maximum: Math.min(oldest, maximum) } : {}),
    }
    return [{ id, title, ages }]
  })
}

/** Weekdays as short ranges, with what the language puts between them: "Mon–Fri, Sun". 1 is Monday, as in ISO 8601. */
export function weekdaysText(weekdays: readonly number[], formats: Formats): string {
  const format = formats.date({ weekday: 'short', timeZone: 'UTC' })
  // 2024-01-01 was a Monday
  const name = (weekday: number) => format.format(new Date(Date.UTC(2024, 0, weekday)))
  const runs: [number, number][] = []
  for (const weekday of weekdays.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === weekday - 1) last[1] = weekday
    else runs.push([weekday, weekday])
  }
  return formats
    .list()
    .format(runs.map(([from, to]) => (from === to ? name(from) : `${name(from)}–${name(to)}`)))
}

/** A calendar day without its weekday, in the reader's way of writing it. */
export function dateText(date: string, formats: Formats): string {
  return formats.day(date, { dateStyle: 'long' })
}
