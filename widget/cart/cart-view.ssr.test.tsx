import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { InApp, buildEnvironment, speakEverything } from '../../server/testing/render-screen.tsx'
import type { CartStore } from './cart-store.ts'
import { CartCount } from './cart-count.tsx'
import { CartView } from './cart-view.tsx'

async function render(cart: CartStore) {
  return renderToString(
    <InApp
      environment={buildEnvironment({ portal: () => undefined })}
      speech={await speakEverything()}
      cart={cart}
    >
      <CartCount />
      <CartView />
    </InApp>,
  )
}

it('the server renders what every visitor may see: no cart, whatever a store holds', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = await render(buildFakeCartStore(buildCart()))
  expect(html).toContain('Loading your cart.')
  expect(html).not.toContain('Dunes at dawn')
  expect(html).not.toContain('cart-count')
})

it('the server renders the cart that it puts into the page', async () => {
  const cart = buildCart()
  const html = await render({ ...buildFakeCartStore(cart), inPage: cart })
  expect(html).toContain('Dunes at dawn')
  expect(html).toContain('cart-count')
})
