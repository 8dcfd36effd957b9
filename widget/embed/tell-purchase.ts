import type { Invoice } from '../../server/contract/checkout.ts'
import type { Memory } from '../environment/memory.ts'
import type { Tell } from './events.ts'

const toldName = 'purchases-told'
const most = 50

/**
 * Tells a purchase once for each order: also after a reload, in another tab, and when two widgets show it. It counts as
 * told only when it was, so that an invoice that did not arrive is asked for by the next look at the order.
 */
export async function tellPurchase({
  memory,
  reference,
  tell,
  read,
}: {
  memory: Memory
  reference: string
  tell: Tell
  read: () => Promise<Invoice>
}): Promise<void> {
  const told = () => memory.get(toldName)?.split(' ') ?? []
  if (told().includes(reference)) return
  const invoice = await read().catch(() => undefined)
  if (!invoice || told().includes(reference)) return
  memory.set(toldName, [reference, ...told()].slice(0, most).join(' '))
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
