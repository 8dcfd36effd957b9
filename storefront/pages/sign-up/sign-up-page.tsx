import { AccountScreen } from '../log-in/account-screen.tsx'

/** Sign up. */
export function SignUpPage() {
  return <AccountScreen task="signUp" />
}
