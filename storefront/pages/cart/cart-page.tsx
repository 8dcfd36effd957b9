import { Suspense, lazy } from 'react'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { CartView } from '../../../widget/cart/cart-view.tsx'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { useTellCartShown } from '../../telling/tell-cart-shown.ts'
import './cart-page.css'

const LineEditor = lazy(async () => ({
  default: (await import('../../../widget/availability/line-editor.tsx')).LineEditor,
}))

/** The shopping cart; a line is changed in the booking panel. */
export function CartPage() {
  const cart = useCart()
  const { layout } = useEnvironment()
  useTellCartShown(cart, 'viewCart')
  return (
    <div className={`cart-page cart-page--${layout.checkout}`}>
      <CartView
        editor={(line, onDone) => (
          <Suspense fallback={null}>
            <LineEditor
              line={line}
              onSubmit={(selection) => cart.change(line.id, selection)}
              onDone={onDone}
            />
          </Suspense>
        )}
      />
    </div>
  )
}
