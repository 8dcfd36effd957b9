import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeededExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { answerBooking } from '../fulfilment/answer-booking.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { answerChange } from './answer-change.ts'
import { changeRoutes } from './changes.routes.ts'

interface Placed {
  reference: string
  orderToken: string
  experience: SeededExperience
}

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [changeRoutes(floor.deps)])
})
afterAll(() => floor.close())
beforeEach(() => {
  floor.clock.set('2026-11-21T08:00:00Z')
  Object.assign(floor.network, { down: false, declineCaptures: false })
})

const morning = '2026-12-01T09:00'
const afternoon = '2026-12-01T14:00'
const money = (amount: number) => ({ amount, currency: 'AED' })
const pathOf = ({ reference }: Placed) => `/api/v1/orders/${reference}/bookings/${reference}-1`
const bearer = ({ orderToken }: Placed) => ({ authorization: `Bearer ${orderToken}` })
const payable = ({ reference }: Placed) => `${reference}-1`
const invoice = (placed: Placed) => readInvoice(floor.api, placed)

/** A confirmed booking of three adults in the morning. */
async function place(confirmation: 'INSTANT' | 'ON_REQUEST'): Promise<Placed> {
  const experience = await seedExperience(floor.db, floor.shop, { confirmation, options: [{ capacity: 6 }] })
  const selection = { experience: experience.slug, option: 'standard', start: morning, units: { ADULT: 3 } }
  const placed = expectOutcome(await (await openShopper(floor.api, selection)).order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  if (confirmation === 'ON_REQUEST') {
    const answer = await answerBooking(floor.deps, `${placed.reference}-1`, { kind: 'confirm' })
    if (answer.outcome === 'answered') await settleOrder(floor.deps, answer.orderId)
  }
  return { ...placed, experience }
}

/** Agrees to another start, with AED 60 to pay or with nothing. */
async function move(placed: Placed, { dearer }: { dearer: boolean }): Promise<string> {
  const units = [{ id: 'ADULT', price: dearer ? 12_000 : 10_000, places: 1, minimum: 0 }]
  await floor
    .db('options')
    .where({ id: placed.experience.options[0]?.id })
    .update({ units: JSON.stringify(units) })
  const body = {
    change: { kind: 'move', start: afternoon, units: { ADULT: 3 } },
    agreedRefund: money(0),
    agreedDue: money(dearer ? 6_000 : 0),
  }
  await request(api)
    .post(`${pathOf(placed)}/changes`)
    .set({ ...bearer(placed), 'idempotency-key': randomUUID() })
    .send(body)
    .expect(200)
  const change = (await invoice(placed)).bookings[0]?.changes.at(-1)
  if (!change) throw new Error('nothing was changed')
  return change.id
}

const keep = (placed: Placed, change: string) =>
  request(api)
    .delete(`${pathOf(placed)}/changes/${change}`)
    .set(bearer(placed))
const outcomeOf = async (placed: Placed, change: string) =>
  ((await keep(placed, change).expect(200)).body as { outcome: string }).outcome

async function taken(placed: Placed): Promise<number[]> {
  const rows = await floor
    .db<{ sold: number; held: number; pool_id: number; local_start: string }>('departures')
    .where({ pool_id: placed.experience.options[0]?.poolId })
  return [morning, afternoon].map((start) => {
    const row = rows.find(({ local_start: local }) => local.replace(' ', 'T').startsWith(start))
    return row ? row.sold + row.held : 0
  })
}
/** Whom we have told that a change is not wanted any more. */
const toldOfEnd = (change: string) =>
  floor
    .db('messages')
    .where({ key: `supplier-change-withdrawn:${change}` })
    .select(floor.db.raw(`about ->> 'to' as "to"`))
async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

describe('keeping a booking as it is while its change waits for its payment', () => {
  it('closes the payment page, gives the new places back, and leaves the booking', async () => {
    const placed = await place('INSTANT')
    const change = await move(placed, { dearer: true })
    expect(await taken(placed)).toEqual([3, 3])
    expect(await outcomeOf(placed, change)).toBe('kept')
    expect(() => floor.network.pay(payable(placed))).toThrow('expired')
    expect(await taken(placed)).toEqual([3, 0])
    expect(await invoice(placed)).toMatchObject({
      outcome: 'success',
      total: { amount: 30_000 },
      bookings: [{ start: morning, changes: [{ state: 'lapsed' }] }],
    })
    await expectTrueBooks()
    // it ended once, and another change may be asked for
    expect(await outcomeOf(placed, change)).toBe('kept')
    await move(placed, { dearer: false })
    expect(await taken(placed)).toEqual([0, 3])
    await expectTrueBooks()
  })

  it('makes the change where it was paid before, and says so', async () => {
    const placed = await place('INSTANT')
    const change = await move(placed, { dearer: true })
    floor.network.pay(payable(placed))
    expect(await outcomeOf(placed, change)).toBe('changed')
    expect(await invoice(placed)).toMatchObject({
      total: { amount: 36_000 },
      bookings: [{ start: afternoon }],
    })
    expect(await taken(placed)).toEqual([0, 3])
    await expectTrueBooks()
  })

  it('ends as one or the other, and the same for all, when it is pressed and paid at once', async () => {
    const placed = await place('INSTANT')
    const change = await move(placed, { dearer: true })
    const [first, second] = await Promise.all([
      outcomeOf(placed, change),
      outcomeOf(placed, change),
      Promise.resolve().then(() => floor.network.pay(payable(placed))),
      floor.jobs['settle-changes']?.({}, { attempt: 1 }),
      invoice(placed),
    ])
    expect(first).toBe(second)
    const [state, places] = first === 'kept' ? ['lapsed', [3, 0]] : ['applied', [0, 3]]
    expect(await invoice(placed)).toMatchObject({ bookings: [{ changes: [{ state }] }] })
    expect(await taken(placed)).toEqual(places)
    await expectTrueBooks()
  })

  it('leaves everything as it is while nobody can say whether it was paid', async () => {
    const placed = await place('INSTANT')
    const change = await move(placed, { dearer: true })
    floor.network.down = true
    expect((await keep(placed, change)).status).toBe(503)
    floor.network.down = false
    expect(await invoice(placed)).toMatchObject({ bookings: [{ changes: [{ state: 'waiting' }] }] })
    expect(await outcomeOf(placed, change)).toBe('kept')
    await expectTrueBooks()
  })

  it('asks no supplier of what was authorised meanwhile, and lets it go', async () => {
    const placed = await place('ON_REQUEST')
    const change = await move(placed, { dearer: true })
    floor.network.pay(payable(placed))
    expect(await outcomeOf(placed, change)).toBe('kept')
    expect(await taken(placed)).toEqual([3, 0])
    await expectTrueBooks()
    const session = floor.network.sessions.find((open) => open.request.reference === payable(placed))
    expect(session).toMatchObject({ intentStatus: 'canceled', captured: 0 })
    expect(await toldOfEnd(change)).toEqual([])
  })
})

describe('keeping a booking as it is while its supplier is asked about a change', () => {
  it('ends the request, so that they cannot agree to it any more, and tells them once', async () => {
    const placed = await place('ON_REQUEST')
    const change = await move(placed, { dearer: false })
    expect(await taken(placed)).toEqual([3, 3])
    expect(await outcomeOf(placed, change)).toBe('kept')
    expect(await answerChange(floor.deps, change, { kind: 'confirm' })).toBe('late')
    expect(await outcomeOf(placed, change)).toBe('kept')
    expect(await toldOfEnd(change)).toEqual([{ to: 'hello@dune-riders.example' }])
    expect(await taken(placed)).toEqual([3, 0])
    await expectTrueBooks()
  })

  it('lets go what was authorised for it', async () => {
    const placed = await place('ON_REQUEST')
    const change = await move(placed, { dearer: true })
    floor.network.pay(payable(placed))
    floor.clock.advance({ seconds: 3 })
    expect(await invoice(placed)).toMatchObject({ bookings: [{ changes: [{ state: 'asked' }] }] })
    expect(await outcomeOf(placed, change)).toBe('kept')
    await expectTrueBooks()
    const session = floor.network.sessions.find((open) => open.request.reference === payable(placed))
    expect(session).toMatchObject({ intentStatus: 'canceled', captured: 0 })
  })

  it.each([false, true])(
    'makes the change where they agreed before (something to pay: %s)',
    async (dearer) => {
      const placed = await place('ON_REQUEST')
      const change = await move(placed, { dearer })
      if (dearer) floor.network.pay(payable(placed))
      floor.clock.advance({ seconds: 3 })
      await invoice(placed)
      expect(await answerChange(floor.deps, change, { kind: 'confirm' })).toBe('answered')
      expect(await outcomeOf(placed, change)).toBe('changed')
      expect(await taken(placed)).toEqual([0, 3])
      await expectTrueBooks()
    },
  )
})

it('names a change of its own booking', async () => {
  const [placed, other] = [await place('INSTANT'), await place('INSTANT')]
  const change = await move(other, { dearer: true })
  expect((await keep(placed, change)).body).toMatchObject({ code: 'change_unknown' })
  expect((await keep(placed, randomUUID())).status).toBe(404)
  expect(await outcomeOf(other, change)).toBe('kept')
})
