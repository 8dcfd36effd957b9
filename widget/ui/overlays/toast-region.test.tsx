import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basis } from '../../../themes/basis.ts'
import { createAround } from '../../../server/testing/app-around.tsx'
import { Icon } from '../pictures/icon.tsx'
import { ToastRegion } from './toast-region.tsx'
import { createToasts } from './toast-store.ts'

beforeEach(() => {
  // jsdom has no popovers
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  // a stack that still stands goes as a popover
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

test('a toast looks like its kind, and stands where its caller says', async () => {
  const toasts = createToasts()
  const wrapper = await createAround({ portal: () => document.body })
  render(<ToastRegion toasts={toasts} />, { wrapper })
  const shownBy = async (message: Parameters<typeof toasts.show>[0]) => {
    act(() => void toasts.show(message))
    const card = (await screen.findByText(message.text)).closest('[data-state]')
    return {
      card: card?.className,
      stack: card?.closest('[popover]')?.className,
      drawn: card?.querySelector('.toast__icon path')?.getAttribute('d'),
    }
  }
  const icons = {
    info: 'info',
    success: 'check',
    warning: 'warning',
    error: 'warning',
    default: 'info',
  } as const
  for (const type of ['info', 'success', 'warning', 'error', 'default'] as const) {
    const { card, drawn } = await shownBy({ text: `It is ${type}`, type })
    expect(card).toContain(`toast__card--${type}`)
    const icon = render(<Icon name={icons[type]} />).container.querySelector('path')
    expect(drawn).toBe(icon?.getAttribute('d'))
  }
  const rows = ['top', 'bottom'] as const
  for (const position of rows.flatMap((row) => [`${row}-left`, `${row}-right`, `${row}-center`] as const)) {
    const { stack } = await shownBy({ text: `It is ${position}`, position })
    expect(stack).toBe(`toast toast--${position}`)
  }
})

test('a toast stands for a second, collapses for 300 ms, and is gone', async () => {
  const toasts = createToasts()
  const wrapper = await createAround({ portal: () => document.body })
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  render(<ToastRegion toasts={toasts} />, { wrapper })
  act(() => void toasts.show({ text: 'Added' }))
  pass(990)
  const card = screen.getByText('Added').closest('[data-state]')
  expect(card?.getAttribute('data-state')).toBe('open')
  pass(20)
  expect(toasts.shown.peek()).toHaveLength(1)
  pass(280)
  expect(toasts.shown.peek()).toHaveLength(1)
  pass(20)
  expect(toasts.shown.peek()).toEqual([])
  // the time that the style sheet takes for it
  expect(basis.motion.leave).toBe('300ms')
})
