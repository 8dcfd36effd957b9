/** Whether a page has come alive in the browser (hydration). */
import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False in the server's render and while the browser takes it over, then true. What only this browser knows (its cart,
 * what was typed) is shown after that, or the two renders would disagree.
 */
export function useArrived(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
