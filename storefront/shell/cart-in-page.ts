import { effect } from '@preact/signals-react'
import { cartCookieName } from '../../server/contract/cart-cookie.ts'
import type { Cart } from '../../server/contract/carts.ts'
import { cartTokenName } from '../../widget/cart/cart-store.ts'
import type { CartStore } from '../../widget/cart/cart-store.ts'
import type { Memory } from '../../widget/environment/memory.ts'
import { forgetSiteCookie, keepSiteCookie, readSiteCookie } from '../../widget/environment/site-cookie.ts'
import type { CookieJar } from '../../widget/environment/site-cookie.ts'

/**
 * The cart that the server put into the page, if it is the one that this browser goes on with. A browser that has lost its memory of the
 * site but not the cookie, as some do after a week, goes on with the cart of the cookie.
 */
export function readCartInPage(document: Document, memory: Memory): Cart | undefined {
  const found = document.getElementById('cart')?.textContent
  const token = readSiteCookie(document, cartCookieName)
  if (!found || !token) return undefined
  if (memory.get(cartTokenName) === undefined) memory.set(cartTokenName, token)
  if (memory.get(cartTokenName) !== token) return undefined
  return JSON.parse(found) as Cart
}

/** Keeps the cart's token in the site's cookie as long as the store has one. */
export function followCart(document: CookieJar, store: CartStore): () => void {
  return effect(() => {
    // both change with the token
    const isKnown = store.cart.value !== undefined || store.state.value !== 'unknown'
    const its = store.token()
    if (!isKnown || its === readSiteCookie(document, cartCookieName)) return
    if (its === undefined) forgetSiteCookie(document, cartCookieName)
    else keepSiteCookie(document, cartCookieName, its)
  })
}
