import express from 'express'
import type { Request, Response, Router } from 'express'
import { downloadOperations } from '../contract/download-operations.ts'
import { identifyDownloader } from '../orders/identify-order.ts'
import type { ReadableOrder } from '../orders/invoices/read-order.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { fileGonePages } from './file-gone.routes.ts'
import type { OrderPrinter } from './print-order.ts'

/** Files of an order, for its bearer token or by a signed link. */
export function ticketRoutes(deps: SettleDeps, printer: OrderPrinter): Router {
  const identify = identifyDownloader(deps)
  const found = new WeakMap<Request, ReadableOrder>()
  const router = operationRouter(downloadOperations, {
    env: deps.env,
    identify: {
      async order(req, access) {
        const order = await identify(req, access)
        if (order) found.set(req, order)
        return order
      },
    },
    handlers: {
      async downloadTicket({ caller: { order }, path: { booking }, context: { language } }, { res }) {
        const pdf = await printer.ticket({ order, language }, booking)
        return send(res, pdf, { type: 'application/pdf', name: `${booking}.pdf` })
      },

      async downloadInvoice({ caller: { order }, context: { language } }, { res }) {
        const pdf = await printer.invoice({ order, language })
        return send(res, pdf, { type: 'application/pdf', name: `invoice-${order.reference}.pdf` })
      },

      async downloadCalendar({ caller: { order }, context: { language } }, { res }) {
        const calendar = await printer.calendar({ order, language })
        return send(res, calendar, { type: 'text/calendar; charset=utf-8', name: `${order.reference}.ics` })
      },
    },
  })
  router.use(fileGonePages(deps.env, (req) => found.get(req)))
  return router
}

/** The public keys that scanners keep, the one that signs first, as a JSON Web Key Set (RFC 7517, RFC 8037). */
export function ticketKeyRoutes(printer: OrderPrinter): Router {
  const router = express.Router()

  router.get('/.well-known/dhow-ticket-key', async (_req, res) => {
    const { published } = await printer.keys()
    res.set({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
    res.json({ keys: published.map(({ id, x }) => ({ kid: id, kty: 'OKP', crv: 'Ed25519', use: 'sig', x })) })
  })

  return router
}

function send(
  res: Response,
  body: Buffer | string,
  { type, name }: { type: string; name: string },
): undefined {
  res.set({
    'content-type': type,
    // shown by the browser; saved under a name that says what it is
    'content-disposition': `inline; filename="${name}"`,
    'x-robots-tag': 'noindex',
  })
  res.send(body)
}
