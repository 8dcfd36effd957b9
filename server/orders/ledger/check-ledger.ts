import type { Knex } from 'knex'
import type { Clock } from '../../platform/clock.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { bookingInvariants } from './bookings.queries.ts'
import { countLedger, listBroken } from './check-ledger.queries.ts'
import type { Invariant } from './invariant.ts'
import { offerInvariants } from './offers.queries.ts'
import { orderInvariants } from './orders.queries.ts'
import { paymentInvariants } from './payments.queries.ts'
import { placeInvariants } from './places.queries.ts'
import { toldInvariants } from './told.queries.ts'

/** All that is always true of the books. */
export const invariants: readonly Invariant[] = [
  ...placeInvariants,
  ...bookingInvariants,
  ...orderInvariants,
  ...paymentInvariants,
  ...toldInvariants,
  ...offerInvariants,
]

/** What a check of the books found: true when there is no `fault`. */
export interface LedgerCheck {
  departures: number
  bookings: number
  /** `invariant: where it does not hold` */
  faults: string[]
}

/** The places where the books disagree, as `invariant: where`. `db` is a snapshot, so that what is read first fits what is read last. */
export async function listFaults(db: Knex, now: Temporal.Instant): Promise<string[]> {
  const faults: string[] = []
  for (const invariant of invariants) {
    const broken = await listBroken(db, invariant, now.toString())
    faults.push(...broken.map((what) => `${invariant.name}: ${what}`))
  }
  return faults
}

/** Proves that the books agree. One snapshot, so that it may run beside a selling server. */
export async function checkLedger({
  db,
  clock = systemClock,
}: Pick<Deps, 'db'> & { clock?: Clock }): Promise<LedgerCheck> {
  return db.transaction(
    async (trx) => ({ ...(await countLedger(trx)), faults: await listFaults(trx, clock.now()) }),
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}
