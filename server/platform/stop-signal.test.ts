import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onStopSignal } from './stop-signal.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('takes a Ctrl-C that comes twice at once for one, and does not wait after a second one', () => {
  const process = new EventEmitter()
  const [stop, giveUp] = [vi.fn(), vi.fn()]
  onStopSignal(process, { stop, giveUp })
  process.emit('SIGINT')
  vi.advanceTimersByTime(20)
  process.emit('SIGINT')
  process.emit('SIGTERM')
  expect([stop.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(2_000)
  process.emit('SIGINT')
  expect([stop.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 1])
})
