import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { demoHome } from '../../../.storybook/demo-pages.ts'
import { SitePage } from '../../../.storybook/site-page.tsx'

const meta = {
  title: 'Site/Home',
  component: SitePage,
  args: { content: demoHome },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

export const Marketplace: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Red dunes at sunset/ })[0]).toBeVisible()
  },
}

export const InArabic: Story = {
  globals: { language: 'ar', theme: 'supplier-deira' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /الكثبان الحمراء/ })[0]).toBeVisible()
  },
}

export const Family: Story = {
  globals: { theme: 'supplier-one' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Who takes you' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Writers of the Left Bank' })).toBeVisible()
  },
}

export const Night: Story = {
  globals: { theme: 'supplier-three', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
