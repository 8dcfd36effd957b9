import type { Router } from 'express'
import { identifyAccount } from '../accounts/identify-account.ts'
import { checkoutOperations } from '../contract/checkout-operations.ts'
import { joinAccount } from '../orders/invoices/list-account-orders.ts'
import { bearer } from '../platform/guard.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { leavePayment } from './leave-payment.ts'
import { placeOrder } from './place-order.ts'
import type { CheckoutDeps } from './place-order.ts'

/** Confirm and Pay. */
export function checkoutRoutes(deps: CheckoutDeps): Router {
  return operationRouter(checkoutOperations, {
    env: deps.env,
    identify: { cart: bearer, account: identifyAccount(deps) },
    handlers: {
      async placeOrder({ caller: { cart: token, account }, context, address, key, body: request }) {
        const command = { token, idempotencyKey: key, address, request }
        const reply = await placeOrder(deps, context, command)
        if (account && reply.outcome !== 'review') {
          await joinAccount(deps, { accountId: account.id, ...reply })
        }
        return reply
      },

      leavePayment: ({ caller: { cart: token }, context: { storefront }, body: { places } }) =>
        leavePayment(deps, storefront, { token, places }),
    },
  })
}
