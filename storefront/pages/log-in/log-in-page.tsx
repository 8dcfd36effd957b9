import { AccountScreen } from './account-screen.tsx'

/** Log in; the link of a sign-up's mail leads here as well. */
export function LogInPage() {
  return <AccountScreen task="logIn" />
}
