import { useCallback, useEffect } from 'react'
import type { OrderOutcome } from '../../../server/contract/checkout.ts'
import { useCart } from '../../cart/cart-context.tsx'
import { forgetCheckout } from '../../checkout/checkout-memory.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { OrderView } from '../../orders/order-view.tsx'
import { isPurchase, outcomeLooks } from '../../orders/outcomes.ts'
import type { ScreenProps } from '../screens.ts'
import { tellPurchase } from '../../telling/tell-purchase.ts'
import { tellRefund } from '../../telling/tell-refund.ts'

/** What became of an order. */
export function OrderScreen({ place: { reference, token, again, paid }, tell }: ScreenProps<'order'>) {
  const { api, memory, visitMemory } = useEnvironment()
  const cart = useCart()
  useEffect(() => {
    visitMemory.set('order-shown', `${reference} ${window.location.pathname}`)
    return () => visitMemory.remove('order-shown')
  }, [visitMemory, reference])
  const onOutcome = useCallback(
    (outcome: OrderOutcome) => {
      const { booked } = outcomeLooks[outcome]
      forgetCheckout({ memory, visitMemory }, { booked })
      // what was booked has left the cart
      void cart.load()
      tell('outcome', { reference, outcome })
      // an order that is opened from the list may have been placed on another device, which has told of it
      if (again) return
      void tellPurchase({
        isBought: isPurchase(outcome),
        memory,
        reference,
        tell,
        read: () => api.call('readOrder', { path: { reference }, token }),
      })
    },
    [again, api, cart, memory, reference, tell, token, visitMemory],
  )
  return (
    <OrderView
      key={reference}
      order={{ reference, token }}
      isBackFromPaying={paid}
      onOutcome={onOutcome}
      onRefund={(booking, given) => tellRefund({ memory, reference, tell }, booking, given)}
    />
  )
}
