import { z } from 'zod'
import { defineOperations } from './operation.ts'
import { ReviewPlace, WriteReviewReply, WriteReviewRequest } from './review-writing.ts'

const byBooking = z.object({ booking: z.string().meta({ description: 'As in `DH-7K3M9Q-1`.' }) })

/** Calls about writing reviews. */
export const reviewOperations = defineOperations({
  readReviewPlace: {
    method: 'get',
    path: '/api/v1/bookings/{booking}/review',
    tag: 'Orders',
    access: { who: ['review'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Ask whether a booking can be reviewed',
    parameters: { path: byBooking },
    reply: { status: 200, schema: ReviewPlace, description: 'What it is about, and whether it is time.' },
    example: { path: { booking: 'DH-7K3M9Q-1' } },
  },
  writeReview: {
    method: 'post',
    path: '/api/v1/bookings/{booking}/review',
    tag: 'Orders',
    access: { who: ['review'], pages: 'listed' },
    key: 'required',
    rate: 'unlimited',
    cache: 'never',
    summary: 'Write a review',
    description:
      'Once for each booking that has taken place. One with a link or strong words is read before it is shown.',
    parameters: { path: byBooking },
    body: WriteReviewRequest,
    reply: { status: 200, schema: WriteReviewReply, description: 'Shown, held, or why not.' },
    example: {
      path: { booking: 'DH-7K3M9Q-1' },
      body: {
        rating: 5,
        title: 'Calm',
        body: 'The sea was calm and the guide knew every bird.',
        author: 'Ada L.',
        language: 'en',
      },
      reply: { outcome: 'published' },
    },
  },
})
