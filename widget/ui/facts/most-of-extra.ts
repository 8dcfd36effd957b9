import type { Extra } from '../../../server/contract/catalogue.ts'

/** The most of an extra that so many guests can have, for so many hours, days or nights. */
export function mostOfExtra({ maximum, atMost }: Extra, guests: number, periods: number): number {
  return atMost ? Math.min(maximum, atMost === 'GUESTS' ? guests : periods) : maximum
}
