import { Suspense, createContext, lazy, useContext } from 'react'
import type { ReactNode } from 'react'

/** Fetches the code of dialogs before one is rendered. */
export const loadDialog = () => import('./dialog-frame.tsx')

const DialogFrame = lazy(async () => ({ default: (await loadDialog()).DialogFrame }))

const DialogInPlace = lazy(async () => ({
  default: (await import('./dialog-in-place.tsx')).DialogInPlace,
}))

const InPlaceContext = createContext(false)

/** Below this a dialog stands in the place where it is rendered, when the value is true: over a dialog comes no second one. */
export const DialogsInPlace = InPlaceContext.Provider

/** Props of `Dialog`. */
export interface DialogProps {
  title: string
  /** A sentence under the title. */
  description?: ReactNode
  /** `box`: in the middle. `sheet`: from below on a narrow screen, else a box. `side`: along the end. `full`: everything. */
  shape?: 'box' | 'sheet' | 'side' | 'full'
  /** Escape, the close button, or a click beside it. */
  onClose: () => void
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog in the browser's top layer, also inside a shadow root. It is open as long as it is rendered; the focus
 * goes to the element marked `data-autofocus` or to the title, and back to where it was. Its code is loaded when it is
 * first wanted.
 */
export function Dialog(props: DialogProps) {
  const Frame = useContext(InPlaceContext) ? DialogInPlace : DialogFrame
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}
