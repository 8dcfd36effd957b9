import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import type { Formats } from '../../environment/formats.ts'
import { addDays, addMonths, inMonth, monthOf, startOfWeek, weeksOf } from './calendar-days.ts'
import { stripClass, useInSight } from './calendar-strip.ts'
import { firstWeekdayOf } from './first-weekday.ts'
import { Icon } from '../pictures/icon.tsx'
import './calendar-grid.css'

/** How a day looks. Each has a shape of its own, not only a colour. */
export type DayLook = 'open' | 'few' | 'sold-out' | 'closed' | 'past' | 'unknown'

/** What is known of a day. */
export interface DayFace {
  look: DayLook
  /** Said after the date by a screen reader. */
  words: string
  /** Stands under the number: a price without its currency. */
  note?: ReactNode
  /** It can be chosen, but lacks what was meant: drawn with a broken line. */
  lacking?: boolean
}

/** Props of `CalendarGrid`. Months are `2026-12`, days `2026-12-24`. */
export interface CalendarGridProps {
  month: string
  /** The grid does not turn beyond these. */
  firstMonth?: string
  lastMonth?: string
  selected?: string
  /** What is known of a day of the month. */
  face: (date: string) => DayFace
  busy?: boolean
  /** No day has a note, and the number stands in the middle. */
  bare?: boolean
  /** All days in one line that scrolls, each under its weekday, instead of weeks one below the other. */
  strip?: boolean
  onMonth: (month: string) => void
  onSelect: (date: string) => void
}

const canBeChosen = (look: DayLook) => look === 'open' || look === 'few'

