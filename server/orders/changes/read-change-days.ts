import { withAddedTime } from '../../availability/added-time.ts'
import { calendarOf } from '../../availability/read-calendar.ts'
import { departuresOf } from '../../availability/read-departures.ts'
import { listSellableOptions } from '../../availability/list-sellable-options.ts'
import type { SellableOption } from '../../availability/sellable-option.ts'
import type { CalendarReply, DeparturesReply } from '../../contract/availability.ts'
import type { Deps } from '../../platform/deps.ts'
import { Problem } from '../../platform/problem.ts'
import type { BookingKey } from '../cancellations/cancel-booking.ts'
import { findChangeable } from './changes.queries.ts'
import type { ChangeableRow } from './changes.queries.ts'

/**
 * A month of a booking's option as it is for a change: what the booking has itself is free.
 *
 * @throws Problem 404 `booking_unknown`
 */
export async function readChangeCalendar(
  deps: Deps,
  key: BookingKey,
  query: { month: string; guests: number },
): Promise<CalendarReply> {
  const { booking, options } = await findOwn(deps, key)
  return calendarOf(deps, options, { ...query, currency: booking.currency, besides: booking.id })
}

/**
 * The starts of a booking's option on a day, in the same way.
 *
 * @throws Problem 404 `booking_unknown`
 */
export async function readChangeDepartures(
  deps: Deps,
  key: BookingKey,
  { date }: { date: string },
): Promise<DeparturesReply> {
  const { booking, options } = await findOwn(deps, key)
  return departuresOf(deps, options, { date, besides: booking.id })
}

async function findOwn(
  deps: Deps,
  { orderId, booking: reference }: BookingKey,
): Promise<{ booking: ChangeableRow; options: SellableOption[] }> {
  const booking = await findChangeable(deps.db, { orderId, reference })
  if (!booking) throw new Problem(404, 'booking_unknown', 'This order has no such booking.')
  const sellable = (await listSellableOptions(deps, [booking.optionId])).get(booking.optionId)
  const isOffered = sellable?.offered && sellable.status === 'published'
  if (!isOffered) return { booking, options: [] }
  // a change keeps the length: a start that has no room for it is none
  const keptPeriods = sellable.pricePeriod ? booking.periods : undefined
  return { booking, options: [{ ...withAddedTime(sellable, booking.now), keptPeriods }] }
}
