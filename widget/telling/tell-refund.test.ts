import { expect, test, vi } from 'vitest'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { createMemory } from '../environment/memory.ts'
import type { Tell } from './events.ts'
import { tellRefund } from './tell-refund.ts'

const blocked = (): Storage => {
  throw new Error('storage is blocked')
}

test('tells a refund once, in however many tabs, and the next of the same booking too', () => {
  const memory = createMemory('deira', blocked)
  const tell = vi.fn<Tell>()
  const told = { memory, reference: 'DH-1', tell }
  const booking = { ...buildBooking(), reference: 'DH-1-1', refunded: dirhams(0) }
  const { slug, title } = booking.experience
  // two tabs agree to the same at once, and both are answered
  tellRefund(told, booking, { refund: dirhams(100), guests: 1 })
  tellRefund(told, booking, { refund: dirhams(100), guests: 1 })
  expect(tell.mock.calls).toEqual([
    [
      'refund',
      {
        reference: 'DH-1',
        booking: 'DH-1-1',
        experience: slug,
        title,
        quantity: 1,
        value: dirhams(100),
      },
    ],
  ])
  tellRefund(told, { ...booking, refunded: dirhams(100) }, { refund: dirhams(100), guests: 1 })
  tellRefund(told, { ...booking, reference: 'DH-1-2' }, { refund: dirhams(100), guests: 1 })
  expect(tell).toHaveBeenCalledTimes(3)
})
