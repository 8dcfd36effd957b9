import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { anywhere } from '../../environment/formats.ts'
import type { Formats } from '../../environment/formats.ts'

/**
 * How much of a day is told: `long` with the weekday and the year; `short` with the weekday, and with the year where it is not
 * this one; `dated` always with the year, for what is kept on paper.
 */
export type DayStyle = 'long' | 'short' | 'dated'

const short: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
const dayStyles: Record<Exclude<DayStyle, 'short'>, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dated: { ...short, year: 'numeric' },
}
const hours: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

/** Wall-clock texts in the reader's language. Local times are told as they stand: they are in the experience's zone. */
export interface LocalTimes {
  /** Of `2026-12-24` or `2026-12-24T09:00`. */
  day: (local: string, style?: DayStyle) => string
  /** Of `2026-12-24T09:00`. */
  time: (local: string) => string
  /** Day and time of `2026-12-24T09:00`, with what the language puts between them. */
  moment: (local: string) => string
  /** A start and an end: one day or two. The end may be a day without an hour, or not be known. */
  span: (start: string, end?: string) => string
  /** An instant as the clocks of a zone show it. */
  instant: (instant: string, timeZone: string) => string
}

/** `LocalTimes` in the formats of a locale. Pure, and without `Temporal`, which not every browser has. */
export function createLocalTimes(formats: Formats): LocalTimes {
  // the wall clock is written as if it were UTC and read back in UTC: no zone can move it
  const asWritten = (local: string) => new Date(`${local.length === 10 ? `${local}T00:00` : local}:00Z`)
  const formatter = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    formats.date({ ...options, timeZone })
  const days = (...dates: Date[]) => ({ ...short, ...formats.yearOf(...dates) })
  const day = (local: string, style: DayStyle = 'long') => {
    const at = asWritten(local)
    return formatter(style === 'short' ? days(at) : dayStyles[style]).format(at)
  }
  const time = (local: string) => formatter(hours).format(asWritten(local))
  return {
    day,
    time,
    moment(local) {
      const at = asWritten(local)
      return formatter({ ...days(at), ...hours }).format(at)
    },
    span(start, end) {
      if (!end) return time(start)
      const [from, to] = [asWritten(start), asWritten(end)]
      const fromTo = { ...days(from, to), ...hours }
      if (end.length === 10) {
        return `${formatter(fromTo).format(from)} – ${formatter(days(from, to)).format(to)}`
      }
      const isOneDay = start.slice(0, 10) === end.slice(0, 10)
      return formatter(isOneDay ? hours : fromTo).formatRange(from, to)
    },
    instant(instant, timeZone) {
      const at = new Date(instant)
      return formatter({ ...days(...anywhere(at.getTime())), ...hours }, timeZone).format(at)
    },
  }
}

/** `LocalTimes` for the reader of this app, and the name of a place's time: "Dubai time". */
export function useLocalTimes(): LocalTimes & { zoneOf: (place: string) => string } {
  const { formats } = useEnvironment()
  const { t } = useTranslation('lines')
  return { ...createLocalTimes(formats), zoneOf: (place) => t('zone', { place }) }
}
