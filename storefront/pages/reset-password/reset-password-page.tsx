import { AccountScreen } from '../log-in/account-screen.tsx'

/** Ask for a link to choose a new password, or choose it, when that link led here. */
export function ResetPasswordPage() {
  return <AccountScreen task="forgot" withToken="newPassword" />
}
