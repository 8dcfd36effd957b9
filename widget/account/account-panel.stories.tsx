import type { Meta, StoryObj } from '@storybook/react-vite'
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
