import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { opensAbove } from '../ui/overlays/room.ts'
import { formatDay } from './readers-day.ts'
import './when-field.css'

const WhenPanel = lazy(async () => ({ default: (await import('./when-panel.tsx')).WhenPanel }))

/** About how high the month is with what stands above it. */
const panelHeight = 490

/**
 * A day, from a month that opens where there is room. Before any script runs it is the browser's own field, with our words
 * over its digits, because the browser writes them in its own language and not in the page's.
 */
export function WhenField({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const { t } = useTranslation('search')
  const { formats } = useEnvironment()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLive = useArrived()
  const [open, setOpen] = useState<'above' | 'below'>()
  useClosedByPressElsewhere(root, open !== undefined, () => setOpen(undefined))

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    // the browser would close the dialog around it
    event.preventDefault()
    setOpen(undefined)
    button.current?.focus()
  }
  const words = (
    <span
      id={`${id}-words`}
      className={date ? 'when-field__words when-field__words--chosen' : 'when-field__words'}
      aria-hidden={isLive ? undefined : true}
    >
      {date ? formatDay(date, formats) : t('when.any')}
    </span>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus of what is inside pass here
    <div
      ref={root}
      className="when-field"
      data-closes-itself={open ? '' : undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <label id={`${id}-label`} className="when-field__label" htmlFor={id}>
        {t('when.label')}
      </label>
      {isLive ? (
        <span className="when-field__box">
          <button
            ref={button}
            id={id}
            type="button"
            className="when-field__input"
            aria-labelledby={`${id}-label ${id}-words`}
            aria-expanded={open !== undefined}
            onClick={({ currentTarget }) =>
              setOpen(open ? undefined : opensAbove(currentTarget, panelHeight) ? 'above' : 'below')
            }
          >
            {words}
          </button>
          {date ? <input type="hidden" name="date" value={date} /> : null}
        </span>
      ) : (
        <span className="when-field__box">
          <input id={id} className="when-field__input" type="date" name="date" defaultValue={date} />
          {words}
        </span>
      )}
      {open ? (
        <div
          className={`when-field__panel when-field__panel--${open}`}
          role="group"
          aria-label={t('when.calendar')}
        >
          <Suspense fallback={null}>
            <WhenPanel
              date={date}
              onDate={(chosen) => {
                onDate(chosen)
                setOpen(undefined)
                button.current?.focus()
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

/** A press anywhere else closes what is open. */
function useClosedByPressElsewhere(
  inside: { readonly current: HTMLElement | null },
  open: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const element = inside.current
    if (!open || !element) return undefined
    // it may be in the host's page, which no shadow root hears of
    const page = element.ownerDocument
    const onPress = (event: Event) => {
      if (!event.composedPath().includes(element)) close.current()
    }
    page.addEventListener('pointerdown', onPress, { capture: true })
    return () => page.removeEventListener('pointerdown', onPress, { capture: true })
  }, [inside, open])
}
