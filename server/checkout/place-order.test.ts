import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SelectionInput } from '../contract/availability.ts'
import { openShopper, readInvoice, buyer, expectOutcome } from '../testing/factories/checkout.ts'
import type { Shopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeedExperience, SeededExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'

let floor: ShopFloor
let desert: SeededExperience
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.close())
beforeEach(async () => {
  floor.clock.set('2026-11-21T08:00:00Z')
  floor.network.down = false
  floor.network.calls.length = 0
  desert = await seed({ options: [{ capacity: 7 }] })
})

const seed = (overrides: SeedExperience = {}) => seedExperience(floor.db, floor.shop, overrides)
const select = (overrides: Partial<SelectionInput> = {}): SelectionInput => ({
  experience: desert.slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 2 },
  ...overrides,
})
const shopper = (overrides: Partial<SelectionInput> = {}, currency = 'AED') =>
  openShopper(floor.api, select(overrides), currency)
async function counts(experience = desert): Promise<{ held: number; sold: number }> {
  const poolIds = experience.options.map(({ poolId }) => poolId)
  const rows = await floor
    .db<{ pool_id: number; held: number; sold: number }>('departures')
    .whereIn('pool_id', poolIds)
  return {
    held: rows.reduce((sum, row) => sum + row.held, 0),
    sold: rows.reduce((sum, row) => sum + row.sold, 0),
  }
}
const ordersOf = async ({ cart }: Shopper) =>
  floor
    .db<{ cart_id: string; status: string; reference: string }>('orders')
    .where({ cart_id: cart.id })
    .orderBy('purchased_at')
const expectTrueLedger = async () => expect(await floor.discrepancies()).toEqual([])

