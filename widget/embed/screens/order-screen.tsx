import { useCallback } from 'react'
import type { Invoice, OrderOutcome } from '../../../server/contract/checkout.ts'
import { useCart } from '../../cart/cart-context.tsx'
import { forgetCheckout } from '../../checkout/checkout-memory.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { OrderView } from '../../orders/order-view.tsx'
import { outcomeLooks } from '../../orders/outcomes.ts'
import type { ScreenProps } from '../screens.ts'

const toldName = 'purchases-told'

/** What became of an order. */
export function OrderScreen({ place: { reference, token }, tell }: ScreenProps<'order'>) {
  const { api, memory, visitMemory } = useEnvironment()
  const cart = useCart()
  const onOutcome = useCallback(
    (outcome: OrderOutcome) => {
      const { booked } = outcomeLooks[outcome]
      forgetCheckout(visitMemory, { booked })
      // what was booked has left the cart
      void cart.load()
      tell('outcome', { reference, outcome })
      const told = memory.get(toldName)?.split(' ') ?? []
      if (!booked || told.includes(reference)) return
      memory.set(toldName, [reference, ...told].slice(0, 50).join(' '))
      void api
        .read<Invoice>(`orders/${reference}`, { token })
        .then(({ total, bookings }) =>
          tell('purchase', {
            reference,
            total,
            experiences: bookings.map(({ experience }) => experience.slug),
          }),
        )
        .catch(() => undefined)
    },
    [api, cart, memory, reference, tell, token, visitMemory],
  )
  return <OrderView key={reference} order={{ reference, token }} onOutcome={onOutcome} />
}
