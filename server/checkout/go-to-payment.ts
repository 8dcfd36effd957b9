import { allowsPayment } from '../orders/order-links.ts'
import type { Deps } from '../platform/deps.ts'
import { Problem } from '../platform/problem.ts'
import { findCancelPage, notePageOpened } from './payment-page.queries.ts'

/**
 * Where a buyer goes who takes the link to the payment page: there, and from now on the places are held for as long as the
 * page is open; or, once it can no longer be paid, to the page for buyers who turn back.
 *
 * @throws Problem 404 `order_unknown` for a link that is not ours
 */
export async function goToPayment(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { reference, signature }: { reference: string; signature: string },
): Promise<string> {
  const now = clock.now()
  const allowed = allowsPayment(env, signature, { reference, now })
  const order = allowed ? await findCancelPage(db, reference) : undefined
  if (!order) throw new Problem(404, 'order_unknown', 'This link leads to no payment page.')
  return (await notePageOpened(db, { reference, now: now.toString() })) ?? order.cancelUrl
}
