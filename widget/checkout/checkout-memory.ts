import * as v from 'valibot'
import type { Memory } from '../environment/memory.ts'

const buyerName = 'checkout-buyer'
const pendingName = 'checkout-pending'

/** An order that was placed and is still to be paid, and the cart that it was made of. */
export interface PendingPayment {
  reference: string
  paymentUrl: string
  heldUntil: string
  cartId: string
  revision: number
}

const pendingSchema = v.object({
  reference: v.string(),
  // it becomes a link
  paymentUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  heldUntil: v.pipe(v.string(), v.isoTimestamp()),
  cartId: v.string(),
  revision: v.number(),
}) satisfies v.GenericSchema<unknown, PendingPayment>

/** What checkout keeps for the visit: what was typed, and the payment that is under way. */
export interface CheckoutMemory {
  readBuyer: () => string | undefined
  keepBuyer: (draft: string) => void
  readPending: () => PendingPayment | undefined
  keepPending: (pending: PendingPayment) => void
}

/** Opens the memory of this visit. */
export function createCheckoutMemory(memory: Memory): CheckoutMemory {
  return {
    readBuyer: () => memory.get(buyerName),
    keepBuyer: (draft) => memory.set(buyerName, draft),
    readPending() {
      try {
        const result = v.safeParse(pendingSchema, JSON.parse(memory.get(pendingName) ?? 'null'))
        return result.success ? result.output : undefined
      } catch {
        return undefined
      }
    },
    keepPending: (pending) => memory.set(pendingName, JSON.stringify(pending)),
  }
}

/** The payment is decided: nothing is under way. After a booking the buyer's data goes too. */
export function forgetCheckout(memory: Memory, { booked }: { booked: boolean }): void {
  memory.remove(pendingName)
  if (booked) memory.remove(buyerName)
}
