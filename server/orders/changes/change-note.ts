/** What a traveller tells the supplier of a booking, changed after the purchase. */
import type { Knex } from 'knex'
import type { z } from 'zod'
import type { AttemptLimits } from '../../accounts/attempt-limits.ts'
import type { ChangeNoteReply, ChangeNoteRequest } from '../../contract/notes.ts'
import { Problem } from '../../platform/problem.ts'
import type { BookingKey } from '../cancellations/cancel-booking.ts'
import { notifySupplierOfNote } from '../fulfilment/notify-supplier.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { findNoted, replaceNote } from './note.queries.ts'
import type { NotedRow } from './note.queries.ts'

type Deps = Pick<SettleDeps, 'db' | 'clock'> & { attempts: Pick<AttemptLimits, 'askForOffer'> }

/**
 * Replaces the note of a booking, and its address if it has one, until it starts. The new words are mailed to the supplier if the
 * supplier knows of the booking. Sending the same words again changes nothing and sends no mail.
 *
 * @throws Problem 404 `booking_unknown`, 409 `not_changeable`, 429 `too_many_attempts`: each change writes to a supplier
 */
export async function changeNote(
  deps: Deps,
  key: BookingKey,
  { address, request }: { address: string; request: z.output<typeof ChangeNoteRequest> },
): Promise<ChangeNoteReply> {
  await deps.attempts.askForOffer({ email: key.booking, address })
  const now = deps.clock.now()
  await deps.db.transaction(async (trx) => {
    const booking = await findNoted(trx, { orderId: key.orderId, reference: key.booking })
    if (!booking) throw new Problem(404, 'booking_unknown', 'This order has no such booking.')
    if (!isOpen(booking, now)) {
      throw new Problem(409, 'not_changeable', 'This booking has started or does not stand any more.')
    }
    const words = { note: request.note, address: wordsOf(booking, request) }
    if (words.note === (booking.note ?? '') && words.address === booking.addressGiven) return
    await replaceNote(trx, booking.id, words)
    await tell(trx, booking, now)
  })
  return { outcome: 'changed' }
}

function isOpen({ status, startsAt }: NotedRow, now: Temporal.Instant): boolean {
  const stands = status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED'
  return stands && startsAt.getTime() > now.epochMilliseconds
}

/** An address can be replaced here, but neither added nor removed. */
function wordsOf({ addressGiven }: NotedRow, { address }: z.output<typeof ChangeNoteRequest>): string | null {
  return addressGiven === null ? null : (address ?? addressGiven)
}

/** The supplier does not know of a booking that still waits for its card payment. */
async function tell(trx: Knex.Transaction, { id, isTold }: NotedRow, now: Temporal.Instant): Promise<void> {
  if (isTold) await notifySupplierOfNote(trx, id, now)
}
