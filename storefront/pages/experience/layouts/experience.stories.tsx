import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoExperiencePage, stating, yacht } from '../../../../.storybook/demo-experience.ts'
import { SitePage } from '../../../../.storybook/site-page.tsx'
import type { ThemeLayout } from '../../../../themes/theme.ts'

const meta = {
  title: 'Site/Experience',
  component: SitePage,
  args: { content: (language) => demoExperiencePage(language) },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

const layoutOf = (structure: Partial<ThemeLayout>): Story => ({
  args: { structure },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Red dunes at sunset/ })).toBeVisible()
  },
})

export const TwoColumn = layoutOf({ experience: 'two-column', panel: 'column' })

export const GalleryFirst = layoutOf({ experience: 'gallery-first', panel: 'column' })

export const Editorial = layoutOf({ experience: 'editorial', panel: 'inline' })

export const Immersive = layoutOf({ experience: 'immersive', panel: 'sticky-bar' })

export const Hours = layoutOf({ experience: 'hours', panel: 'sticky-bar' })

export const Split = layoutOf({ experience: 'split', panel: 'column' })

export const Gauges: Story = {
  ...layoutOf({ facts: 'gauges' }),
  globals: { theme: 'supplier-four' },
}

export const Footnotes: Story = {
  ...layoutOf({ experience: 'editorial', panel: 'sticky-bar', facts: 'footnotes' }),
  globals: { theme: 'template-two' },
}

export const Deck: Story = {
  args: { content: (language) => demoExperiencePage(language, yacht), structure: { facts: 'deck' } },
  globals: { theme: 'supplier-get-that-boat' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByText(/14\.6/)).toBeVisible()
  },
}

const statedOf = (stated: keyof typeof stating, theme: string, said: RegExp): Story => ({
  args: { content: (language) => demoExperiencePage(language, stating[stated]), structure: { stated } },
  globals: { theme },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(await canvas.findByText(said)).toBeVisible()
  },
})

export const Route: Story = {
  ...statedOf('route', 'supplier-four', /Fossil Rock/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /climb 216 m, length 29 km/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'If the weather turns' })).toBeVisible()
  },
}

export const People = statedOf('people', 'supplier-one', /Claire Aubry/)

export const Evening = statedOf('evening', 'supplier-three', /flat shoes for the deck/)

export const Words = statedOf('words', 'supplier-deira', /مشربية/)

/** What a look without a block for it shows of the same. */
export const Rows: Story = {
  args: {
    content: (language) => demoExperiencePage(language, stating.people),
    structure: { stated: 'rows' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What to expect' })).toBeVisible()
    await expect(canvas.getByText('Claire Aubry')).toBeVisible()
  },
}

export const InArabic: Story = {
  globals: { language: 'ar', theme: 'supplier-deira' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /الكثبان الحمراء/ })).toBeVisible()
  },
}
