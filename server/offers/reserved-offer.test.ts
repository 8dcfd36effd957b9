import type { Express } from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { declineReservation } from '../orders/fulfilment/decline-reservation.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import { expectOutcome, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { askForOffer, claimOnce, negotiationApi, typeQuote } from '../testing/factories/negotiation.ts'
import type { Negotiator } from '../testing/factories/negotiation.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { declineOffer, refuseOffer } from './end-offer.ts'
import { expireOffers } from './expire-offers.ts'
import { quoteOffer } from './quote-offer.ts'

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = negotiationApi(floor)
})
afterAll(() => floor.close())
beforeEach(() => floor.clock.set('2026-11-21T08:00:00Z'))

async function negotiate({ payLater = true, stands = '24' } = {}): Promise<Negotiator> {
  const experience = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY', payLater })
  const offer = await askForOffer(floor, { api, experience: experience.slug })
  const made = await quoteOffer(floor.deps, offer, {
    quote: typeQuote({ option: '', hours: '4', place: 'Pier 7', stands }),
  })
  expect(made).toMatchObject({ outcome: 'quoted' })
  return offer
}
async function reserve(offer: Negotiator) {
  return expectOutcome(await offer.order(await offer.open(), { paymentMethod: 'PAY_LATER' }), 'placed')
}
const tellings = (order: string) => floor.db('messages').where({ key: `supplier-offer-accepted:${order}` })
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

describe('an offer that is paid later', () => {
  it('is kept for its traveller from then on: nobody takes it back, and it does not run out', async () => {
    const offer = await negotiate()
    const { cart } = await offer.open()
    expect(cart.payLater).toBe(true)
    const placed = await reserve(offer)
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'reserved',
      total: { amount: 90_000 },
    })
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED', reserved: true })
    expect((await offer.read()).orderUrl).toContain(placed.reference)
    expect(await refuseOffer(floor.deps, offer, { reason: 'no' })).toEqual({ outcome: 'late' })
    expect(await declineOffer(floor.deps, offer, { claim: claimOnce() })).toEqual({ outcome: 'late' })
    expect(await quoteOffer(floor.deps, offer, { quote: typeQuote() })).toEqual({ outcome: 'late' })
    expect(await offer.accept()).toMatchObject({ outcome: 'gone', offer: { reserved: true } })
    floor.clock.advance({ hours: 30 })
    await expireOffers(floor.deps)
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED' })
    expect(await tellings(placed.reference)).toHaveLength(0)
    await expectTrueBooks()
  })

  it('is confirmed, and its supplier told who comes, once support has the money', async () => {
    const offer = await negotiate()
    const placed = await reserve(offer)
    await Promise.all([markPaid(floor.deps, placed.reference), markPaid(floor.deps, placed.reference)])
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      outcome: 'success',
      paymentStatus: 'CAPTURED',
    })
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED', reserved: false })
    expect(await tellings(placed.reference)).toHaveLength(1)
    await expectTrueBooks()
  })

  it.each([
    ['stands again when nobody pays, as long as its time is not up', '120', 'QUOTED'],
    ['is over when its time is up by then', '24', 'EXPIRED'],
  ])('%s', async (_, stands, status) => {
    const offer = await negotiate({ stands })
    const placed = await reserve(offer)
    floor.clock.advance({ hours: 48 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome: 'cancelled' })
    expect(await offer.read()).toMatchObject({ status, reserved: false })
    expect((await offer.accept()).outcome).toBe(status === 'QUOTED' ? 'open' : 'gone')
    await expectTrueBooks()
  })

  it('can be reserved or paid again when support ends the reservation', async () => {
    const offer = await negotiate()
    const placed = await reserve(offer)
    expect(await declineReservation(floor.deps, placed.reference, 'the transfer failed')).toBe('declined')
    expect(await offer.read()).toMatchObject({ status: 'QUOTED' })
    const again = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(again.reference)
    expect(await readInvoice(floor.api, again)).toMatchObject({ outcome: 'success' })
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED', reserved: false })
    await expectTrueBooks()
  })

  it('is paid at once where its supplier does not let anybody pay later', async () => {
    const offer = await negotiate({ payLater: false })
    const opened = await offer.open()
    expect(opened.cart.payLater).toBe(false)
    await expect(offer.order(opened, { paymentMethod: 'PAY_LATER' })).rejects.toThrow('outcome')
  })
})
