import type { Memory } from '../environment/memory.ts'

const most = 50

/** What this browser has told its page, so that it is told once: also after a reload, in another tab, by two widgets. */
export interface ToldOnce {
  has: (name: string) => boolean
  keep: (name: string) => void
}

/** Opens what is kept under a name; the oldest is forgotten in the end. */
export function openToldOnce(memory: Memory, list: string): ToldOnce {
  const told = () => memory.get(list)?.split(' ') ?? []
  return {
    has: (name) => told().includes(name),
    keep: (name) => memory.set(list, [name, ...told()].slice(0, most).join(' ')),
  }
}