/** One month as a grid to move in with the keyboard, after the grid pattern of the ARIA practices. */
export function CalendarGrid(props: CalendarGridProps) {
  const {
    month,
    firstMonth,
    lastMonth,
    selected,
    face,
    busy = false,
    bare = false,
    strip: wantsStrip = false,
    onMonth,
    onSelect,
  } = props
  const strip = stripClass !== undefined && wantsStrip
  const { t } = useTranslation('common')
  const { locale, formats, direction } = useEnvironment()
  const [active, setActive] = useState<string>()
  const wanted = useRef<string>(undefined)
  const table = useRef<HTMLTableElement>(null)

  const weeks = weeksOf(month, firstWeekdayOf(locale))
  const days = weeks.flat().filter((date) => monthOf(date) === month)
  const isShown = (date: string | undefined): date is string => date !== undefined && monthOf(date) === month
  const firstChoice = days.find((date) => canBeChosen(face(date).look)) ?? days[0] ?? `${month}-01`
  const current = isShown(active) ? active : isShown(selected) ? selected : firstChoice

  useInSight(table, strip ? (isShown(selected) ? selected : firstChoice) : undefined)

  useLayoutEffect(() => {
    // the month may turn a render later than the day: the wish waits for it
    const day = wanted.current && table.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)
    if (!day) return
    wanted.current = undefined
    day.focus()
  })

  const hasPrevious = firstMonth === undefined || month > firstMonth
  const hasNext = lastMonth === undefined || month < lastMonth

  function moveTo(target: string): void {
    const first = firstMonth && `${firstMonth}-01`
    const last = lastMonth && inMonth('9999-12-31', lastMonth)
    const within = first && target < first ? first : last && target > last ? last : target
    wanted.current = within
    setActive(within)
    if (monthOf(within) !== month) onMonth(monthOf(within))
  }

  function turn(months: number): void {
    // the first day that may be chosen, which is known when the month has come
    setActive(undefined)
    onMonth(addMonths(month, months))
  }

  function onKeyDown(event: KeyboardEvent): void {
    const along = direction === 'rtl' ? -1 : 1
    const weekStart = startOfWeek(current, firstWeekdayOf(locale))
    const byMonth = (months: number) => inMonth(current, addMonths(month, months))
    const moves: Record<string, () => string> = {
      ArrowRight: () => addDays(current, along),
      ArrowLeft: () => addDays(current, -along),
      ArrowDown: () => addDays(current, 7),
      ArrowUp: () => addDays(current, -7),
      Home: () => weekStart,
      End: () => addDays(weekStart, 6),
      PageDown: () => byMonth(event.shiftKey ? 12 : 1),
      PageUp: () => byMonth(event.shiftKey ? -12 : -1),
    }
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moveTo(move())
  }

  const title = formats.day(`${month}-01`, { month: 'long', year: 'numeric' })

  return (
    <div
      className={`calendar-grid${bare ? ' calendar-grid--bare' : ''}${strip ? ` ${stripClass}` : ''}`}
      aria-busy={busy}
    >
      <div className="calendar-grid__head">
        <p className="calendar-grid__title">{title}</p>
        <TurnButton
          label={t('calendar.previous')}
          icon="previous"
          off={!hasPrevious}
          onTurn={() => turn(-1)}
        />
        <TurnButton label={t('calendar.next')} icon="next" off={!hasNext} onTurn={() => turn(1)} />
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern is a table
        role="grid"
        aria-label={title}
        className="calendar-grid__table"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formats.day(date, { weekday: 'long' })}>
                {formats.day(date, { weekday: weekdayWidth(weeks[0] ?? [], formats) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            // by its place: a week that two months share does not move to where the other has it
            <tr key={weeks.indexOf(week)}>
              {week.map((date) => {
                if (monthOf(date) !== month) return strip ? null : <td key={date}>{'\u00a0'}</td>
                return (
                  <DayCell
                    key={date}
                    date={date}
                    face={face(date)}
                    chosen={date === selected}
                    current={date === current}
                    weekday={strip}
                    onFocus={() => setActive(date)}
                    onSelect={() => onSelect(date)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({
  date,
  face: { look, words, note, lacking },
  chosen,
  current,
  weekday,
  onFocus,
  onSelect,
}: {
  date: string
  face: DayFace
  chosen: boolean
  /** The one day of the grid that the tab key comes to. */
  current: boolean
  /** Its weekday stands above the number. */
  weekday: boolean
  onFocus: () => void
  onSelect: () => void
}) {
  const { t } = useTranslation('common')
  const { formats } = useEnvironment()
  const label = formats.day(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <td aria-selected={chosen}>
      <button
        type="button"
        data-date={date}
        tabIndex={current ? 0 : -1}
        className={`calendar-grid__day calendar-grid__day--${look}${lacking ? ' calendar-grid__day--lacking' : ''}`}
        aria-disabled={!canBeChosen(look) || undefined}
        onFocus={onFocus}
        onClick={() => {
          if (canBeChosen(look)) onSelect()
        }}
      >
        <span className="visually-hidden">{words ? t('calendar.day', { day: label, words }) : label}</span>
        {stripClass !== undefined && weekday ? (
          <span className="calendar-strip__weekday" aria-hidden="true">
            {formats.day(date, { weekday: 'short' })}
          </span>
        ) : null}
        <span className="calendar-grid__number" aria-hidden="true">
          {formats.number().format(Number(date.slice(8)))}
        </span>
        <span className="calendar-grid__note" aria-hidden="true">
          {note}
        </span>
      </button>
    </td>
  )
}

function TurnButton({
  label,
  icon,
  off,
  onTurn,
}: {
  label: string
  icon: 'previous' | 'next'
  off: boolean
  onTurn: () => void
}) {
  return (
    <button
      type="button"
      className="calendar-grid__turn"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => (off ? undefined : onTurn())}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Names of weekdays that fit a seventh of a telephone: Arabic and Portuguese have none that are short. */
function weekdayWidth(week: readonly string[], formats: Formats): 'short' | 'narrow' {
  return week.some((date) => formats.day(date, { weekday: 'short' }).length > 4) ? 'narrow' : 'short'
}
