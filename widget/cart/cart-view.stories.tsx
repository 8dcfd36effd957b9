import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Cart } from '../../server/contract/carts.ts'
import { buildCart, buildLine, buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { ToastProvider } from '../ui/overlays/toast.tsx'
import { createToasts } from '../ui/overlays/toast-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { CartProvider } from './cart-context.tsx'
import { createCartStore } from './cart-store.ts'
import { CartView } from './cart-view.tsx'

function CartOf() {
  const { api, memory, currency } = useEnvironment()
  const [toasts] = useState(createToasts)
  const [store] = useState(() => {
    memory.set('cart-token', 'token')
    const cart = createCartStore({ api: () => api, memory, currency: () => currency })
    void cart.load()
    return cart
  })
  return (
    <ToastProvider toasts={toasts}>
      <CartProvider store={store}>
        <CartView />
      </CartProvider>
    </ToastProvider>
  )
}

const meta = { component: CartOf } satisfies Meta<typeof CartOf>

export default meta
type Story = StoryObj<typeof meta>

const holding = (cart: Partial<Cart>): Story => ({
  parameters: { dhow: { replies: { cart: buildCart(cart) } } },
})
const line = buildLine({ pickup: { name: 'Dubai Marina', time: '2026-12-24T14:00' } })
const yacht = buildLine({
  experience: {
    ...line.experience,
    slug: 'yacht',
    title: 'A private yacht along the Palm, for up to twelve',
  },
  optionTitle: 'Two hours',
  selection: { ...line.selection, units: { ITEM: 1 }, guests: 8 },
  unitTitles: { ITEM: 'yacht' },
  price: buildPrice({ originalTotal: dirhams(450) }),
  freeUntil: undefined,
  cancellationTerms: [],
})

export const TwoLines: Story = {
  ...holding({ lines: [line, yacht] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 × yacht · 8 guests')).toBeVisible()
  },
}

export const WithPromoCode: Story = holding({
  promo: { code: 'WELCOME10', state: 'applied' },
  discount: dirhams(39.8),
})

export const WithRefusedPromoCode: Story = holding({ promo: { code: 'FLASH50', state: 'used-up' } })

export const WithFaults: Story = holding({
  lines: [
    { ...line, fault: { fault: 'too-few-places', limit: 2 } },
    { ...yacht, fault: { fault: 'option-gone' } },
    buildLine(),
  ],
})

export const NothingBookable: Story = holding({ lines: [{ ...line, fault: { fault: 'sold-out' } }] })

export const Empty: Story = holding({ lines: [] })

export const OutOfReach: Story = {
  parameters: { dhow: { replies: { cart: new TypeError('Failed to fetch') } } },
}

export const FromTheRight: Story = { ...TwoLines, globals: { direction: 'rtl' } }
