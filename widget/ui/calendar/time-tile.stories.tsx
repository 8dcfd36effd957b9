import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeTile } from './time-tile.tsx'

const meta = {
  component: TimeTile,
  args: { clock: '9:00 AM', name: 'time', chosen: false, isOpen: true, onChoose: fn() },
} satisfies Meta<typeof TimeTile>

export default meta
type Story = StoryObj<typeof meta>

export const IsChosenAnywhereOnIt: Story = {
  args: { note: '3 left' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('3 left'))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const Chosen: Story = { args: { chosen: true } }

export const CannotBeChosenOnceSoldOut: Story = {
  args: { note: 'Sold out', isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '9:00 AM Sold out' })).toBeDisabled()
  },
}

export const InArabic: Story = { globals: { language: 'ar' }, args: { clock: '9:00 ص' } }
