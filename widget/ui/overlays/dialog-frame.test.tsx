import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAround } from '../../../server/testing/app-around.tsx'
import { DialogFrame } from './dialog-frame.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => vi.restoreAllMocks())

test('what has the focus stays in sight when the foot of the dialog grows', async () => {
  const seen: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    seen.push(this)
  })
  // as high as it has words
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function high(this: HTMLElement) {
    return this.textContent.length
  })
  const wrapper = await createAround({ portal: () => document.body })
  const dialog = (footer: string) => (
    <DialogFrame title="Change booking" onClose={() => undefined} footer={footer}>
      <button type="button">One more</button>
    </DialogFrame>
  )
  const { rerender } = render(dialog('Keep'), { wrapper })
  const more = screen.getByRole('button', { name: 'One more' })
  more.focus()
  seen.length = 0
  rerender(dialog('Keep'))
  expect(seen).toEqual([])
  rerender(dialog('AED 398, Keep'))
  expect(seen).toEqual([more])
})

test('what has replaced the contents of a dialog, with the button that was pressed, is read from its title on', async () => {
  const wrapper = await createAround({ portal: () => document.body })
  const { rerender } = render(
    <DialogFrame title="Ask for an offer" onClose={() => undefined}>
      <button type="button">Send</button>
    </DialogFrame>,
    { wrapper },
  )
  screen.getByRole('button', { name: 'Send' }).focus()
  rerender(
    <DialogFrame title="Request sent" onClose={() => undefined}>
      <p>We will contact you.</p>
    </DialogFrame>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request sent' }))
})

test('Tab from the last control of a long dialog brings the first one into sight', async () => {
  const wrapper = await createAround({ portal: () => document.body })
  render(
    <DialogFrame title="Change booking" onClose={() => undefined}>
      <button type="button">Keep</button>
    </DialogFrame>,
    { wrapper },
  )
  screen.getByRole('button', { name: 'Keep' }).focus()
  const seen: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    seen.push(this)
  })
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  expect(seen).toEqual([document.activeElement])
})