describe('placing an order', () => {
  it('holds the places and opens a payment page for exactly the agreed sum', async () => {
    const customer = await shopper({ units: { ADULT: 2, CHILD: 1 } })
    const reply = expectOutcome(await customer.order(), 'pay')
    expect(reply.reference).toMatch(/^DH-[2-9A-HJKMNP-TV-Z]{6}$/)
    expect(reply.heldUntil).toBe('2026-11-21T08:35:00Z')
    expect(await counts()).toEqual({ held: 3, sold: 0 })
    const session = floor.network.sessions.at(-1)
    expect(session?.request.lines.map(({ description }) => description)).toEqual([
      'Dec 1, 2026, 9:00\u00a0AM · 2 adults',
      'Dec 1, 2026, 9:00\u00a0AM · 1 child',
    ])
    expect(session?.request).toMatchObject({
      total: 25_000,
      currency: 'AED',
      email: buyer.email,
      reference: reply.reference,
    })
    expect(session?.request.successUrl).toBe(
      `https://shop.example/checkout/success?order=${reply.reference}&back=payment#token=${reply.orderToken}`,
    )
    expect(await readInvoice(floor.api, reply)).toMatchObject({
      outcome: 'in-progress',
      paymentStatus: 'OPEN',
      paymentUrl: reply.paymentUrl,
      buyer: { phoneNumber: '+971501234567' },
      total: { amount: 25_000 },
      bookings: [{ status: 'ON_HOLD', guests: 3, reference: `${reply.reference}-1` }],
    })
    await expectTrueLedger()
  })

  it('keeps what the traveller tells the supplier of each line, also without a pickup', async () => {
    const driven = await seed({ pickups: [{ id: 'hotel', minutesBefore: 45 }] })
    const customer = await shopper()
    await customer.add(select({ experience: driven.slug, pickup: { id: 'hotel', note: 'At the blue door' } }))
    await customer.add(select({ experience: driven.slug, pickup: { id: 'hotel', note: 'Room 12' } }))
    const [first, , third] = customer.cart.lines
    const placed = expectOutcome(
      await customer.order({
        notes: [
          { lineId: first?.id ?? '', note: ' No nuts, please.\u0000\r\nWe celebrate. ' },
          { lineId: third?.id ?? '', note: 'Room 14' },
          { lineId: randomUUID(), note: 'Of another cart' },
        ],
      }),
      'pay',
    )
    const { bookings } = await readInvoice(floor.api, placed)
    expect(bookings.map(({ note }) => note)).toEqual([
      'No nuts, please.\nWe celebrate.',
      'At the blue door',
      'Room 14',
    ])
    // the release before reads it with the pickup
    const stored = await floor
      .db<{ pickup: unknown; reference: string }>('bookings')
      .whereLike('reference', `${placed.reference}-%`)
      .orderBy('reference')
    expect(stored.map(({ pickup }) => pickup)).toEqual([
      null,
      { id: 'hotel', note: 'At the blue door' },
      { id: 'hotel', note: 'Room 14' },
    ])
  })

  it('takes no order without the address that an extra or a pickup needs, and keeps it as what it is', async () => {
    const { slug } = await seed({
      extras: [{ id: 'car', price: 5000, asks: 'ADDRESS' }],
      pickups: [
        { id: 'anywhere', minutesBefore: 45, asks: 'ADDRESS' },
        { id: 'station', minutesBefore: 45 },
      ],
    })
    const asking = [{ extras: { car: 1 }, pickup: undefined }, { pickup: { id: 'anywhere' } }]
    for (const chosen of asking) {
      const customer = await shopper(select({ experience: slug, ...chosen }))
      const lineId = customer.cart.lines[0]?.id ?? ''
      expect(await customer.fail(400)).toMatchObject({ code: 'address_required' })
      await customer.fail(400, { notes: [{ lineId, address: ' ' }] })
      const placed = expectOutcome(
        await customer.order({ notes: [{ lineId, address: 'Creek Hotel, room 12' }] }),
        'pay',
      )
      const [booking] = (await readInvoice(floor.api, placed)).bookings
      expect(booking?.addressGiven).toBe('Creek Hotel, room 12')
      expect(booking?.note).toBeUndefined()
    }
    const plain = await shopper(select({ experience: slug, pickup: { id: 'station' } }))
    expectOutcome(await plain.order(), 'pay')
  })

  it('takes a note of 500 characters and refuses a longer one', async () => {
    const customer = await shopper()
    const lineId = customer.cart.lines[0]?.id ?? ''
    await customer.fail(400, { notes: [{ lineId, note: 'x'.repeat(501) }] })
    expectOutcome(await customer.order({ notes: [{ lineId, note: 'x'.repeat(500) }] }), 'pay')
  })

  it('is another order for the same cart when what the supplier is told has changed', async () => {
    const customer = await shopper()
    const lineId = customer.cart.lines[0]?.id ?? ''
    const first = expectOutcome(await customer.order({ notes: [{ lineId, note: 'Nuts' }] }), 'pay')
    const same = expectOutcome(await customer.order({ notes: [{ lineId, note: 'Nuts' }] }), 'pay')
    const other = expectOutcome(await customer.order({ notes: [{ lineId, note: 'No nuts' }] }), 'pay')
    expect(same.reference).toBe(first.reference)
    expect(other.reference).not.toBe(first.reference)
    expect((await readInvoice(floor.api, other)).bookings[0]?.note).toBe('No nuts')
  })

  it('stores neither the cart’s token nor the order’s', async () => {
    const customer = await shopper()
    const { orderToken } = expectOutcome(await customer.order(), 'pay')
    for (const table of ['carts', 'orders', 'payments', 'bookings', 'idempotency_keys']) {
      const stored = JSON.stringify(await floor.db(table).select())
      expect(stored).not.toContain(customer.token)
      expect(stored).not.toContain(orderToken)
    }
  })

  it.each([
    // 3 × 33.33 AED, less a tenth, in each currency's own minor units
    ['AED', 9_999, 1_000],
    ['KWD', 8_340, 830],
    ['JPY', 4_083, 408],
  ])('adds up from cart to payment page in %s', async (currency, subtotal, discount) => {
    await floor.db('promo_codes').insert({ code: `TENTH-${currency}`, percent: 10, valid_from: '2026-01-01' })
    const third = await seed({ options: [{ units: [{ id: 'ADULT', price: 3_333 }] }] })
    const customer = await shopper({ experience: third.slug, units: { ADULT: 3 } }, currency)
    await customer.promo(`tenth-${currency}`)
    const reply = expectOutcome(await customer.order(), 'pay')
    const invoice = await readInvoice(floor.api, reply)
    const [booking] = invoice.bookings
    expect(invoice).toMatchObject({
      subtotal: { amount: subtotal, currency },
      discount: { amount: discount, currency },
      total: { amount: subtotal - discount, currency },
      promoCode: `TENTH-${currency}`,
    })
    expect(booking?.price.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(
      booking?.total.amount,
    )
    expect(floor.network.sessions.at(-1)?.request).toMatchObject({
      total: subtotal - discount,
      discount: { amount: discount },
    })
  })

  it('gives exactly seven of two hundred parallel orders one of seven places', async () => {
    const customers = await Promise.all(Array.from({ length: 200 }, () => shopper({ units: { ADULT: 1 } })))
    const replies = await Promise.all(customers.map((customer) => customer.order()))
    const paying = replies.filter((reply) => reply.outcome === 'pay')
    const refused = replies.filter((reply) => reply.outcome === 'review')
    expect(paying).toHaveLength(7)
    expect(refused).toHaveLength(193)
    expect(refused.every((reply) => reply.check === 'all-unavailable')).toBe(true)
    expect(await counts()).toEqual({ held: 7, sold: 0 })
    await expectTrueLedger()
  }, 60_000)

  it('never runs two options of one boat over, whichever way they overlap', async () => {
    const resource = { name: 'one-boat', slotMinutes: 30 }
    const units = [{ id: 'ITEM' as const, price: 50_000, guests: 8 }]
    const boat = await seed({
      priceBasis: 'ITEM',
      options: [
        { capacity: 1, resource, units, durationMinutes: 120, schedule: [{ startTimes: ['09:00'] }] },
        { capacity: 1, resource, units, durationMinutes: 60, schedule: [{ startTimes: ['10:00'] }] },
      ],
    })
    const customers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shopper({
          experience: boat.slug,
          option: index % 2 ? 'standard' : 'option-2',
          start: index % 2 ? '2026-12-01T09:00' : '2026-12-01T10:00',
          units: { ITEM: 1 },
          guests: 4,
        }),
      ),
    )
    const replies = await Promise.all(customers.map((customer) => customer.order()))
    expect(replies.filter((reply) => reply.outcome === 'pay')).toHaveLength(1)
    await expectTrueLedger()
  })

  it('lets the next shopper have the places of a hold that ran out, without any job', async () => {
    const [slow, quick] = [await shopper({ units: { ADULT: 7 } }), await shopper({ units: { ADULT: 7 } })]
    expectOutcome(await slow.order(), 'pay')
    expectOutcome(await quick.order(), 'review')
    floor.clock.advance({ minutes: 35 })
    expectOutcome(await quick.order(), 'pay')
    expect(await counts()).toEqual({ held: 7, sold: 0 })
    await expectTrueLedger()
  })

  it('checks and holds anew what a shopper orders again after the hold ran out, without any job', async () => {
    const [slow, quick] = [await shopper({ units: { ADULT: 7 } }), await shopper({ units: { ADULT: 7 } })]
    const first = expectOutcome(await slow.order(), 'pay')
    floor.clock.advance({ minutes: 36 })
    const again = expectOutcome(await slow.order(), 'pay')
    expect(Date.parse(again.heldUntil)).toBeGreaterThan(Date.parse(first.heldUntil))
    expect(again.reference).not.toBe(first.reference)
    expect(await counts()).toEqual({ held: 7, sold: 0 })
    floor.clock.advance({ minutes: 36 })
    expectOutcome(await quick.order(), 'pay')
    // another request was quicker: this one is told where the order is, and the cart is as it was
    expect(await slow.order()).toMatchObject({ outcome: 'review', check: 'all-unavailable' })
    expect((await slow.read()).lines).toHaveLength(1)
    expect(await counts()).toEqual({ held: 7, sold: 0 })
    await expectTrueLedger()
  })

  it('confirms at once what a promo code made free', async () => {
    await floor.db('promo_codes').insert({ code: 'GIFT', percent: 100, valid_from: '2026-01-01' })
    const customer = await shopper()
    await customer.promo('GIFT')
    const reply = expectOutcome(await customer.order(), 'placed')
    expect(await readInvoice(floor.api, reply)).toMatchObject({
      outcome: 'success',
      paymentStatus: 'CAPTURED',
      total: { amount: 0 },
      bookings: [{ status: 'CONFIRMED' }],
    })
    expect(floor.network.calls).toEqual([])
    expect((await customer.read()).lines).toEqual([])
    expect(await counts()).toEqual({ held: 0, sold: 2 })
  })

  it('takes no place for a sum that cannot be paid at once, and says which can', async () => {
    const dear = await seed({ options: [{ units: [{ id: 'ADULT', price: 50_000_000 }] }] })
    const customer = await shopper({ experience: dear.slug, units: { ADULT: 2 } })
    expect(await customer.fail(409)).toMatchObject({
      code: 'total_too_large',
      most: { amount: 99_999_999, currency: 'AED' },
    })
    expect(floor.network.calls).toEqual([])
    expect(await counts(dear)).toEqual({ held: 0, sold: 0 })
    const one = await shopper({ experience: dear.slug, units: { ADULT: 1 } })
    expectOutcome(await one.order(), 'pay')
  })

  it('says before the order until when a reservation would be held where booking closes sooner', async () => {
    const later = await seed({ payLater: true })
    const customer = await shopper({ experience: later.slug })
    floor.clock.set('2026-11-30T16:00:00Z')
    const { reservedUntil } = await customer.read()
    expect(reservedUntil && reservedUntil < '2026-12-01T12:00:00Z').toBe(true)
    const reply = expectOutcome(await customer.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    expect(await readInvoice(floor.api, reply)).toMatchObject({ heldUntil: reservedUntil })
    expect((await (await shopper()).read()).reservedUntil).toBeUndefined()
  })

  it('reserves for payment later where every line allows it', async () => {
    const later = await seed({ payLater: true })
    const customer = await shopper({ experience: later.slug })
    expect((await customer.read()).reservedUntil).toBe('2026-11-23T08:00:00Z')
    const reply = expectOutcome(await customer.order({ paymentMethod: 'PAY_LATER' }), 'placed')
    expect(await readInvoice(floor.api, reply)).toMatchObject({
      outcome: 'reserved',
      paymentStatus: 'PAY_LATER',
      heldUntil: '2026-11-23T08:00:00Z',
    })
    expect((await customer.read()).lines).toEqual([])
    expect(await counts(later)).toEqual({ held: 2, sold: 0 })
    floor.clock.advance({ hours: 48 })
    await floor.jobs['expire-holds']?.({}, { attempt: 1 })
    expect(await readInvoice(floor.api, reply)).toMatchObject({
      outcome: 'cancelled',
      bookings: [{ status: 'EXPIRED' }],
    })
    expect(await counts(later)).toEqual({ held: 0, sold: 0 })
    const hasty = await shopper()
    expect(await hasty.fail(400, { paymentMethod: 'PAY_LATER' })).toMatchObject({
      code: 'pay_later_not_offered',
    })
  })
})

