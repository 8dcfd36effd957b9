import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onStopSignal } from './stop-signal.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function listen({ byNpm = false } = {}) {
  const process = Object.assign(new EventEmitter(), { ppid: 7 })
  const [stop, giveUp] = [vi.fn(), vi.fn()]
  onStopSignal(process, { stop, giveUp, byNpm })
  return { process, calls: () => [stop.mock.calls.length, giveUp.mock.calls.length] }
}

it('takes a Ctrl-C that comes twice at once for one, and does not wait after a second one', () => {
  const { process, calls } = listen()
  process.emit('SIGINT')
  vi.advanceTimersByTime(20)
  process.emit('SIGINT')
  process.emit('SIGTERM')
  expect(calls()).toEqual([1, 0])
  vi.advanceTimersByTime(2_000)
  process.emit('SIGINT')
  expect(calls()).toEqual([1, 1])
})

it('stops, once, when the shell by which npm started it has gone', () => {
  const { process, calls } = listen({ byNpm: true })
  vi.advanceTimersByTime(5_000)
  expect(calls()).toEqual([0, 0])
  process.ppid = 1
  vi.advanceTimersByTime(5_000)
  expect(calls()).toEqual([1, 0])
})

it('does not take the end of that shell for a second signal', () => {
  const { process, calls } = listen({ byNpm: true })
  process.emit('SIGTERM')
  process.ppid = 1
  vi.advanceTimersByTime(5_000)
  expect(calls()).toEqual([1, 0])
})

it('outlives whoever started it by itself', () => {
  const { process, calls } = listen()
  process.ppid = 1
  vi.advanceTimersByTime(5_000)
  expect(calls()).toEqual([0, 0])
})
