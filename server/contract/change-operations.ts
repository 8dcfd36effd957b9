import { z } from 'zod'
import { BookingChange, ChangeBookingReply, ChangeBookingRequest, ChangeQuote } from './changes.ts'
import type { Operation } from './operation.ts'

const byBooking = z.object({
  reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }),
  booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }),
})

/** Calls about changing bookings. */
export const changeOperations: readonly Operation[] = [
  {
    id: 'quoteChange',
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/change-quotes',
    tag: 'Orders',
    summary: 'Ask what a change of a booking costs',
    description:
      'Cancelling some of its guests, by the terms it was sold under; or another start and other guests, at the price of today. Changes nothing.',
    token: 'order',
    parameters: { path: byBooking },
    body: BookingChange,
    reply: {
      status: 200,
      schema: ChangeQuote,
      description: 'Prices, fee, refund or difference; or why not.',
    },
    problems: { 404: ['booking_unknown', 'order_unknown'] },
  },
  {
    id: 'changeBooking',
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/changes',
    tag: 'Orders',
    summary: 'Change a booking',
    description:
      'When refund or difference are not the agreed ones any more, nothing is changed. A difference is paid on the payment page; until then the booking stays as it is.',
    token: 'order',
    parameters: { path: byBooking },
    body: ChangeBookingRequest,
    reply: { status: 200, schema: ChangeBookingReply, description: 'Changed, to be paid, or look again.' },
    problems: {
      404: ['booking_unknown', 'order_unknown'],
      409: ['not_changeable'],
      503: ['payment_unavailable'],
    },
  },
]
