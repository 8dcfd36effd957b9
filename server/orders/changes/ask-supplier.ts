/** How a supplier is asked about a change of a booking, and until when they may answer. */
import type { Knex } from 'knex'
import { holdForChange } from '../../availability/change-places.ts'
import type { MoveResult } from '../../availability/change-places.ts'
import { announce } from '../../messages/announce.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import type { CancellationPolicy } from '../../contract/listing.ts'
import { answerLimit, earliest, limitToDecide } from '../fulfilment/answer-limit.ts'
import { insertChange } from './changes.queries.ts'
import type { BookingSnapshot } from './changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import type { RefundWays } from '../refunds/share-refund.ts'
import type { ChangeContext, PricedChange } from './quote-change.ts'

/** Tells a supplier of a change that waits for their answer. Payload: `{ changeId }`. */
export const askAboutChangeJob = 'ask-about-change'

interface AskedChange {
  before: Pick<BookingSnapshot, 'startsAt'>
  after: Pick<BookingSnapshot, 'startsAt'>
  timeZone: string
  policy: CancellationPolicy | null
}

/**
 * Suppliers have as much time as for a booking, by the old start and the new one: while they think, and for some hours after they
 * have refused, cancelling must not become dearer for a traveller who waits for them.
 */
export function answerUntil(
  { before, after, ...terms }: AskedChange,
  now: Temporal.Instant,
): Temporal.Instant {
  const limits = [before, after].map(({ startsAt }) =>
    answerLimit({ ...terms, startsAt: Temporal.Instant.from(startsAt) }, now),
  )
  const decided = limitToDecide({ ...terms, startsAt: Temporal.Instant.from(before.startsAt) }, now)
  return earliest(decided ? [...limits, decided] : limits)
}

/**
 * Holds the new places of a change that costs nothing more, and asks its supplier. The booking stays as it is, and nothing
 * is given back before they agree. On 'short' the transaction must be rolled back.
 */
export async function reserveAsked(
  trx: Knex.Transaction,
  { order, booking }: ChangeContext,
  { quote, plan }: Required<PricedChange>,
  now: Temporal.Instant,
): Promise<{ result: MoveResult; answerBy: Temporal.Instant }> {
  const { now: before, timeZone, policy } = booking
  const answerBy = answerUntil({ before, after: plan.after, timeZone, policy }, now)
  const id = await insertChange(trx, {
    bookingId: booking.id,
    kind: 'MOVE',
    status: 'ASKED',
    before,
    after: { ...plan.after, soldAs: plan.soldAs },
    fee: quote.fee.amount,
    refund: quote.refund.amount,
    due: 0,
    now: now.toString(),
    heldUntil: answerBy.toString(),
    answerBy: answerBy.toString(),
  })
  const result = await holdForChange(trx, plan.want, { changeId: id, now, expiresAt: answerBy })
  const { refundPayments, refund, refundByHand = refund } = quote
  const byHand = quote.byHand ? refundByHand.amount : 0
  if (result === 'moved') {
    await askSupplierAbout(trx, { id, order, booking, ways: { refundPayments, byHand } })
  }
  return { result, answerBy }
}

/** Asks the supplier, and tells the traveller that they are asked, in the transaction that makes it so. */
export async function askSupplierAbout(
  trx: Knex.Transaction,
  {
    id: changeId,
    order,
    booking,
    ways,
  }: Pick<PendingChange, 'id'> & {
    order: { id: string }
    booking: { reference: string }
    ways?: RefundWays
  },
): Promise<void> {
  await enqueueJob(trx, askAboutChangeJob, { changeId }, { key: `${askAboutChangeJob}:${changeId}` })
  await announce(trx, {
    kind: 'booking-change-asked',
    orderId: order.id,
    booking: booking.reference,
    change: changeId,
    refundPayments: ways?.refundPayments,
    refundByHand: ways?.byHand,
  })
}
