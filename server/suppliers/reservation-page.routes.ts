import express from 'express'
import type { Router } from 'express'
import { z } from 'zod'
import { TypedLines } from '../contract/primitives.ts'
import { declineReservation } from '../orders/fulfilment/decline-reservation.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import type { Deps } from '../platform/deps.ts'
import { findReserved } from './supplier-bookings.queries.ts'
import { renderClosedPage } from './supplier-frame.presenter.ts'
import { openSupplierWords, sameLanguage } from './supplier-words.ts'
import { readReservationToken } from './reservation-link.ts'
import { renderReservationPage } from './reservation-page.presenter.ts'
import { pageHeaders, sendPage } from './send-page.ts'

const Form = z.union([
  z.object({ answer: z.literal('paid') }),
  z.object({ answer: z.literal('decline'), reason: TypedLines.min(1).max(500) }),
])

/**
 * Pages on which support says what became of a reservation's payment, to be mounted at `/supplier/reservations`. OptionDeparture
 * one changes nothing, however often a mail scanner does: only the form does.
 */
export function reservationPages(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Router {
  const router = express.Router()
  const words = openSupplierWords()
  const find = async (token: string) => {
    const orderId = readReservationToken(deps.env, token, deps.clock.now())
    return orderId === undefined ? undefined : findReserved(deps.db, orderId)
  }

  router.get('/:token', async (req, res) => {
    const order = await find(req.params.token)
    const context = await words(req)
    if (order) sendPage(res, 200, renderReservationPage(order, context))
    else sendPage(res, 404, renderClosedPage(context))
  })

  router.post('/:token', express.urlencoded({ extended: false, limit: '8kb' }), async (req, res) => {
    const { token } = req.params
    const order = await find(token)
    const context = await words(req)
    if (!order) return sendPage(res, 404, renderClosedPage(context))
    const form = Form.safeParse(req.body)
    if (!form.success) {
      return sendPage(res, 422, renderReservationPage(order, context, { reasonMissing: true }))
    }
    if (form.data.answer === 'paid') await markPaid(deps, order.reference)
    else await declineReservation(deps, order.reference, form.data.reason)
    // the page that is read next says what counts, whoever was faster
    return res
      .set(pageHeaders)
      .redirect(303, sameLanguage(`/supplier/reservations/${encodeURIComponent(token)}`, req))
  })

  return router
}
