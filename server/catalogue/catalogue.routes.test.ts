import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CardsReply } from '../contract/catalogue-operations.ts'
import { Experience, SearchReply } from '../contract/catalogue.ts'
import { SuggestReply } from '../contract/suggestions.ts'
import { CategoriesReply, DestinationsReply } from '../contract/destinations.ts'
import type { ListingInput } from '../contract/listing.ts'
import { HomeData } from '../contract/pages.ts'
import { ReviewsReply } from '../contract/reviews.ts'
import { readEnv } from '../platform/env.ts'
import { createLogger } from '../platform/log.ts'
import { answerProblems } from '../platform/requests.ts'
import { buildListing, buildOption, seedReference } from '../testing/build-listing.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { listNearbyRows } from './reading/destinations.queries.ts'
import { readHome } from './reading/read-home.ts'
import { refreshSearchDocuments } from './search/search-documents.queries.ts'
import { refreshRatings } from './upkeep/refresh-ratings.ts'
import { upsertListings } from './listings/upsert-listing.ts'
import { plainSite } from '../contract/storefront-file.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let app: express.Express
const clock = stopClock()
const storefront = {
  id: 1,
  slug: 'marketplace',
  name: 'Marketplace',
  layout: 'default' as const,
  kind: 'consumer' as const,
  languages: ['en' as const],
  currency: 'AED',
  currencies: ['AED', 'EUR'],
  exponents: { AED: 2, EUR: 2 },
  contact: {},
  origins: [],
  hosts: [],
  site: plainSite,
}

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await seedReference(db)
  await db.raw(`
    insert into destinations (slug, name, country_code, latitude, longitude, time_zone) values
      ('sharjah', '{"en": "Sharjah", "ar": "الشارقة"}', 'AE', 25.3463, 55.4209, 'Asia/Dubai'),
      ('nowhere', '{"en": "Nowhere"}', 'AE', 25.1, 55.1, 'Asia/Dubai')`)
  const listings: Partial<ListingInput>[] = [
    { externalId: 'dinner', title: { en: 'Dinner on a dhow' } },
    { externalId: 'lunch', title: { en: 'Lunch on a dhow' } },
    { externalId: 'walk', title: { en: 'Old town walk' }, categories: ['city-tours'] },
    {
      externalId: 'sharjah-cruise',
      title: { en: 'Lagoon cruise' },
      measures: { lengthMetres: 12 },
      destination: 'sharjah',
      latitude: 25.3,
      longitude: 55.4,
    },
    {
      externalId: 'tram',
      title: { en: 'Old tram' },
      destination: 'lisbon',
      latitude: 38.7,
      longitude: -9.1,
      categories: ['city-tours'],
    },
  ]
  await upsertListings(
    { db, clock },
    listings.map((listing) =>
      buildListing({ slug: listing.externalId, options: [buildOption()], ...listing }),
    ),
  )
  await db.raw(`
    insert into reviews (experience_id, author, country_code, rating, body, written_on, status)
    select e.id, 'Guest ' || n, 'PT', case when n % 3 = 0 then 4 else 5 end, repeat('We would come again at once. ', 3), date '2026-10-01' + n, case when n = 9 then 'held' else 'published' end
    from experiences e, generate_series(1, 14) n where e.slug = 'dinner'`)
  await db.transaction(async (trx) => {
    const rows = await trx<{ id: number }>('experiences').select('id')
    await refreshRatings(
      trx,
      rows.map(({ id }) => id),
    )
  })

  app = express()
  app.use((req, _res, next) => {
    req.context = {
      requestId: 'r',
      storefront,
      language: 'en',
      currency: req.query['currency'] === 'EUR' ? 'EUR' : 'AED',
      origin: 'http://localhost',
    }
    next()
  })
  app.use('/api/v1', catalogueRoutes({ db, clock, env: readEnv({ NODE_ENV: 'test' }) }))
  app.use(answerProblems(createLogger('silent')))
})
afterAll(() => database.close())

const get = async (path: string) => (await request(app).get(`/api/v1${path}`).expect(200)).body as unknown

