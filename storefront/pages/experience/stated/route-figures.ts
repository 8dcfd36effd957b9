import type { RoutePoint } from '../../../../server/contract/stated-facts.ts'
import type { Formats } from '../../../../widget/environment/formats.ts'

/** What a route comes to, reckoned from the points that the listing states alone. */
export interface RouteFigures {
  /** Metres that are gone up in all, whatever is gone down between. */
  climb: number
  /** Kilometres from the first point to the last. */
  length: number
  highest: number
}

/** The sums of a route. */
export function figuresOf(points: readonly RoutePoint[]): RouteFigures {
  const climbs = points.map(
    ({ altitudeMetres }, at) => altitudeMetres - (points[at - 1]?.altitudeMetres ?? altitudeMetres),
  )
  return {
    climb: climbs.reduce((sum, climb) => sum + Math.max(0, climb), 0),
    length: (points.at(-1)?.kilometres ?? 0) - (points[0]?.kilometres ?? 0),
    highest: Math.max(...points.map(({ altitudeMetres }) => altitudeMetres)),
  }
}

/** Metres without a point, and kilometres with at most one. */
export function formatMetres(metres: number, formats: Formats): string {
  return formats.number({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 }).format(metres)
}

/** Kilometres with at most one digit after the point. */
export function formatKilometres(kilometres: number, formats: Formats): string {
  return formats.number({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(kilometres)
}

/** The figures in words for a reader. */
export function writeFigures(
  points: readonly RoutePoint[],
  formats: Formats,
): Record<keyof RouteFigures, string> {
  const { climb, length, highest } = figuresOf(points)
  return {
    climb: formatMetres(climb, formats),
    length: formatKilometres(length, formats),
    highest: formatMetres(highest, formats),
  }
}

/** Marks of a scale: whole steps of 1, 2 or 5 times a power of ten, at most so many. */
export function marksBetween(least: number, most: number, atMost: number): number[] {
  const rough = (most - least) / atMost
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.ceil(least / step)
  const last = Math.floor(most / step)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}
