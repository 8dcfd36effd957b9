import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import './popup.css'

/** Props of `Popup`. */
export interface PopupProps {
  /** What the button shows. */
  label: ReactNode
  /** Full name of the button, where its label is short. */
  name?: string
  /** Edge of the button that the panel keeps to. */
  edge?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/**
 * A button that opens a small panel below it. It is a `<details>`, so that it opens without JavaScript; with it, Escape,
 * a press elsewhere, a chosen link and leaving by Tab close it.
 */
export function Popup({ label, name, edge = 'start', className, children }: PopupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = details.current
    // a press elsewhere may be one in the host's page, which no shadow root hears of
    const page = element?.ownerDocument
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!element?.open) return
      if (!path.includes(element)) element.open = false
      const chosen = path.find((node) => node instanceof Element && node.matches('a, [data-closes-popup]'))
      if (!chosen || event.type !== 'click' || !path.includes(element)) return
      element.open = false
      // what was chosen has gone from the screen, and with it the focus; the page that a link leads to takes it from here
      summary.current?.focus()
    }
    page?.addEventListener('pointerdown', onPress, { capture: true })
    page?.addEventListener('click', onPress)
    return () => {
      page?.removeEventListener('pointerdown', onPress, { capture: true })
      page?.removeEventListener('click', onPress)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    // the browser would close the dialog around it
    event.preventDefault()
    details.current.open = false
    summary.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next && details.current && !details.current.contains(next)) details.current.open = false
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and the focus of what is inside pass here
    <details
      ref={details}
      className={['popup', className].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary ref={summary} className="popup__button" aria-label={name}>
        {label}
      </summary>
      <div className={`popup__panel popup__panel--${edge}`}>{children}</div>
    </details>
  )
}
