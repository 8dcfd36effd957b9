import { expect, it } from 'vitest'
import { replacedNatives } from './replaced-natives.ts'

const found = () => replacedNatives(globalThis as unknown as Window & typeof globalThis)

/**
 * What is found while `name` of `owner` is another. It is put back before anything else can run: the runner of the tests
 * lives in the same process, and stopped for good when its own messages met a replaced native.
 */
function foundWhile(owner: object, name: string, value: unknown, enumerable = false): string[] {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable })
  try {
    return found()
  } finally {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}

it('names no native of a page that has its own', () => {
  expect(found()).toEqual([])
})

const from = (list: unknown[]) => list.slice(0)
function entries(this: unknown[]) {
  return this.slice()
}

it.each([
  ['Array.from', Array, 'from', from, false],
  ['Array.prototype.entries', Array.prototype, 'entries', entries, false],
  ['Array.prototype.toJSON', Array.prototype, 'toJSON', () => '', true],
  ['Object.prototype', Object.prototype, 'each', () => undefined, true],
])('names %s where an old library replaces it', (named, owner, name, value, enumerable) => {
  expect(foundWhile(owner, name, value, enumerable)).toEqual([named])
  expect(found()).toEqual([])
})