describe('the cart check', () => {
  it('wants a new consent to a changed price, and takes nothing before', async () => {
    const customer = await shopper()
    const units = JSON.stringify([{ id: 'ADULT', price: 12_000, places: 1, minimum: 0 }])
    await floor.db('options').where({ experience_id: desert.id }).update({ units })
    const review = expectOutcome(await customer.order(), 'review')
    expect(review).toMatchObject({
      check: 'prices-changed',
      unavailable: [],
      repriced: [{ agreed: { amount: 20_000 }, now: { amount: 24_000 } }],
      totalPayable: { amount: 24_000 },
    })
    expect(await counts()).toEqual({ held: 0, sold: 0 })
    expectOutcome(await customer.order({ agreedTotal: review.totalPayable }), 'pay')
  })

  it('tells what sold out between cart and order, and goes on without it', async () => {
    const other = await seed()
    const customer = await shopper()
    await customer.add(select({ experience: other.slug }))
    expectOutcome(await (await shopper({ units: { ADULT: 6 } })).order(), 'pay')
    const review = expectOutcome(await customer.order(), 'review')
    expect(review).toMatchObject({
      check: 'some-unavailable',
      unavailable: [customer.cart.lines[0]?.id],
      totalPayable: { amount: 20_000 },
      cart: { lines: [{ fault: { fault: 'too-few-places', limit: 1 } }, {}] },
    })
    const again = { without: review.unavailable, agreedTotal: review.totalPayable }
    const placed = expectOutcome(await customer.order(again), 'pay')
    expect((await readInvoice(floor.api, placed)).bookings).toHaveLength(1)
  })

  it('tells both when both happened', async () => {
    const other = await seed()
    const customer = await shopper()
    await customer.add(select({ experience: other.slug }))
    await floor.db('options').where({ experience_id: desert.id }).update({ offered: false })
    const units = JSON.stringify([{ id: 'ADULT', price: 11_000, places: 1, minimum: 0 }])
    await floor.db('options').where({ experience_id: other.id }).update({ units })
    expect(await customer.order()).toMatchObject({
      outcome: 'review',
      check: 'some-unavailable-and-prices-changed',
      totalPayable: { amount: 22_000 },
    })
  })

  it('notices a promo code that was used up between cart and order', async () => {
    await floor
      .db('promo_codes')
      .insert({ code: 'LAST', percent: 50, most_uses: 1, valid_from: '2026-01-01' })
    const [first, second] = [await shopper(), await shopper()]
    for (const customer of [first, second]) await customer.promo('LAST')
    const placed = expectOutcome(await first.order(), 'pay')
    floor.network.pay(placed.reference)
    await readInvoice(floor.api, placed)
    expect(await second.order()).toMatchObject({
      outcome: 'review',
      check: 'prices-changed',
      totalPayable: { amount: 20_000 },
    })
  })

  it('counts a promo code when it is paid, so that nobody uses it up without paying', async () => {
    await floor
      .db('promo_codes')
      .insert({ code: 'PAID', percent: 50, most_uses: 1, valid_from: '2026-01-01' })
    const customers = [await shopper(), await shopper(), await shopper()]
    for (const customer of customers) await customer.promo('PAID')
    const placed = []
    for (const customer of customers) placed.push(expectOutcome(await customer.order(), 'pay'))
    const outcomes = []
    for (const order of placed) {
      floor.network.pay(order.reference)
      outcomes.push((await readInvoice(floor.api, order)).outcome)
    }
    // the buyer who pays second is charged nothing, keeps the cart and reads there that the code is used up
    expect(outcomes).toEqual(['success', 'unsuccessful', 'unsuccessful'])
    await floor.work()
    const captured = floor.network.sessions.slice(-3).map((session) => session.captured)
    expect(captured).toEqual([10_000, 0, 0])
    expect(await customers[1]?.read()).toMatchObject({ lines: [{}], promo: { state: 'used-up' } })
    expect(await floor.discrepancies()).toEqual([])
  })

  it('never charges a total that was not agreed to', async () => {
    const customer = await shopper()
    for (const amount of [1, 19_999, 0]) {
      expectOutcome(await customer.order({ agreedTotal: { amount, currency: 'AED' } }), 'review')
    }
    expectOutcome(await customer.order({ agreedTotal: { amount: 20_000, currency: 'JPY' } }), 'review')
    expect(floor.network.calls).toEqual([])
  })
})

