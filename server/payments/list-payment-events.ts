import type Stripe from 'stripe'
import { askStripe } from './ask-stripe.ts'
import { presentPaymentEvent } from './payment-event.presenter.ts'
import type { EventPage, EventPosition } from './payment-network.ts'
import { settlingEventTypes } from './settling-events.ts'

/** What the network gives at most in one call. */
const pageLength = 100

/** One page of the network's events that change an order; see `PaymentNetwork.listEvents`. */
export function listPaymentEvents(stripe: Stripe, position: EventPosition): Promise<EventPage> {
  return askStripe<EventPage>(
    async () => {
      const { data, has_more: hasMore } = await stripe.events.list({
        types: [...settlingEventTypes],
        limit: pageLength,
        ...('after' in position && { ending_before: position.after }),
        ...('since' in position && {
          created: { gte: Math.floor(position.since.epochMilliseconds / 1000) },
          ...(position.before && { starting_after: position.before }),
        }),
      })
      // the network lists the newest first
      return { state: 'read', events: data.toReversed().map(presentPaymentEvent), hasMore }
    },
    { resource_missing: () => ({ state: 'unknown-position' }) },
  )
}
