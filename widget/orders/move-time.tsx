import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { Notice } from '../ui/states/notice.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { TimeTile } from '../ui/calendar/time-tile.tsx'
import './move-time.css'

/** Props of `MoveTime`. */
export interface MoveTimeProps {
  booking: Booking
  date: string
  start?: string
  onStart: (start: string) => void
}

/** The start times of the booking's option on a day. Its own time is open to it, however full it is. */
export function MoveTime({ booking, date, start, onStart }: MoveTimeProps) {
  const { t } = useTranslation('orders')
  const { api } = useEnvironment()
  const { time, zoneOf } = useLocalTimes()
  const name = useId()
  const [asked, setAsked] = useState<{ date: string; times?: readonly Departure[] }>({ date: '' })
  const { experience, option } = booking

  useEffect(() => {
    const asking = new AbortController()
    api
      .read<DeparturesReply>(`experiences/${experience.slug}/departures`, {
        query: { date },
        signal: asking.signal,
      })
      .then(
        ({ options }) => setAsked({ date, times: options.find(({ id }) => id === option)?.departures ?? [] }),
        () => asking.signal.aborted || setAsked({ date }),
      )
    return () => asking.abort()
  }, [api, date, experience.slug, option])

  if (asked.date !== date) return <Skeleton shape="button" />
  if (!asked.times) return <Notice tone="wrong">{t('change.move.failed')}</Notice>
  if (asked.times.length === 0) return <p className="move-time__zone">{t('change.move.noTimes')}</p>
  return (
    <fieldset className="move-time">
      <legend className="move-time__legend">{t('change.move.time')}</legend>
      <div className="move-time__times">
        {asked.times.map((departure) => {
          const isOpen = departure.state === 'open' || departure.start === booking.start
          return (
            <TimeTile
              key={departure.start}
              clock={time(departure.start)}
              note={isOpen ? undefined : t(`change.day.${departure.state}`)}
              name={name}
              chosen={departure.start === start}
              isOpen={isOpen}
              onChoose={() => onStart(departure.start)}
            />
          )
        })}
      </div>
      <p className="move-time__zone">{zoneOf(experience.destination.name)}</p>
    </fieldset>
  )
}
