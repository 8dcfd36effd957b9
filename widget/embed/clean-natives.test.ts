import { afterEach, describe, expect, it } from 'vitest'
import { arrayFrom, toJson } from './clean-natives.ts'

/** What a page of an old library gives to every array and object. */
const added = [Array.prototype, Object.prototype] as { toJSON?: () => string; size?: () => number }[]

afterEach(() => {
  for (const prototype of added) {
    delete prototype.toJSON
    delete prototype.size
  }
})

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
    added[0]!.toJSON = () => 'an array'
    expect(JSON.stringify([1])).toBe('"an array"')
    expect([values[0], values[1], values[2], values[4]].map(toJson)).toEqual([
      clean[0],
      clean[1],
      clean[2],
      clean[4],
    ])
    added[1]!.toJSON = () => 'an object'
    added[1]!.size = () => 1
    expect([values[0], values[1]].map(toJson)).toEqual([clean[0], clean[1]])
  })

  it('makes arrays of sets, maps, lists and lengths, each with a function or without', () => {
    expect(arrayFrom(new Set(['a', 'b']))).toEqual(['a', 'b'])
    expect(arrayFrom(new Map([['a', 1]]), ([name]) => name)).toEqual(['a'])
    expect(arrayFrom({ length: 3 }, (_, index) => index * 2)).toEqual([0, 2, 4])
    expect(arrayFrom('añ')).toEqual(['a', 'ñ'])
  })
})
