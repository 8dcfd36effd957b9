import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInApp } from '../../server/testing/show-in-app.tsx'
import { CheckoutProgress } from './checkout-progress.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test.for([
  ['processing-cart', 'Processing your cart'],
  ['processing-checkout', 'Processing your checkout'],
  ['redirecting', 'Redirecting to secure payment'],
] as const)('%s is told, and how far it is', async ([phase, said]) => {
  await showInApp(<CheckoutProgress phase={phase} />)
  expect(screen.getByRole('status').textContent).toBe(said)
  const stages = screen.getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Processing your cart',
    'Processing your checkout',
    'Redirecting to secure payment',
  ])
  const reached = stages.filter(({ className }) => className.includes('--reached'))
  expect(reached.at(-1)?.textContent).toBe(said)
})

test('tells after 20 seconds, and not before, that it takes longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await showInApp(<CheckoutProgress phase="processing-checkout" />)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  pass(19_900)
  expect(screen.queryByText(/taking longer than usual/)).toBeNull()
  pass(200)
  expect(screen.getByText(/taking longer than usual/)).toBeTruthy()
})