describe('asking twice', () => {
  it('answers the same key and body with the same reply, and takes the places once', async () => {
    const customer = await shopper()
    const replies = await Promise.all([1, 2, 3, 4].map(() => customer.order({}, 'double-click')))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await customer.order({}, 'double-click')).toEqual(replies[0])
    expect(await counts()).toEqual({ held: 2, sold: 0 })
    expect(floor.network.calls).toEqual(['open'])
  })

  it('refuses the same key with another body, and no key at all', async () => {
    const customer = await shopper()
    await customer.order({}, 'used')
    const other = { buyer: { ...buyer, firstName: 'Noor' } }
    expect(await customer.fail(409, other, 'used')).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await customer.fail(400, {}, '')).toMatchObject({ code: 'idempotency_key_required' })
  })

  it('answers a second click with another key by the same order', async () => {
    const customer = await shopper()
    const [first, second] = await Promise.all([customer.order(), customer.order()])
    expect(second).toEqual(first)
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(floor.network.calls.filter((call) => call === 'open')).toHaveLength(1)
  })

  it('gives the places of the first order to the second when the shopper comes back and changes the cart', async () => {
    const customer = await shopper({ units: { ADULT: 6 } })
    const first = expectOutcome(await customer.order(), 'pay')
    const [line] = (await customer.read()).lines
    expect(line?.fault).toBeUndefined()
    await customer.add(select({ units: { ADULT: 1 } }))
    const second = expectOutcome(await customer.order(), 'pay')
    expect(second.reference).not.toBe(first.reference)
    expect(await counts()).toEqual({ held: 7, sold: 0 })
    expect((await ordersOf(customer)).map(({ status }) => status).toSorted()).toEqual([
      'AWAITING_PAYMENT',
      'CANCELLED',
    ])
    expect(floor.network.calls).toEqual(['open', 'expire', 'open'])
    expect(await readInvoice(floor.api, first)).toMatchObject({
      outcome: 'cancelled',
      paymentStatus: 'CANCELLED',
    })
    await expectTrueLedger()
  })

  it('shows the paid order instead of placing a second when the buyer was faster on the old page', async () => {
    const customer = await shopper()
    const first = expectOutcome(await customer.order(), 'pay')
    floor.network.pay(first.reference)
    const again = expectOutcome(await customer.order({ buyer: { ...buyer, firstName: 'Noor' } }), 'placed')
    expect(again).toMatchObject({ reference: first.reference, orderToken: first.orderToken })
    expect(await readInvoice(floor.api, again)).toMatchObject({ outcome: 'success' })
    expect(await counts()).toEqual({ held: 0, sold: 2 })
  })

  it('survives many tabs that order different things at once, with one unpaid order in the end', async () => {
    const customer = await shopper({ units: { ADULT: 1 } })
    const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Eva']
    const replies = await Promise.all(
      names.map((firstName) =>
        customer.order({ buyer: { ...buyer, firstName } }).catch((error: unknown) => error),
      ),
    )
    expect(replies.length).toBe(names.length)
    expect((await ordersOf(customer)).filter(({ status }) => status === 'AWAITING_PAYMENT')).toHaveLength(1)
    expect(await counts()).toEqual({ held: 1, sold: 0 })
    await expectTrueLedger()
  })
})

