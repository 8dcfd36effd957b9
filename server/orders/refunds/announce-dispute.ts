import { announce } from '../../messages/announce.ts'
import type { PaymentEvent } from '../../payments/payment-network.ts'
import { readDispute } from '../../payments/read-dispute.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { printInstant, printMoney } from '../../platform/text/print-in-language.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { findBuyerAndSupport } from './announce-dispute.queries.ts'

/**
 * Tells support, once, that a cardholder disputes a payment of this order: in the log, and by mail where the storefront has
 * an address of support. The network decides the dispute; the order and its bookings stay as they are.
 */
export async function announceDispute(
  { db, log }: SettleDeps,
  orderId: string,
  event: PaymentEvent,
): Promise<void> {
  const dispute = readDispute(event)
  if (!dispute) return
  const order = await findBuyerAndSupport(db, orderId)
  log.error(
    { orderId, reference: order?.reference, disputeId: dispute.id, answerBy: dispute.answerBy },
    'a payment is disputed and needs an answer in the dashboard of the payment network',
  )
  if (!order?.support) return
  const { reference, language, storefrontId, support, email } = order
  const amount = printMoney(dispute, language)
  await db.transaction((trx) =>
    announce(trx, {
      kind: 'support-dispute',
      subject: dispute.id,
      to: support,
      language,
      storefrontId,
      answersTo: email,
      values: {
        reference,
        name: fullName(order),
        amount,
        price: amount,
        ...(dispute.answerBy && { until: `${printInstant(dispute.answerBy, 'UTC', language)} UTC` }),
      },
      facts: ['reference', 'price', 'until'],
    }),
  )
}
