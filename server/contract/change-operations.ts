import { z } from 'zod'
import { CalendarQuery, CalendarReply, DeparturesQuery, DeparturesReply } from './availability.ts'
import {
  BookingChange,
  ChangeBookingReply,
  ChangeBookingRequest,
  ChangeQuote,
  WithdrawChangeReply,
} from './changes.ts'
import { ChangeNoteReply, ChangeNoteRequest } from './notes.ts'
import { defineOperations } from './operation.ts'

const byBooking = z.object({
  reference: z.string().meta({ description: 'As in `DH-7K3M9Q`.' }),
  booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }),
})

/** Calls about changing bookings. */
export const changeOperations = defineOperations({
  readChangeCalendar: {
    method: 'get',
    path: '/api/v1/orders/{reference}/bookings/{booking}/calendar',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read a month for a change of a booking',
    description: 'Of its option alone. The places that the booking has count as free.',
    parameters: { path: byBooking, query: CalendarQuery.omit({ currency: true, periods: true }) },
    reply: { status: 200, schema: CalendarReply, description: 'Every day of the month, in its zone.' },
    problems: { 404: ['booking_unknown'] },
    example: { path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' }, query: { month: '2026-12' } },
  },
  readChangeDepartures: {
    method: 'get',
    path: '/api/v1/orders/{reference}/bookings/{booking}/departures',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read the departures of a day for a change of a booking',
    description: 'Of its option alone. The places that the booking has count as free.',
    parameters: { path: byBooking, query: DeparturesQuery.omit({ currency: true }) },
    reply: { status: 200, schema: DeparturesReply, description: 'Its option with its starts.' },
    problems: { 404: ['booking_unknown'] },
    example: { path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' }, query: { date: '2026-12-24' } },
  },
  quoteChange: {
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/change-quotes',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    key: { notNeeded: 'it changes nothing' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Ask what a change of a booking costs',
    description:
      'Cancelling some of its guests, by the terms it was sold under; or another start and other guests, at the price of today. Changes nothing.',
    parameters: { path: byBooking },
    body: BookingChange,
    reply: {
      status: 200,
      schema: ChangeQuote,
      description: 'Prices, fee, refund or difference; or why not.',
    },
    problems: { 404: ['booking_unknown'] },
    example: {
      path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' },
      body: { kind: 'leave', units: { CHILD: 1 } },
    },
  },
  changeBooking: {
    method: 'post',
    path: '/api/v1/orders/{reference}/bookings/{booking}/changes',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Change a booking',
    description:
      'When refund or difference are not the agreed ones any more, nothing is changed. A difference is paid on the payment page; until then the booking stays as it is.',
    parameters: { path: byBooking },
    body: ChangeBookingRequest,
    reply: { status: 200, schema: ChangeBookingReply, description: 'Changed, to be paid, or look again.' },
    problems: {
      404: ['booking_unknown'],
      409: ['not_changeable'],
      503: ['change_busy', 'payment_unavailable'],
    },
    example: {
      path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' },
      body: {
        change: { kind: 'leave', units: { CHILD: 1 } },
        agreedRefund: { amount: 10000, currency: 'AED' },
        agreedDue: { amount: 0, currency: 'AED' },
      },
    },
  },
  withdrawChange: {
    method: 'delete',
    path: '/api/v1/orders/{reference}/bookings/{booking}/changes/{change}',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    key: { notNeeded: 'a change ends once; asked again, it says how' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Keep a booking as it is',
    description:
      'Ends a change that waits for its payment or its supplier: its payment page is closed, what is authorised is let go, its places go back, and the booking stays. One that was paid or agreed to before is made instead.',
    parameters: { path: byBooking.extend({ change: z.uuid() }) },
    reply: { status: 200, schema: WithdrawChangeReply, description: 'Kept, or changed before.' },
    problems: { 404: ['change_unknown'], 503: ['payment_unavailable'] },
    example: {
      path: {
        reference: 'DH-7K3M9Q',
        booking: 'DH-7K3M9Q-1',
        change: '0b6c2a52-0a8b-4d5a-9f5e-6f1f6a0c1d11',
      },
      reply: { outcome: 'kept' },
    },
  },
  changeNote: {
    method: 'put',
    path: '/api/v1/orders/{reference}/bookings/{booking}/note',
    tag: 'Orders',
    access: { who: ['order'], pages: 'listed' },
    key: { notNeeded: 'the same words again change nothing' },
    rate: 'offerRequests',
    cache: 'never',
    summary: 'Change the note to the supplier',
    description:
      'Until the booking starts. The new words are mailed to the supplier if the supplier knows of the booking. At most ten changes of a booking in an hour.',
    parameters: { path: byBooking },
    body: ChangeNoteRequest,
    reply: { status: 200, schema: ChangeNoteReply, description: 'Changed.' },
    problems: { 404: ['booking_unknown'], 409: ['not_changeable'] },
    example: {
      path: { reference: 'DH-7K3M9Q', booking: 'DH-7K3M9Q-1' },
      body: { note: 'We land at 14:10 with TK 2004.' },
      reply: { outcome: 'changed' },
    },
  },
})
