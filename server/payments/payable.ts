/** How large one payment can be. */
import { Problem } from '../platform/problem.ts'
import { payableMost } from './stripe-amounts.ts'

/** Whether one payment can be so large. */
export function isPayable(currency: string, amount: number): boolean {
  return amount <= payableMost(currency)
}

/**
 * Asked before anything is taken for it.
 *
 * @throws Problem 409 `total_too_large`, with the largest amount that can be paid at once
 */
export function assertPayable(currency: string, amount: number): void {
  if (isPayable(currency, amount)) return
  throw new Problem(409, 'total_too_large', 'The total is too high for a single payment.', {
    most: { amount: payableMost(currency), currency },
  })
}
