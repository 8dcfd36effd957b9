import { z } from 'zod'

/** The cart check (specification, section 4). */
export const CartCheck = z.enum([
  'all-unavailable',
  'some-unavailable',
  'prices-changed',
  'some-unavailable-and-prices-changed',
])
export type CartCheck = z.infer<typeof CartCheck>
