import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { identifyAccount } from '../accounts/identify-account.ts'
import { cartOperations } from '../contract/cart-operations.ts'
import type { CartReply } from '../contract/carts.ts'
import type { Deps } from '../platform/deps.ts'
import { bearer } from '../platform/guard.ts'
import { currencyFor } from '../platform/http.ts'
import { answerOnce, fingerprintOf } from '../platform/idempotency.ts'
import type { IdempotentRequest } from '../platform/idempotency.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { hashToken } from '../platform/secret-token.ts'
import { changeCart } from './change-cart.ts'
import { addLine, changeLine, emptyCart, removeLine } from './change-lines.ts'
import { joinAccountCart } from './join-account-cart.ts'
import { createDayCounter } from '../storefronts/count-on-day.ts'
import { openCart } from './open-cart.ts'
import { readCart } from './read-cart.ts'

/** Carts, by their token or by the account that they are of. */
export function cartRoutes(base: Deps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db, base.env) }
  const countOnDay = createDayCounter(deps)
  const once = (claim: IdempotentRequest, work: (on: Deps) => Promise<CartReply>) =>
    answerOnce(deps.db, claim, { work: (trx) => work({ ...deps, db: trx }) })

  return operationRouter(cartOperations, {
    env: deps.env,
    identify: { cart: bearer, account: identifyAccount(deps) },
    handlers: {
      async openCart({ body, caller, context, address, claim }) {
        await deps.attempts.openCart({ address })
        const { storefront } = context
        const { line, language = context.language } = body
        const currency = currencyFor(context, body.currency)
        // the caller is unknown: its keys are kept apart by network address
        const asked = {
          ...claim(`carts:${storefront.id}:${address}`),
          fingerprint: fingerprintOf(body, language, currency),
        }
        const opened = await openCart(
          deps,
          { storefront, language },
          { line, language, currency, claim: asked },
        )
        // a cart is open whether or not it can be counted
        void countOnDay(storefront.id, { carts: 1 }).catch((err: unknown) =>
          deps.log.warn({ err }, 'an opened cart was not counted'),
        )
        const { account } = caller
        const joined =
          account && (await joinAccountCart(deps, { storefront, language }, { account, token: opened.token }))
        return { ...opened, ...joined }
      },

      joinAccountCart: ({ caller: { account, cart: token }, context }) =>
        joinAccountCart(deps, context, { account, token }),

      readCart: ({ caller, context }) => readCart(deps, context, caller.cart),

      changeCart: ({ caller: { cart: token }, context, body: change, address, claim }) =>
        changeCart(deps, context, { token, address, change, claim: claim(scopeOf(token)) }),

      addLine: ({ caller: { cart: token }, context, body: { selection, before }, claim }) =>
        once(claim(scopeOf(token)), (on) => addLine(on, context, { token, selection, before })),

      changeLine: ({ caller: { cart: token }, context, path: { id: lineId }, body: { selection }, claim }) =>
        once(claim(scopeOf(token)), (on) => changeLine(on, context, { token, lineId, selection })),

      emptyCart: ({ caller: { cart: token }, context, claim }) =>
        once(claim(scopeOf(token)), (on) => emptyCart(on, context, { token })),

      removeLine: ({ caller: { cart: token }, context, path: { id: lineId }, claim }) =>
        once(claim(scopeOf(token)), (on) => removeLine(on, context, { token, lineId })),
    },
  })
}

/** Keys of a cart's writes are its own. */
const scopeOf = (token: string) => `cart:${hashToken(token).toString('base64url')}`
