import { z } from 'zod'
import { readCalendar } from '../availability/read-calendar.ts'
import { readDepartures } from '../availability/read-departures.ts'
import type { PlainDay } from '../contract/pages.ts'
import { LocalDate } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'

const Asked = z.object({
  plain: z.literal('1'),
  date: LocalDate,
  guests: z.coerce.number().int().min(1).max(500).catch(1),
})

/** The day, and for how many, that a form without scripts asks for. */
export type AskedDay = z.output<typeof Asked>

/** Undefined when no form asked, or when its day is no day. */
export function readAskedDay(query: Record<string, unknown>): AskedDay | undefined {
  return Asked.safeParse(query).data
}

/** What runs on the day that a form without scripts asked for. Everybody else's browser asks the API. */
export async function loadPlainDay(
  deps: Deps,
  { storefront, currency }: RequestContext,
  slug: string,
  { date, guests }: AskedDay,
): Promise<PlainDay> {
  const { options } = await readDepartures(deps, storefront, { slug, date })
  if (options.some(({ departures }) => departures.some(({ state }) => state === 'open'))) {
    return { date, guests, options }
  }
  const month = date.slice(0, 7)
  const { days, nextOpenDay } = await readCalendar(deps, storefront, { slug, month, guests, currency })
  const later = days.find((day) => day.date > date && (day.state === 'open' || day.state === 'few'))
  return { date, guests, options, nextOpenDay: later?.date ?? nextOpenDay }
}
