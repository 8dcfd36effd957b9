import express from 'express'
import type { Request, Router } from 'express'
import { BookingChange, ChangeBookingRequest } from '../../contract/changes.ts'
import { bearerToken, idempotencyKey, parse, requestContext } from '../../platform/http.ts'
import type { BookingKey } from '../cancellations/cancel-booking.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { changeBooking, readChange } from './change-booking.ts'

/** Changing bookings of an order, for its bearer token. Expects the storefront to be known and a JSON body to be read. */
export function changeRoutes(deps: SettleDeps): Router {
  const router = express.Router()

  router.post('/orders/:reference/bookings/:booking/change-quotes', async (req, res) => {
    const { language } = requestContext(req)
    res.set('cache-control', 'no-store')
    res.json(await readChange(deps, keyOf(req), { change: parse(BookingChange, req.body), language }))
  })

  router.post('/orders/:reference/bookings/:booking/changes', async (req, res) => {
    const { language } = requestContext(req)
    const command = {
      idempotencyKey: idempotencyKey(req),
      request: parse(ChangeBookingRequest, req.body),
      language,
    }
    res.set('cache-control', 'no-store')
    res.json(await changeBooking(deps, keyOf(req), command))
  })

  return router
}

function keyOf(req: Request): BookingKey {
  const { reference, booking } = req.params
  const { storefront } = requestContext(req)
  return { reference: String(reference), booking: String(booking), token: bearerToken(req), storefront }
}
