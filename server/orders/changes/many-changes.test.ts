import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeBookingReply, ChangeQuote } from '../../contract/changes.ts'
import type { Invoice } from '../../contract/checkout.ts'
import { buildApi } from '../../testing/factories/api.ts'
import { expectOutcome, openShopper, readInvoice } from '../../testing/factories/checkout.ts'
import { seedExperience } from '../../testing/factories/experience.ts'
import type { SeededExperience } from '../../testing/factories/experience.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { cancellationRoutes } from '../cancellations/cancellation.routes.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { changeRoutes } from './changes.routes.ts'

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [cancellationRoutes(floor.deps), changeRoutes(floor.deps)])
})
afterAll(() => floor.close())

interface Placed {
  reference: string
  orderToken: string
}

async function buy(selection: Parameters<typeof openShopper>[1]): Promise<Placed> {
  const shopper = await openShopper(floor.api, selection)
  const placed = expectOutcome(await shopper.order(), 'pay')
  floor.network.pay(placed.reference)
  await readInvoice(floor.api, placed)
  return placed
}

const send = (placed: Placed, path: string, body: object) =>
  request(api)
    .post(`/api/v1/orders/${placed.reference}/bookings/${placed.reference}-1/${path}`)
    .set({ authorization: `Bearer ${placed.orderToken}`, 'idempotency-key': randomUUID() })
    .send(body)

/** Asks and agrees, whatever comes of it. */
async function change(placed: Placed, wanted: object): Promise<ChangeBookingReply['outcome'] | 'refused'> {
  const quote = (await send(placed, 'change-quotes', wanted)).body as ChangeQuote
  if (quote.refusal) return 'refused'
  const { refund, due } = quote
  const reply = await send(placed, 'changes', { change: wanted, agreedRefund: refund, agreedDue: due })
  return reply.status === 200 ? (reply.body as ChangeBookingReply).outcome : 'refused'
}

async function expectTrueBooks(): Promise<void> {
  await floor.work()
  expect((await checkLedger(floor.deps)).faults).toEqual([])
}

