import express from 'express'
import type { Request, Router } from 'express'
import { CancelBookingRequest } from '../../contract/cancellations.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../../platform/http.ts'
import { cancelBooking, readCancellation } from './cancel-booking.ts'
import type { BookingKey } from './cancel-booking.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'

/** Cancelling bookings of an order, for its bearer token. Expects a JSON body to be read. */
export function cancellationRoutes(deps: SettleDeps): Router {
  const router = express.Router()
  const path = '/orders/:reference/bookings/:booking/cancellation'

  router.get(path, async (req, res) => {
    res.set('cache-control', 'no-store')
    res.json(await readCancellation(deps, keyOf(req)))
  })

  router.post(path, async (req, res) => {
    const command = { idempotencyKey: idempotencyKey(req), request: parse(CancelBookingRequest, req.body) }
    res.json(await cancelBooking(deps, keyOf(req), command))
  })

  return router
}

function keyOf(req: Request): BookingKey {
  const { reference, booking } = req.params
  const { storefront } = requestContext(req)
  return { reference: String(reference), booking: String(booking), token: bearerToken(req), storefront }
}
