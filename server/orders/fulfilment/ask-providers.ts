import type { Knex } from 'knex'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { setAnswerBy } from './provider-requests.queries.ts'

/** Tells a provider of a booking that waits for their answer. Payload: `{ bookingId }`. */
export const askProviderJob = 'ask-provider'

/** Well within the days for which a card's authorisation lasts. */
export const answerHours = 48

/** Asks the providers of bookings that have just become PENDING, in the transaction that made them so. */
export async function askProviders(
  trx: Knex,
  bookingIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (bookingIds.length === 0) return
  await setAnswerBy(trx, { bookingIds, answerBy: now.add({ hours: answerHours }).toString() })
  for (const bookingId of bookingIds) {
    await enqueueJob(trx, askProviderJob, { bookingId }, { key: `${askProviderJob}:${bookingId}` })
  }
}
