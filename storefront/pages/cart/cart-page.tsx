import { Suspense, lazy } from 'react'
import { CartView } from '../../../widget/cart/cart-view.tsx'
import './cart-page.css'

const LineEditor = lazy(async () => ({ default: (await import('./line-editor.tsx')).LineEditor }))

/** The shopping cart; a line is changed in the booking panel. */
export function CartPage() {
  return (
    <div className="cart-page">
      <CartView
        editor={(line, onDone) => (
          <Suspense fallback={null}>
            <LineEditor line={line} onDone={onDone} />
          </Suspense>
        )}
      />
    </div>
  )
}
