import type { OrderReturnReply } from '../contract/embed.ts'
import { deviceToken, orderProof } from '../orders/order-links.ts'
import { readReturnCode } from '../orders/return-code.ts'
import { inTransaction } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'
import { claimKey, fingerprintOf } from '../platform/idempotency.ts'
import { Problem } from '../platform/problem.ts'
import { hashToken } from '../platform/secret-token.ts'

/**
 * Opens the order of a return from the payment page, once: an address that was copied, logged or shared opens nothing. A buyer who
 * asks again with the same idempotency key, because no answer arrived, is the one who asked first.
 *
 * @throws Problem 404 `return_unknown` for a code that is not ours or has expired, 409 `return_used`,
 *   `idempotency_key_reused`
 */
export async function redeemReturn(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  {
    code,
    storefront: { id: storefrontId, slug: storefront },
    idempotencyKey,
  }: { code: string; storefront: { id: number; slug: string }; idempotencyKey: string },
): Promise<OrderReturnReply> {
  const now = clock.now()
  const reference = readReturnCode(env, { code, storefront, now })
  if (!reference) throw new Problem(404, 'return_unknown', 'This return link has expired or is not valid.')
  const fingerprint = fingerprintOf(code)
  const asked = { scope: `returns:${storefront}`, key: idempotencyKey, fingerprint }
  const used = {
    scope: `used-returns:${storefront}`,
    key: hashToken(code).toString('base64url'),
    fingerprint,
  }
  const isTheirs = await inTransaction(
    db,
    (theirs: boolean) => theirs,
    async (trx) =>
      (await claimKey(trx, asked)).state !== 'new' || (await claimKey(trx, used)).state === 'new',
  )
  if (!isTheirs) throw new Problem(409, 'return_used', 'This return link has already been used.')
  return {
    reference,
    token: deviceToken(env, { reference, storefrontId, now }),
    proof: orderProof(env, reference, now),
  }
}
