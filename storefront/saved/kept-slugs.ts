import type { Memory } from '../../widget/environment/memory.ts'

/** Experiences that this device keeps, by slug, the latest first. */
export interface KeptSlugs {
  /** The same array for as long as nothing changes. */
  list: () => readonly string[]
  /** Puts it first. */
  add: (slug: string) => void
  remove: (slug: string) => void
  clear: () => void
  /** Puts another list in its place. */
  replace: (slugs: readonly string[]) => void
  /** Reads what another tab has written. */
  reread: () => void
  /** Told of every change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void
}

/** So many experiences of each list a device keeps; the oldest are dropped. */
export const mostKept = { saved: 100, seen: 12 } as const

/** Longer than any slug. */
const longestSlug = 200

/** What stands in the memory is distrusted: any script of the site may have written it. */
function read(memory: Memory, name: string, most: number): string[] {
  try {
    const kept: unknown = JSON.parse(memory.get(name) ?? '[]')
    const slugs = Array.isArray(kept) ? kept.filter((slug): slug is string => typeof slug === 'string') : []
    return [...new Set(slugs)].filter((slug) => slug !== '' && slug.length <= longestSlug).slice(0, most)
  } catch {
    return []
  }
}

/** Opens a list of this device under a name; beyond `most` the oldest are dropped. */
export function openKeptSlugs(memory: Memory, name: string, most: number): KeptSlugs {
  let slugs: readonly string[] = read(memory, name, most)
  const listeners = new Set<() => void>()
  const change = (next: readonly string[]) => {
    slugs = next
    for (const listener of listeners) listener()
  }
  const write = (next: readonly string[]) => {
    if (next.length > 0) memory.set(name, JSON.stringify(next))
    else memory.remove(name)
    change(next)
  }
  const without = (slug: string) => read(memory, name, most).filter((other) => other !== slug)
  return {
    list: () => slugs,
    add: (slug) => write([slug, ...without(slug)].slice(0, most)),
    remove: (slug) => write(without(slug)),
    clear: () => write([]),
    replace: (next) => write(next.slice(0, most)),
    reread: () => change(read(memory, name, most)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