describe('when it cannot be', () => {
  it('returns the places and says so when the payment network is away; trying again works', async () => {
    const customer = await shopper()
    floor.network.down = true
    expect(await customer.fail(503, {}, 'unlucky')).toMatchObject({ code: 'payment_unavailable' })
    expect(await counts()).toEqual({ held: 0, sold: 0 })
    floor.network.down = false
    expectOutcome(await customer.order({}, 'unlucky'), 'pay')
    await expectTrueLedger()
  })

  it('opens the page of an order whose process died before it could', async () => {
    const customer = await shopper()
    const first = expectOutcome(await customer.order({}, 'died'), 'pay')
    await floor.db('idempotency_keys').where({ key: 'died' }).update({ status: null, body: null })
    await floor
      .db('payments')
      .update({ url: null, session_id: null })
      .where({ session_id: floor.network.sessions.at(-1)?.id })
    expect(await customer.order({}, 'died')).toEqual(first)
    expect(
      floor.network.sessions.filter(({ request }) => request.reference === first.reference),
    ).toHaveLength(1)
  })

  it('refuses an empty cart, an unknown token, a number that cannot be, and a foreign return page', async () => {
    const empty = await openShopper(floor.api)
    expect(await empty.fail(409)).toMatchObject({ code: 'cart_empty' })
    const customer = await shopper()
    const phone = { buyer: { ...buyer, phoneNumber: '12 34' } }
    expect(await customer.fail(400, phone)).toMatchObject({
      errors: [{ pointer: '/buyer/phoneNumber', code: 'phone_invalid' }],
    })
    expect(await customer.fail(400, { returnUrl: 'https://evil.example/' })).toMatchObject({
      errors: [{ pointer: '/returnUrl', code: 'origin_not_allowed' }],
    })
    expectOutcome(await customer.order({ returnUrl: 'https://shop.example/ar/checkout/success?x=1' }), 'pay')
    expect(floor.network.sessions.at(-1)?.request.successUrl).toMatch(
      /^https:\/\/shop\.example\/ar\/checkout\/success\?x=1&order=DH-/,
    )
  })
})
