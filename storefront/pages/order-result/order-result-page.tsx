import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderOutcome } from '../../../server/contract/checkout.ts'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { forgetCheckout } from '../../../widget/checkout/checkout-memory.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { OrderProgress } from '../../../widget/orders/order-progress.tsx'
import type { KeptOrder } from '../../../widget/orders/order-shelf.ts'
import { openOrderShelf } from '../../../widget/orders/order-shelf.ts'
import { OrderView, UnknownOrder } from '../../../widget/orders/order-view.tsx'
import { isPurchase, outcomeLooks } from '../../../widget/orders/outcomes.ts'
import { tellPurchase } from '../../../widget/telling/tell-purchase.ts'
import { tellRefund } from '../../../widget/telling/tell-refund.ts'
import { openToldOnce } from '../../../widget/telling/told-once.ts'
import { placedHere, useSiteTelling } from '../../telling/site-telling.ts'
import { isBackFromPaying, takeOrder, tellOutcome } from './order-address.ts'
import './order-result-page.css'

/** What became of an order; the address says which one. */
export function OrderResultPage() {
  const { api, memory, visitMemory, address, layout } = useEnvironment()
  const { isAllowed, tell } = useSiteTelling()
  const cart = useCart()
  const page = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState<KeptOrder | 'unknown'>()
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView
    if (!view) return
    setBack(isBackFromPaying(view))
    setOrder(takeOrder(view, openOrderShelf(memory), memory.lasts) ?? 'unknown')
  }, [memory])

  const onOutcome = useCallback(
    (outcome: OrderOutcome) => {
      forgetCheckout({ memory, visitMemory }, { booked: outcomeLooks[outcome].booked })
      void cart.ordered()
      const view = page.current?.ownerDocument.defaultView
      if (!view || !order || order === 'unknown') return
      tellOutcome(view, address, { order, outcome })
      const { reference, token } = order
      if (!isAllowed() || !openToldOnce(memory, placedHere).has(reference)) return
      void tellPurchase({
        isBought: isPurchase(outcome),
        memory,
        reference,
        tell,
        read: () => api.call('readOrder', { path: { reference }, token }),
      })
    },
    [address, api, cart, isAllowed, memory, order, tell, visitMemory],
  )

  return (
    <div ref={page} className={`order-result-page order-result-page--${layout.checkout}`}>
      {order === undefined ? <OrderProgress patience="none" /> : null}
      {order === 'unknown' ? <UnknownOrder /> : null}
      {order && order !== 'unknown' ? (
        <OrderView
          key={order.reference}
          order={order}
          isBackFromPaying={isBack}
          onOutcome={onOutcome}
          onRefund={(booking, given) => {
            if (isAllowed()) tellRefund({ memory, reference: order.reference, tell }, booking, given)
          }}
        />
      ) : null}
    </div>
  )
}
