import { computed, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import type { SelectionInput } from '../../server/contract/availability.ts'
import type { Cart, CartReply, OpenCartReply } from '../../server/contract/carts.ts'
import { ApiProblem } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import type { Memory } from '../environment/memory.ts'

/** What is known of the cart: nothing yet, being fetched, there (perhaps empty), or out of reach. */
export type CartState = 'unknown' | 'loading' | 'ready' | 'failed'

/** The shopper's cart. It lives on the server; its token is the only thing kept here. One store for each app instance. */
export interface CartStore {
  cart: ReadonlySignal<Cart | undefined>
  state: ReadonlySignal<CartState>
  /** Number of lines, for the header; remembered, so that it is right before the cart has been fetched. */
  count: ReadonlySignal<number>
  /** Fetches the cart if there is a token. */
  load(): Promise<void>
  add(selection: SelectionInput): Promise<CartReply>
  change(lineId: string, selection: SelectionInput): Promise<CartReply>
  remove(lineId: string): Promise<CartReply>
  /** An empty code takes the code off. */
  applyPromoCode(code: string): Promise<CartReply>
  /** Token for the calls that order the cart. */
  token(): string | undefined
  /** Takes a cart that the server answered to something else, such as a checkout review. */
  accept(cart: Cart): void
  /** After the order is made: the cart is no more. */
  forget(): void
}

/** What the store needs; the currency and the language ride on the API. */
export interface CartStoreDeps {
  api: () => Api
  memory: Memory
  /** Tells other tabs and widgets of the same storefront that the cart changed, and hears of their changes. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
}

const tokenName = 'cart-token'
const countName = 'cart-count'

/** Makes the cart of one app instance. */
export function createCartStore({ api, memory, channel }: CartStoreDeps): CartStore {
  const cart = signal<Cart | undefined>(undefined)
  const state = signal<CartState>('unknown')
  const remembered = signal(Number(memory.get(countName) ?? 0))
  const count = computed(() => cart.value?.lines.length ?? remembered.value)
  const token = () => memory.get(tokenName)

  const show = (next: Cart) => {
    cart.value = next
    state.value = 'ready'
    remembered.value = next.lines.length
    memory.set(countName, String(next.lines.length))
  }
  const changed = (next: Cart) => {
    show(next)
    channel?.postMessage({ revision: next.revision })
  }
  const forget = () => {
    memory.remove(tokenName)
    memory.remove(countName)
    cart.value = undefined
    remembered.value = 0
    state.value = 'ready'
  }

  async function load(): Promise<void> {
    if (!token()) {
      forget()
      return
    }
    if (state.peek() === 'unknown') state.value = 'loading'
    try {
      show(await api().read<Cart>('cart', { token: token() }))
    } catch (error) {
      if (isUnknownCart(error)) forget()
      else state.value = 'failed'
    }
  }

  async function open(selection: SelectionInput): Promise<CartReply> {
    const reply = await api().write<OpenCartReply>('post', 'carts', { body: { line: selection } })
    memory.set(tokenName, reply.token)
    changed(reply.cart)
    if (reply.refused) return { outcome: 'unavailable', ...reply.refused, cart: reply.cart }
    return { outcome: 'changed', cart: reply.cart, lineId: reply.lineId }
  }

  async function write(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: unknown,
    intent?: string,
  ): Promise<CartReply> {
    const reply = await api().write<CartReply>(method, path, { token: token(), body, intent })
    if (reply.cart) changed(reply.cart)
    return reply
  }

  channel?.addEventListener('message', () => void load())

  return {
    cart,
    state,
    count,
    load,
    token,
    accept: show,
    forget,
    async add(selection) {
      if (!token()) return open(selection)
      try {
        return await write('post', 'cart/lines', { selection })
      } catch (error) {
        // ordered in another tab, or swept away: start a new one
        if (!isUnknownCart(error)) throw error
        forget()
        return open(selection)
      }
    },
    change: (lineId, selection) => write('put', `cart/lines/${lineId}`, { selection }),
    remove: (lineId) => write('delete', `cart/lines/${lineId}`),
    applyPromoCode: (promoCode) => write('patch', 'cart', { promoCode }),
  }
}

function isUnknownCart(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'cart_unknown'
}
