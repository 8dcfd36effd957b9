import { z } from 'zod'
import { Instant } from './primitives.ts'

/** What becomes of the places of a buyer who is back from the payment page: kept for a while, or given back at once. */
export const LeavePaymentRequest = z.object({ places: z.enum(['keep', 'release']) })
export type LeavePaymentRequest = z.infer<typeof LeavePaymentRequest>

/** 'settled': no order of the cart waits for a payment, because it was paid or has ended. */
export const LeavePaymentReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), heldUntil: Instant }),
  z.object({ outcome: z.literal('released') }),
  z.object({ outcome: z.literal('settled') }),
])
export type LeavePaymentReply = z.infer<typeof LeavePaymentReply>
