import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function buildGate(): { promise: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

describe('createWorkQueue', () => {
  it('lets no more than its places work at once, and serves in order', async () => {
    const queue = createWorkQueue(2, 10)
    const gates = Array.from({ length: 5 }, buildGate)
    const started: number[] = []
    let working = 0
    let most = 0
    const jobs = gates.map((gate, index) =>
      queue.run(async () => {
        started.push(index)
        working += 1
        most = Math.max(most, working)
        await gate.promise
        working -= 1
        return index
      }),
    )
    await Promise.resolve()
    expect(started).toEqual([0, 1])
    for (const gate of gates) gate.open()
    expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4])
    expect(started).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
  })

  it('gives the place on when work fails', async () => {
    const queue = createWorkQueue(1, 1)
    await expect(queue.run(() => Promise.reject(new Error('torn paper')))).rejects.toThrow('torn paper')
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
  })

  it('turns away who finds no seat', async () => {
    const queue = createWorkQueue(1, 1)
    const gate = buildGate()
    const first = queue.run(() => gate.promise)
    const second = queue.run(() => Promise.resolve())
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503, code: 'busy' })
    gate.open()
    await Promise.all([first, second])
  })
})
