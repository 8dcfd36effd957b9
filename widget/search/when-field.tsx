import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { formatDay, readersToday } from './readers-day.ts'
import './when-field.css'

const WhenPanel = lazy(async () => ({ default: (await import('./when-panel.tsx')).WhenPanel }))

/**
 * A day. The field is the platform's own: it works without JavaScript, can be typed into, and a finger gets the picker
 * that it knows. A mouse gets a month below it. Our words stand over the digits until somebody types, because the browser
 * writes them in its own language and not in the page's.
 */
export function WhenField({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const { t } = useTranslation('search')
  const { formats } = useEnvironment()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const pressed = useRef(false)
  const [open, setOpen] = useState(false)
  const [typing, setTyping] = useState(false)
  useClosedByPressElsewhere(root, open, () => setOpen(false))

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget || root.current?.contains(relatedTarget)) return
    setOpen(false)
    setTyping(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    input.current?.focus()
  }
  const onClick = () => {
    const view = input.current?.ownerDocument.defaultView
    if (view?.matchMedia('(pointer: fine)').matches) return setOpen(true)
    try {
      input.current?.showPicker()
    } catch {
      // not every browser opens it on demand (a frame of another origin may not): a tap does it there
    }
    return undefined
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus of what is inside pass here
    <div
      ref={root}
      className={typing ? 'when-field when-field--typing' : 'when-field'}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <label className="when-field__label" htmlFor={id}>
        {t('when.label')}
      </label>
      <span className="when-field__box">
        <input
          ref={input}
          id={id}
          className="when-field__input"
          type="date"
          name="date"
          value={date}
          onChange={(event) => onDate(event.target.value)}
          onPointerDown={() => (pressed.current = true)}
          onFocus={({ currentTarget }) => {
            // only now: the server's clock is another one
            currentTarget.min = readersToday(new Date())
            setTyping(!pressed.current)
            pressed.current = false
          }}
          onKeyDown={() => setTyping(true)}
          onClick={onClick}
        />
        <span
          className={date ? 'when-field__words when-field__words--chosen' : 'when-field__words'}
          aria-hidden="true"
        >
          {date ? formatDay(date, formats) : t('when.any')}
        </span>
      </span>
      {open ? (
        <div className="when-field__panel" role="group" aria-label={t('when.calendar')}>
          <Suspense fallback={null}>
            <WhenPanel
              date={date}
              onDate={(chosen) => {
                onDate(chosen)
                setOpen(false)
                pressed.current = true
                input.current?.focus()
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
