import { withAddedTime } from '../../availability/added-time.ts'
import { asAgreed } from '../../availability/agreed-terms.ts'
import type { Want } from '../../availability/ledger.ts'
import { listSellableOptions } from '../../availability/list-sellable-options.ts'
import { placesOf } from '../../availability/price.ts'
import { slotsOf } from '../../availability/schedule.ts'
import { occupancyOf } from '../../availability/sellable-option.ts'
import type { Deps } from '../../platform/deps.ts'
import { isOfOffer } from '../sold-as.ts'
import type { PendingChange } from './pending-changes.queries.ts'

/** The places that a booking has once it is changed. */
export async function wantOf(
  deps: Pick<Deps, 'db'>,
  { booking, after }: Pick<PendingChange, 'booking' | 'after'>,
): Promise<Want> {
  const listed = (await listSellableOptions(deps, [booking.optionId])).get(booking.optionId)
  if (!listed) throw new Error(`the option of ${booking.reference} is gone`)
  const sellable = isOfOffer(after) ? asAgreed(listed) : listed
  return {
    bookingId: booking.id,
    poolId: sellable.poolId,
    capacity: sellable.poolCapacity,
    timeZone: sellable.timeZone,
    slots: slotsOf(occupancyOf(withAddedTime(sellable, after)), after.start, booking.periods),
    places: placesOf(sellable, after),
  }
}
