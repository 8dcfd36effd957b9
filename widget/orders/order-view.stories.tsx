import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Invoice } from '../../server/contract/checkout.ts'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { createToasts } from '../ui/overlays/toast-store.ts'
import { ToastProvider } from '../ui/overlays/toast.tsx'
import { OrderView } from './order-view.tsx'

const meta = {
  component: OrderView,
  decorators: [
    (Story) => (
      <ToastProvider toasts={createToasts()}>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { order: { reference: 'DH-7XR3DD', token: 'token' } },
} satisfies Meta<typeof OrderView>

export default meta
type Story = StoryObj<typeof meta>

const ending = (invoice: Partial<Invoice>): Story => ({
  parameters: { dhow: { replies: { 'orders/DH-7XR3DD': buildInvoice(invoice) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus()
  },
})
const expired = buildBooking({
  reference: 'DH-7XR3DD-2',
  status: 'EXPIRED',
  price: buildPrice({ total: dirhams(150) }),
  total: dirhams(150),
})

export const Success: Story = ending({})

export const SuccessWithPromoCode: Story = ending({
  promoCode: 'WELCOME10',
  bookings: [buildBooking({ discount: dirhams(39.8), total: dirhams(358.2) })],
})

export const PartiallyBooked: Story = ending({
  outcome: 'partially-booked',
  bookings: [buildBooking(), expired],
})

export const OnHold: Story = ending({
  outcome: 'on-hold',
  paymentStatus: 'AUTHORISED',
  bookings: [buildBooking({ status: 'PENDING' })],
})

export const Reserved: Story = ending({
  outcome: 'reserved',
  paymentMethod: 'PAY_LATER',
  paymentStatus: 'PAY_LATER',
  heldUntil: '2026-11-23T08:00:00Z',
})

export const PaymentFailed: Story = ending({ outcome: 'payment-failed', paymentStatus: 'FAILED' })

export const Unsuccessful: Story = ending({
  outcome: 'unsuccessful',
  paymentStatus: 'CANCELLED',
  bookings: [expired],
})

export const Cancelled: Story = ending({
  outcome: 'cancelled',
  paymentStatus: 'REFUNDED',
  bookings: [
    buildBooking({ status: 'CANCELLED', cancelledAt: '2026-11-22T08:00:00Z', refunded: dirhams(398) }),
  ],
})

export const InProgress: Story = {
  parameters: {
    dhow: {
      replies: {
        'orders/DH-7XR3DD': buildInvoice({ outcome: 'in-progress', nextPollAt: '2099-01-01T00:00:00Z' }),
      },
    },
  },
}

export const Unpaid: Story = {
  parameters: {
    dhow: {
      replies: {
        'orders/DH-7XR3DD': buildInvoice({
          outcome: 'in-progress',
          paymentStatus: 'OPEN',
          paymentUrl: 'https://shop.example/pay/DH-7XR3DD',
          heldUntil: '2026-11-23T08:00:00Z',
          nextPollAt: '2099-01-01T00:00:00Z',
          bookings: [buildBooking({ status: 'ON_HOLD' })],
        }),
      },
    },
  },
}

export const UnknownOrder: Story = {}

export const FromTheRight: Story = { ...Success, globals: { direction: 'rtl' } }
