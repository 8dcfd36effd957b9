import { signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'

/** Kinds of toast (specification, section 4). */
export type ToastType = 'info' | 'success' | 'warning' | 'error' | 'default'

/** Corners and edges where a toast can stand (specification, section 4). */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'right' | 'center'}`

/** A short message that needs no answer. */
export interface ToastMessage {
  text: string
  /** Default: `default`. */
  type?: ToastType
  /** Default: `bottom-center`. */
  position?: ToastPosition
  /** One step that can be taken while it stands, such as taking something back. */
  action?: { label: string; onAction: () => void }
  /** How long it stands. Default: a second; ten with an action. It waits while it is pointed at or focused. */
  standsForMs?: number
}

/** A toast on the screen. */
export type ShownToast = Required<Omit<ToastMessage, 'action'>> &
  Pick<ToastMessage, 'action'> & { id: number }

/** The toasts of one app instance. */
export interface Toasts {
  shown: ReadonlySignal<readonly ShownToast[]>
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => number
  remove: (id: number) => void
}

/** Specification, section 9. */
const standsForMs = 1000
/** Time enough to read, decide and reach the button. */
const standsWithActionForMs = 10_000

/** Makes the toasts of one app instance; hand them to `ToastProvider`. */
export function createToasts(): Toasts {
  const shown = signal<readonly ShownToast[]>([])
  let latest = 0
  return {
    shown,
    show(message) {
      const id = ++latest
      const toast: ShownToast = {
        type: 'default',
        position: 'bottom-center',
        standsForMs: message.action ? standsWithActionForMs : standsForMs,
        ...message,
        id,
      }
      shown.value = [...shown.peek(), toast]
      return id
    },
    remove(id) {
      shown.value = shown.peek().filter((toast) => toast.id !== id)
    },
  }
}
