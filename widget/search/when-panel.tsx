import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, addMonths, monthOf, weekdayOf } from '../ui/calendar/calendar-days.ts'
import { CalendarGrid } from '../ui/calendar/calendar-grid.tsx'
import { ChoiceChip } from '../ui/controls/chip.tsx'
import { showWhole } from '../ui/overlays/room.ts'
import { readersToday } from './readers-day.ts'
import './when-panel.css'

/** How far ahead a search may look. */
const monthsAhead = 18
const saturday = 6

/** A month to choose a day from, and the days that are asked for most. Loaded when it is first opened. */
export function WhenPanel({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const { t } = useTranslation('search')
  const [today] = useState(() => readersToday(new Date()))
  const [month, setMonth] = useState(monthOf(date || today))
  const nextSaturday = addDays(today, (saturday - weekdayOf(today) + 7) % 7)
  const quick = [
    { day: '', words: t('when.any') },
    { day: today, words: t('when.today') },
    { day: addDays(today, 1), words: t('when.tomorrow') },
    { day: nextSaturday, words: t('when.saturday') },
  ].filter(({ day }, index, all) => all.findIndex((other) => other.day === day) === index)
  return (
    <div ref={showWhole} className="when-panel">
      <div className="when-panel__quick">
        {quick.map(({ day, words }) => (
          <ChoiceChip key={words} chosen={day === date} onClick={() => onDate(day)}>
            {words}
          </ChoiceChip>
        ))}
      </div>
      <CalendarGrid
        bare
        month={month}
        firstMonth={monthOf(today)}
        lastMonth={addMonths(monthOf(today), monthsAhead)}
        selected={date || undefined}
        face={(day) => (day < today ? { look: 'past', words: t('when.past') } : { look: 'open', words: '' })}
        onMonth={setMonth}
        onSelect={onDate}
      />
    </div>
  )
}
