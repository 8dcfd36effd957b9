import { z } from 'zod'
import { CancelBookingReply, CancelBookingRequest, CancellationQuote } from './cancellations.ts'
import { defineOperations } from './operation.ts'

const byBooking = z.object({
  reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }),
  booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }),
})

/** Calls about cancelling bookings. */
export const cancellationOperations = defineOperations({
  quoteCancellation: {
    method: 'get',
    path: '/api/v1/orders/{reference}/bookings/{booking}/cancellation',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Ask what cancelling a booking costs',
    description: 'By the terms that it was sold under, at this moment. Changes nothing.',
    parameters: { path: byBooking },
    reply: { status: 200, schema: CancellationQuote, description: 'Fee and refund, or why not.' },
    problems: { 404: ['booking_unknown'] },
    example: { path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' } },
  },
  cancelBooking: {
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/cancellation',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Cancel a booking',
    description: 'When the refund is not the agreed one any more, nothing is cancelled.',
    parameters: { path: byBooking },
    body: CancelBookingRequest,
    reply: { status: 200, schema: CancelBookingReply, description: 'Cancelled, or look again.' },
    problems: {
      404: ['booking_unknown'],
      409: ['not_cancellable'],
    },
    example: {
      path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' },
      body: { agreedRefund: { amount: 20000, currency: 'AED' } },
    },
  },
})
