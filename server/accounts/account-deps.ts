import type { Deps } from '../platform/deps.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import type { PasswordKeeper } from './password-keeper.ts'

/** What the use cases of accounts ask for. */
export interface AccountDeps extends Deps {
  passwords: PasswordKeeper
  attempts: AttemptLimits
}
