import { useTranslation } from 'react-i18next'
import type { SelectionFault } from '../../server/contract/availability.ts'

/** Why a selection cannot be booked, in the words of the specification where it has them. */
export function useFaultText(): (fault: { fault: SelectionFault; limit?: number }) => string {
  const { t } = useTranslation('faults')
  return ({ fault, limit }) => t(fault, { count: limit ?? 0 })
}
