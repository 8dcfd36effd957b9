import { afterAll, beforeAll, expect, it } from 'vitest'
import { readInvoice } from '../../testing/factories/checkout.ts'
import type { SeedExperience } from '../../testing/factories/experience.ts'
import { placePaid } from '../../testing/factories/place-paid.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import { answerBooking } from './answer-booking.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { findSettlement, lockOrder, moveBookings } from '../orders.queries.ts'
import { redeemBooking } from './redeem-booking.ts'
import { settleOrder } from '../settling/settle-order.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  floor.clock.set('2026-11-21T08:00:00Z')
})
afterAll(() => floor.close())

const place = (...seeds: SeedExperience[]) => placePaid(floor, seeds)

it.each([
  ['confirm', 'success', 20_000],
  ['decline', 'partially-booked', 10_000],
] as const)(
  'takes the price of who has come when the supplier of the other booking says %s',
  async (kind, outcome, taken) => {
    const placed = await place({}, { confirmation: 'ON_REQUEST' })
    expect(await redeemBooking(floor.deps, `${placed.reference}-1`)).toBe('redeemed')
    const answer = kind === 'confirm' ? { kind } : { kind, reason: 'full' }
    const answered = await answerBooking(floor.deps, `${placed.reference}-2`, answer)
    expect(answered.outcome).toBe('answered')
    if (answered.outcome === 'answered') await settleOrder(floor.deps, answered.orderId)
    expect(await readInvoice(floor.api, placed)).toMatchObject({ outcome, paymentStatus: 'CAPTURED' })
    const session = floor.network.sessions.find(({ request }) => request.reference === placed.reference)
    expect(session?.captured).toBe(taken)
    expect((await checkLedger(floor.deps)).faults).toEqual([])
  },
)

it('is refused to who is cancelling at the same moment', async () => {
  const { reference } = await place({})
  const [order] = await floor.db<{ id: string; reference: string }>('orders').where({ reference })
  const [booking] = await floor
    .db<{ id: string; reference: string }>('bookings')
    .where({ reference: `${reference}-1` })
  const settlement = await findSettlement(floor.db, order?.id ?? '')
  if (!settlement || !booking) throw new Error('it was placed')
  const redeeming = await floor.db.transaction(async (trx) => {
    await lockOrder(trx, settlement)
    const result = redeemBooking(floor.deps, `${reference}-1`)
    await untilItWaits(result)
    expect(await moveBookings(trx, [booking.id], 'CANCELLED')).toEqual([booking.id])
    return { result }
  })
  expect(await redeeming.result).toBe('refused')
})

/** Until a transaction waits for a lock, or what should have waited is over. */
async function untilItWaits(work: Promise<unknown>): Promise<void> {
  let over = false
  void work.finally(() => (over = true))
  for (;;) {
    const { rows } = await floor.db.raw<{ rows: unknown[] }>(
      `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where not l.granted and a.datname = current_database()`,
    )
    if (over || rows.length > 0) return
  }
}
