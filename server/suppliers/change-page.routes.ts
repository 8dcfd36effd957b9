import express from 'express'
import type { Router } from 'express'
import { answerChange } from '../orders/changes/answer-change.ts'
import type { Deps } from '../platform/deps.ts'
import { renderChangePage } from './change-page.presenter.ts'
import { findSupplierChange } from './supplier-bookings.queries.ts'
import { SupplierForm } from './supplier-form.ts'
import { readChangeToken } from './supplier-link.ts'
import { renderClosedPage } from './supplier-frame.presenter.ts'
import { openSupplierWords, sameLanguage } from './supplier-words.ts'
import { pageHeaders, sendPage } from './send-page.ts'

/**
 * Pages on which suppliers say whether a booking may be changed, to be mounted at `/supplier/changes`. OptionDeparture one changes
 * nothing, however often a mail scanner does: only the form does.
 */
export function changePages(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Router {
  const router = express.Router()
  const words = openSupplierWords()
  const find = async (token: string) => {
    const id = readChangeToken(deps.env, token, deps.clock.now())
    return id === undefined ? undefined : findSupplierChange(deps.db, id)
  }

  router.get('/:token', async (req, res) => {
    const booking = await find(req.params.token)
    const context = await words(req, booking?.supplier.language)
    if (booking) sendPage(res, 200, renderChangePage(booking, context, { now: deps.clock.now() }))
    else sendPage(res, 404, renderClosedPage(context))
  })

  router.post('/:token', express.urlencoded({ extended: false, limit: '8kb' }), async (req, res) => {
    const { token } = req.params
    const booking = await find(token)
    const context = await words(req, booking?.supplier.language)
    if (!booking) return sendPage(res, 404, renderClosedPage(context))
    const form = SupplierForm.safeParse(req.body)
    if (!form.success) {
      return sendPage(
        res,
        422,
        renderChangePage(booking, context, { now: deps.clock.now(), reasonMissing: true }),
      )
    }
    await answerChange(deps, booking.change.id, form.data)
    // the page that is read next says what counts, whoever was faster
    return res
      .set(pageHeaders)
      .redirect(303, sameLanguage(`/supplier/changes/${encodeURIComponent(token)}`, req))
  })

  return router
}
