import { render, screen } from '@testing-library/react'
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
  rerender(dialog('Keep'))
  expect(seen).toEqual([])
  rerender(dialog('AED 398, Keep'))
  expect(seen).toEqual([more])
})
