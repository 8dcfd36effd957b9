import express from 'express'
import type { Router } from 'express'
import { z } from 'zod'
import { TypedLines } from '../contract/primitives.ts'
import { refuseOffer } from '../offers/end-offer.ts'
import type { OfferDeps } from '../offers/offer-deps.ts'
import { quoteOffer } from '../offers/quote-offer.ts'
import { renderOfferPage } from './offer-page.presenter.ts'
import { renderClosedPage } from './supplier-frame.presenter.ts'
import { openSupplierWords, sameLanguage } from './supplier-words.ts'
import { readSupplierOffer } from './read-supplier-offer.ts'
import { pageHeaders, sendPage } from './send-page.ts'

// a field that came twice, or not at all, is empty
const typed = z.string().max(20_000).catch('')
const QuoteForm = z.object({
  option: typed,
  date: typed,
  time: typed,
  guests: typed,
  items: typed,
  periods: typed,
  hours: typed,
  price: typed,
  currency: typed,
  note: typed,
  stands: typed,
  cancellation: typed,
})
const Reason = TypedLines.min(1).max(500)

/**
 * Pages on which suppliers answer requests for an offer, to be mounted at `/supplier/offers`. Opening one changes nothing,
 * however often a mail scanner does: only a form does, and each link once.
 */
export function offerPages(deps: OfferDeps): Router {
  const router = express.Router()
  const words = openSupplierWords()

  router.get('/:token', async (req, res) => {
    const asked = await readSupplierOffer(deps, req.params.token)
    const context = { ...(await words(req, asked?.offer.supplier.language)), now: deps.clock.now() }
    if (asked) sendPage(res, 200, renderOfferPage(asked, context))
    else sendPage(res, 404, renderClosedPage(context))
  })

  router.post('/:token', express.urlencoded({ extended: false, limit: '64kb' }), async (req, res) => {
    const { token } = req.params
    const asked = await readSupplierOffer(deps, token)
    const context = { ...(await words(req, asked?.offer.supplier.language)), now: deps.clock.now() }
    if (!asked) return sendPage(res, 404, renderClosedPage(context))
    const { id } = asked.offer
    const body = (req.body ?? {}) as Record<string, unknown>
    const turn = asked.turn
    const refused = async (faults: Parameters<typeof renderOfferPage>[2]) =>
      sendPage(res, 422, renderOfferPage(asked, context, faults))

    if (body['answer'] === 'refuse') {
      const reason = Reason.safeParse(body['reason'])
      if (!reason.success) return refused({ reasonMissing: true })
      const { outcome } = await refuseOffer(deps, { id }, { reason: reason.data, turn })
      if (outcome === 'paying') return refused({ isPaying: true })
    } else {
      const quote = QuoteForm.parse(body)
      const result = await quoteOffer(deps, { id }, { quote, turn })
      if (result.outcome === 'invalid') return refused({ ...result, typed: quote })
      if (result.outcome === 'paying') return refused({ isPaying: true, typed: quote })
    }
    // the page that is read next says what counts, whoever was faster
    return res
      .set(pageHeaders)
      .redirect(303, sameLanguage(`/supplier/offers/${encodeURIComponent(token)}`, req))
  })

  return router
}
