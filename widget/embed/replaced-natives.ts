/** Whether a native object still does its work, by name: false where the page has replaced it wrongly. Only what the widget uses. */
const doesItsWork: Readonly<Record<string, (page: Window & typeof globalThis) => boolean>> = {
  'Object.prototype': () => {
    // what is inherited is what is asked for
    for (const name in {}) return name === ''
    return true
  },
  'Array.prototype.toJSON': ({ Array: list }) => !('toJSON' in list.prototype),
  'Array.from': ({ Array: list }) =>
    list.from({ length: 1 }, () => 7)[0] === 7 && list.from(new Set([7]))[0] === 7,
  'Array.prototype.entries': () => typeof [7].entries().next === 'function',
  'Array.prototype.find': () => [6, 7].find((item) => item === 7) === 7,
  'Array.prototype.filter': () => [6, 7].filter((item) => item === 7).length === 1,
  'Array.prototype.flatMap': () => [7].flatMap((item) => [item, item]).length === 2,
  'Array.prototype.includes': () => [7].includes(7) && ![7].includes(8),
  'Array.prototype.reduce': () => [3, 4].reduce((sum, item) => sum + item, 0) === 7,
  'Function.prototype.bind': () => (({ of }: { of: number }) => of).bind(undefined, { of: 7 })() === 7,
  'String.prototype.startsWith': () => 'dhow'.startsWith('dh') && !'dhow'.startsWith('ow'),
  'String.prototype.replaceAll': () => 'dd'.replaceAll('d', 'h') === 'hh',
  'Map.prototype.entries': () => [...new Map([[7, 8]]).entries()][0]?.[1] === 8,
  Promise: ({ Promise: promise }) => typeof promise.allSettled === 'function',
}

/** Names of natives that some script of the page has given another meaning. */
export function replacedNatives(page: Window & typeof globalThis): string[] {
  return Object.keys(doesItsWork).filter((name) => {
    try {
      return !doesItsWork[name]?.(page)
    } catch {
      return true
    }
  })
}
