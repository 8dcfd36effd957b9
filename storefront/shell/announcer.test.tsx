import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import { createAnnouncer } from './announcer.ts'

it('keeps what happened on a page to be read there, and not on the next page', () => {
  document.body.innerHTML = '<div id="announcer"></div>'
  const at = (path: string) => ({ url: new URL(path, window.location.origin) })
  const shown = signal(at('/cart'))
  const announce = createAnnouncer(document, shown)
  const said = () => document.getElementById('announcer')?.textContent
  announce('Red dunes was updated')
  shown.value = at('/cart?currency=EUR')
  expect(said()).toBe('Red dunes was updated')
  shown.value = at('/checkout')
  expect(said()).toBe('')
})
