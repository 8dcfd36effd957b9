import { useTranslation } from 'react-i18next'
import type { ChangeRecord } from '../../server/contract/changes.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { useWayOfRefund } from './use-way-of-refund.ts'

/** Says what a change that its supplier was asked about will cost or give back, and how, once they agree. */
export function useAskedSum(): (change: ChangeRecord) => string {
  const { t } = useTranslation('orders')
  const money = useFormatMoney()
  const wayOfRefund = useWayOfRefund()
  return (change) => {
    const { before, after, due, refund } = change
    if (due.amount > 0) return t('change.asked.authorised', { amount: money(due) })
    if (refund.amount > 0) {
      return `${t('change.asked.refund', { amount: money(refund) })} ${wayOfRefund(change)}`
    }
    if (before.total.amount === after.total.amount) return t('change.asked.samePrice')
    return t('change.asked.price', { before: money(before.total), after: money(after.total) })
  }
}
