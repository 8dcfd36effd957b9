import { Router } from 'express'
import type { Request } from 'express'
import { PasswordResetRequest, SignUpRequest } from '../contract/accounts.ts'
import type { AccountReply, MailFollowsReply } from '../contract/accounts.ts'
import { WidgetLogInRequest } from '../contract/embed.ts'
import type { WidgetLogInReply } from '../contract/embed.ts'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { logIn } from '../accounts/log-in.ts'
import { createPasswordKeeper } from '../accounts/password-keeper.ts'
import { requestPasswordReset, signUp } from '../accounts/sign-up.ts'
import { requireTokenAccount, storefrontToken } from '../accounts/storefront-token.ts'
import { listAccountOrders } from '../orders/invoices/list-account-orders.ts'
import type { Deps } from '../platform/deps.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../platform/http.ts'

const callerOf = (req: Request) => ({ ...requestContext(req), address: req.ip ?? '' })
const askerOf = (req: Request) => ({ ...callerOf(req), idempotencyKey: idempotencyKey(req) })

/**
 * Logging in from a supplier's own page: a bearer token instead of a cookie, for that storefront alone. Expects the
 * storefront to be known and a JSON body to be read.
 */
export function widgetSessionRoutes(base: Deps): Router {
  const deps = { ...base, passwords: createPasswordKeeper(), attempts: createAttemptLimits(base.db) }
  const router = Router()
  router.use('/widget-session', (_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })

  router.post('/widget-session', async (req, res) => {
    const result = await logIn(deps, callerOf(req), parse(WidgetLogInRequest, req.body))
    if (result.outcome !== 'logged-in') return void res.json(result satisfies WidgetLogInReply)
    const { outcome, account, session } = result
    const storefront = requestContext(req).storefront.slug
    const token = storefrontToken(deps.env, { storefront, session, now: deps.clock.now() })
    res.json({ outcome, account, token } satisfies WidgetLogInReply)
  })

  // both end in a mail, whose link leads to a page of ours: only there is an address shown to be somebody's own
  router.post('/widget-session/sign-up', async (req, res) => {
    const reply: MailFollowsReply = await signUp(deps, askerOf(req), parse(SignUpRequest, req.body))
    res.json(reply)
  })

  router.post('/widget-session/password-reset', async (req, res) => {
    const request = parse(PasswordResetRequest, req.body)
    const reply: MailFollowsReply = await requestPasswordReset(deps, askerOf(req), request)
    res.json(reply)
  })

  router.get('/widget-session', async (req, res) => {
    const { storefront } = requestContext(req)
    const { email } = await requireTokenAccount(deps, {
      token: bearerToken(req),
      storefront: storefront.slug,
    })
    res.json({ account: { email } } satisfies AccountReply)
  })

  router.get('/widget-session/orders', async (req, res) => {
    const context = requestContext(req)
    const account = await requireTokenAccount(deps, {
      token: bearerToken(req),
      storefront: context.storefront.slug,
    })
    res.json(await listAccountOrders(deps, context, account))
  })

  return router
}
