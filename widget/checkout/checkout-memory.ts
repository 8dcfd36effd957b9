import * as v from 'valibot'
import type { Cart } from '../../server/contract/carts.ts'
import type { Memory } from '../environment/memory.ts'

const buyerName = 'checkout-buyer'
const notesName = 'checkout-notes'
const pendingName = 'checkout-pending'

/** An order that was placed and is still to be paid, and the cart that it was made of. */
export interface PendingPayment {
  reference: string
  paymentUrl: string
  heldUntil: string
  cartId: string
  /** What was in it (`contentsOf`). */
  contents: string
  currency: string
}

/** What an order is placed for, to be compared: the same in another currency, another thing with another line or code. */
export function contentsOf({ lines, promo }: Pick<Cart, 'lines' | 'promo'>): string {
  return JSON.stringify([promo?.code, ...lines.map(({ id, selection }) => [id, selection])])
}

const pendingSchema = v.object({
  reference: v.string(),
  // it becomes a link
  paymentUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  heldUntil: v.pipe(v.string(), v.isoTimestamp()),
  cartId: v.string(),
  contents: v.string(),
  currency: v.string(),
}) satisfies v.GenericSchema<unknown, PendingPayment>

/** What the traveller tells the suppliers, by line of the cart. */
export type Notes = Readonly<Record<string, string>>

const notesSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))

/** Where it is kept: what was typed in `visitMemory` alone. */
export interface CheckoutMemories {
  memory: Memory
  visitMemory: Memory
}

/**
 * What checkout keeps: for the visit what was typed, and the payment that is under way, which names nobody, as long as its places
 * are held also for who has closed the browser meanwhile.
 */
export interface CheckoutMemory {
  readBuyer: () => string | undefined
  keepBuyer: (draft: string) => void
  /** What was typed for the suppliers, by line of the cart. */
  readNotes: () => Notes
  keepNotes: (notes: Notes) => void
  readPending: () => PendingPayment | undefined
  keepPending: (pending: PendingPayment) => void
}

/** Opens the memory of this visit, and of the payment under way. */
export function createCheckoutMemory({ visitMemory, memory }: CheckoutMemories): CheckoutMemory {
  return {
    readBuyer: () => visitMemory.get(buyerName),
    keepBuyer: (draft) => visitMemory.set(buyerName, draft),
    readNotes: () => read(notesSchema, visitMemory.get(notesName)) ?? {},
    keepNotes: (notes) => visitMemory.set(notesName, JSON.stringify(notes)),
    readPending() {
      const ofVisit = read(pendingSchema, visitMemory.get(pendingName))
      if (ofVisit) return ofVisit
      const pending = read(pendingSchema, memory.get(pendingName))
      if (pending && Date.parse(pending.heldUntil) > Date.now()) return pending
      memory.remove(pendingName)
      return undefined
    },
    keepPending(pending) {
      const text = JSON.stringify(pending)
      visitMemory.set(pendingName, text)
      memory.set(pendingName, text)
    },
  }
}

/** What was stored, as far as it can be trusted: any script of the page may have written there. */
function read<Value>(schema: v.GenericSchema<unknown, Value>, stored: string | undefined): Value | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(stored ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The payment is decided: nothing is under way. After a booking what was typed goes too. */
export function forgetCheckout(
  { visitMemory, memory }: CheckoutMemories,
  { booked }: { booked: boolean },
): void {
  visitMemory.remove(pendingName)
  memory.remove(pendingName)
  if (!booked) return
  visitMemory.remove(buyerName)
  visitMemory.remove(notesName)
}
