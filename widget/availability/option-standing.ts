import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'

/** How an option stands on a day, by its best departure. */
export type Standing = 'open' | 'sold-out' | 'closed' | 'not-that-day'

/** The best that can be said of some departures. */
export function standingIn(departures: readonly Departure[]): Standing {
  const states = new Set(departures.map(({ state }) => state))
  return (['open', 'sold-out', 'closed'] as const).find((state) => states.has(state)) ?? 'not-that-day'
}

/** Why nothing can be booked on a day: one that is sold out, or too near, is not a day without departures. */
export function whyNone(options: DeparturesReply['options']): 'option.none' | 'option.full' | 'option.late' {
  const standing = standingIn(options.flatMap(({ departures }) => departures))
  if (standing === 'sold-out') return 'option.full'
  return standing === 'closed' ? 'option.late' : 'option.none'
}
