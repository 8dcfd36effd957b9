import { expect, it } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { createMemory } from '../../widget/environment/memory.ts'
import { followCart, readCartInPage } from './cart-in-page.ts'

const kept = () => /dhow_cart=([^;]*)/.exec(document.cookie)?.[1]

it('keeps the token of the cart in a cookie until the cart is left', () => {
  let token: string | undefined
  const store = { ...buildFakeCartStore(undefined, 'unknown'), token: () => token }
  const stop = followCart(document, store)
  expect(kept()).toBeUndefined()
  token = 'first'
  store.show(buildCart())
  expect(kept()).toBe('first')
  token = 'second'
  store.show(buildCart())
  expect(kept()).toBe('second')
  token = undefined
  store.show(undefined)
  expect(kept()).toBeUndefined()
  stop()
})

it('a cart in the page counts only while its token is the one that the browser keeps', () => {
  document.cookie = 'dhow_cart=mine'
  document.body.innerHTML = `<script type="application/json" id="cart">${JSON.stringify(buildCart())}</script>`
  const memory = createMemory('marketplace', () => window.localStorage)
  memory.set('cart-token', 'another')
  expect(readCartInPage(document, memory)).toBeUndefined()
  memory.set('cart-token', 'mine')
  expect(readCartInPage(document, memory)?.lines).toHaveLength(buildCart().lines.length)
})

it('a browser that has lost its memory but not the cookie goes on with that cart', () => {
  document.cookie = 'dhow_cart=mine'
  document.body.innerHTML = `<script type="application/json" id="cart">${JSON.stringify(buildCart())}</script>`
  const memory = createMemory('lost', () => window.localStorage)
  expect(readCartInPage(document, memory)?.lines).toHaveLength(buildCart().lines.length)
  expect(memory.get('cart-token')).toBe('mine')
})
