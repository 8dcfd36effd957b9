import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from './field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Email', hint: 'Your tickets go here.', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription('Your tickets go here.')
    await userEvent.click(canvas.getByText('Email'))
    await expect(field).toHaveFocus()
  },
}

export const Wrong: Story = {
  args: { error: 'This format is not correct.', defaultValue: 'ada@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Your tickets go here. This format is not correct.')
  },
}

export const WithSomethingBefore: Story = {
  args: { label: 'Phone', hint: undefined, type: 'tel', before: '+971' },
}

export const NamedByItsSurroundings: Story = {
  args: { labelHidden: true, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
  },
}
