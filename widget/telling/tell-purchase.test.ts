import { expect, test, vi } from 'vitest'
import type { Invoice, OrderOutcome } from '../../server/contract/checkout.ts'
import { createMemory } from '../environment/memory.ts'
import type { Memory } from '../environment/memory.ts'
import { isPurchase } from '../orders/outcomes.ts'
import type { Tell } from './events.ts'
import { tellPurchase } from './tell-purchase.ts'

const total = { amount: 37800, currency: 'AED' }
const invoice = {
  reference: 'DH-1',
  total,
  bookings: [{ experience: { slug: 'creek-dinner', title: 'Dinner on the creek' }, guests: 2, total }],
} as unknown as Invoice

/** A page that shows the order; `memory` is what the browser kept. */
function show(
  memory: Memory,
  read: () => Promise<Invoice> = () => Promise.resolve(invoice),
  outcome: OrderOutcome = 'success',
) {
  const tell = vi.fn<Tell>()
  return {
    tell,
    shown: tellPurchase({ isBought: isPurchase(outcome), memory, reference: 'DH-1', tell, read }),
  }
}

const blocked = (): Storage => {
  throw new Error('storage is blocked')
}

test('tells a purchase once: not after a reload, nor in a second widget that shows the order at once', async () => {
  const memory = createMemory('deira', blocked)
  const both = [show(memory), show(memory)]
  await Promise.all(both.map(({ shown }) => shown))
  const calls = both.flatMap(({ tell }) => tell.mock.calls)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toEqual([
    'purchase',
    {
      reference: 'DH-1',
      total,
      experiences: ['creek-dinner'],
      items: [{ experience: 'creek-dinner', title: 'Dinner on the creek', quantity: 2, value: total }],
    },
  ])
  const reloaded = show(memory)
  await reloaded.shown
  expect(reloaded.tell).not.toHaveBeenCalled()
})

test.each(['reserved', 'in-progress', 'payment-failed', 'unsuccessful', 'cancelled'] as const)(
  'tells no purchase of an order that is %s',
  async (outcome) => {
    const memory = createMemory('deira', blocked)
    const { tell, shown } = show(memory, undefined, outcome)
    await shown
    expect(tell).not.toHaveBeenCalled()
    // paid after all, it is one
    const later = show(memory)
    await later.shown
    expect(later.tell).toHaveBeenCalledOnce()
  },
)

test('tells it at the next look when the invoice did not arrive', async () => {
  const memory = createMemory('deira', blocked)
  const first = show(memory, () => Promise.reject(new TypeError('offline')))
  await first.shown
  expect(first.tell).not.toHaveBeenCalled()
  const second = show(memory)
  await second.shown
  expect(second.tell).toHaveBeenCalledOnce()
})
