import type { Booking } from '../../server/contract/checkout.ts'

/** Whether one ticket stands for several people, and nobody else comes: no guest can be taken out of it. */
export function isOneTicket({ units, guests }: Pick<Booking, 'units' | 'guests'>): boolean {
  const [only, ...others] = units.filter(({ quantity }) => quantity > 0)
  return guests > 1 && others.length === 0 && only?.quantity === 1 && only.id !== 'ITEM'
}
