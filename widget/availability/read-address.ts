import * as v from 'valibot'
import type { BookingStart } from './booking-model.ts'

const Address = v.object({
  date: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  guests: v.fallback(
    v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(500))),
    undefined,
  ),
})

/** What the query of an address says about a booking. Anybody can write an address: what does not read is left out. */
export function readBookingStart(search: string): BookingStart {
  return v.parse(Address, Object.fromEntries(new URLSearchParams(search)))
}
