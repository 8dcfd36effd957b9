import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-guard.ts'

function buildStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

test('loads a path anew at most once in ten seconds', () => {
  const storage = buildStorage()
  const reload = vi.fn()
  expect(reloadOnce('/cart', () => storage, reload, 100_000)).toBe(true)
  expect(reloadOnce('/cart', () => storage, reload, 109_999)).toBe(false)
  expect(reloadOnce('/faq', () => storage, reload, 109_999)).toBe(true)
  expect(reloadOnce('/cart', () => storage, reload, 110_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('does not reload where nothing can be remembered, since it could not stop', () => {
  const reload = vi.fn()
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(reloadOnce('/cart', blocked, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
