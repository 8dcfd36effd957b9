import { z } from 'zod'
import { CancelBookingReply, CancelBookingRequest, CancellationQuote } from './cancellations.ts'
import type { Operation } from './operation.ts'

const byBooking = z.object({
  reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }),
  booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }),
})

/** Calls about cancelling bookings. */
export const cancellationOperations: readonly Operation[] = [
  {
    id: 'quoteCancellation',
    method: 'get',
    path: '/api/v1/orders/{reference}/bookings/{booking}/cancellation',
    tag: 'Orders',
    summary: 'Ask what cancelling a booking costs',
    description: 'By the terms that it was sold under, at this moment. Changes nothing.',
    token: 'order',
    parameters: { path: byBooking },
    reply: { status: 200, schema: CancellationQuote, description: 'Fee and refund, or why not.' },
    problems: { 404: ['booking_unknown', 'order_unknown'] },
  },
  {
    id: 'cancelBooking',
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/cancellation',
    tag: 'Orders',
    summary: 'Cancel a booking',
    description: 'When the refund is not the agreed one any more, nothing is cancelled.',
    token: 'order',
    parameters: { path: byBooking },
    body: CancelBookingRequest,
    reply: { status: 200, schema: CancelBookingReply, description: 'Cancelled, or look again.' },
    problems: {
      404: ['booking_unknown', 'order_unknown'],
      409: ['not_cancellable'],
    },
  },
]
