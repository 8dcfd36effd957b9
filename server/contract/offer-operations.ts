import { z } from 'zod'
import { AcceptOfferReply, DeclineOfferRequest, Offer, OfferReply, OfferRequest } from './offers.ts'
import type { Operation } from './operation.ts'

const byReference = z.object({ reference: z.string().meta({ description: 'As in `OF-7K3M9Q`.' }) })
const unknownOffer = { 404: ['offer_unknown'] } as const

/** Calls of the negotiation. */
export const offerOperations: readonly Operation[] = [
  {
    id: 'requestOffer',
    method: 'post',
    path: '/api/v1/offer-requests',
    tag: 'Offers',
    summary: 'Ask for a custom offer',
    body: OfferRequest,
    reply: { status: 201, schema: OfferReply, description: 'The request is with the supplier.' },
    problems: {
      404: ['experience_unknown'],
      409: ['offer_not_possible'],
      429: ['too_many_attempts'],
    },
  },
  {
    id: 'readOffer',
    method: 'get',
    path: '/api/v1/offers/{reference}',
    tag: 'Offers',
    summary: 'Read an offer request and what was offered',
    token: 'offer',
    parameters: { path: byReference },
    reply: { status: 200, schema: Offer, description: 'As it stands now.' },
    problems: unknownOffer,
  },
  {
    id: 'acceptOffer',
    method: 'post',
    path: '/api/v1/offers/{reference}/accept',
    tag: 'Offers',
    summary: 'Accept an offer',
    description:
      'Opens the cart of the offer, to be ordered and paid like any other. Asked again, it opens the same one. Nothing is booked before it is ordered.',
    token: 'offer',
    parameters: { path: byReference },
    reply: { status: 200, schema: AcceptOfferReply, description: 'The cart to order, or why there is none.' },
    problems: unknownOffer,
  },
  {
    id: 'declineOffer',
    method: 'post',
    path: '/api/v1/offers/{reference}/decline',
    tag: 'Offers',
    summary: 'Decline an offer',
    token: 'offer',
    parameters: { path: byReference },
    body: DeclineOfferRequest,
    reply: {
      status: 200,
      schema: Offer,
      description: 'As it stands now; declined, unless it had ended before.',
    },
    problems: unknownOffer,
  },
]
