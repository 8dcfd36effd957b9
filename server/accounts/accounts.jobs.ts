import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { accountMailJob, announceAccountMail } from './account-mail.ts'
import { deleteExpired } from './accounts.queries.ts'

/** When the sweeper runs: `minute hour day month weekday name`. */
export const accountCron = ['23 * * * * sweep-sessions']

/** The jobs of accounts. Each is safe to run twice. */
export function accountJobs(deps: Deps): JobHandlers {
  return {
    [accountMailJob]: (payload) => announceAccountMail(deps, payload),
    'sweep-sessions': () => deleteExpired(deps.db),
  }
}
