/** Who bought an order, and whom of its storefront to tell when something of it needs a person. */
import type { BuyerAndSupport } from '../messages/note-undelivered.ts'
import type { Deps } from '../platform/deps.ts'
import { findBuyerAndSupport } from './refunds/announce-dispute.queries.ts'

/** Undefined where there is no such order. */
export function readBuyer({ db }: Pick<Deps, 'db'>, orderId: string): Promise<BuyerAndSupport | undefined> {
  return findBuyerAndSupport(db, orderId)
}
