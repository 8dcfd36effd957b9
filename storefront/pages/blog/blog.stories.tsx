import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoArticle, demoBlog } from '../../../.storybook/demo-texts.ts'
import { SitePage } from '../../../.storybook/site-page.tsx'

const meta = {
  title: 'Site/Blog',
  component: SitePage,
  args: { content: (language) => demoBlog(language) },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Stories: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Istanbul by ferry' })).toBeVisible()
  },
}

export const NoStoryYet: Story = {
  args: { content: (language) => demoBlog(language, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const OneStory: Story = {
  args: { content: demoArticle },
  globals: { theme: 'template-two' },
  play: async ({ canvas }) => {
    const title = { level: 1, name: 'A balloon morning in Cappadocia' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
}
