import type { Formats } from '../../environment/formats.ts'

/** How long a boat is, or the shortest and the longest of several, in metres: "11 m", "14.6–22.9 m". */
export function formatLength(
  { lengthMetres, longestMetres }: { lengthMetres: number; longestMetres?: number },
  formats: Formats,
): string {
  const format = formats.number({ style: 'unit', unit: 'meter', maximumFractionDigits: 1 })
  return longestMetres === undefined || longestMetres <= lengthMetres
    ? format.format(lengthMetres)
    : format.formatRange(lengthMetres, longestMetres)
}
