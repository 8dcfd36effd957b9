import { AccountOffer } from '../../../widget/account/account-offer.tsx'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { UnavailableLines } from '../../../widget/cart/unavailable-lines.tsx'
import { CheckoutView } from '../../../widget/checkout/checkout-view.tsx'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { openOrderShelf } from '../../../widget/orders/order-shelf.ts'
import { itemOf } from '../../../widget/telling/telling-cart.ts'
import { openToldOnce } from '../../../widget/telling/told-once.ts'
import { placedHere, useSiteTelling } from '../../telling/site-telling.ts'
import { useTellCartShown } from '../../telling/tell-cart-shown.ts'
import { useAccountCart } from '../log-in/use-account-cart.ts'
import './checkout-page.css'

/** Checkout. An order is on the shelf before the browser leaves to pay: it may never come back. */
export function CheckoutPage() {
  const cart = useCart()
  const { memory } = useEnvironment()
  const { join } = useAccountCart()
  const { tell } = useSiteTelling()
  useTellCartShown(cart, 'beginCheckout')
  return (
    <div className="checkout-page">
      <CheckoutView
        cart={cart}
        account={(know) => <AccountOffer onKnown={know} onLoggedIn={() => void join()} />}
        latest={openOrderShelf(memory).list()[0]}
        unavailable={(lines) => <UnavailableLines lines={lines} />}
        onPlaced={(order) => {
          openOrderShelf(memory).keep(order)
          openToldOnce(memory, placedHere).keep(order.reference)
          const { total, lines = [] } = cart.cart.peek() ?? {}
          tell('addPaymentInfo', { reference: order.reference, total, items: lines.map(itemOf) })
        }}
      />
    </div>
  )
}
