import {
  CalendarQuery,
  CalendarReply,
  DeparturesQuery,
  DeparturesReply,
  QuoteReply,
  QuoteRequest,
} from './availability.ts'
import { bySlug } from './catalogue-operations.ts'
import { defineOperations } from './operation.ts'

const unknownExperience = { 404: ['experience_unknown'] } as const

/** Calls about when an experience runs, and what it costs. */
export const availabilityOperations = defineOperations({
  readCalendar: {
    method: 'get',
    path: '/api/v1/experiences/{slug}/calendar',
    tag: 'Availability',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read a month of an experience',
    parameters: { path: bySlug, query: CalendarQuery.omit({ currency: true }) },
    reply: { status: 200, schema: CalendarReply, description: 'Every day of the month, in its zone.' },
    problems: unknownExperience,
    example: { path: { slug: 'dubai-desert-safari' }, query: { month: '2026-12' } },
  },
  readDepartures: {
    method: 'get',
    path: '/api/v1/experiences/{slug}/departures',
    tag: 'Availability',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Read the departures of a day',
    parameters: { path: bySlug, query: DeparturesQuery.omit({ currency: true }) },
    reply: { status: 200, schema: DeparturesReply, description: 'Every option with its starts.' },
    problems: unknownExperience,
    example: { path: { slug: 'dubai-desert-safari' }, query: { date: '2026-12-24' } },
  },
  quote: {
    method: 'post',
    path: '/api/v1/experiences/{slug}/quote',
    tag: 'Availability',
    access: { who: ['nobody'], pages: 'listed' },
    key: { notNeeded: 'it changes nothing' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Price a selection',
    description: 'Takes nothing and holds nothing: it may be asked as often as a choice changes.',
    parameters: { path: bySlug },
    body: QuoteRequest,
    reply: {
      status: 200,
      schema: QuoteReply,
      description: 'The price with its explanation, or why it cannot be booked.',
    },
    problems: unknownExperience,
    example: {
      path: { slug: 'dubai-desert-safari' },
      body: {
        selection: {
          experience: 'dubai-desert-safari',
          option: 'standard',
          start: '2026-12-24T15:00',
          units: { ADULT: 2, CHILD: 1 },
        },
      },
    },
  },
})
