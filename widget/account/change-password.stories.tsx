import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChangePassword } from './change-password.tsx'

const meta = {
  title: 'Account/Change password',
  component: ChangePassword,
} satisfies Meta<typeof ChangePassword>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {
  parameters: { dhow: { replies: { account: { account: { email: 'ada@example.com' } } } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('All fields must be filled.')
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
  },
}

export const LoggedOut: Story = {
  parameters: { dhow: { replies: { account: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please log in to change your password.')).toBeVisible()
  },
}
