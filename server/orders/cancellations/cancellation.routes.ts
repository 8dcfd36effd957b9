import type { Router } from 'express'
import { cancellationOperations } from '../../contract/cancellation-operations.ts'
import { operationRouter } from '../../platform/operation-router.ts'
import { identifyOrder } from '../identify-order.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { cancelBooking, readCancellation } from './cancel-booking.ts'

/** Cancelling bookings of an order. */
export function cancellationRoutes(deps: SettleDeps): Router {
  return operationRouter(cancellationOperations, {
    env: deps.env,
    identify: { order: identifyOrder(deps) },
    handlers: {
      quoteCancellation: ({ caller: { order }, path: { booking } }) =>
        readCancellation(deps, { orderId: order.id, booking }),

      cancelBooking: ({ caller: { order }, path: { booking }, key, body: request }) =>
        cancelBooking(deps, { orderId: order.id, booking }, { idempotencyKey: key, request }),
    },
  })
}
