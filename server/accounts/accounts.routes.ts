import express from 'express'
import type { Request, Router } from 'express'
import {
  ChangePasswordRequest,
  LogInRequest,
  PasswordResetRequest,
  SignUpRequest,
} from '../contract/accounts.ts'
import type {
  AccountReply,
  ChangePasswordReply,
  LogInReply,
  LogOutReply,
  MailFollowsReply,
} from '../contract/accounts.ts'
import type { Deps } from '../platform/deps.ts'
import { idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { refuseForeignWrites } from '../platform/same-origin.ts'
import { beginSession, createSessions, endSession, sessionAccount } from '../platform/session.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { changePassword } from './change-password.ts'
import { findSessionAccount, logIn } from './log-in.ts'
import { createPasswordKeeper } from './password-keeper.ts'
import { requestPasswordReset, signUp } from './sign-up.ts'

const callerOf = (req: Request) => ({ ...requestContext(req), address: req.ip ?? '' })
const askerOf = (req: Request) => ({ ...callerOf(req), idempotencyKey: idempotencyKey(req) })

/**
 * Accounts, by the cookie of a session. Everything under `/account`, `/carts` and `/orders` gets its session here, also in routers
 * that come after. Expects the storefront to be known and a JSON body to be read.
 */
export function accountRoutes(base: Deps): Router {
  const deps: AccountDeps = {
    ...base,
    passwords: createPasswordKeeper(),
    attempts: createAttemptLimits(base.db),
  }
  const router = express.Router()
  router.use(['/account', '/carts', '/orders'], createSessions(base))
  router.use('/account', refuseForeignWrites(), (_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })

  router.get('/account', async (req, res) => {
    const account = await findSessionAccount(deps, sessionAccount(req))
    const reply: AccountReply = { account: account && { email: account.email } }
    res.json(reply)
  })

  router.post('/account/sign-up', async (req, res) => {
    const reply: MailFollowsReply = await signUp(deps, askerOf(req), parse(SignUpRequest, req.body))
    res.json(reply)
  })

  router.post('/account/log-in', async (req, res) => {
    const result = await logIn(deps, callerOf(req), parse(LogInRequest, req.body))
    if (result.outcome !== 'logged-in') return void res.json(result satisfies LogInReply)
    await beginSession(req, result.session)
    const reply: LogInReply = { outcome: 'logged-in', account: result.account }
    res.json(reply)
  })

  router.post('/account/log-out', async (req, res) => {
    await endSession(req)
    const reply: LogOutReply = { outcome: 'logged-out' }
    res.json(reply)
  })

  router.post('/account/password-reset', async (req, res) => {
    const request = parse(PasswordResetRequest, req.body)
    const reply: MailFollowsReply = await requestPasswordReset(deps, askerOf(req), request)
    res.json(reply)
  })

  router.post('/account/password', async (req, res) => {
    const caller = {
      address: req.ip ?? '',
      session: sessionAccount(req),
      idempotencyKey: idempotencyKey(req),
    }
    const result = await changePassword(deps, caller, parse(ChangePasswordRequest, req.body))
    if (result.outcome !== 'logged-in') return void res.json(result satisfies ChangePasswordReply)
    await beginSession(req, result.session)
    const reply: ChangePasswordReply = { outcome: 'changed', account: result.account }
    res.json(reply)
  })

  return router
}
