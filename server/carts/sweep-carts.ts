import type { Deps } from '../platform/deps.ts'
import { deleteAbandonedCarts } from './carts.queries.ts'

/** A shopper who has not touched a cart for so long is not coming back to it. */
const keptDays = 60

/** Deletes carts that were not used for two months; those that were ordered stay with their orders. */
export async function sweepCarts({ db, clock, log }: Deps): Promise<void> {
  const before = clock.now().subtract({ hours: keptDays * 24 })
  const count = await deleteAbandonedCarts(db, before.toString())
  if (count > 0) log.info({ count }, 'abandoned carts were forgotten')
}
