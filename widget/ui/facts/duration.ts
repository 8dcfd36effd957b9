import type { Duration } from '../../../server/contract/catalogue.ts'
import type { Formats } from '../../environment/formats.ts'

const units: Record<Duration['unit'], 'minute' | 'hour' | 'day'> = {
  MINUTES: 'minute',
  HOURS: 'hour',
  DAYS: 'day',
  NIGHTS: 'day',
}

/**
 * How long something takes, in the reader's language: "45 min", "2 hr 50 min", "6 hours", "2–3 days". Nights have no unit in `Intl`: they
 * are the caller's word, through `nights`.
 */
export function formatDuration(
  { unit, minimum, maximum }: Duration,
  formats: Formats,
  nights: (count: number) => string,
): string {
  const isRange = maximum !== undefined && maximum !== minimum
  if (unit === 'NIGHTS') {
    if (!isRange) return nights(minimum)
    // the word goes by the last number, in every language of ours; two is like three, and has no word of its own that lacks the digit
    const last = Math.max(3, maximum)
    const number = formats.number()
    return nights(last).replace(number.format(last), number.formatRange(minimum, maximum))
  }
  const written = (unit: string, unitDisplay: 'short' | 'long') =>
    formats.number({ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 })
  if (unit !== 'MINUTES') {
    const format = written(units[unit], 'long')
    return isRange ? format.formatRange(minimum, maximum) : format.format(minimum)
  }
  // whole hours read better than hundreds of minutes
  if (minimum >= 60 && minimum % 30 === 0 && (maximum ?? 0) % 30 === 0) {
    const format = written('hour', 'long')
    return isRange ? format.formatRange(minimum / 60, maximum / 60) : format.format(minimum / 60)
  }
  const minutes = written('minute', 'short')
  if (isRange) return minutes.formatRange(minimum, maximum)
  const hours = Math.floor(minimum / 60)
  const ofLast = minutes.format(minimum % 60)
  return hours > 0 ? formats.list('short').format([written('hour', 'short').format(hours), ofLast]) : ofLast
}
