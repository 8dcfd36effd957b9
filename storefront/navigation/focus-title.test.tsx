import { expect, it, vi } from 'vitest'
import { focusTitle } from './focus-title.ts'

const heard = () => document.activeElement?.textContent

it('leads the focus from the title of a cart on its way to that of the cart', async () => {
  document.body.innerHTML =
    '<main tabindex="-1"><section aria-busy="true"><h1 tabindex="-1">Loading</h1></section></main>'
  focusTitle(document)
  expect(heard()).toBe('Loading')
  document.querySelector('main')!.innerHTML = '<section><h1 tabindex="-1">Your cart</h1></section>'
  await vi.waitFor(() => expect(heard()).toBe('Your cart'))
})

it('leaves the focus where a reader has taken it in the meantime', async () => {
  document.body.innerHTML =
    '<a href="/">Home</a><main><section aria-busy="true"><h1 tabindex="-1">Loading</h1></section></main>'
  focusTitle(document)
  document.querySelector('a')?.focus()
  // observers are called in the order in which they began: this one after that of `focusTitle`
  const told = new Promise((resolve) =>
    new MutationObserver(resolve).observe(document, { childList: true, subtree: true }),
  )
  document.querySelector('main')!.innerHTML = '<section><h1 tabindex="-1">Your cart</h1></section>'
  await told
  expect(heard()).toBe('Home')
})
