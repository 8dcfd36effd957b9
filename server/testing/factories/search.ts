import type { ExperienceCard, SearchQuery, SearchReply } from '../../contract/catalogue.ts'
import type { Facets } from '../../contract/facets.ts'

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#2d4263" d="M0 0h4v3H0z"/><circle cx="3" cy="1" r=".5" fill="#eda384"/></svg>',
)}`

/** A picture that needs no server. */
export const testPicture = {
  alt: 'A low sun over the harbour',
  src: drawing,
  srcSet: `${drawing} 640w`,
  width: 640,
  height: 480,
  tint: 'ink',
}

/** A card of a list with everything a card can have. */
export function buildCard(overrides: Partial<ExperienceCard> = {}): ExperienceCard {
  return {
    slug: 'red-dunes',
    title: 'Red dunes at sunset: desert safari with dinner',
    summary: 'Twenty minutes of dunes, then a camp with a grill and no loudspeaker.',
    guests: 24,
    ageMinimum: 4,
    destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
    category: { slug: 'desert-safaris', name: 'Desert safaris' },
    picture: testPicture,
    rating: { average: 4.6, count: 20 },
    duration: { unit: 'HOURS', minimum: 6 },
    from: { price: { amount: 18_500, currency: 'AED' }, unit: 'ADULT', basis: 'PERSON' },
    labels: ['bestseller', 'family-friendly'],
    freeCancellation: true,
    instantConfirmation: true,
    negotiation: 'NEVER',
    ...overrides,
  }
}

/** A search for everything, as the server understands it. */
export function buildSearch(overrides: Partial<SearchQuery> = {}): SearchQuery {
  return {
    text: '',
    categories: [],
    destinations: [],
    duration: [],
    ages: [],
    time: [],
    lengths: [],
    labels: [],
    occasions: [],
    languages: [],
    sort: 'recommended',
    page: 1,
    pages: 1,
    currency: 'AED',
    ...overrides,
  }
}

/** Counts for a few values of each filter. */
export function buildFacets(overrides: Partial<Facets> = {}): Facets {
  return {
    categories: [
      { value: 'desert-safaris', label: 'Desert safaris', count: 7 },
      { value: 'cruises', label: 'Cruises and boats', count: 4 },
    ],
    destinations: [
      { value: 'dubai', label: 'Dubai', count: 8 },
      { value: 'abu-dhabi', label: 'Abu Dhabi', count: 3 },
    ],
    duration: [
      { value: 'up-to-1h', count: 2 },
      { value: '1h-to-4h', count: 6 },
      { value: '4h-to-1d', count: 3 },
      { value: 'over-1d', count: 0 },
    ],
    ages: [{ value: '8-11', count: 5 }],
    time: [{ value: 'morning', count: 5 }],
    stars: [
      { value: '1', count: 11 },
      { value: '2', count: 11 },
      { value: '3', count: 11 },
      { value: '4', count: 9 },
      { value: '5', count: 1 },
    ],
    labels: [{ value: 'bestseller', count: 3 }],
    occasions: [{ value: 'honeymoon', count: 2 }],
    languages: [
      { value: 'en', count: 11 },
      { value: 'ar', count: 6 },
    ],
    price: { from: 50, to: 2499, currency: 'AED' },
    ...overrides,
  }
}

/** One page of results. */
export function buildReply(overrides: Partial<SearchReply> = {}): SearchReply {
  const cards = overrides.cards ?? [
    buildCard(),
    buildCard({ slug: 'creek', title: 'Dinner on a wooden dhow' }),
  ]
  return { query: buildSearch(), total: cards.length, cards, facets: buildFacets(), ...overrides }
}
