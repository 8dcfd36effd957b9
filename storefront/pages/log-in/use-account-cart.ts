import type { AccountOrdersReply } from '../../../server/contract/accounts.ts'
import { createAccountClient } from '../../../widget/account/account-client.ts'
import { useCart } from '../../../widget/cart/cart-context.tsx'
import { forgetCheckout } from '../../../widget/checkout/checkout-memory.ts'
import { useEnvironment } from '../../../widget/environment/environment.tsx'
import { openOrderShelf } from '../../../widget/orders/order-shelf.ts'

/** What logging in and out does to the cart of this browser. */
export function useAccountCart(): {
  /** Goes on with the account's cart, which what is in the cart here joins. Never fails: the cart then stays as it is. */
  join: () => Promise<void>
  /** Leaves nothing of the account for the next person: neither cart nor typed data nor the keys of its orders. */
  leave: (orders: AccountOrdersReply) => void
} {
  const { api, memory, visitMemory } = useEnvironment()
  const store = useCart()
  return {
    async join() {
      try {
        const { token, cart } = await createAccountClient({ api, memory }).joinCart(store.token())
        if (!token || !cart) return
        store.take(cart, token)
        // in the visitor's currency
        await store.load()
      } catch {
        // who is logged in has more urgent business than this
      }
    },
    leave({ confirmed, failed }) {
      store.leave()
      forgetCheckout({ memory, visitMemory }, { booked: true })
      openOrderShelf(memory).drop([...confirmed, ...failed].map(({ reference }) => reference))
    },
  }
}
