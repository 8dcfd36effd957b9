import express from 'express'
import type { Request, Router } from 'express'
import { z } from 'zod'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { findSessionAccount, requireAccount } from '../accounts/log-in.ts'
import { AddLineRequest, ChangeCartRequest, ChangeLineRequest, OpenCartRequest } from '../contract/carts.ts'
import type { AccountCartReply, CartReply } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { bearerToken, currencyFor, parse, requestContext } from '../platform/http.ts'
import { claimKey, fingerprintOf, keepReply } from '../platform/idempotency.ts'
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

  router.post('/carts', async (req, res) => {
    const context = requestContext(req)
    const { storefront } = context
    const { line, language = context.language, currency: asked } = parse(OpenCartRequest, req.body ?? {})
    const currency = currencyFor(context, asked)
    const opened = await openCart(deps, { storefront, language }, { line, language, currency })
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
    const change = parse(ChangeCartRequest, req.body)
    const caller = { token: bearerToken(req), address: req.ip ?? '' }
    res.json(await changeCart(deps, requestContext(req), { ...caller, change }))
  })

  router.post('/cart/lines', async (req, res) => {
    const { selection } = parse(AddLineRequest, req.body)
    const add = (on: Deps) => addLine(on, requestContext(req), { token: bearerToken(req), selection })
    res.json(await onceForKey(deps, req, add))
  })

  router.put('/cart/lines/:id', async (req, res) => {
    const { selection } = parse(ChangeLineRequest, req.body)
    const lineId = parse(LineId, req.params.id)
    res.json(await changeLine(deps, requestContext(req), { token: bearerToken(req), lineId, selection }))
  })

  router.delete('/cart/lines/:id', async (req, res) => {
    const lineId = parse(LineId, req.params.id)
    res.json(await removeLine(deps, requestContext(req), { token: bearerToken(req), lineId }))
  })

  return router
}

/** Adding is the one change of a cart that does harm when it is repeated: with an Idempotency-Key it is done once. */
async function onceForKey(
  deps: Deps,
  req: Request,
  work: (deps: Deps) => Promise<CartReply>,
): Promise<CartReply> {
  const key = req.get('idempotency-key')
  const token = bearerToken(req)
  if (!key || !token) return work(deps)
  const scope = `cart-lines:${hashToken(token).toString('base64url')}`
  const request = { scope, key: key.slice(0, 200), fingerprint: fingerprintOf(req.body) }
  return deps.db.transaction(async (trx) => {
    const claim = await claimKey(trx, request)
    if (claim.state === 'answered') return claim.reply.body as CartReply
    const reply = await work({ ...deps, db: trx })
    await keepReply(trx, request, { status: 200, body: reply })
    return reply
  })
}
