import { useTranslation } from 'react-i18next'
import type { Booking, Invoice } from '../../server/contract/checkout.ts'
import { useBuyersClock } from './use-buyers-clock.ts'

/** Says when a booking was cancelled, and whether its reader did, by the clocks of the buyer, as the refund is dated; nothing of one that was not. */
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
