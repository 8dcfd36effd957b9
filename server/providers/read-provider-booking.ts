import type { Deps } from '../platform/deps.ts'
import { findProviderBooking } from './provider-bookings.queries.ts'
import type { ProviderBookingRow } from './provider-bookings.queries.ts'
import { readProviderToken } from './provider-link.ts'

/** The booking that a provider's link is for; undefined when it is not ours or its time is up. Changes nothing. */
export async function readProviderBooking(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<ProviderBookingRow | undefined> {
  const bookingId = readProviderToken(env, token, clock.now())
  return bookingId === undefined ? undefined : findProviderBooking(db, bookingId)
}
