/** What a traveller tells the supplier of a booking. */
import { z } from 'zod'
import { TypedLines } from './primitives.ts'

/** Characters of what a traveller tells a supplier. */
export const longestNote = 500

/** Characters of a hotel or street address. */
export const longestAddress = 300

/** The new note of a booking. `address` replaces an address that was given before; absent, that address stays. */
export const ChangeNoteRequest = z.object({
  note: TypedLines.pipe(z.string().max(longestNote)),
  address: TypedLines.pipe(z.string().min(1).max(longestAddress)).optional(),
})

/** Note and address are now as asked for, even if they were so before. */
export const ChangeNoteReply = z.object({ outcome: z.literal('changed') })
export type ChangeNoteReply = z.infer<typeof ChangeNoteReply>
