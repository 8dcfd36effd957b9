/** Where an order, a booking and a payment may begin, and how each may go on. Everything else is refused. */
export interface TransitionTable<State extends string> {
  initial: readonly State[]
  next: Readonly<Record<State, readonly State[]>>
}

export type OrderState =
  | 'AWAITING_PAYMENT'
  | 'RESERVED'
  | 'ON_HOLD'
  | 'CONFIRMED'
  | 'PARTIALLY_CONFIRMED'
  | 'PAYMENT_FAILED'
  | 'UNSUCCESSFUL'
  | 'CANCELLED'

/** An order whose every ending the buyer can read: see `outcomeOf`. */
export const orderTransitions: TransitionTable<OrderState> = {
  initial: ['AWAITING_PAYMENT', 'RESERVED'],
  next: {
    AWAITING_PAYMENT: [
      'CONFIRMED',
      'PARTIALLY_CONFIRMED',
      'ON_HOLD',
      'UNSUCCESSFUL',
      'PAYMENT_FAILED',
      'CANCELLED',
    ],
    // it was not paid in time, or it was
    RESERVED: ['CONFIRMED', 'PARTIALLY_CONFIRMED', 'ON_HOLD', 'UNSUCCESSFUL', 'CANCELLED'],
    // authorised; the supplier has yet to answer
    ON_HOLD: ['CONFIRMED', 'PARTIALLY_CONFIRMED', 'UNSUCCESSFUL', 'CANCELLED'],
    // the bank may take back its word between authorisation and capture
    CONFIRMED: ['PAYMENT_FAILED', 'CANCELLED'],
    PARTIALLY_CONFIRMED: ['PAYMENT_FAILED', 'CANCELLED'],
    PAYMENT_FAILED: [],
    UNSUCCESSFUL: [],
    CANCELLED: [],
  },
}

/** OCTO's booking status. */
export type BookingState =
  'ON_HOLD' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'REDEEMED'

export const bookingTransitions: TransitionTable<BookingState> = {
  initial: ['ON_HOLD'],
  next: {
    ON_HOLD: ['PENDING', 'CONFIRMED', 'EXPIRED', 'CANCELLED'],
    PENDING: ['CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED'],
    CONFIRMED: ['CANCELLED', 'REDEEMED'],
    REJECTED: [],
    EXPIRED: [],
    CANCELLED: [],
    REDEEMED: [],
  },
}

export type PaymentState =
  'OPEN' | 'AUTHORISED' | 'CAPTURED' | 'CANCELLED' | 'FAILED' | 'EXPIRED' | 'REFUNDED'

export const paymentTransitions: TransitionTable<PaymentState> = {
  initial: ['OPEN'],
  next: {
    OPEN: ['AUTHORISED', 'FAILED', 'EXPIRED', 'CANCELLED'],
    AUTHORISED: ['CAPTURED', 'CANCELLED', 'FAILED'],
    // refunded in part, it stays captured
    CAPTURED: ['REFUNDED'],
    CANCELLED: [],
    FAILED: [],
    EXPIRED: [],
    // the buyer's bank sent the refund back
    REFUNDED: ['CAPTURED'],
  },
}

export type ChangeState = 'AWAITING_PAYMENT' | 'ASKED' | 'APPLIED' | 'LAPSED' | 'DECLINED'

/** A change of a booking that a traveller has agreed to. */
export const changeTransitions: TransitionTable<ChangeState> = {
  // with nothing to pay and no supplier to ask it is made at once
  initial: ['APPLIED', 'AWAITING_PAYMENT', 'ASKED'],
  next: {
    AWAITING_PAYMENT: ['ASKED', 'APPLIED', 'LAPSED'],
    // the supplier says yes, what is due is to be taken first; or no; or nothing in time
    ASKED: ['AWAITING_PAYMENT', 'APPLIED', 'DECLINED', 'LAPSED'],
    APPLIED: [],
    LAPSED: [],
    DECLINED: [],
  },
}

/** The states from which one may come: what a compare-and-set compares with. */
export function statesBefore<State extends string>(table: TransitionTable<State>, state: State): State[] {
  return (Object.keys(table.next) as State[]).filter((from) => table.next[from].includes(state))
}
