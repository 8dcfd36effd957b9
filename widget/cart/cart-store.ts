import { computed, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { SelectionInput } from '../../server/contract/availability.ts'
import type { Cart, CartReply } from '../../server/contract/carts.ts'
import { isProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { Memory } from '../environment/memory.ts'

/** What is known of the cart: nothing yet, being fetched, there (perhaps empty), or out of reach. */
export type CartState = 'unknown' | 'loading' | 'ready' | 'failed'

/** The shopper's cart. It lives on the server; its token is the only thing kept here. One store for each app instance. */
export interface CartStore {
  cart: ReadonlySignal<Cart | undefined>
  /** The cart that stands in the page as the server sent it: shown until the browser has taken the page over. */
  inPage?: Cart
  state: ReadonlySignal<CartState>
  /** Number of lines, for the header; remembered, so that it is right before the cart has been fetched. */
  count: ReadonlySignal<number>
  /** True once something is in a cart that this browser will not keep, until the shopper has been told. */
  willNotLast: ReadonlySignal<boolean>
  /** The shopper has been told. */
  toldThatItWillNotLast(): void
  /** Fetches the cart if there is a token, in the visitor's currency. */
  load(): Promise<void>
  /** Behind the other lines, or before one of them. */
  add(selection: SelectionInput, before?: string): Promise<CartReply>
  change(lineId: string, selection: SelectionInput): Promise<CartReply>
  remove(lineId: string): Promise<CartReply>
  /** An empty code takes the code off. */
  applyPromoCode(code: string): Promise<CartReply>
  /** Token for the calls that order the cart. */
  token(): string | undefined
  /** Goes on with another cart: the account's, once the traveller has logged in. */
  take(cart: Cart, token: string): void
  /** Leaves the cart behind: the next person at this browser begins anew. */
  leave(): void
  /** What was ordered has left the cart: fetches it anew, here and in other tabs. */
  ordered(): Promise<void>
}

/** Tells other tabs and widgets of the same storefront that the cart changed, and hears of their changes. */
export interface CartChannel {
  tell(): void
  listen(onChange: () => void): void
}

/** What the store needs. */
export interface CartStoreDeps {
  api: () => Api
  memory: Memory
  /** The visitor's currency; a cart in another one is changed into it when it is loaded or changed here. */
  currency: () => string
  channel?: CartChannel
  /** The cart that the server put into the page. */
  inPage?: Cart
}

/** Under which name a browser keeps the cart's token. */
export const cartTokenName = 'cart-token'
const countName = 'cart-count'

/** Makes the cart of one app instance. */
export function createCartStore({ api, memory, currency, channel, inPage }: CartStoreDeps): CartStore {
  const cart = signal<Cart | undefined>(inPage)
  const state = signal<CartState>(inPage ? 'ready' : 'unknown')
  const remembered = signal(0)
  const count = computed(() => cart.value?.lines.length ?? remembered.value)
  const willNotLast = signal(false)
  const token = () => memory.get(cartTokenName)
  const inTurn = createQueue()
  let loading: Promise<void> | undefined

  const show = (next: Cart) => {
    const shown = cart.peek()
    // an answer that was overtaken by a later change
    if (shown?.id === next.id && next.revision < shown.revision) return
    cart.value = next
    state.value = 'ready'
    remembered.value = next.lines.length
    memory.set(countName, String(next.lines.length))
  }
  const showEverywhere = (next: Cart) => {
    show(next)
    channel?.tell()
  }
  const forget = () => {
    memory.remove(cartTokenName)
    memory.remove(countName)
    cart.value = undefined
    remembered.value = 0
    state.value = 'ready'
  }

  /** Another currency may be chosen while the change is on its way. */
  async function intoOurs(its: string, { currency: found }: Cart): Promise<void> {
    for (let is = found, wanted = currency(); is !== wanted; wanted = currency()) {
      const { cart: next } = await api().call('changeCart', { token: its, body: { currency: wanted } })
      if (next) showEverywhere(next)
      is = wanted
    }
  }

  /** `asFound`: in the currency that another tab has given it. Two tabs with two currencies would change it back and forth. */
  async function fetchCart(asFound = false): Promise<void> {
    const its = token()
    if (!its) return forget()
    remembered.value = Number(memory.get(countName) ?? 0)
    if (state.peek() !== 'ready') state.value = 'loading'
    try {
      const found = await api().call('readCart', { token: its })
      show(found)
      if (!asFound) await intoOurs(its, found)
    } catch (error) {
      // a cart that was taken over meanwhile, here or in another tab, is not the one that is gone
      if (isUnknownCart(error)) {
        if (token() === its) forget()
      } else if (!cart.peek()) state.value = 'failed'
    }
  }

  async function open(selection: SelectionInput): Promise<CartReply> {
    const body = { line: selection, currency: currency() }
    const reply = await api().call('openCart', { body })
    memory.set(cartTokenName, reply.token)
    showEverywhere(reply.cart)
    if (reply.refused) return { outcome: 'unavailable', ...reply.refused, cart: reply.cart }
    return { outcome: 'changed', cart: reply.cart, lineId: reply.lineId }
  }

  async function changed(asked: Promise<CartReply>): Promise<CartReply> {
    const reply = await asked
    const its = token()
    if (reply.cart) showEverywhere(reply.cart)
    // the change itself has succeeded: it is not reported as failed when only the change of currency fails
    if (reply.cart && its) await intoOurs(its, reply.cart).catch(() => undefined)
    return reply
  }

  /** A change of what is gone meanwhile fails, but not again and again: the cart is shown as it is. */
  async function change(ask: (its: { token?: string }) => Promise<CartReply>): Promise<CartReply> {
    try {
      return await changed(ask({ token: token() }))
    } catch (error) {
      if (isUnknownCart(error)) forget()
      else if (isProblem<'changeLine'>(error, 'line_unknown')) void store.load()
      throw error
    }
  }

  async function add(selection: SelectionInput, before?: string): Promise<CartReply> {
    if (!token()) return open(selection)
    try {
      return await changed(api().call('addLine', { token: token(), body: { selection, before } }))
    } catch (error) {
      // swept away meanwhile: start a new one
      if (!isUnknownCart(error)) throw error
      forget()
      return open(selection)
    }
  }

  const store: CartStore = {
    cart,
    inPage,
    state,
    count,
    willNotLast,
    toldThatItWillNotLast: () => void (willNotLast.value = false),
    load: () => (loading ??= inTurn(() => fetchCart()).finally(() => (loading = undefined))),
    token,
    take(next, its) {
      memory.set(cartTokenName, its)
      showEverywhere(next)
    },
    leave() {
      forget()
      channel?.tell()
    },
    async ordered() {
      await store.load()
      channel?.tell()
    },
    async add(selection, before) {
      const first = count.peek() === 0
      const reply = await inTurn(() => add(selection, before))
      if (first && reply.outcome === 'changed' && !memory.lasts) willNotLast.value = true
      return reply
    },
    change: (id, selection) =>
      inTurn(() => change((its) => api().call('changeLine', { ...its, path: { id }, body: { selection } }))),
    remove: (id) => inTurn(() => change((its) => api().call('removeLine', { ...its, path: { id } }))),
    applyPromoCode: (promoCode) =>
      inTurn(() => change((its) => api().call('changeCart', { ...its, body: { promoCode } }))),
  }
  let told: Promise<void> | undefined
  const look = () => {
    told = undefined
    return fetchCart(true)
  }
  // what is being fetched may be older than the news, so that it is fetched once more
  channel?.listen(() => void (told ??= inTurn(look)))
  return store
}

/** One call after another: two first clicks must not open two carts. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

function isUnknownCart(error: unknown): boolean {
  return isProblem<'readCart'>(error, 'cart_unknown')
}
