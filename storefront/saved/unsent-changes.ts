import type { Memory } from '../../widget/environment/memory.ts'

/** A choice of the visitor. `at` is when it was made, by this device's clock, in milliseconds. */
export interface SavedChange {
  saved: boolean
  at: number
}

/** Choices that the account has not been told of yet, by slug; each experience's latest. */
export interface UnsentChanges {
  read: () => Map<string, SavedChange>
  note: (slug: string, change: SavedChange) => void
  drop: (slug: string) => void
  /** Drops what was sent, except for what was chosen anew meanwhile. */
  forget: (sent: ReadonlyMap<string, SavedChange>) => void
  /** The account's list as it will be once it has been told; what was saved last is first. */
  applyTo: (slugs: readonly string[]) => string[]
  clear: () => void
}

const name = 'saved-unsent'

/** A request holds no more (`SyncSavedRequest`). */
const mostUnsent = 200

/** Opens what this device still has to tell. It is read anew each time, as other tabs write it too. */
export function openUnsentChanges(memory: Memory): UnsentChanges {
  const read = () => new Map(parse(memory.get(name)))
  const write = (changes: ReadonlyMap<string, SavedChange>) => {
    if (changes.size > 0) memory.set(name, JSON.stringify([...changes].slice(-mostUnsent)))
    else memory.remove(name)
  }
  return {
    read,
    note(slug, change) {
      const changes = read()
      changes.delete(slug)
      write(changes.set(slug, change))
    },
    drop(slug) {
      const changes = read()
      if (changes.delete(slug)) write(changes)
    },
    forget(sent) {
      write(new Map([...read()].filter(([slug, { at }]) => sent.get(slug)?.at !== at)))
    },
    applyTo(slugs) {
      const changes = read()
      const added = [...changes].filter(([, { saved }]) => saved).toSorted(([, a], [, b]) => b.at - a.at)
      return [...added.map(([slug]) => slug), ...slugs.filter((slug) => !changes.has(slug))]
    },
    clear: () => memory.remove(name),
  }
}

/** What stands in the memory is distrusted: any script of the site may have written it. */
function parse(text = '[]'): [string, SavedChange][] {
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, SavedChange] {
  if (!Array.isArray(entry)) return false
  const [slug, change] = entry as [unknown, Partial<SavedChange> | null | undefined]
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    slug.length <= 200 &&
    typeof change?.saved === 'boolean' &&
    Number.isFinite(change.at)
  )
}
