import type { Knex } from 'knex'
import { deleteBoughtLines } from './carts.queries.ts'

/**
 * Takes lines that were bought out of their cart; what could not be had stays for another try. The promo code was for them: what is
 * put into the cart later does not have it, and with a line that stays for another try it stays too.
 */
export async function deleteOrderedLines(
  trx: Knex,
  order: { id: string; cartId: string },
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length > 0) await deleteBoughtLines(trx, order, lineIds)
}
