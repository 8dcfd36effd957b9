import { fileURLToPath } from 'node:url'
import express from 'express'
import type { Router } from 'express'
import { houseFacedCss } from '../../themes/house-faced.ts'
import { refuseOffer } from '../offers/end-offer.ts'
import { quoteOffer } from '../offers/quote-offer.ts'
import { answerChange } from '../orders/changes/answer-change.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import type { SupplierAnswer } from '../orders/fulfilment/answer-booking.ts'
import { declineReservation } from '../orders/fulfilment/decline-reservation.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { settleOrder } from '../orders/settling/settle-order.ts'
import { houseFaces } from '../platform/faces/house-faces.ts'
import { renderChangePage } from './change-page.presenter.ts'
import { linkPageRoutes } from './link-page.routes.ts'
import type { LinkPageUse } from './link-page.routes.ts'
import { renderOfferPage } from './offer-page.presenter.ts'
import type { OfferPageFaults } from './offer-page.presenter.ts'
import { readSupplierBooking } from './read-supplier-booking.ts'
import { readSupplierOffer } from './read-supplier-offer.ts'
import type { SupplierOffer } from './read-supplier-offer.ts'
import { renderReservationPage } from './reservation-page.presenter.ts'
import { readReservationToken } from './reservation-link.ts'
import { findReserved, findSupplierChange } from './supplier-bookings.queries.ts'
import { readChangeToken } from './supplier-links.ts'
import { renderBookingPage } from './supplier-page.presenter.ts'

/** Pages on which suppliers and support answer by a link in an e-mail, to be mounted at `/supplier`. */
export function supplierPages(deps: SettleDeps): Router {
  const { db, env, clock } = deps
  const router = express.Router()
  router.use('/assets', assets())

  router.use(
    linkPageRoutes('offer', offerPage(deps)),
    linkPageRoutes('change', {
      identify: {
        async changeSupplier(token) {
          const id = readChangeToken(env, token, clock.now())
          return id === undefined ? undefined : findSupplierChange(db, id)
        },
      },
      languageOf: ({ supplier }) => supplier.language,
      render: (booking, context, faults) =>
        renderChangePage(booking, context, { ...faults, now: clock.now() }),
      async answer({ change }, form) {
        await answerChange(deps, change.id, toAnswer(form))
        return undefined
      },
    }),
    linkPageRoutes('reservation', {
      identify: {
        async reservationSupport(token) {
          const id = readReservationToken(env, token, clock.now())
          return id === undefined ? undefined : findReserved(db, id)
        },
      },
      render: renderReservationPage,
      async answer({ reference }, form) {
        if (form.answer === 'paid') await markPaid(deps, reference)
        else await declineReservation(deps, reference, form.reason)
        return undefined
      },
    }),
    linkPageRoutes('booking', {
      identify: { bookingSupplier: (token) => readSupplierBooking(deps, token) },
      languageOf: ({ supplier }) => supplier.language,
      render: renderBookingPage,
      async answer({ reference }, form) {
        const result = await answerBooking(deps, reference, toAnswer(form))
        if (result.outcome === 'answered') await settleOrder(deps, result.orderId)
        return undefined
      },
    }),
  )
  return router
}

function offerPage(deps: SettleDeps): LinkPageUse<'offer', SupplierOffer, OfferPageFaults> {
  return {
    identify: { offerSupplier: (token) => readSupplierOffer(deps, token) },
    languageOf: ({ offer }) => offer.supplier.language,
    render: renderOfferPage,
    async answer({ offer: { id }, turn }, form) {
      if ('reason' in form) {
        const { outcome } = await refuseOffer(deps, { id }, { reason: form.reason, turn })
        return outcome === 'paying' ? { isPaying: true } : undefined
      }
      const result = await quoteOffer(deps, { id }, { quote: form, turn })
      if (result.outcome === 'invalid') return { ...result, typed: form }
      return result.outcome === 'paying' ? { isPaying: true, typed: form } : undefined
    },
  }
}

const toAnswer = (form: { answer: 'confirm' } | { answer: 'decline'; reason: string }): SupplierAnswer =>
  form.answer === 'confirm' ? { kind: 'confirm' } : { kind: 'decline', reason: form.reason }

function assets(): Router {
  const router = express.Router()
  router.get('/theme.css', (req, res) => {
    res.set('cache-control', 'public, max-age=300').type('css')
    res.send(houseFacedCss(req.query['layout']))
  })
  router.get('/supplier-page.css', (_req, res) => {
    res.sendFile(fileURLToPath(new URL('supplier-page.css', import.meta.url)), { maxAge: '5m' })
  })
  router.use(houseFaces())
  return router
}
