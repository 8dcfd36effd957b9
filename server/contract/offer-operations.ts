import { z } from 'zod'
import { AcceptOfferReply, DeclineOfferRequest, Offer, OfferReply, OfferRequest } from './offers.ts'
import { defineOperations } from './operation.ts'

const byReference = z.object({ reference: z.string().meta({ description: 'As in `OF-7K3M9Q`.' }) })

/** Calls of the negotiation. */
export const offerOperations = defineOperations({
  requestOffer: {
    method: 'post',
    path: '/api/v1/offer-requests',
    tag: 'Offers',
    access: { who: ['nobody'], pages: 'listed' },
    key: 'required',
    rate: 'offerRequests',
    cache: 'never',
    summary: 'Ask for a custom offer',
    body: OfferRequest,
    reply: { status: 201, schema: OfferReply, description: 'The request is with the supplier.' },
    problems: {
      404: ['experience_unknown'],
      409: ['offer_not_possible'],
    },
    example: {
      body: {
        experience: 'dubai-desert-safari',
        buyer: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          countryCode: 'AE',
          phoneNumber: '+971501234567',
        },
        guests: 6,
      },
    },
  },
  readOffer: {
    method: 'get',
    path: '/api/v1/offers/{reference}',
    tag: 'Offers',
    access: { who: ['offer'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read an offer request and what was offered',
    parameters: { path: byReference },
    reply: { status: 200, schema: Offer, description: 'As it stands now.' },
    example: { path: { reference: 'OF-7K3M9Q' } },
  },
  acceptOffer: {
    method: 'post',
    path: '/api/v1/offers/{reference}/accept',
    tag: 'Offers',
    access: { who: ['offer'], pages: 'listed' },
    key: {
      notNeeded:
        'however often it is asked, it opens the same cart; nothing is booked before that is ordered',
    },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Accept an offer',
    description:
      'Opens the cart of the offer, to be ordered and paid like any other. Asked again, it opens the same one. Nothing is booked before it is ordered.',
    parameters: { path: byReference },
    reply: { status: 200, schema: AcceptOfferReply, description: 'The cart to order, or why there is none.' },
    example: { path: { reference: 'OF-7K3M9Q' } },
  },
  declineOffer: {
    method: 'post',
    path: '/api/v1/offers/{reference}/decline',
    tag: 'Offers',
    access: { who: ['offer'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Decline an offer',
    parameters: { path: byReference },
    body: DeclineOfferRequest,
    reply: {
      status: 200,
      schema: Offer,
      description: 'As it stands now; declined, unless it had ended before.',
    },
    example: { path: { reference: 'OF-7K3M9Q' }, body: { reason: 'Another date suits us better' } },
  },
})
