/**
 * Splits an amount in proportion to the weights by largest remainder: each share is in whole steps and never more than its
 * weight, and the shares add up to the amount (or to the weights, where those are less). All in minor units; `step` is the
 * least that a card can be charged in this currency.
 */
export function prorate(amount: number, weights: readonly number[], step: number): number[] {
  const whole = sum(weights)
  const target = Math.min(amount, whole)
  if (target === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (target * weight) / whole)
  const shares = exact.map((part) => Math.floor(part / step) * step)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - (shares[index] ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  let left = target - sum(shares)
  for (const { index } of byRemainder) {
    const more = Math.min(step, left, (weights[index] ?? 0) - (shares[index] ?? 0))
    shares[index] = (shares[index] ?? 0) + more
    left -= more
  }
  return shares
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
