import { listDiscrepancies } from '../../availability/ledger.ts'
import type { Deps } from '../../platform/deps.ts'
import { printMoney } from '../../platform/text/print-in-language.ts'
import { listHandRefunds } from '../refunds/hand-refunds.ts'
import { countLedger, listMiscounted, listMisplaced, listUnbalanced } from './check-ledger.queries.ts'

/** What a check of the books found: true when there is no `fault`. */
export interface LedgerCheck {
  departures: number
  bookings: number
  /** A sentence for each place where the books disagree. */
  faults: string[]
}

/**
 * Proves that the books agree: for every departure that what is counted as held and sold is what its holds add up to, for
 * every booking that its places are where its status says and as many as its guests were sold, for every settled order that the money kept is what its
 * bookings cost, and that nobody waits for a refund that a person has to make. One snapshot, so that it may run beside a
 * selling server.
 */
export async function checkLedger({ db }: Pick<Deps, 'db'>): Promise<LedgerCheck> {
  return db.transaction(
    async (trx) => {
      const counts = await listDiscrepancies(trx)
      const misplaced = await listMisplaced(trx)
      const miscounted = await listMiscounted(trx)
      const unbalanced = await listUnbalanced(trx)
      const owed = await listHandRefunds(trx)
      return {
        ...(await countLedger(trx)),
        faults: [
          ...counts.map(
            (row) =>
              `departure ${row.departureId}: counts ${row.held} held and ${row.sold} sold, its holds say ${row.countedHeld} and ${row.countedSold}`,
          ),
          ...misplaced.map(
            (row) =>
              `booking ${row.reference}: ${row.status} with ${row.held} held and ${row.sold} sold slots`,
          ),
          ...miscounted.map(
            (row) =>
              `booking ${row.reference}: sold ${row.wanted} places of each slot, has ${row.least ?? 0} to ${row.most ?? 0}`,
          ),
          ...owed.map(
            ({ reference, amount, currency }) =>
              `order ${reference}: ${printMoney({ amount, currency }, 'en')} is to be paid back by hand (npm run bookings -- list --refunds)`,
          ),
          ...unbalanced.map(
            (row) =>
              `order ${row.reference}: took ${row.captured}, gave back ${row.refunded}, its bookings cost ${row.kept}`,
          ),
        ],
      }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}
