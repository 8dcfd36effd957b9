import { describe, expect, it } from 'vitest'
import { shareRefund, waysOfRefund } from './share-refund.ts'

describe('shareRefund', () => {
  const card = (left: number) => ({ left, byHand: false })
  const hand = (left: number) => ({ left, byHand: true })

  it('takes what goes back from payments in their order, each as far as it goes', () => {
    const [first, second] = [card(20_000), card(10_000)]
    const partsOf = (amount: number) => shareRefund(amount, [first, second]).parts
    expect(partsOf(5_000)).toEqual([{ payment: first, amount: 5_000 }])
    expect(partsOf(25_000)).toEqual([
      { payment: first, amount: 20_000 },
      { payment: second, amount: 5_000 },
    ])
    expect(shareRefund(31_000, [first, second]).missing).toBe(1_000)
  })

  it('gives back to a card what can go there, and by hand only the rest', () => {
    const [first, second] = [hand(48_500), card(25_000)]
    expect(shareRefund(29_000, [first, second])).toEqual({
      parts: [
        { payment: second, amount: 25_000 },
        { payment: first, amount: 4_000 },
      ],
      missing: 0,
    })
  })

  it('tells among how many payments of cards a refund is shared, and what of it is by hand', () => {
    expect(waysOfRefund(20_000, [card(20_000), card(10_000)])).toEqual({ refundPayments: 1, byHand: 0 })
    expect(waysOfRefund(20_001, [card(20_000), card(10_000)])).toEqual({ refundPayments: 2, byHand: 0 })
    expect(waysOfRefund(5_000, [card(0), card(10_000)])).toEqual({ refundPayments: 1, byHand: 0 })
    expect(waysOfRefund(15_000, [hand(20_000), card(10_000)])).toEqual({ refundPayments: 1, byHand: 5_000 })
    expect(waysOfRefund(15_000, [hand(20_000)])).toEqual({ byHand: 15_000 })
    expect(waysOfRefund(0, [card(20_000)])).toEqual({ byHand: 0 })
  })
})
