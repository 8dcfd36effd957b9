import { z } from 'zod'
import { TypedLines } from '../contract/primitives.ts'
import type { SupplierAnswer } from '../orders/fulfilment/answer-booking.ts'

/** Yes, or no with a reason for the traveller, as the form sends it. */
export const SupplierForm = z.union([
  z.object({ answer: z.literal('confirm') }).transform((): SupplierAnswer => ({ kind: 'confirm' })),
  z
    .object({ answer: z.literal('decline'), reason: TypedLines.min(1).max(500) })
    .transform(({ reason }): SupplierAnswer => ({ kind: 'decline', reason })),
])
