import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showInApp } from '../../../server/testing/show-in-app.tsx'
import { Dialog, DialogsInPlace } from './dialog.tsx'

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
