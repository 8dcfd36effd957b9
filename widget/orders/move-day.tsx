import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarReply } from '../../server/contract/availability.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { CalendarGrid } from '../ui/calendar/calendar-grid.tsx'
import type { DayFace } from '../ui/calendar/calendar-grid.tsx'
import { monthOf } from '../ui/calendar/calendar-days.ts'
import { Notice } from '../ui/states/notice.tsx'

/** Props of `MoveDay`. */
export interface MoveDayProps {
  slug: string
  guests: number
  date: string
  onDate: (date: string) => void
}

/** The month of a booking, and those before and after it, with the days that can be had. */
export function MoveDay({ slug, guests, date, onDate }: MoveDayProps) {
  const { t } = useTranslation('orders')
  const { api } = useEnvironment()
  const [month, setMonth] = useState(monthOf(date))
  const [asked, setAsked] = useState<{ month: string; reply?: CalendarReply; failed?: true }>({ month: '' })

  useEffect(() => {
    const asking = new AbortController()
    api
      .read<CalendarReply>(`experiences/${slug}/calendar`, {
        query: { month, guests },
        signal: asking.signal,
      })
      .then(
        (reply) => setAsked({ month, reply }),
        () => asking.signal.aborted || setAsked({ month, failed: true }),
      )
    return () => asking.abort()
  }, [api, guests, month, slug])

  const days = new Map(
    asked.month === month ? asked.reply?.days.map((day) => [day.date, day.state]) : undefined,
  )
  const faceOf = (day: string): DayFace => {
    const state = days.get(day)
    return state ? { look: state, words: t(`change.day.${state}`) } : { look: 'unknown', words: '' }
  }
  return (
    <section>
      <CalendarGrid
        month={month}
        firstMonth={asked.reply?.firstMonth}
        lastMonth={asked.reply?.lastMonth}
        selected={date}
        face={faceOf}
        busy={asked.month !== month}
        bare
        onMonth={setMonth}
        onSelect={onDate}
      />
      {asked.failed && asked.month === month ? (
        <Notice tone="wrong" alert>
          {t('change.move.failed')}
        </Notice>
      ) : null}
    </section>
  )
}
