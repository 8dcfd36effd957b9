import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  args: {
    label: 'Adult',
    hint: 'Age 12+ · AED 229',
    value: 2,
    minimum: 0,
    maximum: 6,
    onChange: fn(),
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Adult' }))
    await expect(args.onChange).toHaveBeenCalledWith(3)
  },
}

export const AtItsLimit: Story = {
  args: { value: 6, limit: 'Six places are left at this time.' },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'One more: Adult' })
    await userEvent.click(more)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Six places are left at this time.')).toBeVisible()
    await expect(more).toHaveAccessibleDescription('Six places are left at this time.')
    await expect(more).toHaveFocus()
  },
}

export const AtItsLeast: Story = {
  args: { value: 1, minimum: 1 },
  play: async ({ canvas, args }) => {
    const fewer = canvas.getByRole('button', { name: 'One fewer: Adult' })
    await userEvent.click(fewer)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(fewer).toHaveFocus()
  },
}

export const LongWords: Story = {
  args: { label: 'Familienkarte für zwei Erwachsene und zwei Kinder mit Ermäßigungsberechtigung', value: 0 },
}
