import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { PlaceOrderReply } from '../../server/contract/checkout.ts'
import { buildCart, buildLine, dirhams } from '../../server/testing/factories/cart.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { CheckoutView } from './checkout-view.tsx'

const line = buildLine()
const yacht = buildLine({
  experience: { ...line.experience, slug: 'yacht', title: 'A private yacht along the Palm' },
  freeUntil: undefined,
  cancellationTerms: [],
})
const both = buildCart({ lines: [line, yacht] })

function CheckoutOf({ onPlaced }: { onPlaced: () => void }) {
  const { api, memory, currency } = useEnvironment()
  const [cart] = useState(() => {
    memory.set('cart-token', 'token')
    const store = createCartStore({ api: () => api, memory, currency: () => currency })
    void store.load()
    return store
  })
  return <CheckoutView cart={cart} onPlaced={onPlaced} />
}

const meta = {
  component: CheckoutOf,
  args: { onPlaced: fn() },
  parameters: { dhow: { replies: { cart: both } } },
} satisfies Meta<typeof CheckoutOf>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}

export const ReserveNowPayLater: Story = {
  parameters: { dhow: { replies: { cart: buildCart({ payLater: true }) } } },
}

export const MissingFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm and Pay' }))
    await expect(await canvas.findByText('All fields must be filled.')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
  },
}

const reviewOf = (reply: Partial<Extract<PlaceOrderReply, { outcome: 'review' }>>): Story => ({
  parameters: {
    dhow: {
      replies: {
        cart: both,
        'post orders': {
          outcome: 'review',
          check: 'some-unavailable',
          unavailable: [],
          repriced: [],
          cart: both,
          totalPayable: dirhams(398),
          ...reply,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Lovelace')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Phone number'), '+442079460958')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and Pay' }))
    await expect(await canvas.findByText(/^Nothing was charged/)).toBeVisible()
  },
})
const gone = { ...line, fault: { fault: 'sold-out' as const } }

export const ReviewSomeUnavailable: Story = reviewOf({
  unavailable: [line.id],
  cart: buildCart({ lines: [gone, yacht] }),
})

export const ReviewPricesChanged: Story = reviewOf({
  check: 'prices-changed',
  repriced: [{ lineId: yacht.id, agreed: dirhams(398), now: dirhams(420) }],
  totalPayable: dirhams(818),
})

export const ReviewBoth: Story = reviewOf({
  check: 'some-unavailable-and-prices-changed',
  unavailable: [line.id],
  cart: buildCart({ lines: [gone, yacht] }),
  repriced: [{ lineId: yacht.id, agreed: dirhams(398), now: dirhams(420) }],
  totalPayable: dirhams(420),
})

export const ReviewAllUnavailable: Story = reviewOf({
  check: 'all-unavailable',
  unavailable: [line.id, yacht.id],
  cart: buildCart({ lines: [gone] }),
  totalPayable: dirhams(0),
})

export const FromTheRight: Story = { ...Form, globals: { direction: 'rtl' } }
