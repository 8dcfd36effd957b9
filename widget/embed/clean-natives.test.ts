import { describe, expect, it } from 'vitest'
import { arrayFrom, toJson } from './clean-natives.ts'

/**
 * What `look` sees where an old library gave a method to all objects of a kind. It is taken away before anything else can
 * run: the runner of the tests lives in the same process.
 */
function where<Seen>(prototype: object, name: string, method: () => unknown, look: () => Seen): Seen {
  Object.defineProperty(prototype, name, { value: method, configurable: true, enumerable: true })
  try {
    return look()
  } finally {
    Reflect.deleteProperty(prototype, name)
  }
}

const values = [
  { line: { units: { ADULT: 2 }, days: ['2026-12-04'], none: [] }, left: undefined, gone: null },
  [[1, 'two', [true]], { three: 3 }],
  'text',
  new Date(0),
  [undefined, () => 1],
]

describe('where a page has replaced natives', () => {
  it('tells values as JSON does where nothing is replaced', () => {
    const clean = values.map((value) => JSON.stringify(value))
    expect(values.map(toJson)).toEqual(clean)
    const asArray = () => 'an array'
    expect(where(Array.prototype, 'toJSON', asArray, () => JSON.stringify([1]))).toBe('"an array"')
    expect(where(Array.prototype, 'toJSON', asArray, () => values.map(toJson))).toEqual(clean)
    const asObject = () => 'an object'
    const seen = where(Object.prototype, 'toJSON', asObject, () =>
      where(Object.prototype, 'size', asObject, () => values.slice(0, 2).map(toJson)),
    )
    expect(seen).toEqual(clean.slice(0, 2))
  })

  it('makes arrays of sets, maps, lists and lengths, each with a function or without', () => {
    expect(arrayFrom(new Set(['a', 'b']))).toEqual(['a', 'b'])
    expect(arrayFrom(new Map([['a', 1]]), ([name]) => name)).toEqual(['a'])
    expect(arrayFrom({ length: 3 }, (_, index) => index * 2)).toEqual([0, 2, 4])
    expect(arrayFrom('añ')).toEqual(['a', 'ñ'])
  })
})
