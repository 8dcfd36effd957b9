import type { Memory } from '../environment/memory.ts'

const hintName = 'logged-in'

/**
 * Whether an account has logged in on this device. Only a hint, so that visitors without an account never ask the server; the
 * session itself is in a cookie that no script reads. Every page asks, so it stands apart from the calls about accounts.
 */
export function wasLoggedIn(memory: Memory): boolean {
  return memory.get(hintName) === 'yes'
}

/** Notes for the next page whether somebody is logged in. */
export function noteLoggedIn(memory: Memory, isLoggedIn: boolean): void {
  if (isLoggedIn) memory.set(hintName, 'yes')
  else memory.remove(hintName)
}
