import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = { component: TextArea, args: { label: 'Message', rows: 4 } } satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'A table by the window')
    await expect(area).toHaveValue('A table by the window')
    await expect(area).toHaveAttribute('dir', 'auto')
  },
}

export const WithHint: Story = { args: { hint: 'Allergies, access needs or a special occasion.' } }

export const Wrong: Story = { args: { error: 'This field is required' } }
