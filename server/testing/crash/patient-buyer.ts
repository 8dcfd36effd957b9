import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { OpenCartReply } from '../../contract/carts.ts'
import type { Invoice, PlaceOrderReply } from '../../contract/checkout.ts'
import { buyer } from '../factories/checkout.ts'

/** An order whose payment page is open. */
export type OpenOrder = Extract<PlaceOrderReply, { outcome: 'pay' }>

/** Repeats a request until there is an answer, as browsers and people do when a server is restarted. */
export const patience = { timeout: 90_000, interval: 50 }

/** A buyer before a product that may die at any moment. */
export interface PatientBuyer {
  /** Puts two adults into a cart, confirms, and ends at the payment page. */
  order(experience: string): Promise<OpenOrder>
  /** Pays with a choice of the payment page, or the number of a card. */
  pay(order: OpenOrder, card: string): Promise<void>
  /** Follows the result page until it is no longer in progress. */
  follow(order: OpenOrder): Promise<Invoice>
}

/** A buyer of the product at `origin`; everything is for a day in two weeks. */
export function createPatientBuyer(origin: string): PatientBuyer {
  const start = `${Temporal.Now.plainDateISO().add({ days: 14 }).toString()}T09:00`

  /** Sends the same until it is answered well: every request here is safe to repeat. */
  function send(path: string, init: RequestInit): Promise<unknown> {
    return vi.waitFor(async () => {
      const reply = await fetch(new URL(path, origin), { ...init, redirect: 'manual' })
      const text = await reply.text()
      if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}: ${text}`)
      return text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined
    }, patience)
  }
  /** The payment page, by way of the shop. */
  function open(paymentUrl: string): Promise<string> {
    const { pathname, search } = new URL(paymentUrl)
    return vi.waitFor(async () => {
      const reply = await fetch(new URL(pathname + search, origin), { redirect: 'manual' })
      const location = reply.headers.get('location')
      if (!location) throw new Error(`${pathname} answered ${reply.status}`)
      return new URL(location, origin).pathname
    }, patience)
  }
  const json = (body: object, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  return {
    async order(experience) {
      const line = { experience, option: 'standard', start, units: { ADULT: 2 } }
      const cart = json({ line, currency: 'AED' }, { 'idempotency-key': randomUUID() })
      const opened = (await send('/api/v1/carts', cart)) as OpenCartReply
      const headers = { authorization: `Bearer ${opened.token}`, 'idempotency-key': randomUUID() }
      const request = json({ buyer, agreedTotal: opened.cart.total }, headers)
      const placed = (await send('/api/v1/orders', request)) as PlaceOrderReply
      expect(placed).toMatchObject({ outcome: 'pay' })
      return placed as OpenOrder
    },
    async pay({ paymentUrl }, card) {
      const typed = /^\d+$/.test(card)
      const form = new URLSearchParams(typed ? { choice: 'other', number: card } : { choice: card })
      await send(await open(paymentUrl), { method: 'POST', body: form })
    },
    follow: ({ reference, orderToken }) =>
      vi.waitFor(async () => {
        const headers = { authorization: `Bearer ${orderToken}` }
        const invoice = (await send(`/api/v1/orders/${reference}`, { headers })) as Invoice
        expect(invoice.outcome).not.toBe('in-progress')
        return invoice
      }, patience),
  }
}
