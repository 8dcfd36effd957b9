import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import type { BookingModel } from './booking-model.ts'

/**
 * When guests are picked up who are so many minutes before the start: how long before it until that is chosen, then the time, alone
 * or as `pickup.at` says it. Over a change of the clock it is an hour off; no pickup is at that hour.
 */
export function usePickupTime(model: BookingModel): (minutesBefore: number, as?: 'pickup.at') => string {
  useSignals()
  const { t } = useTranslation('choices')
  const clock = useLocalTimes().time
  const start = model.departure.value?.start
  return (count, as) => {
    if (!start) return t('pickup.before', { count })
    const time = clock(new Date(Date.parse(`${start}:00Z`) - count * 60_000).toISOString().slice(0, 16))
    return as ? t(as, { time }) : time
  }
}
