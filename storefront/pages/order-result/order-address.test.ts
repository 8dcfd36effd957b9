import { describe, expect, it, vi } from 'vitest'
import { addressOf } from '../../navigation/addresses.ts'
import { createMemory } from '../../../widget/environment/memory.ts'
import { openOrderShelf } from '../../../widget/orders/order-shelf.ts'
import { takeOrder, tellOutcome } from './order-address.ts'

const shelf = () =>
  openOrderShelf(
    createMemory('dhow', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )

function openAt(href: string) {
  const location = { href }
  const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>((_state, _unused, url) => {
    location.href = url.href
  })
  return { location, history: { state: { scroll: 7 }, replaceState } } as unknown as Window & {
    history: { replaceState: typeof replaceState }
  }
}

describe('the address that the payment page leads back to', () => {
  it('gives its token away once: it is kept on this device and taken out of sight', () => {
    const orders = shelf()
    const view = openAt('https://dhow.example/checkout/success?order=DH-1#token=secret')
    expect(takeOrder(view, orders, true)).toEqual({ reference: 'DH-1', token: 'secret' })
    expect(view.location.href).toBe('https://dhow.example/checkout/success?order=DH-1')
    expect(view.history.replaceState.mock.calls[0]?.[0]).toEqual({ scroll: 7 })
    expect(takeOrder(view, orders, true)).toEqual({ reference: 'DH-1', token: 'secret' })
  })

  it('keeps its token where nothing else would outlive a reload', () => {
    const view = openAt('https://dhow.example/checkout/success?order=DH-1#token=secret')
    takeOrder(view, shelf(), false)
    expect(view.location.href).toContain('#token=secret')
  })

  it('names no order that this device has no key to', () => {
    expect(
      takeOrder(openAt('https://dhow.example/checkout/success?order=DH-9'), shelf(), true),
    ).toBeUndefined()
    expect(takeOrder(openAt('https://dhow.example/checkout/success'), shelf(), true)).toBeUndefined()
  })

  it.each([
    ['payment-failed', '/checkout/error'],
    ['unsuccessful', '/checkout/error'],
    ['on-hold', '/checkout/on_hold'],
    ['success', '/checkout/success'],
    ['cancelled', '/checkout/success'],
  ] as const)('of an order that is %s becomes %s', (outcome, path) => {
    const view = openAt('https://dhow.example/checkout/success?order=DH-1')
    const order = { reference: 'DH-1', token: 'secret' }
    tellOutcome(view, (place) => addressOf({ kind: 'consumer' }, 'en', place), { order, outcome })
    expect(view.location.href).toBe(`https://dhow.example${path}?order=DH-1`)
  })
})
