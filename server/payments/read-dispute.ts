import { z } from 'zod'
import type { PaymentEvent } from './payment-network.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** What a cardholder disputes with their bank. `amount` is in the currency's minor unit. */
export interface Dispute {
  id: string
  amount: number
  currency: string
  /** Until when the network takes evidence; absent where it asks for none yet. */
  answerBy?: string
}

const DisputeEvent = z.object({
  type: z.literal('charge.dispute.created'),
  data: z.object({
    object: z.object({
      id: z.string(),
      amount: z.number(),
      currency: z.string(),
      evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
    }),
  }),
})

/** The dispute that an event tells of. Undefined: it tells of none. */
export function readDispute({ payload }: Pick<PaymentEvent, 'payload'>): Dispute | undefined {
  const read = DisputeEvent.safeParse(payload)
  if (!read.success) return undefined
  const { id, amount, evidence_details: evidence } = read.data.data.object
  const currency = read.data.data.object.currency.toUpperCase()
  const seconds = evidence?.due_by
  return {
    id,
    amount: fromStripeAmount(currency, amount),
    currency,
    ...(seconds && { answerBy: Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString() }),
  }
}
