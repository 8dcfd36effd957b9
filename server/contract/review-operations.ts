import { z } from 'zod'
import type { Operation } from './operation.ts'
import { ReviewPlace, WriteReviewReply, WriteReviewRequest } from './review-writing.ts'

const byBooking = z.object({ booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }) })

/** Calls about writing reviews. */
export const reviewOperations: readonly Operation[] = [
  {
    id: 'readReviewPlace',
    method: 'get',
    path: '/api/v1/bookings/{booking}/review',
    tag: 'Orders',
    summary: 'Ask whether a booking can be reviewed',
    token: 'review',
    parameters: { path: byBooking },
    reply: { status: 200, schema: ReviewPlace, description: 'What it is about, and whether it is time.' },
    problems: { 404: ['booking_unknown'] },
  },
  {
    id: 'writeReview',
    method: 'post',
    path: '/api/v1/bookings/{booking}/review',
    tag: 'Orders',
    summary: 'Write a review',
    description:
      'Once for each booking that has taken place. One with a link or strong words is read before it is shown.',
    token: 'review',
    parameters: { path: byBooking },
    body: WriteReviewRequest,
    reply: { status: 200, schema: WriteReviewReply, description: 'Shown, held, or why not.' },
    problems: {
      404: ['booking_unknown'],
    },
  },
]
