import { useMemo, useSyncExternalStore } from 'react'
import { readBookingStart } from '../../widget/environment/read-address.ts'

const subscribe = () => () => undefined

/**
 * The date and the guests in the address of this page. Neither in the server's render nor while the browser takes it over, since
 * that render is for every query of the address.
 */
export function useAsked(): { date?: string; guests?: number } {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return useMemo(() => readBookingStart(query), [query])
}
