import type { Knex } from 'knex'
import { findBoughtOrder, findUnpaidOrder } from './unpaid-order.queries.ts'

/** The id of the order of a cart that waits for its payment. */
export function unpaidOrderOf(db: Knex, cartId: string): Promise<string | undefined> {
  return findUnpaidOrder(db, cartId)
}

/** The reference of the order that was bought, or reserved, with a cart. */
export function boughtOrderOf(db: Knex, cartId: string): Promise<string | undefined> {
  return findBoughtOrder(db, cartId)
}
