import express from 'express'
import type { Request, Router } from 'express'
import { z } from 'zod'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { findSessionAccount, requireAccount } from '../accounts/log-in.ts'
import { AddLineRequest, ChangeCartRequest, ChangeLineRequest, OpenCartRequest } from '../contract/carts.ts'
import type { AccountCartReply, CartReply } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { bearerToken, currencyFor, idempotencyKey, parse, requestContext } from '../platform/http.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import { hashToken } from '../platform/secret-token.ts'
import { sessionAccount } from '../platform/session.ts'
import { changeCart } from './change-cart.ts'
import { addLine, changeLine, removeLine } from './change-lines.ts'
import { joinAccountCart } from './join-account-cart.ts'
import { openCart } from './open-cart.ts'
import { readCart } from './read-cart.ts'

const LineId = z.uuid()

/** Carts by their bearer token. Expects the storefront to be known and a JSON body to be read. */
export function cartRoutes(base: Deps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db) }
  const router = express.Router()
  router.use(['/cart', '/carts'], (_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })

  const once = (req: Request, work: (on: Deps) => Promise<CartReply>) =>
    answerOnce(deps.db, repeatable(req), { work: (trx) => work({ ...deps, db: trx }) })

  router.post('/carts', async (req, res) => {
    const context = requestContext(req)
    const { storefront } = context
    const { line, language = context.language, currency: asked } = parse(OpenCartRequest, req.body ?? {})
    const currency = currencyFor(context, asked)
    const claim = {
      // nobody has said who they are: a key is somebody's own as far as their address is
      scope: `carts:${storefront.id}:${req.ip ?? ''}`,
      key: idempotencyKey(req),
      fingerprint: fingerprintOf(req.body ?? {}, language, currency),
    }
    const opened = await openCart(deps, { storefront, language }, { line, language, currency, claim })
    // the session comes from the router of accounts, which stands before this one
    const account = await findSessionAccount(deps, sessionAccount(req))
    const joined =
      account && (await joinAccountCart(deps, { storefront, language }, { account, token: opened.token }))
    res.status(201).json({ ...opened, ...joined })
  })

  router.post('/account/cart', async (req, res) => {
    const account = await requireAccount(deps, sessionAccount(req))
    const reply: AccountCartReply = await joinAccountCart(deps, requestContext(req), {
      account,
      token: bearerToken(req),
    })
    res.json(reply)
  })

  router.get('/cart', async (req, res) => {
    res.json(await readCart(deps, requestContext(req), bearerToken(req)))
  })

  router.patch('/cart', async (req, res) => {
    const command = {
      token: bearerToken(req),
      address: req.ip ?? '',
      change: parse(ChangeCartRequest, req.body),
      claim: repeatable(req),
    }
    res.json(await changeCart(deps, requestContext(req), command))
  })

  router.post('/cart/lines', async (req, res) => {
    const { selection } = parse(AddLineRequest, req.body)
    const token = bearerToken(req)
    res.json(await once(req, (on) => addLine(on, requestContext(req), { token, selection })))
  })

  router.put('/cart/lines/:id', async (req, res) => {
    const { selection } = parse(ChangeLineRequest, req.body)
    const lineId = parse(LineId, req.params.id)
    const token = bearerToken(req)
    res.json(await once(req, (on) => changeLine(on, requestContext(req), { token, lineId, selection })))
  })

  router.delete('/cart/lines/:id', async (req, res) => {
    const lineId = parse(LineId, req.params.id)
    const token = bearerToken(req)
    res.json(await once(req, (on) => removeLine(on, requestContext(req), { token, lineId })))
  })

  return router
}

/** A write of whoever carries a cart's token, as far as repeating it goes. */
function repeatable(req: Request): IdempotentRequest {
  return {
    scope: `cart:${hashToken(bearerToken(req) ?? '').toString('base64url')}`,
    key: idempotencyKey(req),
    fingerprint: fingerprintOf(req.method, req.path, req.body),
  }
}
