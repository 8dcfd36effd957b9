import type { GivenOptions } from './host-options.ts'

/** What an object is where it was written as an attribute. */
export const lostObject = '[object Object]'

/**
 * React 19 sets objects as properties of an element that knows them, and writes them as attributes where the script has not
 * come yet. What it was given it keeps at the element: `__reactProps$` and a number.
 */
export function withObjects(host: Element, given: GivenOptions): GivenOptions {
  const kept = Object.entries(host).find(([name]) => name.startsWith('__reactProps$'))?.[1] as
    GivenOptions | undefined
  const entries = Object.entries(given) as [keyof GivenOptions, unknown][]
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === lostObject ? (kept?.[name] ?? value) : value]),
  )
}
