import { useEnvironment } from '../../../widget/environment/environment.tsx'

/** The day on which something was published. */
export function WrittenDay({ day, className }: { day: string; className?: string }) {
  const { formats } = useEnvironment()
  return (
    <time className={className} dateTime={day}>
      {formats.day(day, { dateStyle: 'long' })}
    </time>
  )
}
