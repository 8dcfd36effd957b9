/** A number from 0 to below 1, the next of a series that its seed determines. */
export type Random = () => number

/** Mulberry32: a generator of 32 bits that a seed determines. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from 0 to below `limit`. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit)
