import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Departure } from '../../server/contract/availability.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useReply } from '../environment/use-reply.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { TimeTile } from '../ui/calendar/time-tile.tsx'
import type { KeptOrder } from './order-shelf.ts'
import './move-time.css'

/** Props of `MoveTime`. */
export interface MoveTimeProps {
  order: KeptOrder
  booking: Booking
  date: string
  start?: string
  onStart: (start: string) => void
}

/** The start times of the booking's option on a day. Its own time is open to it, however late it is. */
export function MoveTime({ order, booking, date, start, onStart }: MoveTimeProps) {
  const { t } = useTranslation('orders')
  const { time, zoneOf } = useLocalTimes()
  const name = useId()
  const [wished, setWished] = useState(booking.start)
  const { token } = order
  const path = { reference: order.reference, booking: booking.reference }
  const asked = useReply(`${path.booking} ${date}`, (api, signal) =>
    api.call('readChangeDepartures', { path, token, query: { date }, signal }),
  )

  const times =
    asked.state === 'there'
      ? asked.reply.options.find(({ id }) => id === booking.option)?.departures
      : undefined
  const kept = times && startToKeep(times, wished)
  // another day keeps the time, or takes the only one that there is
  useEffect(() => {
    if (start === undefined && kept !== undefined) onStart(kept)
  }, [start, kept, onStart])

  if (asked.state === 'failed') return <Notice tone="wrong">{t('change.move.failed')}</Notice>
  if (!times) return <Skeleton shape="button" />
  if (times.length === 0) return <p className="move-time__zone">{t('change.move.noTimes')}</p>
  return (
    <fieldset className="move-time">
      <legend className="move-time__legend">{t('change.move.time')}</legend>
      <div className="move-time__times">
        {times.map((departure) => {
          const isOpen = departure.state === 'open' || departure.start === booking.start
          return (
            <TimeTile
              key={departure.start}
              clock={time(departure.start)}
              note={isOpen ? undefined : t(`change.day.${departure.state}`)}
              name={name}
              chosen={departure.start === start}
              isOpen={isOpen}
              onChoose={() => {
                setWished(departure.start)
                onStart(departure.start)
              }}
            />
          )
        })}
      </div>
      <p className="move-time__zone">{zoneOf(booking.experience.destination.name)}</p>
    </fieldset>
  )
}

function startToKeep(times: readonly Departure[], before: string): string | undefined {
  const open = times.filter(({ state }) => state === 'open')
  const same = open.find(({ start }) => start.slice(11) === before.slice(11))
  return (same ?? (open.length === 1 ? open[0] : undefined))?.start
}
