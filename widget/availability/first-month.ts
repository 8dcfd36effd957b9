import type { CalendarReply } from '../../server/contract/availability.ts'
import { monthOf } from '../ui/calendar/calendar-days.ts'

/** The month that the calendar shows first: of the day that is wished or held already, else of today. */
export function firstMonth(start: string | undefined, today: string): string {
  return monthOf(start ?? today)
}

/**
 * The month to turn to when the first one, which nobody has chosen, has nothing to book: a season may begin months from now.
 * Undefined where the month can stay.
 */
export function monthOfNextOpenDay({
  days,
  nextOpenDay,
}: Pick<CalendarReply, 'days' | 'nextOpenDay'>): string | undefined {
  const isEmpty = days.every(({ state }) => state !== 'open' && state !== 'few')
  return isEmpty && nextOpenDay ? monthOf(nextOpenDay) : undefined
}
