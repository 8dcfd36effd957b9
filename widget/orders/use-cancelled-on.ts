import { useTranslation } from 'react-i18next'
import type { Booking, Invoice } from '../../server/contract/checkout.ts'
import { useBuyersClock } from './use-buyers-clock.ts'

/** When a booking was cancelled, in the buyer's time zone, in which its refund is dated too. Undefined if it was not cancelled. */
export function useCancelledOn({
  timeZone,
}: Pick<Invoice, 'timeZone'>): (booking: Booking | undefined) => string | undefined {
  const { t } = useTranslation('orders')
  const clock = useBuyersClock({ timeZone })
  return (booking) => {
    if (!booking?.cancelledAt) return undefined
    return t('outcome.cancelled.what', {
      context: booking.cancelledByBuyer ? 'you' : undefined,
      when: clock(booking.cancelledAt),
    })
  }
}
