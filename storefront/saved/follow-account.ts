import { wasLoggedIn } from '../../widget/account/logged-in-hint.ts'
import type { Memory } from '../../widget/environment/memory.ts'
import type { SavedList } from './saved-list.ts'

type Listener = (isLoggedIn: boolean) => void

/** The same memory, which tells when an account has logged in or out in this tab. */
export function noticingLogIn(memory: Memory): { memory: Memory; onLogIn: (listener: Listener) => void } {
  const listeners: Listener[] = []
  const noticed = (write: () => void) => {
    const before = wasLoggedIn(memory)
    write()
    const after = wasLoggedIn(memory)
    if (after !== before) for (const listener of listeners) listener(after)
  }
  return {
    memory: {
      ...memory,
      set: (name, value) => noticed(() => memory.set(name, value)),
      remove: (name) => noticed(() => memory.remove(name)),
    },
    onLogIn: (listener) => void listeners.push(listener),
  }
}

/** Keeps the saved list like the account's: from the log-in to the log-out, and whenever the visitor comes back to the page. */
export function followAccount(window: Window, saved: SavedList, onLogIn: (listener: Listener) => void): void {
  const sync = () => void saved.sync()
  onLogIn((isLoggedIn) => (isLoggedIn ? sync() : saved.leaveAccount()))
  window.addEventListener('online', sync)
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') sync()
  })
  sync()
}
