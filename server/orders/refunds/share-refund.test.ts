import { describe, expect, it } from 'vitest'
import { paymentsOfRefund, shareRefund } from './share-refund.ts'

describe('a refund', () => {
  it('comes from the first payment as far as that goes, then from what was paid for changes', () => {
    const [first, second] = [{ left: 20_000 }, { left: 10_000 }]
    const partsOf = (amount: number) => shareRefund(amount, [first, second]).parts
    expect(partsOf(15_000)).toEqual([{ payment: first, amount: 15_000 }])
    expect(partsOf(25_000)).toEqual([
      { payment: first, amount: 20_000 },
      { payment: second, amount: 5_000 },
    ])
    expect(shareRefund(31_000, [first, second]).missing).toBe(1_000)
  })

  it('goes to as many cards as the payments that it is shared among', () => {
    expect(paymentsOfRefund(20_000, [20_000, 10_000])).toBe(1)
    expect(paymentsOfRefund(20_001, [20_000, 10_000])).toBe(2)
    expect(paymentsOfRefund(5_000, [0, 10_000])).toBe(1)
    expect(paymentsOfRefund(0, [20_000])).toBeUndefined()
  })
})
