import type { Express } from 'express'
import request from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { buyer, expectOutcome, openShopper, readInvoice } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeededExperience } from '../testing/factories/experience.ts'
import { askForOffer, claimOnce, negotiationApi, typeQuote } from '../testing/factories/negotiation.ts'
import type { Negotiator } from '../testing/factories/negotiation.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import type { TypedQuote } from './check-quote.ts'
import { declineOffer, refuseOffer } from './end-offer.ts'
import { expireOffers } from './expire-offers.ts'
import { quoteOffer } from './quote-offer.ts'
import { offerTransitions } from './transitions.ts'
import type { OfferState } from './transitions.ts'

let floor: ShopFloor
let api: Express
let dinner: SeededExperience
/** Every transition that the database has seen in these tests. */
const taken = new Set<string>()

beforeAll(async () => {
  floor = await openShopFloor()
  api = negotiationApi(floor)
  await floor.db.raw(`
    create table moves (before text, after text);
    create function note_move() returns trigger language plpgsql as
      'begin insert into moves values (old.status, new.status); return new; end';
    create trigger note_move after update of status on offer_requests for each row
      when (old.status <> new.status) execute function note_move();
  `)
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { down: false, declineCaptures: false })
  dinner = await seedExperience(floor.db, floor.shop, { negotiation: 'ALSO', confirmation: 'ON_REQUEST' })
})
afterEach(async () => {
  await floor.work()
  const { faults } = await checkLedger(floor.deps)
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
  for (const { before, after } of await floor.db<{ before: string; after: string }>('moves').select()) {
    taken.add(`${before} ${after}`)
  }
})

const ask = (experience = dinner.slug) => askForOffer(floor, { api, experience, guests: 4 })
const quote = (offer: Negotiator, overrides: Partial<TypedQuote> = {}, turn?: number) =>
  quoteOffer(floor.deps, offer, { quote: typeQuote(overrides), turn })
async function offered(overrides: Partial<TypedQuote> = {}): Promise<Negotiator> {
  const offer = await ask()
  expect(await quote(offer, overrides)).toMatchObject({ outcome: 'quoted' })
  return offer
}
const lettersOf = async ({ reference }: Negotiator) => {
  const rows = await floor
    .db<{ key: string }>('messages')
    .where('key', 'like', `%${reference}%`)
    .orderBy('key')
  return rows.map(({ key }) => key.split(':')[0])
}
async function counts({ id }: SeededExperience): Promise<{ held: number; sold: number }> {
  const { rows } = await floor.db.raw<{ rows: { held: number; sold: number }[] }>(
    `select d.held, d.sold from departures d join options o on o.pool_id = d.pool_id where o.experience_id = :id`,
    { id },
  )
  return rows[0] ?? { held: 0, sold: 0 }
}

