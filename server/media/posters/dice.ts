/** A seeded source of chance: the same seed always draws the same picture, on every machine. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  range(low: number, high: number): number
  /** A whole number in [low, high], both included. */
  whole(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the given things. */
  pick<Thing>(things: readonly Thing[]): Thing
}

/** FNV-1a over UTF-16 units: short, stable, and well spread for strings that differ in one character. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Dice for a seed text (mulberry32). */
export function createDice(seed: string): Dice {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <Thing>(things: readonly Thing[]): Thing => {
      const thing = things[Math.floor(next() * things.length)]
      if (thing === undefined) throw new RangeError('Dice cannot pick from nothing')
      return thing
    },
  }
}
