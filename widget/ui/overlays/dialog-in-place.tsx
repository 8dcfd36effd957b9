import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../pictures/icon.tsx'
import type { DialogProps } from './dialog.tsx'
import './dialog-in-place.css'
import './dialog.css'

/** What is a dialog elsewhere, where one stands in a dialog already. Escape closes it and not the dialog around it. */
export function DialogInPlace({ title, description, onClose, footer, children }: DialogProps) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const arrive = useCallback((section: HTMLElement | null) => {
    const first = section?.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? section?.querySelector<HTMLElement>('.dialog__title'))?.focus({ preventScroll: true })
    // what has the focus may be its last button: it is read from its title on
    section?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from whatever inside has the focus
    <section
      ref={arrive}
      className="dialog-in-place"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="dialog__header">
        <h2 id={titleId} className="dialog__title display" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="dialog__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </header>
      <div className="dialog__body">
        {description ? <p className="dialog__description">{description}</p> : null}
        {children}
      </div>
      {footer ? <footer className="dialog__footer">{footer}</footer> : null}
    </section>
  )
}
