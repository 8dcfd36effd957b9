import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVersion } from './version-check.ts'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const answer = (body: string) => Promise.resolve(new Response(body))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aQuarter = 15 * 60_000

test('knows after a while that a newer build is out, and then asks no more', async () => {
  fetched.mockImplementation(() => answer('{"id":"new"}'))
  const version = watchVersion(window, 'old')
  expect(version.outdated()).toBe(false)
  await vi.advanceTimersByTimeAsync(aQuarter + 1000)
  expect(version.outdated()).toBe(true)
  await vi.advanceTimersByTimeAsync(5 * aQuarter)
  // a time in the query: no cache on the way answers
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/^\/builds\/latest\.json\?\d{13}$/),
  ])
  version.stop()
})

test('stays with its build while that is the latest, or while nothing sensible answers', async () => {
  const version = watchVersion(window, 'old')
  for (const reply of [
    () => answer('{"id":"old"}'),
    () => answer('<html>'),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    fetched.mockImplementation(reply)
    await vi.advanceTimersByTimeAsync(aQuarter + 1000)
    expect(version.outdated()).toBe(false)
  }
  expect(fetched).toHaveBeenCalledTimes(3)
  version.stop()
})

test('asks nothing in development and after it was stopped', async () => {
  watchVersion(window, undefined)
  watchVersion(window, 'old').stop()
  await vi.advanceTimersByTimeAsync(3 * aQuarter)
  expect(fetched).not.toHaveBeenCalled()
})

test('is loaded anew once while two builds stand behind one balancer', async () => {
  const reloads: string[] = []
  // loaded by the old build, and from then on by whichever process answers
  for (const [build, latest] of [
    ['old', 'new'],
    ['new', 'old'],
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    fetched.mockImplementation(() => answer(`{"id":"${latest}"}`))
    const version = watchVersion(window, build)
    await vi.advanceTimersByTimeAsync(aQuarter + 1000)
    if (version.outdated()) reloads.push(latest)
    version.stop()
  }
  expect(reloads).toEqual(['new'])
})
