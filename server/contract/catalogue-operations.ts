import { z } from 'zod'
import { CardsQuery, Experience, ExperienceCard, SearchQuery, SearchReply } from './catalogue.ts'
import { SuggestQuery, SuggestReply } from './suggestions.ts'
import { defineOperations } from './operation.ts'
import { CategoriesReply, DestinationsQuery, DestinationsReply } from './destinations.ts'
import { Slug } from './primitives.ts'
import { ReviewsQuery, ReviewsReply } from './reviews.ts'

/** An experience, by the slug in the address. */
export const bySlug = z.object({ slug: Slug.meta({ description: 'Slug of an experience.' }) })
const unknownExperience = { 404: ['experience_unknown'] } as const

/** Experiences as cards. */
export const CardsReply = z.object({ experiences: z.array(ExperienceCard) })

/** Calls that read the catalogue. */
export const catalogueOperations = defineOperations({
  searchExperiences: {
    method: 'get',
    path: '/api/v1/experiences',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'Search experiences',
    description:
      'Filters narrow each other; the values within one are alternatives, written as `?labels=a,b` or `?labels=a&labels=b`. Every filter comes back with how many experiences each of its values would leave.',
    parameters: { query: SearchQuery.omit({ currency: true }) },
    reply: { status: 200, schema: SearchReply, description: 'One page of the results.' },
    example: { query: { destination: 'dubai', page: '2' } },
  },
  listCards: {
    method: 'get',
    path: '/api/v1/cards',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'List experiences by their slugs',
    description: 'For lists that are kept elsewhere. What is no longer for sale here is left out.',
    parameters: { query: CardsQuery },
    reply: { status: 200, schema: CardsReply, description: 'In the order of the slugs.' },
    example: { query: { slugs: 'dubai-desert-safari' } },
  },
  readExperience: {
    method: 'get',
    path: '/api/v1/experiences/{slug}',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'Read an experience',
    description: 'A slug that has been replaced answers with a redirect (301) to the one in use.',
    parameters: { path: bySlug },
    reply: { status: 200, schema: Experience, description: 'Everything its page shows.' },
    problems: unknownExperience,
    example: { path: { slug: 'dubai-desert-safari' } },
  },
  listReviews: {
    method: 'get',
    path: '/api/v1/experiences/{slug}/reviews',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'List the reviews of an experience',
    description:
      '`histogram` and `languages` count all published reviews; `total` those that fit the filters `rating` and `writtenIn`.',
    parameters: { path: bySlug, query: ReviewsQuery },
    reply: { status: 200, schema: ReviewsReply, description: 'One page, in the order of `sort`.' },
    example: { path: { slug: 'dubai-desert-safari' }, query: { page: '2' } },
  },
  listRelated: {
    method: 'get',
    path: '/api/v1/experiences/{slug}/related',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'List what is like an experience',
    parameters: { path: bySlug },
    reply: { status: 200, schema: CardsReply, description: 'The likest first.' },
    example: { path: { slug: 'dubai-desert-safari' } },
  },
  suggest: {
    method: 'get',
    path: '/api/v1/suggestions',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'Complete what is being typed',
    parameters: { query: SuggestQuery },
    reply: { status: 200, schema: SuggestReply, description: 'Places, categories and experiences.' },
    example: { query: { text: 'dub' } },
  },
  listDestinations: {
    method: 'get',
    path: '/api/v1/destinations',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'List places that have something to book',
    parameters: { query: DestinationsQuery },
    reply: { status: 200, schema: DestinationsReply, description: 'With `near`: its neighbours only.' },
    example: { query: { near: 'dubai' } },
  },
  listCategories: {
    method: 'get',
    path: '/api/v1/categories',
    tag: 'Catalogue',
    access: { who: ['nobody'], pages: 'listed' },
    rate: 'unlimited',
    cache: 'shared',
    summary: 'List categories that hold something',
    reply: { status: 200, schema: CategoriesReply, description: 'In the order of menus.' },
    example: {},
  },
})
