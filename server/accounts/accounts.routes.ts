import type { Request, Router } from 'express'
import { accountOperations } from '../contract/account-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { createSessions } from '../platform/session.ts'
import { idleDays, lifetimeDays } from './session-lifetimes.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { changePassword } from './change-password.ts'
import { deviceOf, keepDevice } from './device-cookie.ts'
import { endSessions, listSessions } from './end-sessions.ts'
import { identifyAccount } from './identify-account.ts'
import { confirmLogIn } from './log-in-code.ts'
import { logIn } from './log-in.ts'
import { noteAccount } from './logged-in.ts'
import type { LoggedIn } from './logged-in.ts'
import { createPasswordKeeper } from './password-keeper.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { signUp } from './sign-up.ts'
import { syncSaved } from './sync-saved.ts'

/** Accounts, by the cookie of a session. */
export function accountRoutes(base: Deps, passwords = createPasswordKeeper()): Router {
  const sessions = createSessions(base, { lifetimeDays, idleDays })
  const deps: AccountDeps = {
    ...base,
    passwords,
    attempts: createAttemptLimits(base.db),
  }

  /** Begins the session of who has logged in, on a device that is confirmed. */
  const letIn = async (req: Request, { account, session, device }: LoggedIn) => {
    keepDevice(deps.env, req, device)
    await sessions.begin(req, session)
    return { outcome: 'logged-in' as const, account }
  }

  return operationRouter(accountOperations, {
    env: deps.env,
    identify: { account: identifyAccount(deps, sessions) },
    handlers: {
      readAccount: ({ caller: { account } }) => ({ account: account && { email: account.email } }),

      signUp: ({ context, address, key, body }) =>
        signUp(deps, { ...context, address, idempotencyKey: key }, body),

      async logIn({ context, address, body }, { req }) {
        const result = await logIn(deps, { address, device: deviceOf(req), site: context }, body)
        noteAccount(deps.log, 'log-in', { address, ...result })
        return result.outcome === 'logged-in' ? letIn(req, result) : result
      },

      async confirmLogIn({ address, body }, { req }) {
        const result = await confirmLogIn(deps, { address, device: deviceOf(req) }, body)
        noteAccount(deps.log, 'log-in-code', { address, ...result })
        return result.outcome === 'logged-in' ? letIn(req, result) : result
      },

      async logOut({ address, caller: { account } }, { req }) {
        await sessions.end(req)
        noteAccount(deps.log, 'log-out', {
          address,
          outcome: 'logged-out',
          session: account && { accountId: account.id },
        })
        return { outcome: 'logged-out' as const }
      },

      listSessions: async ({ caller: { account } }, { req }) => ({
        sessions: await listSessions(deps, account, await sessions.nameOf(req)),
      }),

      async endSessions({ address, caller: { account }, body }, { req }) {
        const own = await sessions.nameOf(req)
        const result = await endSessions(deps, { account, address, own, device: deviceOf(req) }, body)
        noteAccount(deps.log, 'sessions-end', {
          address,
          outcome: result.outcome,
          session: { accountId: account.id },
        })
        return result
      },

      syncSaved: ({ caller: { account }, context: { storefront }, body }) =>
        syncSaved(deps, { accountId: account.id, storefrontId: storefront.id }, body),

      requestPasswordReset: ({ context, address, key, body }) =>
        requestPasswordReset(deps, { ...context, address, idempotencyKey: key }, body),

      async changePassword({ caller, context, address, key, body }, { req }) {
        const { account } = caller
        const changer = { address, account, device: deviceOf(req), idempotencyKey: key, context }
        const result = await changePassword(deps, changer, body)
        noteAccount(deps.log, 'password-change', { address, ...result })
        if (result.outcome === 'code-sent') {
          return { outcome: result.outcome, request: result.request, account: result.account }
        }
        if (result.outcome !== 'logged-in') return result
        return { ...(await letIn(req, result)), outcome: 'changed' as const }
      },
    },
  })
}
