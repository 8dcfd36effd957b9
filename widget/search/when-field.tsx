import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import './when-field.css'

/** A day as people say it. The day has no zone: it is told as written. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** Today where the reader is, as `2026-12-24`. */
export function readersToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * A day: the platform's own picker, which every phone has and which costs nothing, under words of ours, because the
 * browser would write the day in its own language and not in the page's.
 */
export function WhenField({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const { t } = useTranslation('search')
  const { locale } = useEnvironment()
  const id = useId()
  return (
    <div className="when-field">
      <label className="when-field__label" htmlFor={id}>
        {t('when.label')}
      </label>
      <span className="when-field__box">
        <input
          id={id}
          className="when-field__input"
          type="date"
          name="date"
          value={date}
          onChange={(event) => onDate(event.target.value)}
          onFocus={({ currentTarget }) => {
            // only now: the server's clock is another one
            currentTarget.min = readersToday(new Date())
          }}
          onClick={({ currentTarget }) => {
            try {
              currentTarget.showPicker()
            } catch {
              // not every browser opens it on demand (a frame of another origin may not): its own button does
            }
          }}
        />
        <span className="when-field__words" aria-hidden="true">
          {date ? formatDay(date, locale) : t('when.any')}
        </span>
      </span>
    </div>
  )
}
