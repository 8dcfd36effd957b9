import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoCards } from '../../../.storybook/demo-pages.ts'
import { SitePage, type SitePageProps } from '../../../.storybook/site-page.tsx'

const unknown: SitePageProps['content'] = () => ({ page: 'order-result', data: { expected: 'success' } })

const meta = {
  title: 'Site/Own pages',
  component: SitePage,
  args: { content: unknown },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen', dhow: { replies: { cards: { experiences: demoCards('en') } } } },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

const pageOf = (content: SitePageProps['content']): Story => ({
  args: { content },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** How an order ends is shown by the stories of `OrderView`. */
export const UnknownOrder = pageOf(unknown)

export const FindOrder = pageOf(() => ({ page: 'find-order', data: {} }))

export const Bookings = pageOf(() => ({ page: 'invoices', data: {} }))

export const NothingSaved = pageOf(() => ({ page: 'saved', data: {} }))

export const Saved: Story = {
  args: { content: () => ({ page: 'saved', data: {} }), saved: demoCards('en').map(({ slug }) => slug) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /Red dunes at sunset/ }))[0]).toBeVisible()
  },
}

export const LogIn = pageOf(() => ({ page: 'log-in', data: {} }))

export const SignUp = pageOf(() => ({ page: 'sign-up', data: {} }))

export const Contact = pageOf(() => ({ page: 'contact', data: {} }))
