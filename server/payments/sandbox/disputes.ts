import { newId, toSeconds } from './api-call.ts'
import type { ApiCall } from './api-call.ts'
import type { SandboxDispute, SandboxObject } from './sandbox-objects.ts'
import { saveObject } from './sandbox.queries.ts'

/** So long a shop has to answer at Stripe, for most cards. */
const answerSeconds = 7 * 24 * 3_600

/** The cardholder has the bank take back what was captured; the shop may answer with evidence. */
export async function disputeCharge(call: ApiCall, charge: SandboxObject<'charge'>): Promise<void> {
  charge.body.disputed = true
  await saveObject(call.trx, 'charge', charge)
  const dispute: SandboxDispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.body.amount_captured,
    charge: charge.body.id,
    created: toSeconds(call.now),
    currency: charge.body.currency,
    evidence_details: { due_by: toSeconds(call.now) + answerSeconds },
    livemode: false,
    metadata: {},
    payment_intent: charge.body.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  await call.record('charge.dispute.created', dispute)
}
