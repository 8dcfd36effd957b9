import type { Request, Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { confirmLogIn } from '../accounts/log-in-code.ts'
import { logIn } from '../accounts/log-in.ts'
import { noteAccount } from '../accounts/logged-in.ts'
import type { LoggedIn } from '../accounts/logged-in.ts'
import { createPasswordKeeper } from '../accounts/password-keeper.ts'
import { requestPasswordReset } from '../accounts/request-password-reset.ts'
import { signUp } from '../accounts/sign-up.ts'
import { beginWidgetSession, endWidgetSession, identifyWidgetAccount } from '../accounts/widget-session.ts'
import { widgetSessionOperations } from '../contract/widget-session-operations.ts'
import { listAccountSummaries } from '../orders/invoices/list-account-orders.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import { operationRouter } from '../platform/operation-router.ts'

/** Logging in from a supplier's own page: a bearer token instead of a cookie, for that storefront alone. */
export function widgetSessionRoutes(base: Deps, passwords = createPasswordKeeper()): Router {
  const deps = { ...base, passwords, attempts: createAttemptLimits(base.db) }

  /** Begins the session of who has logged in, on a device that is confirmed. */
  const letIn = async (
    req: Request,
    { storefront }: RequestContext,
    { outcome, account, session, device }: LoggedIn,
  ) => {
    const userAgent = req.get('user-agent')
    const token = await beginWidgetSession(deps, { storefront, account: session, userAgent })
    return { outcome, account, token, device }
  }

  return operationRouter(widgetSessionOperations, {
    env: deps.env,
    identify: { widgetAccount: identifyWidgetAccount(deps) },
    handlers: {
      async logInToWidget({ context, address, body: { device: token, ...body } }, { req }) {
        const device = { place: `widget:${context.storefront.slug}`, token }
        const result = await logIn(deps, { address, device, site: context }, body)
        noteAccount(deps.log, 'log-in', { address, ...result })
        return result.outcome === 'logged-in' ? letIn(req, context, result) : result
      },

      async confirmWidgetLogIn({ context, address, body: { device: token, ...body } }, { req }) {
        const device = { place: `widget:${context.storefront.slug}`, token }
        const result = await confirmLogIn(deps, { address, device }, body)
        noteAccount(deps.log, 'log-in-code', { address, ...result })
        return result.outcome === 'logged-in' ? letIn(req, context, result) : result
      },

      async logOutOfWidget({ caller: { widgetAccount } }) {
        if (widgetAccount) await endWidgetSession(deps, widgetAccount)
        return { outcome: 'logged-out' as const }
      },

      // both end in a mail, whose link leads to a page of ours: only opening it proves whose address it is
      signUpInWidget: ({ context, address, key, body }) =>
        signUp(deps, { ...context, address, idempotencyKey: key }, body),

      requestPasswordResetInWidget: ({ context, address, key, body }) =>
        requestPasswordReset(deps, { ...context, address, idempotencyKey: key }, body),

      readWidgetSession: ({ caller: { widgetAccount } }) => ({ account: { email: widgetAccount.email } }),

      listWidgetOrders: ({ context, caller }) => listAccountSummaries(deps, context, caller.widgetAccount),
    },
  })
}
