import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { demoPlaces } from '../../../.storybook/demo-pages.ts'
import { SitePage, type SitePageProps } from '../../../.storybook/site-page.tsx'

const notFound: SitePageProps['content'] = () => ({ page: 'not-found', data: { path: '/nowhere' } })

const meta = {
  title: 'Site/Errors',
  component: SitePage,
  args: { content: notFound },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page Not Found: /nowhere')).toBeVisible()
  },
}

export const UnknownPlace: Story = {
  args: {
    content: (language) => ({
      page: 'not-found',
      data: {
        path: '/things-to-do-in-duba',
        place: { name: 'duba', alike: demoPlaces(language).slice(0, 1), popular: demoPlaces(language) },
      },
    }),
  },
  play: async ({ canvas }) => {
    // the menu of the header names the places as well
    const main = within(await canvas.findByRole('main'))
    await expect(await main.findByRole('link', { name: /Istanbul/ })).toBeVisible()
  },
}

export const Fault: Story = {
  args: { content: () => ({ page: 'error', data: { requestId: 'f3b0c7' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/f3b0c7/)).toBeVisible()
  },
}
