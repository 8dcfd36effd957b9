import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Price } from '../../contract/availability.ts'
import type { CancellationQuote } from '../../contract/cancellations.ts'
import type { Money } from '../../contract/primitives.ts'
import { exponentOf } from '../../platform/money/currencies.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeedExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { cancellationRoutes } from './cancellation.routes.ts'

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => floor.clock.set('2026-11-21T08:00:00Z'))

const sum = (amounts: readonly Money[]) => amounts.reduce((all, { amount }) => all + amount, 0)
const linesOf = ({ lines }: Price) => sum(lines.map(({ amount }) => amount))

/** A price that no currency divides without a rest, and terms that keep a third. */
const odd: SeedExperience = {
  options: [{ units: [{ id: 'ADULT', price: 3_333 }] }],
  extras: [{ id: 'dinner', price: 1_111 }],
  cancellation: {
    kind: 'TIERED',
    steps: [{ days: 2, hours: 0, minutes: 0, penaltyPercent: 33 }],
  },
}

it.each([
  ['JPY', 0],
  ['AED', 2],
  ['KWD', 3],
])(
  'in %s, with %i decimals, the lines add up to the total from the cart to the invoice and the refund',
  async (currency, decimals) => {
    expect(exponentOf(currency)).toBe(decimals)
    await floor.db('promo_codes').insert({ code: `TENTH-${currency}`, percent: 10, valid_from: '2026-01-01' })
    const [first, second] = await Promise.all(
      [odd, odd].map((seed) => seedExperience(floor.db, floor.shop, seed)),
    )
    const select = (slug = '', units = 3) => ({
      experience: slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: units },
      extras: { dinner: 1 },
    })
    const shopper = await openShopper(floor.api, select(first?.slug), currency)
    await shopper.add(select(second?.slug, 1))
    await shopper.promo(`TENTH-${currency}`)

    const { lines, subtotal, discount, total } = shopper.cart
    expect([subtotal, discount, total].map((money) => money.currency)).toEqual([currency, currency, currency])
    for (const { price } of lines) expect(linesOf(price)).toBe(price.total.amount)
    expect(sum(lines.map(({ price }) => price.total))).toBe(subtotal.amount)
    expect(subtotal.amount - discount.amount).toBe(total.amount)
    expect(discount.amount).toBeGreaterThan(0)

    const placed = expectOutcome(await shopper.order(), 'pay')
    const session = floor.network.sessions.find((open) => open.request.reference === placed.reference)
    const charged = session?.request
    const shown = charged?.lines.reduce((all, line) => all + line.unitAmount * line.quantity, 0) ?? 0
    expect(charged).toMatchObject({ total: total.amount, currency })
    expect(shown - (charged?.discount?.amount ?? 0)).toBe(total.amount)
    floor.network.pay(placed.reference)

    const invoice = await readInvoice(floor.api, placed)
    expect(invoice).toMatchObject({ outcome: 'success', subtotal, discount, total })
    expect(sum(invoice.bookings.map((booking) => booking.total))).toBe(total.amount)
    for (const booking of invoice.bookings) {
      expect(linesOf(booking.price)).toBe(booking.total.amount)
      expect(booking.originalPrice.amount - booking.discount.amount).toBe(booking.total.amount)
    }

    let refunded = 0
    let kept = 0
    for (const booking of invoice.bookings) {
      const path = `/api/v1/orders/${placed.reference}/bookings/${booking.reference}/cancellation`
      const headers = { authorization: `Bearer ${placed.orderToken}`, 'idempotency-key': randomUUID() }
      const asked = await request(api).get(path).set(headers).expect(200)
      const quote = asked.body as CancellationQuote
      expect(quote).toMatchObject({ feePercent: 33, paid: booking.total })
      expect(sum([quote.fee, quote.refund])).toBe(booking.total.amount)
      expect(quote.fee.amount).toBeGreaterThan(0)
      const agreed = { agreedRefund: quote.refund }
      const reply = await request(api).post(path).set(headers).send(agreed).expect(200)
      expect(reply.body).toEqual({ outcome: 'cancelled', refund: quote.refund })
      refunded += quote.refund.amount
      kept += quote.fee.amount
    }
    await floor.work()
    const after = await readInvoice(floor.api, placed)
    expect(sum(after.bookings.map((booking) => booking.refunded))).toBe(refunded)
    expect(sum(after.bookings.map((booking) => booking.fees))).toBe(kept)
    expect(refunded + kept).toBe(total.amount)
    // what went back over the network is what the traveller was told
    expect(session?.refunded).toBe(refunded)
    expect((await checkLedger(floor.deps)).faults).toEqual([])
  },
)