describe('an offer', () => {
  it('is sold under the policy that its supplier states, where the listing has none', async () => {
    await floor.db('experiences').where({ id: dinner.id }).update({ cancellation: null })
    const offer = await ask()
    expect(await quote(offer)).toEqual({ outcome: 'invalid', faults: { cancellation: 'missing' } })
    expect(await quote(offer, { cancellation: '366' })).toMatchObject({ faults: { cancellation: 'range' } })
    expect(await quote(offer, { cancellation: '2' })).toMatchObject({ outcome: 'quoted' })
    expect(await offer.read()).toMatchObject({ quote: { freeUntil: '2026-11-29T05:00:00Z' } })
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({
      bookings: [{ freeUntil: '2026-11-29T05:00:00Z', cancellation: { kind: 'FREE', steps: [{ days: 2 }] } }],
    })
  })

  it('goes from the request to a booking that is paid and confirmed, and its supplier is told who comes', async () => {
    const offer = await ask()
    expect(await offer.read()).toMatchObject({ status: 'REQUESTED', guests: 4, supplier: 'Dune Riders' })
    await quote(offer, { note: 'With a cake\nand candles' })
    expect(await offer.read()).toMatchObject({
      status: 'QUOTED',
      quote: {
        total: { amount: 90_000, currency: 'AED' },
        start: '2026-12-01T09:00',
        end: '2026-12-01T11:00',
        guests: 4,
        note: 'With a cake\nand candles',
        expiresAt: '2026-11-23T08:00:00Z',
        freeUntil: '2026-11-30T05:00:00Z',
      },
    })
    const opened = await offer.open()
    expect(opened.cart).toMatchObject({
      total: { amount: 90_000, currency: 'AED' },
      payLater: false,
      lines: [{ experience: { instantConfirmation: true }, selection: { units: { ADULT: 4 } } }],
    })
    const placed = expectOutcome(await offer.order(opened), 'pay')
    expect(await counts(dinner)).toEqual({ held: 4, sold: 0 })
    expect(await offer.read()).toMatchObject({ status: 'QUOTED' })
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'success',
      total: { amount: 90_000 },
      bookings: [
        {
          status: 'CONFIRMED',
          price: { lines: [{ kind: 'offer', id: offer.reference }] },
          offerNote: 'With a cake\nand candles',
        },
      ],
    })
    expect(await offer.read()).toMatchObject({
      status: 'ACCEPTED',
      orderUrl: expect.stringContaining(`order=${placed.reference}#token=`) as string,
    })
    expect(await counts(dinner)).toEqual({ held: 0, sold: 4 })
    const told = await floor.db<{ key: string; about: { values: object } }>('messages').where({
      key: `supplier-offer-accepted:${placed.reference}`,
    })
    expect(told).toMatchObject([
      { about: { values: { contact: expect.stringContaining('+971 5') as string } } },
    ])
  })

  it('is accepted once by two tabs, two clicks and a payment that is told twice', async () => {
    const offer = await offered()
    const opened = await Promise.all([offer.open(), offer.open(), offer.open()])
    expect(new Set(opened.map(({ token }) => token)).size).toBe(1)
    const [first] = opened
    if (!first) throw new Error('nothing was opened')
    const orders = await Promise.all([
      offer.order(first, {}, 'one click'),
      offer.order(first, {}, 'one click'),
      offer.order(first, {}, 'another tab'),
    ])
    const placed = orders.map((reply) => expectOutcome(reply, 'pay'))
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1)
    const [one] = placed
    if (!one) throw new Error('nothing was placed')
    floor.network.pay(one.reference)
    await Promise.all([readInvoice(api, one), readInvoice(api, one), readInvoice(api, one)])
    await floor.work()
    expect(await counts(dinner)).toEqual({ held: 0, sold: 4 })
    expect(await offer.accept()).toMatchObject({ outcome: 'gone', offer: { status: 'ACCEPTED' } })
    expect((await lettersOf(offer)).filter((kind) => kind === 'supplier-offer-accepted')).toEqual([])
    const told = await floor.db('messages').where({ key: `supplier-offer-accepted:${one.reference}` })
    expect(told).toHaveLength(1)
  })

  it('made to measure needs no option, and has places for its own party', async () => {
    const bespoke = await seedExperience(floor.db, floor.shop, { negotiation: 'ONLY', options: [] })
    const offer = await ask(bespoke.slug)
    const made = { option: '', hours: '30', guests: '40', time: '17:45', place: 'Pier 7' }
    expect(await quote(offer, { ...made, hours: '' })).toMatchObject({ faults: { hours: 'missing' } })
    await quote(offer, made)
    expect(await offer.read()).toMatchObject({
      quote: { optionTitle: 'Custom offer', guests: 40, end: '2026-12-02T23:45', units: [{ quantity: 1 }] },
    })
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'success',
      bookings: [{ guests: 40, optionTitle: 'Custom offer', end: '2026-12-02T23:45' }],
    })
  })

  it('keeps an earlier offer from being paid once there is another one', async () => {
    const offer = await offered()
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    await quote(offer, { price: '1200', currency: 'EUR' })
    expect(
      floor.network.sessions.find(({ request: { reference } }) => reference === placed.reference),
    ).toMatchObject({
      status: 'expired',
    })
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'cancelled' })
    expect(await counts(dinner)).toEqual({ held: 0, sold: 0 })
    const opened = await offer.open()
    expect(opened.cart.total).toEqual({ amount: 120_000, currency: 'EUR' })
    const again = await offer.order(opened, { agreedTotal: { amount: 90_000, currency: 'AED' } })
    expect(again).toMatchObject({ outcome: 'review', check: 'prices-changed' })
    floor.network.pay(expectOutcome(await offer.order(opened), 'pay').reference)
    await floor.work()
  })

  it('is not replaced when the traveller pays in the same moment', async () => {
    const offer = await offered()
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    expect(await quote(offer, { price: '1200' })).toEqual({ outcome: 'late' })
    expect(await refuseOffer(floor.deps, offer, { reason: 'too late' })).toEqual({ outcome: 'late' })
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED', quote: { total: { amount: 90_000 } } })
  })

  it('is left alone while its payment page cannot be closed', async () => {
    const offer = await offered()
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.down = true
    expect(await quote(offer, { price: '1200' })).toEqual({ outcome: 'paying' })
    const { payments: _, ...without } = floor.deps
    expect(await declineOffer(without, offer, { claim: claimOnce() })).toEqual({ outcome: 'paying' })
    floor.network.down = false
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
  })

  it('is told clearly when the last places went meanwhile, and nothing is half done', async () => {
    const offer = await offered({ guests: '10' })
    const opened = await offer.open()
    const other = await openShopper(floor.api, {
      experience: dinner.slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 1 },
    })
    expectOutcome(await other.order(), 'pay')
    expect(await offer.order(opened)).toMatchObject({
      outcome: 'review',
      check: 'all-unavailable',
      cart: { lines: [{ fault: { fault: 'too-few-places', limit: 9 } }] },
    })
    expect(await counts(dinner)).toEqual({ held: 1, sold: 0 })
    expect(await offer.read()).toMatchObject({ status: 'QUOTED' })
    expect(await quote(offer, { guests: '10' })).toMatchObject({ faults: { guests: 'few' }, left: 9 })
  })

  it('stands as before, and nothing is charged, when its places went while the payment was late', async () => {
    const offer = await offered({ guests: '10' })
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.clock.advance({ minutes: 50 })
    const other = await openShopper(floor.api, {
      experience: dinner.slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ADULT: 1 },
    })
    expectOutcome(await other.order(), 'pay')
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'unsuccessful',
      paymentStatus: 'CANCELLED',
    })
    expect(await offer.read()).toMatchObject({ status: 'QUOTED' })
    expect(await offer.open()).toMatchObject({ cart: { lines: [{ fault: { fault: 'too-few-places' } }] } })
  })

  it('stands again when the bank takes back its word', async () => {
    const offer = await offered()
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(placed.reference)
    floor.network.declineCaptures = true
    expect(await readInvoice(api, placed)).toMatchObject({
      outcome: 'payment-failed',
      retryUrl: expect.stringContaining(`/offers/${offer.reference}#token=`) as string,
    })
    expect(await offer.read()).toMatchObject({ status: 'QUOTED' })
    floor.network.declineCaptures = false
    const again = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.network.pay(again.reference)
    expect(await readInvoice(api, again)).toMatchObject({ outcome: 'success' })
  })
})

