import type { OrderReturnReply, WidgetSetup } from '../../server/contract/embed.ts'
import { signal } from '@preact/signals-react'
import type { Signal } from '@preact/signals-react'
import { createCartStore } from '../cart/cart-store.ts'
import { keepCartCurrency } from '../cart/keep-cart-currency.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { createApi } from '../environment/api.ts'
import type { Api } from '../environment/api.ts'
import { createMemory } from '../environment/memory.ts'
import type { Memory } from '../environment/memory.ts'
import { openTabChannel } from '../ui/tab-channel.ts'
import { askAhead } from './ask-ahead.ts'
import type { AheadApi } from './ask-ahead.ts'
import { forHosts } from './replies-for-hosts.ts'
import type { TrustHtml } from './replies-for-hosts.ts'

/** A traveller's choice: a language, ISO 639-1, and a currency, ISO 4217. */
export type Chosen = Readonly<{ language?: string; currency?: string }>

/** What all widgets of one storefront on a page share. */
export interface Shop {
  setup: WidgetSetup
  cart: CartStore
  memory: Memory
  visitMemory: Memory
  /** What opens all of an order, by its reference; in no storage. */
  proofs: Map<string, string>
  /** What the traveller chose in a widget of this storefront, now or at an earlier visit. */
  chosen: Signal<Chosen>
  /** Keeps a choice; undefined takes it back. */
  choose: (name: keyof Chosen, code: string | undefined) => void
  /** The API for a language and a currency; the cart follows the latest. */
  speak(language: string, currency: string): AheadApi
  /** Opens the order that a return from the payment page names, once. */
  redeem(code: string): Promise<OrderReturnReply>
}

/** Opens a storefront from another site's page. Rejects when it is unknown or the page is not on its list. */
export async function openShop(
  { base, window, trust }: { base: string; window: Window & typeof globalThis; trust: TrustHtml },
  storefront: string,
): Promise<Shop> {
  const visitMemory = createMemory(storefront, () => window.sessionStorage)
  const connect = (language: string, currency: string) =>
    forHosts(
      createApi({ base: `${base}api/v1/`, language, currency, storefront, account: visitMemory }),
      base,
      trust,
    )
  const setup = await connect('en', '').call('readWidgetSetup')
  const memory = createMemory(storefront, () => window.localStorage)
  const chosen = signal<Chosen>({ language: memory.get('language'), currency: memory.get('currency') })
  let { currency } = setup.storefront
  let api: Api = connect(setup.storefront.languages[0] ?? 'en', currency)
  const apis = new Map<string, AheadApi>()
  const cart = createCartStore({
    api: () => api,
    currency: () => currency,
    memory,
    channel: openTabChannel(`dhow.${storefront}.cart`, window),
  })
  keepCartCurrency(document, cart, () => currency)
  return {
    setup,
    cart,
    memory,
    visitMemory,
    proofs: new Map(),
    chosen,
    choose(name, code) {
      if (code === undefined) memory.remove(name)
      else memory.set(name, code)
      chosen.value = { ...chosen.peek(), [name]: code }
    },
    redeem: (code) => api.call('redeemOrderReturn', { body: { code } }),
    speak(language, wanted) {
      const name = `${language} ${wanted}`
      const known = apis.get(name) ?? askAhead(connect(language, wanted))
      apis.set(name, known)
      currency = wanted
      if (api !== known || cart.state.peek() === 'unknown') {
        api = known
        void cart.load()
      }
      return known
    },
  }
}
