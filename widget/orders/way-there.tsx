import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import './booking-details.css'

/** The address of the pickup, what the supplier says of it, and when travellers are back there. */
export function WayThere({
  pickup: { address, advice, backAt },
}: {
  pickup: NonNullable<Booking['pickup']>
}) {
  const { t } = useTranslation('lines')
  const { time } = useLocalTimes()
  return (
    <span className="booking-details__said">
      {/* one text for readers of every language: nobody states which language it is in */}
      {address ? <bdi lang="">{address}</bdi> : null}
      {advice ? <bdi>{advice}</bdi> : null}
      {backAt ? <bdi>{t('back', { time: time(backAt) })}</bdi> : null}
    </span>
  )
}
