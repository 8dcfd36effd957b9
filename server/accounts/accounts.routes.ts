import type { Router } from 'express'
import { accountOperations } from '../contract/account-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { noteSecurity } from '../platform/note-security.ts'
import type { SecurityEvent } from '../platform/note-security.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { createSessions } from '../platform/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { changePassword } from './change-password.ts'
import { endSessions, listSessions } from './end-sessions.ts'
import { identifyAccount } from './identify-account.ts'
import { logIn } from './log-in.ts'
import { createPasswordKeeper } from './password-keeper.ts'
import { requestPasswordReset, signUp } from './sign-up.ts'
import { syncSaved } from './sync-saved.ts'

/** Accounts, by the cookie of a session. */
export function accountRoutes(base: Deps): Router {
  const sessions = createSessions(base)
  const deps: AccountDeps = {
    ...base,
    passwords: createPasswordKeeper(),
    attempts: createAttemptLimits(base.db),
  }

  const note = (
    what: SecurityEvent['what'],
    {
      address,
      outcome: result,
      session,
    }: { address: string; outcome: string; session?: { accountId: number } },
  ) => noteSecurity(base.log, { what, result, accountId: session?.accountId, address })

  return operationRouter(accountOperations, {
    env: deps.env,
    identify: { account: identifyAccount(deps, sessions) },
    handlers: {
      readAccount: ({ caller: { account } }) => ({ account: account && { email: account.email } }),

      signUp: ({ context, address, key, body }) =>
        signUp(deps, { ...context, address, idempotencyKey: key }, body),

      async logIn({ address, body }, { req }) {
        const result = await logIn(deps, { address }, body)
        note('log-in', { address, ...result })
        if (result.outcome !== 'logged-in') return result
        await sessions.begin(req, result.session)
        return { outcome: 'logged-in' as const, account: result.account }
      },

      async logOut({ address, caller: { account } }, { req }) {
        await sessions.end(req)
        note('log-out', { address, outcome: 'logged-out', session: account && { accountId: account.id } })
        return { outcome: 'logged-out' as const }
      },

      listSessions: async ({ caller: { account } }, { req }) => ({
        sessions: await listSessions(deps, account, await sessions.nameOf(req)),
      }),

      async endSessions({ address, caller: { account }, body }, { req }) {
        const own = await sessions.nameOf(req)
        const result = await endSessions(deps, { account, address, own }, body)
        note('sessions-end', { address, outcome: result.outcome, session: { accountId: account.id } })
        return result
      },

      syncSaved: ({ caller: { account }, context: { storefront }, body }) =>
        syncSaved(deps, { accountId: account.id, storefrontId: storefront.id }, body),

      requestPasswordReset: ({ context, address, key, body }) =>
        requestPasswordReset(deps, { ...context, address, idempotencyKey: key }, body),

      async changePassword({ caller, context, address, key, body }, { req }) {
        const changer = { address, account: caller.account, idempotencyKey: key, context }
        const result = await changePassword(deps, changer, body)
        note('password-change', { address, ...result })
        if (result.outcome !== 'logged-in') return result
        await sessions.begin(req, result.session)
        return { outcome: 'changed' as const, account: result.account }
      },
    },
  })
}