describe('GET /experiences', () => {
  it('answers a search in the shape of the contract', async () => {
    const reply = SearchReply.parse(
      await get('/experiences?text=dhow&categories=cruises&sort=price-high&currency=EUR'),
    )
    expect(reply.cards.map(({ slug }) => slug)).toEqual(['dinner', 'lunch', 'sharjah-cruise'])
    expect(reply.cards[0]?.from?.price.currency).toBe('EUR')
    expect(reply.cards[0]?.rating).toEqual({ average: 4.77, count: 13 })
  })

  it('may be kept by a CDN, and says unchanged to whoever has it', async () => {
    const first = await request(app).get('/api/v1/experiences')
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=3600')
    await request(app)
      .get('/api/v1/experiences')
      .set('if-none-match', first.headers['etag'] ?? '')
      .expect(304)
  })

  it.each([
    '?page=0',
    '?sort=newest',
    '?date=2026-02-30',
    '?guests=many',
    '?priceFrom=-1',
    '?city=A%20B',
    `?text=${'x'.repeat(201)}`,
    '?ages=old',
    '?lengths=long',
  ])('refuses %s and says which field is wrong', async (query) => {
    const response = await request(app).get(`/api/v1/experiences${query}`).expect(400)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.body).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: expect.stringMatching(/^\/[a-zA-Z]+/) as string }],
    })
  })

  it('narrows by the length of a boat, and counts boats by it', async () => {
    const reply = SearchReply.parse(await get('/experiences?lengths=10-15,15-20'))
    expect(reply.cards.map(({ slug }) => slug)).toEqual(['sharjah-cruise'])
    expect(reply.facets.lengths).toEqual([{ value: '10-15', label: '10–15 m', count: 1 }])
    expect(SearchReply.parse(await get('/experiences?lengths=0-10')).total).toBe(0)
  })

  it('takes a list in either spelling', async () => {
    const one = SearchReply.parse(await get('/experiences?categories=cruises,city-tours'))
    const two = SearchReply.parse(await get('/experiences?categories=cruises&categories=city-tours'))
    expect(one).toEqual(two)
  })
})

describe('GET /experiences/:slug', () => {
  it('answers everything of it, and leads on from a former slug', async () => {
    expect(Experience.parse(await get('/experiences/dinner')).title).toBe('Dinner on a dhow')
    await database.db.raw(
      `insert into experience_former_slugs select 'supper', id from experiences where slug = 'dinner'`,
    )
    const { headers } = await request(app).get('/api/v1/experiences/supper?currency=EUR').expect(301)
    expect(headers['location']).toBe('/api/v1/experiences/dinner?currency=EUR')
  })

  it('does not know what is not there', async () => {
    expect((await request(app).get('/api/v1/experiences/nothing').expect(404)).body).toMatchObject({
      code: 'experience_unknown',
    })
    await request(app).get('/api/v1/experiences/No%20slug').expect(400)
  })
})

describe('GET /experiences/:slug/reviews', () => {
  it('goes through the published ones a page at a time, newest first, with all stars counted', async () => {
    const seen: number[] = []
    let page: number | undefined = 1
    while (page) {
      const reply: ReviewsReply = ReviewsReply.parse(await get(`/experiences/dinner/reviews?page=${page}`))
      expect(reply.histogram).toEqual([0, 0, 0, 3, 10])
      seen.push(...reply.reviews.map(({ id }) => id))
      page = reply.nextPage
    }
    expect(seen).toHaveLength(13)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(ReviewsReply.parse(await get('/experiences/nothing/reviews')).reviews).toEqual([])
  })

  it('narrows them to a number of stars and a language and sorts them, a page at a time', async () => {
    await database.db.raw(
      `update reviews set language = 'de' where experience_id = (select id from experiences where slug = 'dinner') and written_on in ('2026-10-04', '2026-10-05')`,
    )
    const of = async (query: string) => ReviewsReply.parse(await get(`/experiences/dinner/reviews?${query}`))
    const worst = await of('sort=lowest')
    expect(worst.reviews.map(({ rating }) => rating)).toEqual([4, 4, 4, 5, 5, 5])
    expect(worst.reviews.slice(0, 3).map(({ writtenOn }) => writtenOn)).toEqual([
      '2026-10-13',
      '2026-10-07',
      '2026-10-04',
    ])
    expect((await of('sort=highest&page=3')).reviews.map(({ rating }) => rating)).toEqual([4])
    const german = await of('writtenIn=de')
    expect(german).toMatchObject({
      total: 2,
      histogram: [0, 0, 0, 3, 10],
      languages: [
        { language: 'en', count: 11 },
        { language: 'de', count: 2 },
      ],
    })
    expect(german.reviews.map(({ language }) => language)).toEqual(['de', 'de'])
    const both = await of('writtenIn=de&rating=4')
    expect(both.reviews.map(({ rating, language }) => [rating, language])).toEqual([[4, 'de']])
    expect(both).toMatchObject({ total: 1 })
    expect(await of('writtenIn=fr')).toMatchObject({ reviews: [], total: 0 })
    // what every call says of its reader narrows nothing
    expect(await of('language=fr')).toMatchObject({ total: 13 })
  })
})

describe('GET /cards', () => {
  it('shows the experiences asked for in their order, with where they are, without those not for sale', async () => {
    const { experiences } = CardsReply.parse(await get('/cards?slugs=tram,nothing,dinner&currency=EUR'))
    expect(experiences.map(({ slug }) => slug)).toEqual(['tram', 'dinner'])
    expect(experiences[0]?.location).toEqual({ latitude: 38.7, longitude: -9.1 })
    expect(experiences[1]?.from?.price.currency).toBe('EUR')
    expect(await get('/cards')).toEqual({ experiences: [] })
  })
})

