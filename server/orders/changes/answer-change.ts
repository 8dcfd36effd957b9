import type { Deps } from '../../platform/deps.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import type { SupplierAnswer } from '../fulfilment/answer-booking.ts'
import { lockOrder } from '../orders.queries.ts'
import { settleChangesJob } from '../payment-jobs.ts'
import { abandonChange } from './abandon-change.ts'
import { findAskedChange, findPendingChange, noteAgreed } from './pending-changes.queries.ts'
import type { PendingChange } from './pending-changes.queries.ts'
import { applyChange } from './settle-change.ts'

/** How answering ended. 'late': it was decided before, its time was up, or what was asked for is gone. */
export type ChangeAnswerResult = 'answered' | 'late' | 'unknown'

/**
 * Takes a supplier's word on a change that a traveller asked for, once. A yes makes the change; where a difference is
 * authorised, a job takes it first. A no leaves the booking as it is, and nothing is taken.
 */
export async function answerChange(
  deps: Pick<Deps, 'db' | 'clock'>,
  changeId: string,
  answer: SupplierAnswer,
): Promise<ChangeAnswerResult> {
  const change = await findPendingChange(deps.db, changeId)
  if (!change) return 'unknown'
  if (!isOpen(change, deps.clock.now())) return 'late'
  if (answer.kind === 'decline') {
    const { reason } = answer
    const declined = await abandonChange(deps, change, {
      to: 'DECLINED',
      reason,
      tells: 'booking-change-declined',
    })
    return declined ? 'answered' : 'late'
  }
  if (change.payment) return (await agree(deps, change)) ? 'answered' : 'late'
  if (await applyChange(deps, change)) return 'answered'
  // the supplier has fewer places since
  await abandonChange(deps, change, { to: 'LAPSED', tells: 'booking-change-failed' })
  return 'late'
}

/** The change of a booking that waits for its supplier, by the booking's reference. */
export function askedChangeOf({ db }: Pick<Deps, 'db'>, booking: string): Promise<string | undefined> {
  return findAskedChange(db, booking)
}

function isOpen({ status, answerBy, booking }: PendingChange, now: Temporal.Instant): boolean {
  if (status !== 'ASKED' || !answerBy || booking.status !== 'CONFIRMED') return false
  return answerBy.getTime() > now.epochMilliseconds
}

/** What is due is taken by a job: the network is never called while a supplier's answer is written down. */
function agree({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, order }: PendingChange): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockOrder(trx, { id: order.id, cartId: order.cartId })
    if (!(await noteAgreed(trx, { changeId: id, now: clock.now().toString() }))) return false
    await enqueueJob(trx, settleChangesJob, {}, { key: `${settleChangesJob}:${id}` })
    return true
  })
}