describe('time', () => {
  it('ends an offer by itself, and a job only notes it', async () => {
    const offer = await offered({ stands: '2' })
    const opened = await offer.open()
    floor.clock.advance({ hours: 2 })
    expect(await offer.read()).toMatchObject({ status: 'EXPIRED' })
    expect(await offer.accept()).toMatchObject({ outcome: 'gone', offer: { status: 'EXPIRED' } })
    expect(await offer.order(opened)).toMatchObject({ outcome: 'review', check: 'all-unavailable' })
    expect(await offer.decline('too dear')).toMatchObject({ status: 'EXPIRED' })
    await Promise.all([expireOffers(floor.deps), expireOffers(floor.deps)])
    expect(await quote(offer)).toMatchObject({ outcome: 'quoted' })
    expect(await offer.read()).toMatchObject({ status: 'QUOTED', quote: { number: 2 } })
  })

  it('does not end an offer for whoever is at the payment page', async () => {
    const offer = await offered({ stands: '1' })
    floor.clock.advance({ minutes: 50 })
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    floor.clock.advance({ minutes: 20 })
    await expireOffers(floor.deps)
    floor.network.pay(placed.reference)
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'success' })
    expect(await offer.read()).toMatchObject({ status: 'ACCEPTED' })
  })

  it('never lets an offer stand beyond its own start', async () => {
    const offer = await offered({ date: '2026-11-22', time: '09:00', stands: '720' })
    expect((await offer.read()).quote?.expiresAt).toBe('2026-11-22T05:00:00Z')
  })

  it('tells a traveller once that nobody has answered; a late offer is still one', async () => {
    const offer = await ask()
    floor.clock.advance({ hours: 72 })
    expect(await offer.read()).toMatchObject({ status: 'EXPIRED' })
    await expireOffers(floor.deps)
    await expireOffers(floor.deps)
    expect(await lettersOf(offer)).toEqual(['offer-received', 'offer-unanswered', 'supplier-offer'])
    expect(await quote(offer, {}, 0)).toMatchObject({ outcome: 'quoted' })
  })
})

