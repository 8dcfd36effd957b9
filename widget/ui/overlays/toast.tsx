import { useSignals } from '@preact/signals-react/runtime'
import { Suspense, createContext, lazy, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Toasts } from './toast-store.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Hands the toasts of an app instance down and shows them above everything else. */
export function ToastProvider({ toasts, children }: { toasts: Toasts; children: ReactNode }) {
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastOutlet toasts={toasts} />
    </ToastContext>
  )
}

/**
 * The toasts of this app: `useToasts().show({ type: 'success', text })`.
 *
 * @throws Error outside a `ToastProvider`
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('no ToastProvider above this component')
  return toasts
}

/** Its code is loaded with the first toast. */
function ToastOutlet({ toasts }: { toasts: Toasts }) {
  useSignals()
  if (toasts.shown.value.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
