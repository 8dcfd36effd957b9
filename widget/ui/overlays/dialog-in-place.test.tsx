import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInApp } from '../../../server/testing/show-in-app.tsx'
import { Dialog, DialogsInPlace } from './dialog.tsx'

const scrolledTo = vi.fn<(place: Element, options: unknown) => void>()

beforeEach(() => {
  // jsdom has no layout, and nothing to scroll
  Element.prototype.scrollIntoView = function (options) {
    scrolledTo(this, options)
  }
})

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  scrolledTo.mockReset()
})

test('a dialog in a dialog stands in its place: named, with the focus, and closed by Escape without the one around it', async () => {
  const onClose = vi.fn()
  const around = vi.fn()
  const { user } = await showInApp(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog around it
    <div
      onKeyDown={(event) => {
        if (!event.defaultPrevented) around(event.key)
      }}
    >
      <DialogsInPlace value>
        <Dialog title="Added to your cart" onClose={onClose} footer={<button>View cart</button>}>
          Red dunes
        </Dialog>
      </DialogsInPlace>
    </div>,
  )
  const region = await screen.findByRole('region', { name: 'Added to your cart' })
  expect(region.textContent).toContain('Red dunes')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Added to your cart' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(around).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('it is shown from its title on, wherever inside it the focus goes', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await showInApp(
    <DialogsInPlace value>
      <Dialog title="Added to your cart" onClose={vi.fn()} footer={<button data-autofocus>View cart</button>}>
        Red dunes
      </Dialog>
    </DialogsInPlace>,
  )
  const region = await screen.findByRole('region', { name: 'Added to your cart' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View cart' }))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect(scrolledTo).toHaveBeenLastCalledWith(region, { block: 'start' })
  focus.mockRestore()
})
