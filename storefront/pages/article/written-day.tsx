import { useEnvironment } from '../../../widget/environment/environment.tsx'

/** The day on which something was published. */
export function WrittenDay({ day, className }: { day: string; className?: string }) {
  const { locale } = useEnvironment()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time className={className} dateTime={day}>
      {format.format(new Date(`${day}T00:00:00Z`))}
    </time>
  )
}
