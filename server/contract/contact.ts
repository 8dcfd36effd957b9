import { z } from 'zod'
import { EmailAddress, TypedLines, TypedName } from './primitives.ts'

/** A message to the support of a site. */
export const ContactRequest = z.object({
  name: TypedName,
  email: EmailAddress,
  message: TypedLines.min(1).max(4000),
  /** Of an order or a booking, as in `DH-7K3M9Q`. */
  order: z.string().trim().max(40).optional(),
  /** A field that people do not see: what is filled in by a program is not kept. */
  website: z.string().max(200).optional(),
})
export const ContactReply = z.object({ reference: z.string() })
export type ContactReply = z.infer<typeof ContactReply>
