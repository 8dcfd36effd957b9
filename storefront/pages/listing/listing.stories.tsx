import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoListing } from '../../../.storybook/demo-pages.ts'
import type { ThemeLayout } from '../../../themes/theme.ts'
import { SitePage } from '../../../.storybook/site-page.tsx'

const meta = {
  title: 'Site/Listing',
  component: SitePage,
  args: { content: (language) => demoListing(language) },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

/** axe looks once the play function has ended, so it waits for the code of the layout. */
const layoutOf = (listing: ThemeLayout['listing']): Story => ({
  args: { structure: { listing } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /Red dunes at sunset/ }))[0]).toBeVisible()
  },
})

export const Sidebar = layoutOf('sidebar')

export const TopBar = layoutOf('top-bar')

export const Drawer = layoutOf('drawer')

export const Magazine = layoutOf('magazine')

export const NothingFound: Story = {
  args: { content: (language) => demoListing(language, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
