/** A problem as every fault of a caller is told (RFC 9457). */
import { z } from 'zod'

/** RFC 9457. `code` is stable; `requestId` is what a traveller reads to support. */
export const ProblemReply = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string(),
  /** Where waiting helps: for how long. */
  retryAfterSeconds: z.int().optional(),
  errors: z.array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() })).optional(),
})
export type ProblemReply = z.infer<typeof ProblemReply>
