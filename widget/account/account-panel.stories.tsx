import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AccountPanel } from './account-panel.tsx'

const meta = {
  title: 'Account/Panel',
  component: AccountPanel,
  args: { onLoggedIn: () => undefined },
} satisfies Meta<typeof AccountPanel>
export default meta
type Story = StoryObj<typeof meta>

export const LogIn: Story = { args: { task: 'logIn' } }
export const LogInByMail: Story = { args: { task: 'logIn', token: 'from-the-mail' } }
export const SignUp: Story = { args: { task: 'signUp' } }
export const Forgot: Story = { args: { task: 'forgot' } }
export const NewPassword: Story = { args: { task: 'newPassword', token: 'from-the-mail' } }

/** After the right password, on a device that is new to the account. */
export const LogInCode: Story = {
  args: { task: 'logIn' },
  parameters: {
    dhow: {
      replies: {
        'account/log-in': { outcome: 'code-sent', request: 'of-the-log-in' },
        'account/log-in/code': { outcome: 'wrong-code' },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'a long good password')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await userEvent.type(await canvas.findByLabelText('Code'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(await canvas.findByText('This code is not correct. Check it and try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Code')).toHaveFocus()
  },
}
