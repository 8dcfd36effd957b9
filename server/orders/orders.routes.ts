import type { Router } from 'express'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { identifyAccount } from '../accounts/identify-account.ts'
import { orderOperations } from '../contract/order-operations.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { identifyOrder, identifyOrderDevice } from './identify-order.ts'
import { listAccountOrders } from './invoices/list-account-orders.ts'
import { openGuestOrder } from './invoices/open-guest-order.ts'
import { mailOrderCode, proveOrder } from './invoices/prove-order.ts'
import { readOrder, readSummary } from './invoices/read-order.ts'
import type { SettleDeps } from './settling/settle-deps.ts'

/** Orders, by their token or by the account that they are of. */
export function orderRoutes(base: SettleDeps): Router {
  const deps = { ...base, attempts: createAttemptLimits(base.db) }

  return operationRouter(orderOperations, {
    env: deps.env,
    identify: {
      order: identifyOrder(deps),
      orderDevice: identifyOrderDevice(deps),
      account: identifyAccount(deps),
    },
    handlers: {
      readOrder: ({ caller, context }) =>
        'order' in caller
          ? readOrder(deps, caller.order, context)
          : readSummary(deps, caller.orderDevice, context),

      mailOrderCode: ({ caller: { orderDevice }, address }) => mailOrderCode(deps, orderDevice, { address }),

      proveOrder: ({ caller: { orderDevice }, address, body }) =>
        proveOrder(deps, orderDevice, { address, ...body }),

      findOrder: ({ context: { storefront }, address, body }) =>
        openGuestOrder(deps, { storefront, address }, body),

      listAccountOrders: ({ caller: { account }, context }) => listAccountOrders(deps, context, account),
    },
  })
}
