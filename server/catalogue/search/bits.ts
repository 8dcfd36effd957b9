/** Sets of positions in a `FacetIndex`. */
import { wordsOf } from './facet-index.ts'
import type { Bits } from './facet-index.ts'

/** How many bits are set in both. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) {
    let bits = (a[word] ?? 0) & (b[word] ?? 0)
    if (bits === 0) continue
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** How many of these positions are in the set. */
export function countAt(set: Bits, positions: readonly number[]): number {
  let count = 0
  for (const position of positions) count += ((set[position >>> 5] ?? 0) >>> (position & 31)) & 1
  return count
}

/** Removes from a set what the other does not have. */
export function keepOnly(set: Bits, other: Bits): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Removes from a set what the other has. */
export function takeOut(set: Bits, other: Bits): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

/** What is in any of the sets, each of so many words. */
export function unionOf(sets: readonly (Bits | undefined)[], words: number): Bits {
  const union = new Uint32Array(words)
  for (const set of sets) {
    if (!set) continue
    for (let word = 0; word < words; word++) union[word] = (union[word] ?? 0) | (set[word] ?? 0)
  }
  return union
}

/** All of so many positions. */
export function everyPosition(size: number): Bits {
  const all = new Uint32Array(wordsOf(size)).fill(0xffffffff)
  if (size % 32 !== 0) all[all.length - 1] = (1 << (size % 32)) - 1
  return all
}

/** Puts a position into a set. */
export function put(set: Bits, position: number): void {
  set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31))
}

/** Takes a position out of a set. */
export function remove(set: Bits, position: number): void {
  set[position >>> 5] = (set[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** Positions whose value is at least so much. */
export function atLeast(values: Uint16Array, least: number, orZero: boolean): Bits {
  const set = new Uint32Array(wordsOf(values.length))
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0
    if (value >= least || (orZero && value === 0)) put(set, position)
  }
  return set
}

/** Positions whose price is in the range, both ends included. */
export function between(prices: Float64Array, from: number, to: number): Bits {
  const set = new Uint32Array(wordsOf(prices.length))
  for (let position = 0; position < prices.length; position++) {
    const price = prices[position] ?? Number.NaN
    if (price >= from && price <= to) put(set, position)
  }
  return set
}
