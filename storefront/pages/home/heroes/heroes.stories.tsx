import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoHome } from '../../../../.storybook/demo-pages.ts'
import { SitePage } from '../../../../.storybook/site-page.tsx'
import type { ThemeLayout } from '../../../../themes/theme.ts'

const meta = {
  title: 'Site/Heroes',
  component: SitePage,
  args: { content: demoHome },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

/** Alone: what stands below a hero has stories of its own. */
const heroOf = (hero: ThemeLayout['hero']): Story => ({
  args: { structure: { hero, home: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Search = heroOf('search')

export const Slope = heroOf('slope')

export const Split = heroOf('split')

export const Immersive = heroOf('immersive')

export const Editorial = heroOf('editorial')

export const Portrait = heroOf('portrait')

export const OfAMap = heroOf('map')

export const None = heroOf('none')
