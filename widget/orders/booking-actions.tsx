import type { Booking } from '../../server/contract/checkout.ts'
import { CancelBooking } from './cancel-booking.tsx'
import type { GivenBack } from './given-back.ts'
import { LeaveGuests } from './leave-guests.tsx'
import { MoveBooking } from './move-booking.tsx'
import type { KeptOrder } from './order-shelf.ts'
import './booking-actions.css'

/** What can be done about a booking that stands. Each says what it costs first. */
export function BookingActions({
  order,
  booking,
  onDone,
}: {
  order: KeptOrder
  booking: Booking
  /** Told once something is changed, with what comes back of the money, if any: the order is to be read again. */
  onDone: (given?: GivenBack) => void
}) {
  const waits = booking.changes.some(({ state }) => state === 'waiting' || state === 'asked')
  // its price was agreed for its party
  const leaves = booking.price.lines.every(({ kind }) => kind !== 'offer')
  const size = booking.units.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="booking-actions">
      {waits || booking.status !== 'CONFIRMED' ? null : (
        <MoveBooking order={order} booking={booking} onChanged={onDone} />
      )}
      <div className="booking-actions__quiet">
        {waits || size < 2 || !leaves ? null : (
          <LeaveGuests order={order} booking={booking} onChanged={onDone} />
        )}
        <CancelBooking order={order} booking={booking} onCancelled={onDone} />
      </div>
    </div>
  )
}
