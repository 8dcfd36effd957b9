import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { logIn } from '../accounts/log-in.ts'
import { createPasswordKeeper } from '../accounts/password-keeper.ts'
import { requestPasswordReset, signUp } from '../accounts/sign-up.ts'
import { beginWidgetSession, endWidgetSession, identifyWidgetAccount } from '../accounts/storefront-token.ts'
import { widgetSessionOperations } from '../contract/widget-session-operations.ts'
import { listAccountOrders } from '../orders/invoices/list-account-orders.ts'
import type { Deps } from '../platform/deps.ts'
import { operationRouter } from '../platform/operation-router.ts'

/** Logging in from a supplier's own page: a bearer token instead of a cookie, for that storefront alone. */
export function widgetSessionRoutes(base: Deps): Router {
  const deps = { ...base, passwords: createPasswordKeeper(), attempts: createAttemptLimits(base.db) }

  return operationRouter(widgetSessionOperations, {
    env: deps.env,
    identify: { widgetAccount: identifyWidgetAccount(deps) },
    handlers: {
      async logInToWidget({ context, address, body }, { req }) {
        const result = await logIn(deps, { address }, body)
        if (result.outcome !== 'logged-in') return result
        const { outcome, account, session } = result
        const { storefront } = context
        const userAgent = req.get('user-agent')
        const token = await beginWidgetSession(deps, { storefront, account: session, userAgent })
        return { outcome, account, token }
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

      listWidgetOrders: ({ context, caller }) => listAccountOrders(deps, context, caller.widgetAccount),
    },
  })
}
