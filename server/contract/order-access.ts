import { z } from 'zod'
import { EmailAddress, TypedText } from './primitives.ts'

/** What a guest knows of an order, where its link is not at hand. The reference of one of its bookings will do: `DH-7K3M9Q-1`. */
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

/** The code of the e-mail, as it is typed: spaces and dashes between its digits do not matter. `request` names the asking. */
export const ProveOrderRequest = z.object({ request: z.uuid(), code: z.string().trim().min(1).max(40) })
export type ProveOrderRequest = z.input<typeof ProveOrderRequest>

/** `proof` opens all of the order for half an hour. 'wrong-code' also for one that is past its time or was used. */
export const ProveOrderReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('proved'), proof: z.string() }),
  z.object({ outcome: z.literal('wrong-code') }),
])
export type ProveOrderReply = z.infer<typeof ProveOrderReply>

/** The code is on its way to the buyer's address; `request` is to be sent with it. */
export const MailOrderCodeReply = z.object({ outcome: z.literal('sent'), request: z.uuid() })
export type MailOrderCodeReply = z.infer<typeof MailOrderCodeReply>
