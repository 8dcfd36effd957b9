/** What helps a line of the cart that cannot be booked as it is: another start, another choice, nothing. */
import type { SelectionFault } from '../../server/contract/availability.ts'

/** No other time, number or extra helps: it is not sold any more. */
const beyondRepair: ReadonlySet<SelectionFault> = new Set(['option-gone', 'not-for-sale'])

const ofTime: ReadonlySet<SelectionFault> = new Set([
  'not-running',
  'refused',
  'past-cutoff',
  'sold-out',
  'too-few-places',
])

/** Whether another start is what helps. */
export function isOfTime(fault: SelectionFault): boolean {
  return ofTime.has(fault)
}

/** False while the line could be booked after a change. */
export function isBeyondRepair(fault: SelectionFault): boolean {
  return beyondRepair.has(fault)
}
