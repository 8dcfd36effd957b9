import { afterEach, expect, it } from 'vitest'
import { replacedNatives } from './replaced-natives.ts'

const { from } = Array
const { entries } = Array.prototype

afterEach(() => {
  Object.assign(Array, { from })
  Object.defineProperty(Array.prototype, 'entries', {
    value: entries,
    configurable: true,
    writable: true,
    enumerable: false,
  })
  delete (Array.prototype as { toJSON?: unknown }).toJSON
  delete (Object.prototype as { each?: unknown }).each
})

const found = () => replacedNatives(globalThis as unknown as Window & typeof globalThis)

it('names no native of a page that has its own', () => {
  expect(found()).toEqual([])
})

it('names each native that an old library replaces', () => {
  Object.assign(Array, { from: (list: unknown[]) => list.slice(0) })
  expect(found()).toEqual(['Array.from'])
  Array.prototype.entries = function (this: unknown[]) {
    return this.slice() as never
  }
  expect(found()).toEqual(['Array.from', 'Array.prototype.entries'])
  ;(Array.prototype as { toJSON?: unknown }).toJSON = () => ''
  ;(Object.prototype as { each?: unknown }).each = () => undefined
  expect(found()).toEqual([
    'Object.prototype',
    'Array.prototype.toJSON',
    'Array.from',
    'Array.prototype.entries',
  ])
})
