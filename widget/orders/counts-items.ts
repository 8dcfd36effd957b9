/** Whether a booking is of boats, rooms or vehicles, and not of guests. */
import type { ChangeSide } from '../../server/contract/changes.ts'

/** Whether what is booked is counted in items: then guests are told beside them. */
export function countsItems({ units }: Pick<ChangeSide, 'units'>): boolean {
  return units.some(({ id, quantity }) => id === 'ITEM' && quantity > 0)
}
