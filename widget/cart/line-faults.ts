import type { SelectionFault } from '../../server/contract/availability.ts'

/** No other time, number or extra helps: it is not sold any more. */
const beyondRepair: ReadonlySet<SelectionFault> = new Set(['option-gone', 'not-for-sale'])

/** False while the line could be booked after a change. */
export function isBeyondRepair(fault: SelectionFault): boolean {
  return beyondRepair.has(fault)
}
