import type { OrderReturnReply } from '../contract/embed.ts'
import { orderKey } from '../orders/invoices/order-links.ts'
import { readReturnCode } from '../orders/return-code.ts'
import { inTransaction } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import { claimKey, fingerprintOf } from '../platform/idempotency.ts'
import { Problem } from '../platform/problem.ts'

/**
 * Opens the order of a return from the payment page, once: an address that was copied, logged or shared opens nothing.
 *
 * @throws Problem 404 `return_unknown` for a code that is not ours or has expired, 409 `return_used`
 */
export async function redeemReturn(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { code, storefront }: { code: string; storefront: string },
): Promise<OrderReturnReply> {
  const now = clock.now()
  const reference = readReturnCode(env, { code, storefront, now })
  if (!reference) throw new Problem(404, 'return_unknown', 'This return has expired, or was never ours.')
  const claim = { scope: `returns:${storefront}`, key: code, fingerprint: fingerprintOf(code) }
  const isFirst = await inTransaction(
    db,
    (first: boolean) => first,
    async (trx) => (await claimKey(trx, claim)).state === 'new',
  )
  if (!isFirst) throw new Problem(409, 'return_used', 'This return has been used before.')
  return { reference, token: orderKey(env, reference, now) }
}
