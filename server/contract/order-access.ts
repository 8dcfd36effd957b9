import { z } from 'zod'
import { EmailAddress, TypedText } from './primitives.ts'

/** What a guest knows of an order, where its link is not at hand. */
export const FindOrderRequest = z.object({
  reference: TypedText.min(1).max(40).toUpperCase(),
  email: EmailAddress.toLowerCase(),
})
export type FindOrderRequest = z.input<typeof FindOrderRequest>

/** The order with a token that opens it for a day. 'not-found' for a wrong reference and for another's address alike. */
export const FindOrderReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), reference: z.string(), orderToken: z.string() }),
  z.object({ outcome: z.literal('not-found') }),
])
export type FindOrderReply = z.infer<typeof FindOrderReply>
