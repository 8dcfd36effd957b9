import { createHash, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { AttemptLimits } from '../../accounts/attempt-limits.ts'
import type { FindOrderReply, FindOrderRequest } from '../../contract/order-access.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ServedStorefront } from '../../platform/http.ts'
import { findOrderEmail } from './guest-orders.queries.ts'
import { orderKey } from '../order-links.ts'

/** Less than the link of a mail gives: a reference and an address are not secret for ever. */
const openHours = 24

/**
 * Opens an order for who knows its reference and the address that it was placed under. A reference that does not exist and
 * another's address end alike, after the same work: nothing tells which references there are.
 *
 * @throws Problem 429 `too_many_attempts`, by reference and by network address
 */
export async function openGuestOrder(
  { db, env, clock, attempts }: Pick<Deps, 'db' | 'env' | 'clock'> & { attempts: AttemptLimits },
  { storefront, address }: { storefront: Pick<ServedStorefront, 'id'>; address: string },
  { reference: typed, email }: z.output<typeof FindOrderRequest>,
): Promise<FindOrderReply> {
  const reference = orderOf(typed)
  await attempts.tryOrder({ reference, address })
  const expected = await findOrderEmail(db, { reference, storefrontId: storefront.id })
  const orderToken = orderKey(env, reference, clock.now(), openHours)
  const isTheirs = isSame(expected ?? '', email)
  if (expected === undefined || !isTheirs) return { outcome: 'not-found' }
  await attempts.forgiveOrder({ reference, address })
  return { outcome: 'found', reference, orderToken }
}

/** Tickets and e-mails print the reference of a booking largest: that of its order and a number. */
function orderOf(reference: string): string {
  return /^(DH-[^-]+)-\d+$/.exec(reference)?.[1] ?? reference
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
