import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConsentQuestion } from './consent-question.tsx'

vi.mock('../../widget/environment/environment.tsx', () => ({
  useEnvironment: () => ({ address: () => '/privacy-policy' }),
}))

afterEach(() => vi.unstubAllGlobals())

test('says how much of the window it covers while it asks, so that bars at the end stand above it', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly measured: () => void
      constructor(measured: () => void) {
        this.measured = measured
      }
      observe(element: HTMLElement) {
        Object.defineProperty(element, 'offsetHeight', { value: 163 })
        this.measured()
      }
      disconnect() {
        return undefined
      }
    },
  )
  const covered = () => document.documentElement.style.getPropertyValue('--covered-block-end')
  const { unmount } = render(<ConsentQuestion onAnswer={() => undefined} />)
  expect(covered()).toBe('163px')
  unmount()
  expect(covered()).toBe('')
})
