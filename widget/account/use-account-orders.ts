import { useCallback, useState } from 'react'
import type { AccountOrdersReply } from '../../server/contract/accounts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useReply } from '../environment/use-reply.ts'
import { createAccountClient } from './account-client.ts'
import { wasLoggedIn } from './logged-in-hint.ts'

/** What is known of the account's orders: not loaded, logged out, unreachable, or these. */
export type AccountOrders = 'unknown' | 'guest' | 'failed' | { email: string; orders: AccountOrdersReply }

/** The orders of who is logged in; `forget` is for when they log out. */
export function useAccountOrders(): { state: AccountOrders; forget: () => void } {
  const { memory } = useEnvironment()
  const [isForgotten, setForgotten] = useState(false)
  const asked = useReply('orders', async (api, signal): Promise<AccountOrders> => {
    if (!wasLoggedIn(memory)) return 'guest'
    const client = createAccountClient({ api, memory })
    const email = await client.who()
    const orders = email === undefined ? undefined : await client.orders(signal)
    return email === undefined || !orders ? 'guest' : { email, orders }
  })
  const forget = useCallback(() => setForgotten(true), [])
  if (isForgotten) return { state: 'guest', forget }
  if (asked.state === 'failed') return { state: 'failed', forget }
  return { state: asked.state === 'there' ? asked.reply : 'unknown', forget }
}
