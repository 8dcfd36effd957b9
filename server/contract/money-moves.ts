import { z } from 'zod'
import { Instant, Money } from './primitives.ts'

/** What was paid for an order or given back of it, and when. */
export const MoneyMove = z.object({
  kind: z.enum(['payment', 'refund']),
  at: Instant,
  amount: Money,
  /** Not by card: paid as arranged with support, or given back by it. */
  byHand: z.boolean().optional(),
  /** A refund that has not arrived yet. */
  open: z.boolean().optional(),
})
export type MoneyMove = z.infer<typeof MoneyMove>
