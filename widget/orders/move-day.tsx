import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import { useReply } from '../environment/use-reply.ts'
import { CalendarGrid } from '../ui/calendar/calendar-grid.tsx'
import type { DayFace } from '../ui/calendar/calendar-grid.tsx'
import { monthOf } from '../ui/calendar/calendar-days.ts'
import { Notice } from '../ui/states/notice.tsx'
import type { KeptOrder } from './order-shelf.ts'
import './move-day.css'

/** Props of `MoveDay`. */
export interface MoveDayProps {
  order: KeptOrder
  booking: Booking
  /** For how many people places are looked for. */
  guests: number
  date: string
  onDate: (date: string) => void
}

/** The month of a booking, and those before and after it, with the days that can be had. Its own places are free to it. */
export function MoveDay({ order, booking, guests, date, onDate }: MoveDayProps) {
  const { t } = useTranslation('orders')
  const [month, setMonth] = useState(monthOf(date))
  const { token } = order
  const path = { reference: order.reference, booking: booking.reference }
  const asked = useReply(`${path.booking} ${month} ${guests}`, (api, signal) =>
    api.call('readChangeCalendar', { path, token, query: { month, guests }, signal }),
  )

  const reply = asked.state === 'there' ? asked.reply : undefined
  // the month before says as well how far one can turn
  const known = asked.state === 'asking' ? asked.before : reply
  const days = new Map(reply?.days.map((day) => [day.date, day.state]))
  const faceOf = (day: string): DayFace => {
    const state = days.get(day)
    return state ? { look: state, words: t(`change.day.${state}`) } : { look: 'unknown', words: '' }
  }
  return (
    <section>
      <CalendarGrid
        month={month}
        firstMonth={known?.firstMonth}
        lastMonth={known?.lastMonth}
        selected={date}
        face={faceOf}
        busy={asked.state === 'asking'}
        bare
        onMonth={setMonth}
        onSelect={onDate}
      />
      {reply?.days.some(({ state }) => state === 'few') ? (
        <p className="move-day__legend">
          <span className="move-day__sign" aria-hidden="true" />
          {t('change.fewLegend')}
        </p>
      ) : null}
      {asked.state === 'failed' ? (
        <Notice tone="wrong" alert>
          {t('change.move.failed')}
        </Notice>
      ) : null}
    </section>
  )
}
