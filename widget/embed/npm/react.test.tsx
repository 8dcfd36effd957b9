import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadDhow } from './load-dhow.ts'
import { DhowBooking } from './react.ts'

const product = 'https://dhow.example'
const scripts = () => [...document.querySelectorAll('script[src="https://dhow.example/widget/v1.js"]')]
const widget = () => document.querySelector('dhow-booking') as (HTMLElement & Record<string, unknown>) | null

afterEach(() => {
  scripts().forEach((script) => script.remove())
  delete (window as { Dhow?: unknown }).Dhow
})

function tell(name: string, detail: object): void {
  widget()?.dispatchEvent(new CustomEvent(`dhow:${name}`, { detail }))
}

it('brings the script once, however many widgets there are and however often they come and go', () => {
  for (let round = 0; round < 3; round++) {
    const { unmount } = render(
      <StrictMode>
        <DhowBooking product={product} storefront="deira" />
        <DhowBooking product={product} storefront="deira" view="cart" />
      </StrictMode>,
    )
    unmount()
  }
  expect(scripts()).toHaveLength(1)
  expect(widget()).toBeNull()
})

it('hands texts down as attributes and everything else as properties, and only what has changed', () => {
  const buyer = { email: 'ada@example.com' }
  const show = (language: string) => (
    <StrictMode>
      <DhowBooking product={product} storefront="deira" language={language} buyer={{ ...buyer }} analytics />
    </StrictMode>
  )
  const { rerender } = render(show('en'))
  expect(widget()?.getAttribute('storefront')).toBe('deira')
  expect(widget()).toMatchObject({ buyer, analytics: true })
  expect(widget()?.hasAttribute('buyer')).toBe(false)
  const before = widget()?.['buyer']
  rerender(show('ar'))
  expect(widget()?.getAttribute('language')).toBe('ar')
  expect(widget()?.['buyer']).toBe(before)
})

it('tells the latest handler, once under StrictMode, and nobody after it has gone', () => {
  const first = vi.fn<(detail: object) => void>()
  const second = vi.fn<(detail: object) => void>()
  const show = (onPurchase: typeof first) => (
    <StrictMode>
      <DhowBooking product={product} onPurchase={onPurchase} />
    </StrictMode>
  )
  const { rerender, unmount } = render(show(first))
  const gone = widget()
  tell('purchase', { reference: 'DH-1' })
  rerender(show(second))
  tell('purchase', { reference: 'DH-2' })
  unmount()
  gone?.dispatchEvent(new CustomEvent('dhow:purchase', { detail: {} }))
  expect(first.mock.calls.map(([detail]) => detail)).toEqual([{ reference: 'DH-1' }])
  expect(second.mock.calls.map(([detail]) => detail)).toEqual([{ reference: 'DH-2' }])
})

it('says when the script does not come, and tries again the next time', async () => {
  const failed = loadDhow({ product })
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('did not come')
  const loading = loadDhow({ product, storefront: 'deira', nonce: 'n' })
  expect(scripts()).toHaveLength(1)
  const sdk = { version: '1.0.0' }
  Object.assign(window, { Dhow: sdk })
  scripts()[0]?.dispatchEvent(new Event('load'))
  await expect(loading).resolves.toBe(sdk)
})
