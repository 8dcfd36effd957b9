import { fileURLToPath } from 'node:url'
import express from 'express'
import type { Router } from 'express'
import { defaultTheme } from '../../themes/default.ts'
import { languageFacesCss } from '../../themes/in-language.ts'
import { themeCss } from '../../themes/theme-css.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { settleOrder } from '../orders/settling/settle-order.ts'
import { houseFaces } from '../platform/faces/house-faces.ts'
import { changePages } from './change-page.routes.ts'
import { offerPages } from './offer-page.routes.ts'
import { SupplierForm } from './supplier-form.ts'
import { renderClosedPage } from './supplier-frame.presenter.ts'
import { renderBookingPage } from './supplier-page.presenter.ts'
import { openSupplierWords, sameLanguage } from './supplier-words.ts'
import { readSupplierBooking } from './read-supplier-booking.ts'
import { reservationPages } from './reservation-page.routes.ts'
import { pageHeaders, sendPage } from './send-page.ts'

/**
 * Pages on which suppliers answer, to be mounted at `/supplier`. Opening one changes nothing, however often a mail
 * scanner does: only the form does.
 */
export function supplierPages(deps: SettleDeps): Router {
  const router = express.Router()
  const words = openSupplierWords()

  router.get('/assets/theme.css', (_req, res) => {
    res.set('cache-control', 'public, max-age=300').type('css')
    res.send(themeCss(defaultTheme, ':root') + languageFacesCss(defaultTheme, ':root'))
  })
  router.get('/assets/supplier-page.css', (_req, res) => {
    res.sendFile(fileURLToPath(new URL('supplier-page.css', import.meta.url)), { maxAge: '5m' })
  })

  router.use('/assets', houseFaces())

  router.use('/offers', offerPages(deps))
  router.use('/changes', changePages(deps))
  router.use('/reservations', reservationPages(deps))

  router.get('/:token', async (req, res) => {
    const booking = await readSupplierBooking(deps, req.params.token)
    const context = await words(req, booking?.supplier.language)
    if (booking) sendPage(res, 200, renderBookingPage(booking, context))
    else sendPage(res, 404, renderClosedPage(context))
  })

  router.post('/:token', express.urlencoded({ extended: false, limit: '8kb' }), async (req, res) => {
    const { token } = req.params
    const booking = await readSupplierBooking(deps, token)
    const context = await words(req, booking?.supplier.language)
    if (!booking) return sendPage(res, 404, renderClosedPage(context))
    const form = SupplierForm.safeParse(req.body)
    if (!form.success) {
      return sendPage(res, 422, renderBookingPage(booking, context, { reasonMissing: true }))
    }
    const result = await answerBooking(deps, booking.reference, form.data)
    if (result.outcome === 'answered') await settleOrder(deps, result.orderId)
    // the page that is read next says what counts, whoever was faster
    return res.set(pageHeaders).redirect(303, sameLanguage(`/supplier/${encodeURIComponent(token)}`, req))
  })

  return router
}
