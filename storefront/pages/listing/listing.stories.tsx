import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoCards, demoListing } from '../../../.storybook/demo-pages.ts'
import { buildReply, testPicture } from '../../../server/testing/factories/search.ts'
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

export const MapOfResults: Story = {
  parameters: {
    dhow: {
      // one tile for everywhere: a story asks nobody for maps
      environment: { map: { tiles: testPicture.src, attribution: 'Drawn for Storybook' } },
      replies: { experiences: buildReply({ cards: demoCards('en') }) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Map' }))
    const map = within(await screen.findByRole('dialog'))
    const mark = await map.findByTitle(/Red dunes at sunset/)
    await userEvent.click(mark)
    const link = await map.findByRole('link', { name: /Red dunes at sunset/ })
    // Leaflet fades its popups in
    await waitFor(() => expect(link).toBeVisible())
  },
}
