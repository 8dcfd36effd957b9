import { expect, it, vi } from 'vitest'
import { createYieldToRequests } from './yield-to-requests.ts'

/** Uses the event loop as requests do that are all computing. */
function compute(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

async function waitedFor(work: Promise<void>): Promise<number> {
  const begun = performance.now()
  await work
  return performance.now() - begun
}

it('lets callers begin one each 100 ms while requests keep the process busy, and all at once when they do not', async () => {
  const yieldToRequests = createYieldToRequests()
  compute(150)
  const [first = 0, second = 0, third = 0] = await Promise.all(
    [1, 2, 3].map(() => waitedFor(yieldToRequests())),
  )
  expect(first).toBeLessThan(50)
  expect(second).toBeGreaterThan(90)
  expect(third).toBeGreaterThan(190)

  await vi.waitFor(async () => {
    const waits = await Promise.all([1, 2, 3, 4, 5].map(() => waitedFor(yieldToRequests())))
    expect(Math.max(...waits)).toBeLessThan(50)
  }, 10_000)
})
