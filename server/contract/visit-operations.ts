import { z } from 'zod'
import { defineOperations } from './operation.ts'

/** What a page that is shown counts as. */
export const VisitCount = z.object({
  /** The visitor has come from elsewhere: the first page of a visit. */
  visit: z.boolean(),
  /** It is the page of an experience. */
  view: z.boolean(),
})

/** Counting what a site's pages are used for: sums by day, without a cookie and without anything of the visitor. */
export const visitOperations = defineOperations({
  countVisit: {
    method: 'post',
    path: '/api/v1/visits',
    tag: 'Figures',
    access: { who: ['nobody'], pages: 'own' },
    key: { notNeeded: 'it adds one to a sum of the day; nobody is told what became of it' },
    rate: 'unlimited',
    cache: 'never',
    summary: 'Count a page that is shown',
    description: 'Adds to the sums of the day. Neither who asks nor which page it is is kept.',
    body: VisitCount,
    reply: { status: 200, schema: z.object({ outcome: z.literal('counted') }), description: 'Counted.' },
    example: { body: { visit: true, view: false }, reply: { outcome: 'counted' } },
  },
})
