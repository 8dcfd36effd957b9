import { endOf, toInstant, toLocal } from '../availability/schedule.ts'
import { toldEnd } from '../availability/told-end.ts'
import type { QuoteRow } from './offers.queries.ts'

/** The end of what was offered, as far as it may be told. */
export function toldEndOfQuote(
  { start, periods, lasts }: Pick<QuoteRow, 'start' | 'periods' | 'lasts'>,
  timeZone: string,
): string | undefined {
  if (!toInstant(start, timeZone)) return undefined
  const end = toLocal(endOf({ ...lasts, slotMinutes: null, timeZone }, start, periods), timeZone)
  return toldEnd({ start, end }, lasts)
}
