import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useWrite } from '../environment/use-write.ts'
import { Button } from '../ui/controls/button.tsx'
import { useToasts } from '../ui/overlays/toast.tsx'
import { undecidedOf } from './may-move.ts'
import type { KeptOrder } from './order-shelf.ts'
import { titleIdOf } from './title-id.ts'

/** The way back from a change that is not paid or not answered yet: the booking stays as it is. */
export function KeepBooking({
  order,
  booking,
  small = false,
  onDone,
}: {
  order: KeptOrder
  booking: Booking
  small?: boolean
  /** Told once the change has ended: the order is to be read again. */
  onDone: () => void
}) {
  const { t } = useTranslation('orders')
  const toasts = useToasts()
  const change = undecidedOf(booking)?.id ?? ''
  const keeping = useWrite(change, (api) =>
    api.call('withdrawChange', {
      path: { reference: order.reference, booking: booking.reference, change },
      token: order.token,
    }),
  )
  const keep = async () => {
    const reply = await keeping.send()
    if (!reply) return
    const text = t(reply.outcome === 'kept' ? 'done.kept' : 'done.late')
    toasts.show({ type: 'success', text, standsForMs: 5000 })
    onDone()
  }
  return (
    <>
      <Button
        size={small ? 'small' : 'normal'}
        aria-describedby={titleIdOf(booking)}
        busy={keeping.state === 'sending'}
        onClick={() => void keep()}
      >
        {t('change.waiting.keep')}
      </Button>
      {keeping.state === 'failed' ? <p role="alert">{t('change.failed')}</p> : null}
    </>
  )
}
