import { useTranslation } from 'react-i18next'
import { fetchedAt } from '../../locales/fetched-at.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { WayThere } from './way-there.tsx'

/** Where travellers have to be: at their pickup; at the transfer that was booked along, and where it takes them; or at the meeting point. */
export function WhereToBe({ booking, isToCome }: { booking: Booking; isToCome: boolean }) {
  const { t } = useTranslation('orders')
  const isolate = useIsolate()
  const { time } = useLocalTimes()
  const { pickup, readyAt, address, addressGiven } = booking
  if (pickup) {
    return (
      <>
        {t('pickup', { name: isolate(pickup.name), time: pickup.time && time(pickup.time) })}
        {isToCome ? <WayThere pickup={pickup} /> : null}
      </>
    )
  }
  return (
    <span className="booking-details__said">
      {readyAt ? (
        <bdi>
          {t('pickup', { name: isolate(fetchedAt(readyAt, addressGiven)), time: time(readyAt.time) })}
        </bdi>
      ) : null}
      {address ? <bdi>{t('meet', { address: isolate(address) })}</bdi> : null}
    </span>
  )
}
