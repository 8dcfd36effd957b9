import { describe, expect, it } from 'vitest'
import { createMemory } from './memory.ts'

function buildStorage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    ...overrides,
  }
}

const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('memory', () => {
  it('outlives the app instance where the browser allows it', () => {
    const storage = buildStorage()
    createMemory('dhow', () => storage).set('cart', 'abc')
    const later = createMemory('dhow', () => storage)
    expect(later.get('cart')).toBe('abc')
    expect(later.lasts).toBe(true)
  })

  it('keeps storefronts apart', () => {
    const storage = buildStorage()
    createMemory('reef', () => storage).set('cart', 'abc')
    expect(createMemory('dhow', () => storage).get('cart')).toBeUndefined()
  })

  it('forgets what is removed', () => {
    const memory = createMemory('dhow', () => buildStorage())
    memory.set('cart', 'abc')
    memory.remove('cart')
    expect(memory.get('cart')).toBeUndefined()
  })

  it('sees what another tab has written or forgotten since', () => {
    const storage = buildStorage()
    const [here, there] = [createMemory('dhow', () => storage), createMemory('dhow', () => storage)]
    here.set('cart', 'abc')
    there.set('cart', 'def')
    expect(here.get('cart')).toBe('def')
    there.remove('cart')
    expect(here.get('cart')).toBeUndefined()
  })

  it.each<[string, () => Storage]>([
    ['reading the storage throws', forbidden],
    ['writing to it throws', () => buildStorage({ setItem: forbidden })],
  ])('lasts as long as the page, and says so, when %s', (_case, storage) => {
    const memory = createMemory('dhow', storage)
    memory.set('cart', 'abc')
    expect(memory.get('cart')).toBe('abc')
    expect(memory.lasts).toBe(false)
  })

  it('keeps a value when the storage fills up meanwhile', () => {
    let full = false
    const kept = new Map<string, string>()
    const storage = buildStorage({
      setItem: (name, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        kept.set(name, value)
      },
    })
    const memory = createMemory('dhow', () => storage)
    full = true
    memory.set('buyer', 'Ada')
    expect(memory.get('buyer')).toBe('Ada')
  })
})
