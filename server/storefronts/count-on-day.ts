import type { Deps } from '../platform/deps.ts'
import { addToDay } from './figures.queries.ts'
import type { DayCounts } from './figures.queries.ts'

/** Adds to the figures of a storefront on the day that it is now, UTC. Nothing else is kept. */
export async function countOnDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  storefrontId: number,
  counts: DayCounts,
): Promise<void> {
  const day = clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
  await addToDay(db, { storefrontId, day }, counts)
}
