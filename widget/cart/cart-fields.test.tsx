import { beforeEach, describe, expect, it } from 'vitest'
import { buildCart, buildLine, buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { CartView } from './cart-view.tsx'

const line = buildLine()
const album = {
  kind: 'extra' as const,
  id: 'album',
  label: 'Photo album',
  quantity: 1,
  periods: 1,
  unitPrice: dirhams(50),
  amount: dirhams(50),
}
const cart = buildCart({
  lines: [
    buildLine({
      selection: { ...line.selection, extras: { album: 1 } },
      payThere: { kind: 'FEE', amount: dirhams(30), sum: 'AED 30' },
      price: buildPrice({ total: dirhams(448), lines: [...buildPrice().lines, album] }),
    }),
  ],
  discount: dirhams(40),
  promo: { code: 'DAWN10', state: 'applied' } as never,
})

let shown: string
beforeEach(async () => {
  await renderScreen(<CartView />, { cart: buildFakeCartStore(cart) })
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
  shown = [document.body.textContent, ...fields].join(' ').replaceAll(/[\u00a0\u202f]/g, ' ')
})

describe('the cart has of an item (specification, section 3)', () => {
  it.each([
    ['title', 'Dunes at dawn with breakfast'],
    ['date', 'December 24, 2026'],
    ['selected time', '4:00'],
    ['number of travellers', '2 adults'],
    ['option', 'Shared car'],
    ['optional extras', 'Photo album'],
    ['price', 'AED 448'],
    ['pricing per person', 'AED 149 each'],
    ['promo code', 'DAWN10'],
    ['discount', 'AED 40'],
    ['total', 'AED 408'],
    ['sum that is paid at the place', 'To pay there: AED 30, not in the total'],
  ])('its %s', (_field, said) => expect(shown).toContain(said))
})
