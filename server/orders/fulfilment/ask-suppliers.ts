import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { answerLimit } from './answer-limit.ts'
import { listAskedOccasions, setAnswerBy } from './supplier-requests.queries.ts'

/** Tells a supplier of a booking that waits for their answer. Payload: `{ bookingId }`. */
export const askSupplierJob = 'ask-supplier'

/** Asks the suppliers of bookings that have just become PENDING, in the transaction that made them so. */
export async function askSuppliers(
  trx: Knex,
  bookingIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (bookingIds.length === 0) return
  for (const { id: bookingId, startsAt, ...terms } of await listAskedOccasions(trx, bookingIds)) {
    const answerBy = answerLimit({ ...terms, startsAt: startsAt.toTemporalInstant() }, now).toString()
    await setAnswerBy(trx, { bookingId, answerBy })
    await enqueueJob(trx, askSupplierJob, { bookingId }, { key: `${askSupplierJob}:${bookingId}` })
  }
}
