import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Summary, SummaryRow } from '../ui/facts/summary.tsx'
import './invoice-moves.css'

/** Each payment and refund of an order with its day by the buyer's clocks. */
export function InvoiceMoves({ invoice: { timeZone, moves = [] } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const { formats } = useEnvironment()
  const titleId = useId()
  if (moves.length === 0) return null
  const days = formats.date({ dateStyle: 'long', timeZone })
  return (
    <section aria-labelledby={titleId} className="invoice-moves">
      <h3 id={titleId} className="invoice-moves__title">
        {t('invoice.moves')}
      </h3>
      <Summary>
        {moves.map(({ kind, at, amount, byHand, open }) => {
          const day = days.format(new Date(at))
          const isRefund = kind === 'refund'
          return (
            <SummaryRow
              key={`${kind} ${at} ${amount.amount}`}
              label={
                isRefund
                  ? t('invoice.refundedOn', { day, context: open ? (byHand ? 'owed' : 'open') : undefined })
                  : t('invoice.paidOn', { day, context: byHand ? 'byHand' : undefined })
              }
              money={{ ...amount, amount: isRefund ? -amount.amount : amount.amount }}
            />
          )
        })}
      </Summary>
    </section>
  )
}
