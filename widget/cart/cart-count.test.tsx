import { expect, it } from 'vitest'
import { buildCart, buildLine } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { CartCount } from './cart-count.tsx'

it('counts in the digits of the language', async () => {
  const cart = buildFakeCartStore(buildCart({ lines: [buildLine({ id: 'a' }), buildLine({ id: 'b' })] }))
  const { container } = await renderScreen(<CartCount />, { cart, language: 'fa' })
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('۲')
})
