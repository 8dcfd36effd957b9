import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { createMemory } from '../../widget/environment/memory.ts'
import { tellPurchase } from '../../widget/telling/tell-purchase.ts'
import { tellRefund } from '../../widget/telling/tell-refund.ts'
import { tellingCart } from '../../widget/telling/telling-cart.ts'
import { faultsOf } from '../../widget/telling/testing/ga4-reference.ts'
import { SiteTellingProvider, createSiteTelling } from './site-telling.ts'
import type { SiteTelling } from './site-telling.ts'
import { useTellCartShown } from './tell-cart-shown.ts'

const page = window as unknown as {
  dataLayer?: { event?: string; ecommerce: Record<string, unknown> | null }[]
}
const exponents = { AED: 2 }
const site = (tagManager?: string) => createSiteTelling(window, { tagManager, exponents })
const answer = (consent: string) => (document.cookie = `dhow_consent=${consent}; path=/`)
beforeEach(() => void answer('granted'))
afterEach(() => {
  document.cookie = 'dhow_consent=; max-age=0; path=/'
  delete page.dataLayer
})

const told = () =>
  (page.dataLayer ?? []).flatMap(({ event, ecommerce }) => (event ? [{ event, ecommerce }] : []))

function CartShown({
  cart,
  name,
}: {
  cart: ReturnType<typeof buildFakeCartStore>
  name: 'viewCart' | 'beginCheckout'
}) {
  useTellCartShown(cart, name)
  return null
}

/** A visit from the cart to the refund. */
async function visit(telling: SiteTelling) {
  const shown = buildCart()
  const [line] = shown.lines
  if (!line) throw new Error('the cart is empty')
  const store = buildFakeCartStore(shown)
  const cart = tellingCart(
    {
      ...store,
      add: () => Promise.resolve({ outcome: 'changed', cart: shown, lineId: line.id }),
      remove: () => Promise.resolve({ outcome: 'changed', cart: shown }),
    } as never,
    telling.tell,
  )
  await cart.add(line.selection)
  for (const name of ['viewCart', 'beginCheckout'] as const) {
    await renderScreen(
      <SiteTellingProvider value={telling}>
        <CartShown cart={store} name={name} />
      </SiteTellingProvider>,
    )
  }
  const memory = createMemory('dhow', () => window.localStorage)
  memory.remove('purchases-told')
  memory.remove('refunds-told')
  const order = { memory, reference: 'DH-7XR3DD', tell: telling.tell }
  await tellPurchase({ ...order, isBought: true, read: () => Promise.resolve(buildInvoice()) })
  tellRefund(order, buildBooking(), { refund: { amount: 100, currency: 'AED' }, guests: 1 })
}

test('tells of the cart, checkout, purchase and refund with the fields of GA4’s reference, and no other', async () => {
  await visit(site('GTM-ABC123'))
  await vi.waitFor(() => expect(told().at(-1)?.event).toBe('refund'))
  expect(told().map(({ event }) => event)).toEqual([
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'purchase',
    'refund',
  ])
  expect(told().flatMap(({ event, ecommerce }) => faultsOf(event, ecommerce ?? {}))).toEqual([])
})

test.for(['denied', ''])('tells nothing to anybody after the answer "%s"', async (consent) => {
  answer(consent)
  const telling = site('GTM-ABC123')
  await visit(telling)
  expect(telling.isAllowed()).toBe(false)
  // what is allowed comes after what was not, so that had there been something, it would be here by now
  answer('granted')
  telling.tell('viewItem', { experience: 'creek', title: 'Creek', from: { amount: 100, currency: 'AED' } })
  await vi.waitFor(() => expect(told()).toHaveLength(1))
})

test('tells nothing on a site without a tag manager', async () => {
  await visit(site())
  expect(site().isAllowed()).toBe(false)
  expect(page.dataLayer).toBeUndefined()
})
