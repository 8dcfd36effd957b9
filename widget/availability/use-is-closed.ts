import type { Experience } from '../../server/contract/catalogue.ts'
import { useReply } from '../environment/use-reply.ts'

/** Whether an experience does not run on a day, by the days that its listing states. Unknown is open: one may always ask. */
export function useIsClosed({ slug, options, openingHours }: Experience, date: string): boolean {
  const month = date.slice(0, 7)
  const calendar = useReply(options.length > 0 && date ? `${slug} ${month}` : undefined, (api, signal) =>
    api.call('readCalendar', { path: { slug }, query: { month }, signal }),
  )
  if (!date) return false
  if (options.length === 0) {
    const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
    return openingHours.length > 0 && openingHours.every(({ weekdays }) => !weekdays.includes(weekday))
  }
  const days = calendar.state === 'there' ? calendar.reply.days : undefined
  return days?.find((day) => day.date === date)?.state === 'closed'
}
