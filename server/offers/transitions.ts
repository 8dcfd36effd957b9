import type { TransitionTable } from '../orders/transitions.ts'

export type OfferState =
  'REQUESTED' | 'QUOTED' | 'ACCEPTED' | 'DECLINED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED'

/** How a request for a custom offer may go on. Everything else is refused. */
export const offerTransitions: TransitionTable<OfferState> = {
  initial: ['REQUESTED'],
  next: {
    // the supplier offers, says no, or says nothing in time
    REQUESTED: ['QUOTED', 'REJECTED', 'EXPIRED'],
    // the traveller pays or says no, the supplier takes it back, or its time is up
    QUOTED: ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'],
    // the bank may take back its word between authorisation and capture, and what is reserved may never be paid
    ACCEPTED: ['QUOTED'],
    // a better offer, and one that comes late
    DECLINED: ['QUOTED'],
    EXPIRED: ['QUOTED'],
    REJECTED: [],
    WITHDRAWN: [],
  },
}
