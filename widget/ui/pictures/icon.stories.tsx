import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from './icon.tsx'

const meta = { component: Icon, args: { name: 'search', size: 32 } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {}

export const TurnsRoundInArabic: Story = {
  args: { name: 'next' },
  globals: { language: 'ar' },
  render: (args) => (
    <span>
      <Icon {...args} />
    </span>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')
    await expect(icon).toHaveClass('icon--pointing')
    await expect(getComputedStyle(icon as Element).scale).toBe('-1 1')
  },
}
