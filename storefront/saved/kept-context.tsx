/** Hands the lists of saved and of seen experiences to the components of a page. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { KeptSlugs } from './kept-slugs.ts'
import type { SavedList } from './saved-list.ts'

/** The lists of this device. */
export interface KeptLists {
  /** What a visitor has put aside. */
  saved: SavedList
  /** What a visitor has looked at. */
  seen: KeptSlugs
}

const KeptContext = createContext<KeptLists | undefined>(undefined)

/** Hands the lists down. The server's render does without: there nothing is kept. */
export function KeptProvider({ value, children }: { value?: KeptLists; children: ReactNode }) {
  return <KeptContext value={value}>{children}</KeptContext>
}

const none: readonly string[] = []
const neverTold = () => () => undefined

/** One of the lists as it is now: empty on the server and until the page has come alive, so that both render the same. */
export function useKept<Name extends keyof KeptLists>(
  name: Name,
): { slugs: readonly string[]; kept?: KeptLists[Name] } {
  const kept = useContext(KeptContext)?.[name]
  const slugs = useSyncExternalStore(kept?.subscribe ?? neverTold, kept?.list ?? (() => none), () => none)
  return { slugs, kept }
}
