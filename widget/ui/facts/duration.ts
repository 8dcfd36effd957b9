import type { Duration } from '../../../server/contract/catalogue.ts'
import type { Formats } from '../../environment/formats.ts'

const units: Record<Duration['unit'], 'minute' | 'hour' | 'day'> = {
  MINUTES: 'minute',
  HOURS: 'hour',
  DAYS: 'day',
  NIGHTS: 'day',
}

/**
 * How long something takes, in the reader's language: "90 min", "6 hours", "2–3 days". Nights have no unit in `Intl`: they
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
    // the word goes by the last number, in every language of ours
    return nights(maximum).replace(String(maximum), formats.number().formatRange(minimum, maximum))
  }
  // whole hours read better than hundreds of minutes
  const inHours = unit === 'MINUTES' && minimum >= 60 && minimum % 30 === 0 && (maximum ?? 0) % 30 === 0
  const scale = inHours ? 60 : 1
  const format = formats.number({
    style: 'unit',
    unit: inHours ? 'hour' : units[unit],
    unitDisplay: unit === 'MINUTES' && !inHours ? 'short' : 'long',
    maximumFractionDigits: 1,
  })
  return isRange ? format.formatRange(minimum / scale, maximum / scale) : format.format(minimum / scale)
}
