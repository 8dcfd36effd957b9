import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { setAnswerBy } from './supplier-requests.queries.ts'

/** Tells a supplier of a booking that waits for their answer. Payload: `{ bookingId }`. */
export const askSupplierJob = 'ask-supplier'

/** Well within the days for which a card's authorisation lasts. */
export const answerHours = 48

/** Asks the suppliers of bookings that have just become PENDING, in the transaction that made them so. */
export async function askSuppliers(
  trx: Knex,
  bookingIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (bookingIds.length === 0) return
  await setAnswerBy(trx, { bookingIds, answerBy: now.add({ hours: answerHours }).toString() })
  for (const bookingId of bookingIds) {
    await enqueueJob(trx, askSupplierJob, { bookingId }, { key: `${askSupplierJob}:${bookingId}` })
  }
}