describe('saying no', () => {
  it('ends a request with the reason of the supplier', async () => {
    const offer = await ask()
    expect(await refuseOffer(floor.deps, offer, { reason: 'The boat is in the yard', turn: 0 })).toEqual({
      outcome: 'ended',
    })
    expect(await refuseOffer(floor.deps, offer, { reason: 'again' })).toEqual({ outcome: 'late' })
    expect(await offer.read()).toMatchObject({ status: 'REJECTED', reason: 'The boat is in the yard' })
    expect(await quote(offer)).toEqual({ outcome: 'late' })
    expect(await lettersOf(offer)).toContain('offer-rejected')
  })

  it('takes an offer back while nobody has paid for it', async () => {
    const offer = await offered()
    const placed = expectOutcome(await offer.order(await offer.open()), 'pay')
    await refuseOffer(floor.deps, offer, { reason: 'The captain is ill', turn: 1 })
    expect(await readInvoice(api, placed)).toMatchObject({ outcome: 'cancelled' })
    expect(await offer.accept()).toMatchObject({ outcome: 'gone', offer: { status: 'WITHDRAWN' } })
    expect(await counts(dinner)).toEqual({ held: 0, sold: 0 })
  })

  it('is the traveller’s too; the supplier may make a better offer', async () => {
    const offer = await offered()
    expect(await offer.decline('Too dear')).toMatchObject({ status: 'DECLINED', reason: 'Too dear' })
    expect(await offer.decline('Twice')).toMatchObject({ status: 'DECLINED', reason: 'Too dear' })
    expect(await lettersOf(offer)).toContain('supplier-offer-declined')
    await quote(offer, { price: '700' }, 1)
    const better = await offer.read()
    expect(better).toMatchObject({ status: 'QUOTED', quote: { number: 2, total: { amount: 70_000 } } })
    expect(better).not.toHaveProperty('reason')
  })

  it('ends in one way when everything happens at once, and the ledger is true', async () => {
    for (let round = 0; round < 6; round++) {
      const offer = await offered({ guests: '1' })
      const opened = await offer.open()
      const [order] = await Promise.all([
        offer.order(opened).catch(() => undefined),
        quote(offer, { price: '700', guests: '1' }, 1),
        offer.decline('no'),
        refuseOffer(floor.deps, offer, { reason: 'ill', turn: 1 }),
        offer.accept(),
        expireOffers(floor.deps),
      ])
      const session = floor.network.sessions.findLast(
        ({ request: { reference } }) => order?.outcome === 'pay' && reference === order.reference,
      )
      if (session?.status === 'open') floor.network.pay(session.request.reference)
      await floor.jobs['reconcile-payments']?.({}, { attempt: 1 })
      if (order?.outcome === 'pay') await readInvoice(api, order)
      await floor.work()
      const bought = await floor
        .db('orders')
        .where({ status: 'CONFIRMED' })
        .andWhere({ cart_id: opened.cart.id })
      expect((await offer.read()).status === 'ACCEPTED').toBe(bought.length === 1)
      expect(bought.length).toBeLessThanOrEqual(1)
    }
  })

  it('and saying yes in the same moment end in one of them', async () => {
    const offer = await offered()
    const opened = await offer.open()
    await Promise.all([offer.order(opened).catch(() => undefined), offer.decline('no')])
    const { status } = await offer.read()
    expect(await counts(dinner)).toEqual({ held: status === 'DECLINED' ? 0 : 4, sold: 0 })
  })
})

