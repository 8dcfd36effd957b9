import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { identifyAccount } from '../accounts/identify-account.ts'
import { orderOperations } from '../contract/order-operations.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { identifyOrder } from './identify-order.ts'
import { listAccountOrders } from './invoices/list-account-orders.ts'
import { openGuestOrder } from './invoices/open-guest-order.ts'
import { readOrder } from './invoices/read-order.ts'
import type { SettleDeps } from './settling/settle-deps.ts'

/** Orders, by their token or by the account that they are of. */
export function orderRoutes(base: SettleDeps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db) }

  return operationRouter(orderOperations, {
    env: deps.env,
    identify: { order: identifyOrder(deps), account: identifyAccount(deps) },
    handlers: {
      readOrder: ({ caller: { order }, context }) => readOrder(deps, order, context),

      findOrder: ({ context: { storefront }, address, body }) =>
        openGuestOrder(deps, { storefront, address }, body),

      listAccountOrders: ({ caller: { account }, context }) => listAccountOrders(deps, context, account),
    },
  })
}
