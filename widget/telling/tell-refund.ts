import type { Booking } from '../../server/contract/checkout.ts'
import type { Memory } from '../environment/memory.ts'
import type { GivenBack } from '../orders/given-back.ts'
import type { Tell } from './events.ts'
import { openToldOnce } from './told-once.ts'

/**
 * Tells a refund once: two tabs that cancel the same booking at the same moment get the same answer. It is known by what
 * has come back of its booking in all, as two refunds of one booking may be equal.
 */
export function tellRefund(
  { memory, reference, tell }: { memory: Memory; reference: string; tell: Tell },
  booking: Pick<Booking, 'reference' | 'experience' | 'refunded'>,
  { refund, guests }: GivenBack,
): void {
  const told = openToldOnce(memory, 'refunds-told')
  const name = `${booking.reference}:${booking.refunded.amount + refund.amount}`
  if (told.has(name)) return
  told.keep(name)
  tell('refund', {
    reference,
    booking: booking.reference,
    experience: booking.experience.slug,
    title: booking.experience.title,
    quantity: guests,
    value: refund,
  })
}
