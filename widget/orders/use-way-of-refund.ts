import { useTranslation } from 'react-i18next'
import type { CancellationQuote } from '../../server/contract/cancellations.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { cardsOf } from './outcomes.ts'

/** Says how a refund would come back: to cards by itself, from support, or how much of it either way. */
export function useWayOfRefund(): (
  quote: Pick<CancellationQuote, 'refund' | 'refundPayments' | 'byHand' | 'refundByHand'>,
) => string {
  const { t } = useTranslation('orders')
  const money = useFormatMoney()
  return ({ refund, refundPayments, byHand, refundByHand }) => {
    const context = cardsOf(refundPayments)
    if (!byHand) return t('cancel.toCard', { context })
    if (!refundByHand) return t('cancel.byHand')
    return t('cancel.shared', {
      context,
      card: money({ ...refund, amount: refund.amount - refundByHand.amount }),
      hand: money(refundByHand),
    })
  }
}
