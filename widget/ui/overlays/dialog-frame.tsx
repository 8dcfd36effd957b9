import * as RadixDialog from '@radix-ui/react-dialog'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import type { DialogProps } from './dialog.tsx'
import { Icon } from '../pictures/icon.tsx'
import './dialog.css'

const narrowBelow = 640
/** Below it, a head and a foot that stay would leave nothing of what is between them (WCAG 1.4.10). */
const shortBelow = 500

/** The top layer is as large as the window, whatever column the widget stands in; zooming makes it smaller. */
function fit(dialog: HTMLDialogElement): void {
  const view = dialog.ownerDocument.defaultView
  dialog.toggleAttribute('data-narrow', (view?.innerWidth ?? Infinity) < narrowBelow)
  dialog.toggleAttribute('data-short', (view?.innerHeight ?? Infinity) < shortBelow)
}

/** What stands in place of a second dialog, or has opened over its fields, closes itself. */
const closesItself = '.dialog-in-place, .popup[open], [data-closes-itself]'

function isOfAnother(event: KeyboardEvent): boolean {
  return event.composedPath().some((node) => node instanceof Element && node.matches(closesItself))
}

/**
 * A dialog in the top layer, above the host page's headers and every z-index. Radix keeps the names, the description and the state;
 * the browser's own `<dialog>` keeps the top layer, the inert rest and the focus. Radix's modal mode would read `document.activeElement`, which is the host element when we stand in a
 * shadow root, and would inject a style that a strict Content-Security-Policy blocks.
 */
export function DialogFrame({ title, description, shape = 'box', onClose, footer, children }: DialogProps) {
  const { t } = useTranslation('common')
  const { portal } = useEnvironment()

  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  const foot = useRef<HTMLElement>(null)
  const height = useRef(0)
  // it grows with what is chosen, and must not hide what has the focus above it (WCAG 2.2, 2.4.11)
  useLayoutEffect(() => {
    const before = height.current
    height.current = foot.current?.offsetHeight ?? 0
    if (height.current <= before) return
    const focused = foot.current?.parentElement?.querySelector('.dialog__body :focus')
    focused?.scrollIntoView({ block: 'nearest' })
  })

  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return undefined
    const view = dialog.ownerDocument.defaultView
    const refit = () => fit(dialog)
    refit()
    view?.addEventListener('resize', refit)
    // while the dialog is open the page may keep the place of its scrollbar: only where it has one
    const { clientWidth } = dialog.ownerDocument.documentElement
    dialog.toggleAttribute('data-beside-bar', (view?.innerWidth ?? 0) > clientWidth)
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? dialog.querySelector<HTMLElement>('.dialog__title'))?.focus({ preventScroll: true })
    dialog.addEventListener('click', (event) => {
      // the backdrop is the dialog's own; everything else lies in its children
      if (event.target === dialog) close.current()
    })
    // Radix goes from the last control to the first without scrolling to it
    dialog.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) {
        target.scrollIntoView({ block: 'nearest' })
      }
    })
    // closing gives the focus back to where it was, in the root where it was
    return () => {
      view?.removeEventListener('resize', refit)
      dialog.close()
    }
  }, [])

  // what it shows has been replaced, and what had the focus with it: it is read from its title on
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined
    if (!root?.activeElement || root.activeElement.matches('body')) heading.current?.focus()
  }, [title])

  const leaveAlone = (event: Event) => event.preventDefault()

  return (
    <RadixDialog.Root open modal={false} onOpenChange={(stays) => (stays ? undefined : onClose())}>
      <RadixDialog.Portal container={portal()}>
        <RadixDialog.Content
          asChild
          onOpenAutoFocus={leaveAlone}
          onCloseAutoFocus={leaveAlone}
          onInteractOutside={leaveAlone}
          // Radix listens at the document, before whatever is open inside can hear the key
          onEscapeKeyDown={(event) => (isOfAnother(event) ? leaveAlone(event) : undefined)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <dialog
            ref={open}
            className={`dialog dialog--${shape}`}
            aria-modal="true"
            onCancel={(event) => {
              // a cancelled file choice inside bubbles up as well
              if (event.target !== event.currentTarget) return
              event.preventDefault()
              onClose()
            }}
          >
            <div className="dialog__frame">
              <header className="dialog__header">
                <RadixDialog.Title ref={heading} className="dialog__title display" tabIndex={-1}>
                  {title}
                </RadixDialog.Title>
                <RadixDialog.Close className="dialog__close" aria-label={t('close')}>
                  <Icon name="close" size={24} />
                </RadixDialog.Close>
              </header>
              <div className="dialog__body">
                {description ? (
                  <RadixDialog.Description className="dialog__description">
                    {description}
                  </RadixDialog.Description>
                ) : null}
                {children}
              </div>
              {footer ? (
                <footer ref={foot} className="dialog__footer">
                  {footer}
                </footer>
              ) : null}
            </div>
          </dialog>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
