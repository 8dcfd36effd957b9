import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { dot } from '../ui/facts/dot.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'

/** Which booking a dialog is about: its title, option, start and guests. */
export function AboutBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('lines')
  const { moment } = useLocalTimes()
  const isolate = useIsolate()
  const { experience, optionTitle, start, guests } = booking
  return (
    <>
      <strong>{experience.title}</strong>
      <br />
      {[isolate(optionTitle), moment(start), t('guests', { count: guests })].join(dot)}
    </>
  )
}
