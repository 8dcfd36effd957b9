import express from 'express'
import type { Router } from 'express'
import type { Deps } from '../platform/deps.ts'
import { goToPayment } from './go-to-payment.ts'

/** The way to the payment page of an order, to be mounted at `/pay`. */
export function paymentWay(deps: Pick<Deps, 'db' | 'env' | 'clock'>): Router {
  const router = express.Router()
  router.get('/:reference', async (req, res) => {
    const { signature } = req.query
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    // a browser that fetches ahead, and a scanner that asks whether a link is alive, open nothing
    if (req.method === 'HEAD' || req.get('sec-purpose')?.includes('prefetch')) return res.status(204).end()
    const target = await goToPayment(deps, {
      reference: req.params.reference,
      signature: typeof signature === 'string' ? signature : '',
    })
    return res.redirect(303, target)
  })
  return router
}
