import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { InApp, buildEnvironment, speakEverything } from '../../server/testing/render-screen.tsx'
import { CartCount } from './cart-count.tsx'
import { CartView } from './cart-view.tsx'

it('the server renders what every visitor may see: no cart, whatever a store holds', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = renderToString(
    <InApp
      environment={buildEnvironment({ portal: () => undefined })}
      speech={await speakEverything()}
      cart={buildFakeCartStore(buildCart())}
    >
      <CartCount />
      <CartView />
    </InApp>,
  )
  expect(html).toContain('Loading your cart.')
  expect(html).not.toContain('Dunes at dawn')
  expect(html).not.toContain('cart-count')
})
