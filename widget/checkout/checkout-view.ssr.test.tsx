import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { InApp, buildEnvironment, speakEverything } from '../../server/testing/render-screen.tsx'
import { CheckoutView } from './checkout-view.tsx'

it('the server renders the shape of checkout, and nothing of anybody’s cart', async () => {
  expect(globalThis).not.toHaveProperty('window')
  const cart = buildFakeCartStore(buildCart())
  const html = renderToString(
    <InApp environment={buildEnvironment({ portal: () => undefined })} speech={await speakEverything()}>
      <CheckoutView cart={cart} onPlaced={() => undefined} />
    </InApp>,
  )
  expect(html).toContain('Checkout')
  expect(html).toMatch(/<noscript><p>Checkout needs JavaScript/)
  expect(html).not.toContain('Dunes at dawn')
})
