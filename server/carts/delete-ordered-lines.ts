import type { Knex } from 'knex'
import { deleteLines } from './carts.queries.ts'

/** Takes lines that were bought out of their cart; what could not be had stays for another try. */
export async function deleteOrderedLines(
  trx: Knex,
  cartId: string,
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length > 0) await deleteLines(trx, cartId, lineIds)
}
