import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { demoHome } from '../../.storybook/demo-pages.ts'
import { SitePage } from '../../.storybook/site-page.tsx'
import type { ThemeLayout } from '../../themes/theme.ts'

const meta = {
  title: 'Site/Header and footer',
  component: SitePage,
  args: { content: demoHome },
  globals: { shell: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

const headerOf = (header: Exclude<ThemeLayout['header'], 'none'>): Story => ({
  args: { structure: { header } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible()
  },
})

export const BarHeader = headerOf('bar')

export const CentredHeader = headerOf('centred')

export const SplitHeader = headerOf('split')

export const OverlayHeader = headerOf('overlay')

export const MinimalHeader = headerOf('minimal')

export const NoHeader: Story = {
  args: { structure: { header: 'none', footer: 'none' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

const footerOf = (footer: Exclude<ThemeLayout['footer'], 'none'>): Story => ({
  args: { structure: { footer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible()
  },
})

export const ColumnsFooter = footerOf('columns')

export const SimpleFooter = footerOf('simple')

export const MapFooter = footerOf('map')

/** It stays where it is while the page is scrolled under it. */
export const FloatingMessageButton: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('link', { name: 'Message us' })
    const before = button.getBoundingClientRect()
    await expect(before.bottom).toBeLessThanOrEqual(window.innerHeight)
    window.scrollTo(0, 600)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
    await expect(button.getBoundingClientRect().bottom).toBe(before.bottom)
    window.scrollTo(0, 0)
  },
}

export const WithoutConnection: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/offline/i)).toBeVisible()
  },
}
