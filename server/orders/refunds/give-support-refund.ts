import type { Knex } from 'knex'
import { announce } from '../../messages/announce.ts'
import { printMoney } from '../../platform/text/print-in-language.ts'
import { showTelephone } from '../../platform/text/telephone.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { findHandRefundTask } from './hand-refunds.queries.ts'

/**
 * Gives support the task of a refund that no payment network makes, by mail, in the transaction that wants the refund. Where
 * the storefront has no support address the operator finds it in the list of refunds by hand.
 */
export async function giveSupportRefund(trx: Knex.Transaction, refundId: string): Promise<void> {
  const task = await findHandRefundTask(trx, refundId)
  if (!task?.support) return
  const { reference, amount, currency, email, phone, storefrontId, language, support } = task
  await announce(trx, {
    kind: 'support-repay',
    subject: refundId,
    to: support,
    language,
    storefrontId,
    answersTo: email,
    values: {
      reference,
      name: fullName(task),
      amount: printMoney({ amount, currency }, language),
      details: [showTelephone(phone), email].join(' · '),
    },
  })
}
