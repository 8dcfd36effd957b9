import type { Deps } from '../platform/deps.ts'
import { findSupplierBooking } from './supplier-bookings.queries.ts'
import type { SupplierBookingRow } from './supplier-bookings.queries.ts'
import { readSupplierToken } from './supplier-links.ts'

/** The booking that a supplier's link is for; undefined when it is not ours or its time is up. Changes nothing. */
export async function readSupplierBooking(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<SupplierBookingRow | undefined> {
  const bookingId = readSupplierToken(env, token, clock.now())
  return bookingId === undefined ? undefined : findSupplierBooking(db, bookingId)
}
