import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellationQuote } from '../../server/contract/cancellations.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { useReply } from '../environment/use-reply.ts'
import { useWrite } from '../environment/use-write.ts'
import { Button } from '../ui/controls/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import { dot } from '../ui/facts/dot.ts'
import { MoneyText, useFormatMoney } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { AboutBooking } from './about-booking.tsx'
import type { GivenBack } from './given-back.ts'
import type { KeptOrder } from './order-shelf.ts'
import { undecidedOf } from './may-move.ts'
import { useWayOfRefund } from './use-way-of-refund.ts'
import { titleIdOf } from './title-id.ts'
import './cancel-booking.css'

/** Props of `CancelBooking`. */
export interface CancelBookingProps {
  order: KeptOrder
  booking: Booking
  /** What the rest of its order is charged then (`chargedWithout`). */
  chargesRest?: Money
  /** Told once it is cancelled: the order is to be read again. */
  onCancelled: (given: GivenBack) => void
}

/** A way out of a booking: says what it costs before anything happens. */
export function CancelBooking(props: CancelBookingProps) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="cancel-booking"
        aria-describedby={titleIdOf(props.booking)}
        onClick={() => setOpen(true)}
      >
        {t('cancel.open')}
      </Button>
      {open ? <CancelDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CancelDialog({
  order,
  booking,
  chargesRest,
  onCancelled,
  onClose,
}: CancelBookingProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { token } = order
  const path = { reference: order.reference, booking: booking.reference }
  const asked = useReply(booking.reference, (api, signal) =>
    api.call('quoteCancellation', { path, token, signal }),
  )
  /** The terms that hold now, where they were not what was shown any more. */
  const [revised, setRevised] = useState<CancellationQuote>()
  const quote = revised ?? (asked.state === 'there' ? asked.reply : undefined)
  const cancelling = useWrite(booking.reference, (api, agreed: CancellationQuote) =>
    api.call('cancelBooking', {
      path,
      token,
      body: { agreedRefund: agreed.refund },
      // the same terms, agreed to twice, cancel once
      intent: `cancel ${booking.reference} ${agreed.refund.amount}`,
    }),
  )
  const cancel = async (agreed: CancellationQuote) => {
    const reply = await cancelling.send(agreed)
    if (!reply) return
    if (reply.outcome === 'review') return setRevised(reply.quote)
    onClose()
    onCancelled({ refund: reply.refund, guests: booking.guests })
  }

  const failed = asked.state === 'failed' || cancelling.state === 'failed'
  const possible = quote !== undefined && quote.refusal === undefined && !failed
  return (
    <Dialog
      title={t('cancel.title')}
      description={<AboutBooking booking={booking} />}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="cancel-booking__actions">
          {possible ? (
            <Button look="act" busy={cancelling.state === 'sending'} onClick={() => void cancel(quote)}>
              {t('cancel.confirm')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
        </div>
      }
    >
      <div className="cancel-booking__body">
        {revised && cancelling.state === 'idle' ? (
          <Notice tone="hurry" alert>
            {t('cancel.again')}
          </Notice>
        ) : null}
        {failed ? (
          <Notice tone="wrong" alert>
            {t('cancel.failed')}
          </Notice>
        ) : null}
        {/* there from the start: what a live region is inserted with is not read out */}
        <div className="cancel-booking__told" aria-live="polite">
          {quote ? <Terms quote={quote} booking={booking} chargesRest={chargesRest} /> : null}
          {asked.state === 'asking' ? (
            <p>
              <span className="cancel-booking__wait">{t('cancel.asking')}</span>
              <Skeleton />
              <Skeleton shape="short" />
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

function Terms({
  quote,
  booking,
  chargesRest,
}: {
  quote: CancellationQuote
  booking: Booking
  chargesRest?: Money
}) {
  const { t } = useTranslation('orders')
  const wayOfRefund = useWayOfRefund()
  const { free, kept } = useCancellationText()(quote, booking.experience)
  const money = useFormatMoney()
  const undecided = undecidedOf(booking)
  const alsoEnds =
    undecided &&
    (undecided.state === 'asked' && undecided.due.amount > 0
      ? t('cancel.alsoEnds', { context: 'held', amount: money(undecided.due) })
      : t('cancel.alsoEnds'))
  if (quote.refusal) return <Notice tone="hurry">{t(`cancel.refusal.${quote.refusal}`)}</Notice>
  if (quote.paid.amount === 0) {
    return (
      <p>
        {t('cancel.nothingTaken')}{' '}
        {chargesRest ? t('cancel.chargesRest', { amount: money(chargesRest) }) : null}
      </p>
    )
  }
  return (
    <>
      <dl className="cancel-booking__terms">
        <div>
          {/* of what went back before, or was kept for who left, nothing can come back again */}
          <dt>{t(booking.refunded.amount + booking.fees.amount > 0 ? 'cancel.paidRest' : 'cancel.paid')}</dt>
          <dd>
            <MoneyText money={quote.paid} />
          </dd>
        </div>
        {quote.fee.amount > 0 ? (
          <div>
            <dt>{t('cancel.fee', { percent: quote.feePercent })}</dt>
            <dd>
              <MoneyText money={quote.fee} />
            </dd>
          </div>
        ) : null}
        <div className="cancel-booking__refund">
          <dt>{t('cancel.refund')}</dt>
          <dd>
            <MoneyText money={quote.refund} />
          </dd>
        </div>
      </dl>
      <p className="cancel-booking__note">
        {booking.status === 'PENDING'
          ? t('cancel.unanswered')
          : !quote.cancellationTerms?.length && booking.wasFree
            ? t('cancel.noLongerFree')
            : [free, kept].filter(Boolean).join(dot)}
      </p>
      {quote.refund.amount > 0 ? <p className="cancel-booking__note">{wayOfRefund(quote)}</p> : null}
      {alsoEnds ? <p className="cancel-booking__note">{alsoEnds}</p> : null}
    </>
  )
}
