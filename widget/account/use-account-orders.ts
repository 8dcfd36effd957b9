import { useCallback, useEffect, useState } from 'react'
import type { AccountOrdersReply } from '../../server/contract/accounts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { createAccountClient, wasLoggedIn } from './account-client.ts'

/** What is known of the account's orders: nothing yet, nobody logged in, out of reach, or these. */
export type AccountOrders = 'unknown' | 'guest' | 'failed' | { email: string; orders: AccountOrdersReply }

/** The orders of who is logged in; `forget` is for when they log out. */
export function useAccountOrders(): { state: AccountOrders; forget: () => void } {
  const { api, memory } = useEnvironment()
  const [state, setState] = useState<AccountOrders>('unknown')
  useEffect(() => {
    const leaving = new AbortController()
    async function load(): Promise<AccountOrders> {
      if (!wasLoggedIn(memory)) return 'guest'
      const client = createAccountClient({ api, memory })
      try {
        const email = await client.who()
        const orders = email === undefined ? undefined : await client.orders(leaving.signal)
        return email === undefined || !orders ? 'guest' : { email, orders }
      } catch {
        return 'failed'
      }
    }
    async function show(): Promise<void> {
      const next = await load()
      if (!leaving.signal.aborted) setState(next)
    }
    void show()
    return () => leaving.abort()
  }, [api, memory])
  return { state, forget: useCallback(() => setState('guest'), []) }
}