describe('links and tokens', () => {
  it('answer once: a turn that is over changes nothing, two answers at once are one', async () => {
    const offer = await ask()
    const [one, two] = await Promise.all([
      quote(offer, { price: '100' }, 0),
      quote(offer, { price: '200' }, 0),
    ])
    expect([one.outcome, two.outcome].toSorted()).toEqual(['late', 'quoted'])
    expect(await quote(offer, { price: '1' }, 0)).toEqual({ outcome: 'late' })
    expect(await quote(offer, { price: '300' }, 1)).toMatchObject({ outcome: 'quoted' })
  })

  it('open nobody else’s offer', async () => {
    const [mine, other] = [await offered(), await offered()]
    const tries = [
      [mine.reference, other.key],
      ['OF-NOBODY', mine.key],
      [mine.reference, `${mine.key}x`],
      [mine.reference, 's.zzzzzzzz.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ] as const
    for (const [reference, key] of tries) {
      for (const call of ['get', 'post'] as const) {
        const path = `/api/v1/offers/${reference}${call === 'post' ? '/accept' : ''}`
        const reply = await request(api)[call](path).set('authorization', `Bearer ${key}`)
        expect(reply.status).toBe(404)
        expect(reply.body).toMatchObject({ code: 'offer_unknown' })
      }
    }
    await request(api).get(`/api/v1/offers/${mine.reference}`).expect(404)
  })

  it('open an offer on the marketplace that was asked for in a widget, and on no other supplier’s site', async () => {
    const siteOf = async (supplierId: number, slug: string): Promise<Express> => {
      const storefront = { ...floor.shop.storefront, slug, supplierId }
      const [row] = await floor
        .db<{ id: number }>('storefronts')
        .insert({
          slug,
          name: slug,
          supplier_id: supplierId,
          currency: 'AED',
          currencies: ['AED'],
        } as object)
        .returning('id')
      return negotiationApi({
        ...floor,
        shop: { ...floor.shop, storefront: { ...storefront, id: row?.id ?? 0 } },
      })
    }
    const [stranger] = await floor
      .db<{ id: number }>('suppliers')
      .insert({ slug: 'stranger', name: { en: 'Stranger' }, email: 'a@stranger.example' } as object)
      .returning('id')
    const widget = await siteOf(floor.shop.supplierId, 'own')
    const foreign = await siteOf(stranger?.id ?? 0, 'foreign')
    const asked = await askForOffer(floor, { api: widget, experience: dinner.slug })
    await quote(asked)
    const path = `/api/v1/offers/${asked.reference}`
    const bearer = { authorization: `Bearer ${asked.key}` }
    await request(foreign).get(path).set(bearer).expect(404)
    const reply = await request(api).post(`${path}/accept`).set(bearer).expect(200)
    const { token, cart } = reply.body as { token: string; cart: { total: object } }
    await request(api)
      .post('/api/v1/orders')
      .set({ authorization: `Bearer ${token}`, 'idempotency-key': 'on the marketplace' })
      .send({ buyer, agreedTotal: cart.total })
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ outcome: 'pay' }))
  })

  it('let no browser change what was agreed', async () => {
    const offer = await offered()
    const opened = await offer.open()
    const bearer = { authorization: `Bearer ${opened.token}` }
    const [line] = opened.cart.lines
    const selection = { ...line?.selection, units: { ADULT: 1 } }
    const changes = [
      request(api).patch('/api/v1/cart').set(bearer).send({ currency: 'EUR' }),
      request(api).patch('/api/v1/cart').set(bearer).send({ promoCode: 'HALF' }),
      request(api).put(`/api/v1/cart/lines/${line?.id}`).set(bearer).send({ selection }),
      request(api).delete(`/api/v1/cart/lines/${line?.id}`).set(bearer),
      request(api).post('/api/v1/cart/lines').set(bearer).send({ selection }),
    ]
    for (const change of changes) {
      expect((await change.expect(409)).body).toMatchObject({ code: 'cart_fixed' })
    }
    for (const amount of [1, 0, -90_000]) {
      expect(await offer.order(opened, { agreedTotal: { amount, currency: 'AED' } })).toMatchObject({
        outcome: 'review',
        totalPayable: { amount: 90_000 },
      })
    }
    expect((await offer.open()).cart.total.amount).toBe(90_000)
  })
})

it('these tests take every transition of the table', () => {
  const possible = (Object.keys(offerTransitions.next) as OfferState[]).flatMap((from) =>
    offerTransitions.next[from].map((to) => `${from} ${to}`),
  )
  expect([...taken].toSorted()).toEqual(possible.toSorted())
})
