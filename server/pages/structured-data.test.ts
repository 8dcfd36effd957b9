import { expect, test } from 'vitest'
import type { Page } from '../contract/pages.ts'
import { buildCard, buildReply, testPicture } from '../testing/factories/search.ts'
import { buildExperience } from '../../widget/availability/testing/build-experience.ts'
import { structuredDataOf } from './structured-data.ts'

const context = {
  storefront: {
    kind: 'consumer' as const,
    name: 'Dhow',
    contact: { phone: '+971 4 330 0000', email: 'hello@dhow.example', chat: 'https://chat.example/' },
  },
  language: 'ar' as const,
  origin: 'https://dhow.example',
  titles: (_language: string, name: string) => `title of ${name}`,
}
const of = (page: Page, path: string) => structuredDataOf(page, { ...context, path })

type Thing = Record<string, unknown> & { '@type': string }
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value

/**
 * What the documentation of search engines requires of each type. That a property exists, and what it may hold, the compiler
 * checks against schema.org's vocabulary (schema-dts).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name'],
  ContactPoint: ['contactType'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  TouristTrip: ['name', 'provider', 'itinerary'],
  TouristAttraction: ['name'],
  Product: ['name', 'image'],
  Offer: ['price', 'priceCurrency'],
  Place: ['name'],
  GeoCoordinates: ['latitude', 'longitude'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Brand: ['name'],
  OpeningHoursSpecification: ['opens', 'closes'],
}

/** Every rule that a thing breaks, and those in it: a property that is required, an address that is not absolute. */
function faultsOf(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) {
    const positions = value.filter(isThing).map((thing) => thing['position'])
    const counted = positions.every((position, index) => position === undefined || position === index + 1)
    return [
      ...(counted ? [] : [`${at} is not counted from 1`]),
      ...value.flatMap((one, index) => faultsOf(one, `${at}[${index}]`)),
    ]
  }
  if (!isThing(value)) return []
  const rules = required[value['@type']]
  const missing = rules?.filter((name) => value[name] === undefined || value[name] === '') ?? [
    `a rule for ${value['@type']}`,
  ]
  return [
    ...missing.map((name) => `${at} (${value['@type']}) lacks ${name}`),
    ...Object.entries(value).flatMap(([name, inner]) => [
      ...(['url', 'item', 'image'].includes(name) && typeof inner === 'string' && !URL.canParse(inner)
        ? [`${at}.${name} is not absolute: ${inner}`]
        : []),
      ...faultsOf(inner, `${at}.${name}`),
    ]),
  ]
}

const { experience } = buildExperience({
  itinerary: [
    { title: 'Red dunes', text: 'Thirty minutes.', latitude: 25, longitude: 55.5 },
    { title: 'Camp' },
  ],
})
const reviews = { reviews: [], total: 0, average: null, stars: {} } as never
const pages: [string, string, Page, string[]][] = [
  ['the contact page', '/contact-us', { page: 'contact', data: {} }, ['Organization']],
  [
    'a place',
    '/things-to-do-in-dubai',
    {
      page: 'listing',
      data: { search: buildReply({ cards: [buildCard()] }), about: 'destination', nearby: [], popular: [] },
    },
    ['BreadcrumbList', 'ItemList'],
  ],
  [
    'an experience',
    '/things-to-do-in-dubai/red-dunes',
    { page: 'experience', data: { experience, reviews, related: [] } },
    ['Product', 'TouristTrip', 'BreadcrumbList'],
  ],
  [
    'an experience that states no stops and no price',
    '/things-to-do-in-dubai/red-dunes',
    {
      page: 'experience',
      data: {
        experience: { ...experience, itinerary: [], from: undefined, rating: undefined },
        reviews,
        related: [],
      },
    },
    ['TouristAttraction', 'BreadcrumbList'],
  ],
  [
    'the questions',
    '/faq',
    { page: 'faq', data: { questions: [{ question: 'May I cancel?', html: '<p>Yes.</p>' }] } },
    ['FAQPage'],
  ],
  [
    'a story',
    '/blog/creek',
    {
      page: 'article',
      data: { language: 'ar', title: 'The creek', html: '', publishedOn: '2026-11-01', picture: testPicture },
    },
    ['BlogPosting', 'BreadcrumbList'],
  ],
  [
    'the terms',
    '/terms-and-conditions',
    { page: 'article', data: { language: 'ar', title: 'Terms', html: '' } },
    [],
  ],
]

test.for(pages)('%s says what it is, by the published rules', ([, path, page, types]) => {
  const things = of(page, path)
  expect(things.map((thing) => thing['@type'])).toEqual(types)
  expect(things.map((thing) => thing['@context'])).toEqual(types.map(() => 'https://schema.org'))
  expect(things.flatMap((thing) => faultsOf(thing))).toEqual([])
})

test('an offer names the option that its price is of', () => {
  const from = experience.from && { ...experience.from, option: 'Camp and dinner, no dunes' }
  const page: Page = {
    page: 'experience',
    data: { experience: { ...experience, from }, reviews, related: [] },
  }
  expect(of(page, '/x/y')[0]).toMatchObject({ offers: { name: 'Camp and dinner, no dunes' } })
})

test('a trip names its stops in their order, with what is known of where they are', () => {
  const [, trip] = of({ page: 'experience', data: { experience, reviews, related: [] } }, '/x/y')
  expect(trip).toMatchObject({
    itinerary: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { name: 'Red dunes', geo: { latitude: 25, longitude: 55.5 } } },
        { position: 2, item: { name: 'Camp' } },
      ],
    },
  })
})

test('every way to reach support is a contact point, and one that there is not is none', () => {
  const [organization] = of({ page: 'contact', data: {} }, '/contact-us')
  expect(organization).toMatchObject({
    contactPoint: [
      { telephone: '+971 4 330 0000' },
      { email: 'hello@dhow.example' },
      { url: 'https://chat.example/' },
    ],
  })
  const [mute] = structuredDataOf(
    { page: 'contact', data: {} },
    { ...context, path: '/contact-us', storefront: { ...context.storefront, contact: {} } },
  )
  expect(JSON.stringify(mute)).not.toContain('contactPoint')
})

test('addresses are those of the page’s own language', () => {
  const [, list] = of(pages[1]?.[2] as Page, '/things-to-do-in-dubai')
  expect(JSON.stringify(list)).toContain('https://dhow.example/ar/things-to-do-in-')
})
