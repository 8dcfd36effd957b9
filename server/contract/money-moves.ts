import { z } from 'zod'
import { Instant, Money } from './primitives.ts'

/** What was paid for an order or given back of it, and when. */
export const MoneyMove = z.object({
  kind: z.enum(['payment', 'refund']),
  at: Instant,
  amount: Money,
  /** A refund that has not arrived yet. */
  open: z.boolean().optional(),
})
export type MoneyMove = z.infer<typeof MoneyMove>
