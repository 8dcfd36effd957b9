import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SitePage, type SitePageProps } from '../../../.storybook/site-page.tsx'
import type { ThemeLayout } from '../../../themes/theme.ts'
import { buildCart } from '../../../server/testing/factories/cart.ts'

const cart: SitePageProps['content'] = () => ({ page: 'cart', data: {} })

const meta = {
  title: 'Site/Cart and checkout',
  component: SitePage,
  args: { content: cart, withCart: true },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen', dhow: { replies: { cart: buildCart() } } },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Dunes at dawn with breakfast/))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const EmptyCart: Story = {
  args: { withCart: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

const checkoutOf = (checkout: ThemeLayout['checkout']): Story => ({
  args: { content: () => ({ page: 'checkout', data: {} }), structure: { checkout } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toBeVisible()
  },
})

export const CheckoutInSteps = checkoutOf('steps')

export const CheckoutOnOnePage = checkoutOf('one-page')

export const CheckoutInCards: Story = { ...checkoutOf('cards'), globals: { theme: 'supplier-one' } }

export const CheckoutWithATicket: Story = {
  ...checkoutOf('ticket'),
  globals: { theme: 'supplier-get-that-boat' },
}

export const CheckoutInHalves: Story = { ...checkoutOf('split'), globals: { theme: 'supplier-six' } }

export const CheckoutFramed: Story = { ...checkoutOf('framed'), globals: { theme: 'supplier-deira' } }

export const CheckoutOnASlope: Story = { ...checkoutOf('slope'), globals: { theme: 'supplier-four' } }

export const CheckoutAsASheet: Story = { ...checkoutOf('sheet'), globals: { theme: 'template-four' } }

export const CheckoutBehindALine: Story = { ...checkoutOf('plain'), globals: { theme: 'transparent' } }

export const CheckoutWithABar: Story = { ...checkoutOf('bar'), globals: { theme: 'supplier-three' } }

export const CheckoutInRows: Story = { ...checkoutOf('rows'), globals: { theme: 'supplier-five' } }

export const CheckoutAsAnArticle: Story = { ...checkoutOf('article'), globals: { theme: 'template-two' } }
