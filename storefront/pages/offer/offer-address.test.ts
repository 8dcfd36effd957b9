import { describe, expect, it, vi } from 'vitest'
import { createMemory } from '../../../widget/environment/memory.ts'
import { memoryOf, takeOfferKey } from './offer-address.ts'

function memoryThat(lasts: boolean) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage
  return createMemory('shop', () => {
    if (lasts) return storage
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}

function openAt(href: string) {
  const location = { href }
  const replaceState = vi.fn((_state: unknown, _unused: string, url: URL) => void (location.href = url.href))
  return { location, history: { state: { scroll: 7 }, replaceState } } as unknown as Window
}

describe('the key of an offer', () => {
  const link = 'https://dhow.example/offers/OF-7K3M9Q#token=secret'

  it('is taken out of the address and kept for the visit', () => {
    const memory = memoryThat(true)
    const view = openAt(link)
    expect(takeOfferKey(view, memory, 'OF-7K3M9Q')).toBe('secret')
    expect(view.location.href).toBe('https://dhow.example/offers/OF-7K3M9Q')
    expect(takeOfferKey(view, memory, 'OF-7K3M9Q')).toBe('secret')
    expect(takeOfferKey(view, memory, 'OF-222222')).toBeUndefined()
  })

  it('stays in the address where nothing else would outlive a reload', () => {
    const view = openAt(link)
    expect(takeOfferKey(view, memoryThat(false), 'OF-7K3M9Q')).toBe('secret')
    expect(view.location.href).toBe(link)
  })

  it('opens a memory that other checkouts do not read', () => {
    const memory = memoryThat(true)
    memoryOf(memory, 'OF-7K3M9Q').set('checkout-buyer', 'Ada')
    expect(memory.get('checkout-buyer')).toBeUndefined()
    expect(memoryOf(memory, 'OF-7K3M9Q').get('checkout-buyer')).toBe('Ada')
    memoryOf(memory, 'OF-7K3M9Q').remove('checkout-buyer')
    expect(memoryOf(memory, 'OF-7K3M9Q').get('checkout-buyer')).toBeUndefined()
  })
})
