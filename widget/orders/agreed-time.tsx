import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { experiencePlace } from '../environment/places.ts'
import { DateField } from '../ui/calendar/date-field.tsx'
import { todayIn } from '../ui/calendar/today.ts'
import { TextField } from '../ui/controls/field.tsx'
import './change-booking.css'

/** Props of `AgreedTime`. */
export interface AgreedTimeProps {
  booking: Booking
  /** Told undefined while date or time is missing. */
  onStart: (start: string | undefined) => void
}

/** Another date and time for a booking made by an offer: any, since the supplier has to agree. Its party and price stay. */
export function AgreedTime({ booking, onStart }: AgreedTimeProps) {
  const { t } = useTranslation('orders')
  const { address } = useEnvironment()
  const [when, setWhen] = useState({ date: booking.start.slice(0, 10), clock: booking.start.slice(11, 16) })
  const [today] = useState(() => todayIn(booking.timeZone))
  const take = (next: typeof when) => {
    setWhen(next)
    onStart(next.date && next.clock ? `${next.date}T${next.clock.slice(0, 5)}` : undefined)
  }
  return (
    <section className="change-booking__party">
      <p>
        {t('change.move.agreed')}{' '}
        <a href={address(experiencePlace(booking.experience))}>{t('change.move.agreedGuests')}</a>
      </p>
      <DateField
        label={t('change.move.date')}
        from={today}
        date={when.date}
        onDate={(date) => take({ ...when, date })}
      />
      <TextField
        label={t('change.move.clock')}
        type="time"
        value={when.clock}
        onChange={(event) => take({ ...when, clock: event.currentTarget.value })}
      />
    </section>
  )
}