/** The same numbers at each run: a failure can be looked at. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % sides
  }
}

describe('many changes at once', () => {
  it.each([1, 2, 3])('leave the books true and nobody with more than they paid (dice %i)', async (seed) => {
    const roll = dice(seed)
    const starts = ['2026-12-01T09:00', '2026-12-01T14:00', '2026-12-02T09:00']
    const { slug } = await seedExperience(floor.db, floor.shop, {
      options: [{ capacity: 9, groupDiscounts: [{ guests: 3, percent: 15 }] }],
    })
    const select = (start: string, adults: number) => ({
      experience: slug,
      option: 'standard',
      start,
      units: { ADULT: adults },
    })
    const placed: Placed[] = []
    for (let index = 0; index < 8; index++) {
      placed.push(await buy(select(starts[index % 3] ?? '', 1 + roll(3))))
    }
    const outcomes = new Set<string>()
    const step = async (order: Placed): Promise<void> => {
      switch (roll(6)) {
        case 0:
          outcomes.add(await change(order, { kind: 'leave', units: { ADULT: 1 } }))
          return
        case 1:
          await send(order, 'cancellation', { agreedRefund: { amount: 10_000, currency: 'AED' } })
          return
        case 2:
          await floor.jobs['settle-changes']?.({}, { attempt: 1 })
          return
        default:
          outcomes.add(
            await change(order, { kind: 'move', start: starts[roll(3)], units: { ADULT: 1 + roll(4) } }),
          )
      }
    }
    for (let round = 0; round < 4; round++) {
      await Promise.all(placed.map(step))
      // a buyer who owes a difference pays it or does not
      for (const session of floor.network.sessions) {
        if (session.status === 'open' && roll(2) === 0) floor.network.pay(session.request.reference)
      }
      floor.clock.advance({ minutes: roll(2) === 0 ? 4 : 40 })
      await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    }
    floor.clock.advance({ minutes: 40 })
    await floor.jobs['settle-changes']?.({}, { attempt: 1 })
    await expectTrueBooks()
    expect([...outcomes]).toEqual(expect.arrayContaining(['changed', 'pay', 'refused']))
    for (const session of floor.network.sessions) {
      expect(session.refunded).toBeLessThanOrEqual(session.captured)
    }
    for (const order of placed) {
      const invoice: Invoice = await readInvoice(floor.api, order)
      const [booking] = invoice.bookings
      expect(booking?.price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
        booking?.total.amount,
      )
    }
    floor.clock.set('2026-11-21T08:00:00Z')
  })
})

describe('a stay that overlaps with its former self', () => {
  const hours = (experience: SeededExperience, start: string) => ({
    experience: experience.slug,
    option: 'standard',
    start,
    periods: 2,
    units: { ITEM: 1 },
    guests: 4,
  })
  const boat = (name: string) =>
    seedExperience(floor.db, floor.shop, {
      priceBasis: 'ITEM',
      pricePeriod: 'HOUR',
      options: [
        {
          capacity: 1,
          durationMinutes: 60,
          resource: { name, slotMinutes: 60 },
          units: [{ id: 'ITEM', price: 50_000, guests: 6 }],
          schedule: [{ startTimes: ['09:00', '10:00', '11:00', '12:00'] }],
        },
      ],
    })
  const taken = async (experience: SeededExperience) => {
    const rows = await floor
      .db<{ local_start: string; held: number; sold: number; pool_id: number }>('departures')
      .where({ pool_id: experience.options[0]?.poolId })
      .orderBy('local_start')
    return rows
      .filter(({ held, sold }) => held + sold > 0)
      .map(({ local_start: start }) => start.slice(11, 16))
  }

  it('moves by an hour, and gives back the hour that it leaves', async () => {
    const experience = await boat(`boat-${randomUUID()}`)
    const placed = await buy(hours(experience, '2026-12-01T09:00'))
    expect(await taken(experience)).toEqual(['09:00', '10:00'])
    const moved = await change(placed, {
      kind: 'move',
      start: '2026-12-01T10:00',
      units: { ITEM: 1 },
      guests: 4,
    })
    expect(moved).toBe('changed')
    expect(await taken(experience)).toEqual(['10:00', '11:00'])
    await expectTrueBooks()
  })

  it('holds only what it has not got while its difference is paid', async () => {
    const experience = await boat(`boat-${randomUUID()}`)
    const placed = await buy(hours(experience, '2026-12-01T09:00'))
    const units = JSON.stringify([{ id: 'ITEM', price: 60_000, places: 1, minimum: 0, guests: 6 }])
    await floor.db('options').where({ id: experience.options[0]?.id }).update({ units })
    const wanted = { kind: 'move', start: '2026-12-01T10:00', units: { ITEM: 1 }, guests: 4 }
    expect(await change(placed, wanted)).toBe('pay')
    expect(await taken(experience)).toEqual(['09:00', '10:00', '11:00'])
    floor.network.pay(`${placed.reference}-1`)
    floor.clock.advance({ seconds: 5 })
    await readInvoice(floor.api, placed)
    expect(await taken(experience)).toEqual(['10:00', '11:00'])
    await expectTrueBooks()
  })

  it('takes no more people than its boats carry when one of them is given up', async () => {
    const experience = await seedExperience(floor.db, floor.shop, {
      priceBasis: 'ITEM',
      options: [{ capacity: 3, units: [{ id: 'ITEM', price: 50_000, guests: 6 }] }],
    })
    const placed = await buy({
      experience: experience.slug,
      option: 'standard',
      start: '2026-12-01T09:00',
      units: { ITEM: 2 },
      guests: 10,
    })
    expect(await change(placed, { kind: 'leave', units: { ITEM: 1 } })).toBe('changed')
    expect(await readInvoice(floor.api, placed)).toMatchObject({
      bookings: [{ guests: 6, total: { amount: 50_000 }, refunded: { amount: 50_000 } }],
    })
    await expectTrueBooks()
  })
})
