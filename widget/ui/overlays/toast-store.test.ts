import { expect, it } from 'vitest'
import { createToasts } from './toast-store.ts'
import type { ToastType } from './toast-store.ts'

it('closes by itself after the time of the specification, and later where there is something to press', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Added' })
  toasts.show({ text: 'Removed', action: { label: 'Undo', onAction: () => undefined } })
  expect(toasts.shown.peek().map(({ standsForMs }) => standsForMs)).toEqual([1000, 10_000])
})

it('has the types of the specification, and stands at the bottom unless its caller says where', () => {
  const toasts = createToasts()
  const types: ToastType[] = ['info', 'success', 'warning', 'error', 'default']
  for (const type of types) toasts.show({ text: type, type })
  toasts.show({ text: 'elsewhere', position: 'top-left' })
  expect(toasts.shown.peek().map(({ type }) => type)).toEqual([...types, 'default'])
  expect(toasts.shown.peek().map(({ position }) => position)).toEqual([
    ...types.map(() => 'bottom-center'),
    'top-left',
  ])
})
