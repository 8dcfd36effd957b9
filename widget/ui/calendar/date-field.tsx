import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { Field } from '../controls/field.tsx'
import type { FieldTexts } from '../controls/field.tsx'
import { showWhole } from '../overlays/room.ts'
import { Icon } from '../pictures/icon.tsx'
import { addMonths, monthOf } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import './date-field.css'

/** How far ahead a day can be chosen. */
const monthsAhead = 18

/** Props of `DateField`. Days are `2026-12-24`. */
export interface DateFieldProps extends FieldTexts {
  /** So that the form can find it: `[name="wishedDate"]`. */
  name?: string
  /** Nothing is chosen: empty. */
  date: string
  /** The first day that can be chosen. */
  from: string
  onDate: (date: string) => void
}

/** A day of a form: a button that says it, and the month to choose another one below. */
export function DateField({ name, date, from, onDate, ...texts }: DateFieldProps) {
  const { t } = useTranslation('common')
  const { formats } = useEnvironment()
  const grid = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [month, setMonth] = useState(monthOf(date || from))
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className="date-field">
          <button
            {...wiring}
            ref={button}
            type="button"
            name={name}
            className="date-field__button"
            aria-expanded={open}
            aria-controls={open ? grid : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
            {date
              ? formats.day(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
              : t('calendar.choose')}
          </button>
          {open ? (
            <div ref={showWhole} id={grid}>
              <CalendarGrid
                bare
                month={month}
                firstMonth={monthOf(from)}
                lastMonth={addMonths(monthOf(from), monthsAhead)}
                selected={date || undefined}
                face={(day) => ({ look: day < from ? 'past' : 'open', words: '' })}
                onMonth={setMonth}
                onSelect={(day) => {
                  onDate(day)
                  setOpen(false)
                  button.current?.focus()
                }}
              />
            </div>
          ) : null}
        </div>
      )}
    </Field>
  )
}
