import { announce } from '../../messages/announce.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { printMoney } from '../../platform/text/print-in-language.ts'
import { refundPaymentJob } from '../payment-jobs.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { listTroubledRefunds, noteAlarm } from './watch-refunds.queries.ts'
import { fullName } from '../../platform/text/full-name.ts'

/** The buyer is promised 24 hours (the specification's constants): an operator who is told after 20 hours still has time to act. */
const alarmAfterHours = 20

/**
 * Raises the alarm, once for each, over refunds that failed or came back, and over those that were on their way for
 * 20 hours of the 24 that are promised: in the log, and to support by mail. Late ones are also sent once more, whatever became of their job.
 */
export async function watchRefunds({ db, clock, log }: SettleDeps): Promise<void> {
  const lateBefore = clock.now().subtract({ hours: alarmAfterHours }).toString()
  for (const refund of await listTroubledRefunds(db, { lateBefore })) {
    const { id: refundId, reference, status, email, language, storefrontId, byHand } = refund
    log.error({ refundId, reference, status, byHand }, 'a refund is late, or has failed, and needs a person')
    await db.transaction(async (trx) => {
      await noteAlarm(trx, refund)
      if (email) {
        const money = { amount: refund.amount, currency: refund.currency }
        const values = { reference, name: fullName(refund), amount: printMoney(money, language) }
        await announce(trx, {
          kind: 'support-refund',
          // one that was late may come back when it has gone out after all
          subject: status === 'FAILED' ? `${refundId}:failed` : refundId,
          to: email,
          language,
          storefrontId,
          values,
        })
      }
      if (status === 'REQUESTED' && !byHand) {
        await enqueueJob(trx, refundPaymentJob, { refundId }, { key: `${refundPaymentJob}:${refundId}` })
      }
    })
  }
}
