import type { Knex } from 'knex'
import { reinsertLines } from './return-lines.queries.ts'

/** Puts what was bought and could not be had after all back into its cart, for another try. Safe to call twice. */
export async function returnOrderedLines(
  trx: Knex.Transaction,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length > 0) await reinsertLines(trx, bookingIds)
}
