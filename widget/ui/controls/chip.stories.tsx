import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChoiceChip, LinkChip, RemovableChip } from './chip.tsx'

const meta = { component: ChoiceChip, args: { chosen: true, children: '09:00' } } satisfies Meta<
  typeof ChoiceChip
>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '09:00', pressed: true })).toBeVisible()
  },
}

export const NotChosen: Story = { args: { chosen: false } }

export const Removable: Story = {
  render: () => (
    <RemovableChip action="Remove filter" href="#without">
      Desert
    </RemovableChip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter Desert' })).toHaveAttribute(
      'href',
      '#without',
    )
  },
}

export const Link: Story = { render: () => <LinkChip href="#cruises">Cruises</LinkChip> }