describe('GET /experiences/:slug/related', () => {
  it('shows the same kind in the same city, then the city, then the kind near by', async () => {
    const { experiences } = CardsReply.parse(await get('/experiences/dinner/related'))
    expect(experiences.map(({ slug }) => slug)).toEqual(['lunch', 'walk', 'sharjah-cruise', 'tram'])
  })
})

describe('GET /suggestions', () => {
  it.each([
    ['du', ['destination dubai']],
    ['DÚBAI', ['destination dubai']],
    ['dubia', ['destination dubai']],
    ['الشار', ['destination sharjah']],
    ['crui', ['category cruises', 'experience sharjah-cruise']],
    ['tours', ['category city-tours']],
    ['old tr', ['experience tram']],
    // whole words, which the documents keep by their stems
    ['lagoon cruise', ['experience sharjah-cruise']],
    ['dinnr', ['experience dinner']],
    ['portugal', ['destination lisbon']],
    ['things to do in lis', ['destination lisbon']],
    ['uae', ['destination dubai', 'destination sharjah']],
    ['nowhere', []],
    ['%', []],
    ["'", []],
  ])('offers for %j', async (text, expected) => {
    const { suggestions } = SuggestReply.parse(await get(`/suggestions?text=${encodeURIComponent(text)}`))
    expect(suggestions.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(expect.arrayContaining(expected))
    expect(suggestions.length === 0).toBe(expected.length === 0)
  })

  it('takes no word of a language that is not read here for a slip', async () => {
    const { db } = database
    await db.raw(`update categories set name = name || '{"tr": "Macera"}' where slug = 'city-tours'`)
    const slugsOf = async (text: string) =>
      SuggestReply.parse(await get(`/suggestions?text=${text}`)).suggestions.map(({ slug }) => slug)
    expect(await slugsOf('marra')).toEqual([])
    expect(await slugsOf('macer')).toEqual(['city-tours'])
    await db.raw(`update categories set name = name - 'tr' where slug = 'city-tours'`)
  })

  it('offers titles with the word before those with the beginning of one', async () => {
    const { db } = database
    const gong = (status: 'published' | 'draft') =>
      upsertListings({ db, clock }, [
        buildListing({
          slug: 'gong',
          externalId: 'gong',
          title: { en: 'Gongs and din' },
          options: [buildOption()],
          status,
        }),
      ])
    await gong('published')
    const { suggestions } = SuggestReply.parse(await get('/suggestions?text=din'))
    expect(suggestions.map(({ slug }) => slug)).toEqual(['gong', 'dinner'])
    await gong('draft')
  })

  it('says where a place is', async () => {
    const { suggestions } = SuggestReply.parse(await get('/suggestions?text=lisb'))
    expect(suggestions[0]).toEqual({
      kind: 'destination',
      slug: 'lisbon',
      label: 'Lisbon',
      detail: 'Portugal',
    })
  })
})

describe('GET /destinations and /categories', () => {
  it('show what has something, the promoted first, with true counts', async () => {
    const { destinations } = DestinationsReply.parse(await get('/destinations'))
    expect(destinations.map(({ slug, experiences }) => [slug, experiences])).toEqual([
      ['dubai', 3],
      ['lisbon', 1],
      ['sharjah', 1],
    ])
    const { categories } = CategoriesReply.parse(await get('/categories'))
    expect(categories.map(({ slug, experiences }) => [slug, experiences])).toEqual([
      ['cruises', 3],
      ['city-tours', 2],
    ])
  })

  it('know what is near, and how far', async () => {
    const { destinations } = DestinationsReply.parse(await get('/destinations?near=dubai'))
    expect(destinations.map(({ slug, kilometres }) => [slug, kilometres])).toEqual([['sharjah', 22]])
  })

  it('tell the nearest first, and leave out the farthest', async () => {
    const trx = await database.db.transaction()
    try {
      await trx.raw(`update search_rows set destination_id = (select id from destinations where slug = 'nowhere')
        where experience_id = (select id from experiences where slug = 'tram')`)
      const near = (limit: number) =>
        listNearbyRows(trx as unknown as typeof database.db, {
          around: { slug: 'dubai' },
          language: 'en',
          supplierId: undefined,
          limit,
          kilometres: 600,
        })
      expect((await near(2)).map(({ slug }) => slug)).toEqual(['nowhere', 'sharjah'])
      expect((await near(1)).map(({ slug }) => slug)).toEqual(['nowhere'])
    } finally {
      await trx.rollback()
    }
  })
})

describe('the home page', () => {
  it('shows places, the best experiences, kinds and what guests said', async () => {
    const home = HomeData.parse(
      await readHome({ db: database.db, clock }, { storefront: {}, language: 'en', currency: 'AED' }),
    )
    expect(home.destinations[0]).toMatchObject({ slug: 'dubai', popular: true })
    expect(home.top[0]?.slug).toBe('dinner')
    expect(home.categories).toHaveLength(2)
    expect(home.testimonials).toHaveLength(1)
    expect(home.testimonials[0]).toMatchObject({
      rating: 5,
      experience: { slug: 'dinner' },
      destination: { slug: 'dubai' },
    })
    expect(home.reviews).toEqual({ average: 4.77, count: 13 })
  })

  it('states of a place that it is popular only where the operator lists it', async () => {
    const trx = await database.db.transaction()
    try {
      await trx('destinations').where({ slug: 'dubai' }).update({ popularity: null })
      const { destinations } = await readHome(
        { db: trx as unknown as typeof database.db, clock },
        { storefront: {}, language: 'en', currency: 'AED' },
      )
      expect(destinations.map(({ slug, popular }) => [slug, popular])).toContainEqual(['dubai', undefined])
    } finally {
      await trx.rollback()
    }
  })

  it('has a gallery of the second pictures of its experiences', async () => {
    const trx = await database.db.transaction()
    try {
      const pictures = ['front', 'deck'].map((seed) => ({
        source: `poster:dhow?hour=golden&seed=${seed}`,
        alt: { en: `The ${seed}` },
      }))
      await trx('experiences')
        .where({ slug: 'dinner' })
        .update({ pictures: JSON.stringify(pictures) })
      const { gallery } = await readHome(
        { db: trx as unknown as typeof database.db, clock },
        { storefront: {}, language: 'en', currency: 'AED' },
      )
      expect(gallery).toMatchObject([{ alt: 'The deck', src: expect.stringContaining('/deck') as string }])
    } finally {
      await trx.rollback()
    }
  })

  it('says the site’s own slogan and its figures, as they are written or else counted', async () => {
    const reading = { storefront: {}, language: 'en', currency: 'AED' } as const
    const home = await readHome({ db: database.db, clock }, reading, {
      ...plainSite,
      theme: { slogan: { en: 'Out there' } },
      figures: { experiences: '500+', activities: '3000+', reviews: 'computed' },
    })
    expect(home.slogan).toBe('Out there')
    expect(home.figures).toEqual({ experiences: '500+', activities: '3000+', reviews: '13' })
  })

  it('counts what there is in every place, also in those that it does not name', async () => {
    const transaction = await database.db.transaction()
    const trx = transaction as unknown as typeof database.db
    const read = () => readHome({ db: trx, clock }, { storefront: {}, language: 'en', currency: 'AED' })
    try {
      const before = await read()
      const { rows: places } = await trx.raw<{ rows: { id: number }[] }>(
        `insert into destinations (slug, name, country_code, latitude, longitude, time_zone)
         select 'place-' || n, jsonb_build_object('en', 'Place ' || n), country_code, latitude, longitude, time_zone
         from destinations, generate_series(1, 61) n where slug = 'dubai' returning id`,
      )
      const [known] = await trx('experiences').select<{ supplierId: number; categoryIds: number[] }[]>({
        supplierId: 'supplier_id',
        categoryIds: 'category_ids',
      })
      const added: number[] = []
      for (const { id } of places) {
        const [supplierId = 0, categoryId = 0] = [known?.supplierId, known?.categoryIds[0]]
        added.push((await seedExperience(trx, { supplierId, categoryId, destinationId: id })).id)
      }
      await refreshSearchDocuments(trx, added)
      expect((await read()).offer).toMatchObject({
        experiences: before.offer.experiences + 61,
        destinations: before.offer.destinations + 61,
      })
    } finally {
      await transaction.rollback()
    }
  })

  it('shows at most fourteen categories of a catalogue that has more, those with the most experiences', async () => {
    const trx = await database.db.transaction()
    try {
      await trx.raw(`insert into categories (slug, name, position)
        select 'kind-' || n, jsonb_build_object('en', 'Kind ' || n), 1000 from generate_series(1, 141) n`)
      await trx.raw(`update experiences set category_ids = (select array_agg(id) from categories where slug <> 'kind-7')
        where slug = 'dinner'`)
      await trx.raw(`update experiences set category_ids = category_ids || (select id from categories where slug = 'kind-99')
        where slug <> 'dinner'`)
      const { categories } = await readHome(
        { db: trx as unknown as typeof database.db, clock },
        { storefront: {}, language: 'en', currency: 'AED' },
      )
      expect(categories).toHaveLength(14)
      expect(categories.map(({ slug }) => slug)).toContain('kind-99')
    } finally {
      await trx.rollback()
    }
  })
})
