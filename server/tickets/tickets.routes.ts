import express from 'express'
import type { Request, Response, Router } from 'express'
import { findDownloadable } from '../orders/invoices/read-order.ts'
import type { ReadableOrder } from '../orders/invoices/read-order.ts'
import type { SettleDeps } from '../orders/settling/settle-deps.ts'
import { bearerToken, requestContext } from '../platform/http.ts'
import { rawKey } from './ticket-key.ts'
import type { OrderPrinter } from './print-order.ts'

/** Files of an order, for its bearer token or by a signed link. Expects the storefront to be known. */
export function ticketRoutes(deps: SettleDeps, printer: OrderPrinter): Router {
  const router = express.Router()

  router.get('/orders/:reference/tickets/:booking.pdf', async (req, res) => {
    const request = { order: await findReadable(deps, req), language: requestContext(req).language }
    const { booking } = req.params
    send(res, await printer.ticket(request, booking), { type: 'application/pdf', name: `${booking}.pdf` })
  })

  router.get('/orders/:reference/invoice.pdf', async (req, res) => {
    const order = await findReadable(deps, req)
    const pdf = await printer.invoice({ order, language: requestContext(req).language })
    send(res, pdf, { type: 'application/pdf', name: `invoice-${order.reference}.pdf` })
  })

  router.get('/orders/:reference/calendar.ics', async (req, res) => {
    const order = await findReadable(deps, req)
    const calendar = await printer.calendar({ order, language: requestContext(req).language })
    send(res, calendar, { type: 'text/calendar; charset=utf-8', name: `${order.reference}.ics` })
  })

  return router
}

/** The public key that scanners keep, as a JSON Web Key Set (RFC 7517, RFC 8037). */
export function ticketKeyRoutes(printer: OrderPrinter): Router {
  const router = express.Router()

  router.get('/.well-known/dhow-ticket-key', (_req, res) => {
    const { id, publicKey } = printer.key()
    res.set({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
    res.json({
      keys: [{ kid: id, kty: 'OKP', crv: 'Ed25519', use: 'sig', x: rawKey(publicKey).toString('base64url') }],
    })
  })

  return router
}

function findReadable(deps: SettleDeps, req: Request): Promise<ReadableOrder> {
  const { signature } = req.query
  return findDownloadable(deps, {
    reference: String(req.params['reference']),
    token: bearerToken(req),
    storefront: requestContext(req).storefront,
    signature: typeof signature === 'string' ? signature : undefined,
  })
}

function send(res: Response, body: Buffer | string, { type, name }: { type: string; name: string }): void {
  res.set({
    'cache-control': 'private, no-store',
    'content-type': type,
    // shown by the browser; saved under a name that says what it is
    'content-disposition': `inline; filename="${name}"`,
    'x-robots-tag': 'noindex',
  })
  res.send(body)
}
