/**
 * What old libraries of a page replace, as the language has it. The build of the widget puts these in the place of the names
 * (`vite.widget.config.ts`), so that no other file has to know. Nothing of the page is put back: it may rely on its own.
 */

const { JSON: json } = globalThis

/** Stands for `JSON.stringify(value)`: no `toJSON` that the page gave to arrays or to all objects is asked. */
export function toJson(value: unknown): string {
  return json.stringify(withoutMethods(value))
}

function withoutMethods(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy: unknown[] = []
    for (const item of value as unknown[]) copy.push(withoutMethods(item))
    return Object.defineProperty(copy, 'toJSON', { value: undefined })
  }
  // a date, an address and the like tell themselves
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const copy = Object.create(null) as Record<string, unknown>
  for (const name of Object.keys(value)) copy[name] = withoutMethods((value as Record<string, unknown>)[name])
  return copy
}

/** Stands for `Array.from`: Prototype and MooTools leave out the function, and know neither sets nor maps. */
export function arrayFrom<Item, Made = Item>(
  source: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  const items: Item[] = []
  if (typeof source === 'string' || Symbol.iterator in source) for (const item of source) items.push(item)
  else for (let index = 0; index < source.length; index++) items.push(source[index] as Item)
  return make ? items.map(make) : items
}
