import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'

/** Says when a booking was cancelled, and whether its reader did, by the clocks of its place, as its other times; nothing of one that was not. */
export function useCancelledOn(): (booking: Booking | undefined) => string | undefined {
  const { t } = useTranslation(['orders', 'lines'])
  const { formats } = useEnvironment()
  const { zoneOf } = useLocalTimes()
  return (booking) => {
    if (!booking?.cancelledAt) return undefined
    const { cancelledAt, timeZone, experience } = booking
    const when = formats
      .date({ dateStyle: 'long', timeStyle: 'short', timeZone })
      .format(new Date(cancelledAt))
    return t('outcome.cancelled.what', {
      context: booking.cancelledByBuyer ? 'you' : undefined,
      when: t('lines:clock', { when, zone: zoneOf(experience.destination.name) }),
    })
  }
}
