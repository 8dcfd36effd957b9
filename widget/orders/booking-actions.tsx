import { useTranslation } from 'react-i18next'
import type { Booking } from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { useToasts } from '../ui/overlays/toast.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ChangeNote } from './change-note.tsx'
import type { GivenBack } from './given-back.ts'
import { LeaveGuests } from './leave-guests.tsx'
import { isOneTicket } from './one-ticket.ts'
import { MoveBooking } from './move-booking.tsx'
import type { KeptOrder } from './order-shelf.ts'
import { closedBy, isOfOffer, mayMove, undecidedOf } from './may-move.ts'
import './booking-actions.css'

/** What can be done about a booking that stands. Each says what it costs first. */
export function BookingActions({
  order,
  booking,
  orderWaits = false,
  chargesRest,
  onDone,
}: {
  order: KeptOrder
  booking: Booking
  /** Its order waits for a supplier (`waitsForSupplier`). */
  orderWaits?: boolean
  /** What the rest of its order is charged once it is cancelled (`chargedWithout`). */
  chargesRest?: Money
  /** Told once something is changed, with what comes back of the money, if any: the order is to be read again. */
  onDone: (given?: GivenBack) => void
}) {
  const { t } = useTranslation('orders')
  const toasts = useToasts()
  const tell = (what: 'changed' | 'cancelled' | 'asked' | 'noted' | 'noted_address', given?: GivenBack) => {
    toasts.show({ type: 'success', text: t(`done.${what}`), standsForMs: 5000 })
    onDone(given)
  }
  // nothing is given back by what the supplier is only asked for
  const onChanged = (given?: GivenBack) => tell(given ? 'changed' : 'asked', given)
  const waits = undecidedOf(booking) !== undefined
  const moves = !waits && booking.status === 'CONFIRMED'
  const open = moves && mayMove(booking) && !orderWaits
  const closed = orderWaits && mayMove(booking) ? 'refusal.undecided' : closedBy(booking)
  const costsToLeave = booking.status === 'CONFIRMED' && booking.freeUntil === undefined
  // the price of an offer was agreed for its party; and a fee is taken with the rest of the order, once that is settled
  const leaves = !isOfOffer(booking) && !(orderWaits && costsToLeave)
  const size = booking.units.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="booking-actions">
      {open ? <MoveBooking order={order} booking={booking} onChanged={onChanged} /> : null}
      {moves && !open ? <p className="booking-actions__closed">{t(`change.${closed}`)}</p> : null}
      <div className="booking-actions__quiet">
        {waits || size < 2 || !leaves ? null : (
          <LeaveGuests order={order} booking={booking} movable={open} onChanged={onChanged} />
        )}
        {open && leaves && isOneTicket(booking) ? (
          <MoveBooking leaving order={order} booking={booking} onChanged={onChanged} />
        ) : null}
        {booking.status === 'REDEEMED' ? null : (
          <ChangeNote
            order={order}
            booking={booking}
            onChanged={() => tell(booking.addressGiven === undefined ? 'noted' : 'noted_address')}
          />
        )}
        <CancelBooking
          order={order}
          booking={booking}
          chargesRest={chargesRest}
          onCancelled={(given) => tell('cancelled', given)}
        />
      </div>
    </div>
  )
}
