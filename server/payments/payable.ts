import { Problem } from '../platform/problem.ts'
import { payableMost } from './stripe-amounts.ts'

/**
 * Whether one payment can be so large, asked before anything is taken for it.
 *
 * @throws Problem 409 `total_too_large`, with the largest amount that can be paid at once
 */
export function assertPayable(currency: string, amount: number): void {
  const most = payableMost(currency)
  if (amount <= most) return
  throw new Problem(409, 'total_too_large', 'This is more than can be paid at once.', {
    most: { amount: most, currency },
  })
}
