import { expect, it } from 'vitest'
import { prorate } from './prorate.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

it.each([
  { amount: 100, weights: [100, 100, 100], step: 1, shares: [34, 33, 33] },
  { amount: 1000, weights: [30_000, 10_000], step: 10, shares: [750, 250] },
  // the largest remainder gets the step that is left, wherever it stands
  { amount: 10, weights: [10, 10, 80], step: 1, shares: [1, 1, 8] },
  { amount: 5, weights: [10, 45, 45], step: 1, shares: [1, 2, 2] },
  { amount: 500, weights: [200, 100], step: 1, shares: [200, 100] },
  { amount: 500, weights: [0, 100], step: 1, shares: [0, 100] },
  { amount: 50, weights: [0, 0], step: 1, shares: [0, 0] },
])('splits $amount by $weights in steps of $step into $shares', ({ amount, weights, step, shares }) => {
  expect(prorate(amount, weights, step)).toEqual(shares)
})

it('adds up for every amount, and gives no line more than its price', () => {
  const weights = [1999, 3, 14_500, 7]
  for (let amount = 0; amount <= sum(weights) + 10; amount += 37) {
    const shares = prorate(amount, weights, 1)
    expect(sum(shares)).toBe(Math.min(amount, sum(weights)))
    for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index] ?? 0)
  }
})
