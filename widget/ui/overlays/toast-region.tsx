import { useSignals } from '@preact/signals-react/runtime'
import * as RadixToast from '@radix-ui/react-toast'
import { useState } from 'react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon.tsx'
import type { ShownToast, ToastPosition, ToastType, Toasts } from './toast-store.ts'
import './toast.css'

const icons: Record<ToastType, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
  default: 'info',
}

/** Time of the collapse (specification, section 9); `toast.css` has the same. */
const collapseMs = 300

/** Every place on the screen that has toasts. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  useSignals()
  const { portal } = useEnvironment()
  const container = portal()
  const shown = toasts.shown.value
  if (!container) return null
  // always in one order: a stack that is moved in the document is closed
  const used = [...new Set(shown.map(({ position }) => position))].sort()
  return createPortal(
    used.map((position) => (
      <ToastStack
        key={position}
        position={position}
        messages={shown.filter((toast) => toast.position === position)}
        onGone={toasts.remove}
      />
    )),
    container,
  )
}

/** A popover is in the top layer: neither a dialog nor the host page's z-index can cover it. */
function raise(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return undefined
  stack.showPopover()
  return () => stack.hidePopover()
}

/** A press on a toast is no press outside of the dialog below it, and leaves the host page's shortcuts alone. */
const keepToItself = (event: SyntheticEvent) => event.stopPropagation()

function ToastStack({
  position,
  messages,
  onGone,
}: {
  position: ToastPosition
  messages: readonly ShownToast[]
  onGone: (id: number) => void
}) {
  const { t } = useTranslation('common')
  const { direction } = useEnvironment()
  const keepTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation()
  }
  return (
    <div
      ref={raise}
      popover="manual"
      className={`toast toast--${position}`}
      onPointerDown={keepToItself}
      onKeyDownCapture={keepTab}
    >
      <RadixToast.Provider label={t('toast.label')} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
        {messages.map((message) => (
          <ToastCard key={message.id} message={message} onGone={onGone} />
        ))}
        <RadixToast.Viewport className="toast__list" label={t('toast.region')} />
      </RadixToast.Provider>
    </div>
  )
}

function ToastCard({ message, onGone }: { message: ShownToast; onGone: (id: number) => void }) {
  const { t } = useTranslation('common')
  const [open, setOpen] = useState(true)
  const { id, type, text, action, standsForMs } = message
  const close = (stays: boolean) => {
    if (stays) return
    setOpen(false)
    setTimeout(() => onGone(id), collapseMs)
  }
  return (
    <RadixToast.Root
      className={`toast__card toast__card--${type}`}
      type={type === 'error' || type === 'warning' ? 'foreground' : 'background'}
      duration={standsForMs}
      open={open}
      onOpenChange={close}
    >
      <span className="toast__icon">
        <Icon name={icons[type]} />
      </span>
      <RadixToast.Description className="toast__text">{text}</RadixToast.Description>
      {action ? (
        <RadixToast.Action altText={action.label} className="toast__action" onClick={action.onAction}>
          {action.label}
        </RadixToast.Action>
      ) : null}
      <RadixToast.Close className="toast__close" aria-label={t('close')}>
        <Icon name="close" size={16} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
