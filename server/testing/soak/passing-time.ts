import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { answerChange } from '../../orders/changes/answer-change.ts'
import { answerBooking } from '../../orders/fulfilment/answer-booking.ts'
import { listHandRefunds, markRefunded } from '../../orders/refunds/hand-refunds.ts'
import { markPaid } from '../../orders/settling/mark-paid.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { readEnv } from '../../platform/env.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { count } from './shop-client.ts'
import type { Tally } from './shop-client.ts'

const everyMs = 700
/** What a minute brings by itself, brought sooner. */
const sweepers = ['reconcile-payments', 'expire-holds', 'expire-requests', 'settle-changes']

/** Where time passes. `isEnding`: suppliers answer no more bookings, as each answer begins a capture that takes 20 seconds. */
interface Passing {
  db: Database
  tally: Tally
  isEnding?: boolean
}

/** What happens to orders without any shopper: suppliers answer or do not, support is paid, time runs out. */
export async function letTimePass(passing: Passing, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(everyMs)
    // a database that is away is what this is about
    await happen(passing).catch(() => count(passing.tally, 'happenings without a database'))
  }
}

async function happen({ db, tally, isEnding = false }: Passing): Promise<void> {
  const [pending] = isEnding
    ? []
    : await pick<{ reference: string }>(db, `select reference from bookings where status = 'PENDING'`)
  const [reserved] = await pick<{ reference: string }>(
    db,
    `select reference from orders where status = 'RESERVED'`,
  )
  const [unpaid] = await pick<{ id: string }>(db, `select id from orders where status = 'AWAITING_PAYMENT'`)
  const [asked] = await pick<{ id: string }>(db, `select id from booking_changes where status = 'ASKED'`)
  const deps = { db, clock: systemClock, env: readEnv(process.env) }
  const what = randomInt(8)
  if (asked) {
    const agrees = what % 2 === 0
    const said = await answerChange(
      deps,
      asked.id,
      agrees ? { kind: 'confirm' } : { kind: 'decline', reason: 'full' },
    )
    count(tally, `changes: supplier ${agrees ? 'agreed' : 'declined'}, ${said}`)
  }
  if (what < 3 && pending) {
    const { outcome } = await answerBooking(
      deps,
      pending.reference,
      what === 0 ? { kind: 'decline', reason: 'full' } : { kind: 'confirm' },
    )
    count(tally, `suppliers: ${what === 0 ? 'declined' : 'confirmed'}, ${outcome}`)
  } else if (what === 3 && pending) {
    await db.raw(`update bookings set answer_by = now() where reference = :reference`, { ...pending })
    count(tally, 'suppliers: no answer in time')
  } else if (what === 4 && reserved) {
    count(tally, `reservations: ${await markPaid(deps, reserved.reference)}`)
  } else if (what > 4) {
    if (unpaid) await endHolds(db, unpaid.id, what === 5)
    count(tally, 'holds ended')
  }
  // what was paid by hand is paid back by hand
  const owed = (await listHandRefunds(db)).find(({ failed }) => !failed)
  if (owed) {
    await markRefunded(deps, owed.id)
    count(tally, 'support: paid back by hand')
  }
  for (const name of sweepers) await enqueueJob(db, name, {})
}

/** The places are free for others; with `sweep` the order is overdue as well. */
async function endHolds(db: Database, orderId: string, sweep: boolean): Promise<void> {
  await db.raw(
    `update holds set expires_at = now() where state = 'HELD' and booking_id in (select id from bookings where order_id = :orderId)`,
    { orderId },
  )
  if (sweep) await db.raw(`update orders set held_until = now() where id = :orderId`, { orderId })
}

async function pick<Row>(db: Database, sql: string): Promise<Row[]> {
  return (await db.raw<{ rows: Row[] }>(`${sql} order by random() limit 1`)).rows
}
