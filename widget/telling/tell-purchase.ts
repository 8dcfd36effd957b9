import type { Invoice } from '../../server/contract/checkout.ts'
import type { Memory } from '../environment/memory.ts'
import type { Tell } from './events.ts'
import { openToldOnce } from './told-once.ts'

/**
 * Tells a purchase once for each order: also after a reload, in another tab, and when two widgets show it. It counts as
 * told only when it was, so that an invoice that did not arrive is asked for by the next look at the order. What is reserved to
 * be paid later is no purchase: it is not paid yet.
 */
export async function tellPurchase({
  isBought,
  memory,
  reference,
  tell,
  read,
}: {
  /** It was booked, and it is not to be paid later. */
  isBought: boolean
  memory: Memory
  reference: string
  tell: Tell
  read: () => Promise<Invoice>
}): Promise<void> {
  if (!isBought) return
  const told = openToldOnce(memory, 'purchases-told')
  if (told.has(reference)) return
  const invoice = await read().catch(() => undefined)
  if (!invoice || told.has(reference)) return
  told.keep(reference)
  tell('purchase', {
    reference,
    total: invoice.total,
    experiences: invoice.bookings.map(({ experience }) => experience.slug),
    items: invoice.bookings.map(({ experience, guests, total }) => ({
      experience: experience.slug,
      title: experience.title,
      quantity: guests,
      value: total,
    })),
  })
}
