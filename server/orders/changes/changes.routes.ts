import type { Router } from 'express'
import { createAttemptLimits } from '../../accounts/attempt-limits.ts'
import { changeOperations } from '../../contract/change-operations.ts'
import { operationRouter } from '../../platform/operation-router.ts'
import { identifyOrder } from '../identify-order.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { changeBooking, readChange } from './change-booking.ts'
import { changeNote } from './change-note.ts'
import { readChangeCalendar, readChangeDepartures } from './read-change-days.ts'
import { withdrawChange } from './withdraw-change.ts'

/** Changing bookings of an order. */
export function changeRoutes(deps: SettleDeps): Router {
  const attempts = createAttemptLimits(deps.db)
  return operationRouter(changeOperations, {
    env: deps.env,
    identify: { order: identifyOrder(deps) },
    handlers: {
      readChangeCalendar: ({ caller: { order }, path: { booking }, query }) =>
        readChangeCalendar(deps, { orderId: order.id, booking }, query),

      readChangeDepartures: ({ caller: { order }, path: { booking }, query }) =>
        readChangeDepartures(deps, { orderId: order.id, booking }, query),

      quoteChange: ({ caller: { order }, path: { booking }, context: { language }, body: change }) =>
        readChange(deps, { orderId: order.id, booking }, { change, language }),

      changeBooking: ({ caller: { order }, path: { booking }, context: { language }, key, body: request }) =>
        changeBooking(deps, { orderId: order.id, booking }, { idempotencyKey: key, request, language }),

      withdrawChange: ({ caller: { order }, path: { booking, change } }) =>
        withdrawChange(deps, { orderId: order.id, booking }, change),

      changeNote: ({ caller: { order }, path: { booking }, address, body: request }) =>
        changeNote({ ...deps, attempts }, { orderId: order.id, booking }, { address, request }),
    },
  })
}
