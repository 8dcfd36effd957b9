import { describe, expect, it } from 'vitest'
import { createMemory } from '../environment/memory.ts'
import { openOrderShelf } from './order-shelf.ts'

const nothingLasts = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const open = () => {
  const memory = createMemory('dhow', nothingLasts)
  return { memory, shelf: openOrderShelf(memory) }
}

describe('the orders of this device', () => {
  it('are the latest first, each once', () => {
    const { shelf } = open()
    shelf.keep({ reference: 'A', token: '1' })
    shelf.keep({ reference: 'B', token: '2' })
    shelf.keep({ reference: 'A', token: '3' })
    expect(shelf.list()).toEqual([
      { reference: 'A', token: '3' },
      { reference: 'B', token: '2' },
    ])
    expect(shelf.find('B')).toEqual({ reference: 'B', token: '2' })
    expect(shelf.find('C')).toBeUndefined()
  })

  it('go with the account that they belong to', () => {
    const { shelf } = open()
    shelf.keep({ reference: 'A', token: '1' })
    shelf.keep({ reference: 'B', token: '2' })
    shelf.drop(['A', 'C'])
    expect(shelf.list()).toEqual([{ reference: 'B', token: '2' }])
  })

  it('are at most fifty', () => {
    const { shelf } = open()
    for (let number = 1; number <= 60; number++) shelf.keep({ reference: `DH-${number}`, token: 't' })
    expect(shelf.list()).toHaveLength(50)
    expect(shelf.list()[0]?.reference).toBe('DH-60')
  })

  it.each(['nonsense', '{}', '[{"reference":1}]', 'null'])('are none when the storage holds %s', (stored) => {
    const { memory, shelf } = open()
    memory.set('orders', stored)
    expect(shelf.list()).toEqual([])
  })
})
