import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { Cart } from '../../server/contract/carts.ts'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { keepCartCurrency } from './keep-cart-currency.ts'

it.each([
  ['asks for the cart when its tab comes back and the cart is in another currency', 'AED', 'visible', 1],
  ['asks for nothing while the tab is hidden', 'AED', 'hidden', 0],
  ['asks for nothing when the cart has its currency', 'RUB', 'visible', 0],
  ['asks for nothing where there is no cart', undefined, 'visible', 0],
] as const)('%s', (_, found, visibilityState, times) => {
  const tab = Object.assign(new EventTarget(), { visibilityState }) as unknown as Document
  const cart = { cart: signal<Cart | undefined>(found && buildCart({ currency: found })), load: vi.fn() }
  keepCartCurrency(tab, cart, () => 'RUB')
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(cart.load).toHaveBeenCalledTimes(times)
})
