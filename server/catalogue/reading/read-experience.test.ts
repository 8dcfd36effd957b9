import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Experience } from '../../contract/catalogue.ts'
import type { ListingInput } from '../../contract/listing.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import type { Reading } from '../catalogue-deps.ts'
import { listCardsBySlug } from './list-cards.ts'
import { readExperience, readExperiencePage } from './read-experience.ts'
import { listRelated } from './read-related.ts'
import { readReviews } from './read-reviews.ts'
import { readTestimonials } from './reviews.queries.ts'
import { upsertListing } from '../listings/upsert-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock()
const write = (listing: Partial<ListingInput>) =>
  upsertListing({ db: database.db, clock }, buildListing(listing))
const read = (slug: string, reading: Partial<Reading> = {}) =>
  readExperience(
    { db: database.db, clock },
    { slug, storefront: {}, language: 'en', currency: 'AED', ...reading },
  )

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write({
    slug: 'dinner',
    categories: ['city-tours', 'cruises'],
    title: { en: 'Dinner on a dhow', ar: 'عشاء على مركب' },
    summary: { en: 'Creek, lamps, lamb.' },
    overview: {
      en: '# Two hours\n\nOn the *creek* with [us](https://example.com "x").\n\n<script>alert(1)</script><img src=x onerror=alert(1)>',
    },
    highlights: { en: ['Lamps'], ar: ['مصابيح'] },
    itinerary: [{ title: { en: 'Quay', ar: 'رصيف' }, minute: 0, latitude: 25.2, longitude: 55.3 }],
    ages: { minimum: 4 },
    spokenLanguages: ['en', 'ar'],
    openingHours: [{ weekdays: [1, 2], opens: '09:00', closes: '18:00' }],
    pickups: [{ id: 'hotel', name: { en: 'Hotel', ar: 'فندق' }, minutesBefore: 30, note: { en: 'Lobby' } }],
    extras: [{ id: 'photo', title: { en: 'Photo' }, price: '36.73', options: ['upper'] }],
    options: [
      buildOption({
        id: 'upper',
        title: { en: 'Upper deck', ar: 'السطح' },
        units: [
          { id: 'ADULT', price: '189', originalPrice: '220' },
          { id: 'INFANT', price: '0', places: 0, ages: { minimum: 0, maximum: 3 } },
        ],
      }),
      buildOption({ id: 'lower', title: { en: 'Lower deck' }, units: [{ id: 'ADULT', price: '150' }] }),
    ],
    pictures: [
      { source: 'poster:dhow?hour=blue&seed=a1&city=dubai', alt: { en: 'A dhow', ar: 'مركب' } },
      { source: 'poster:food?hour=night&seed=a2' },
    ],
  })
})
afterAll(() => database.close())

it('says of which options the times of the itinerary are, where others end before its last stop', async () => {
  const stop = (minute: number) => ({ title: { en: `After ${minute}` }, minute })
  const lasting = (id: string, durationMinutes?: number) => buildOption({ id, durationMinutes })
  const timesOf = async (slug: string, options: ListingInput['options']) => {
    await write({
      slug,
      externalId: slug,
      title: { en: slug },
      itinerary: [stop(0), stop(210)],
      duration: { unit: 'HOURS', minimum: 3, maximum: 4 },
      options,
    })
    const { itineraryOptions } = Experience.parse(await read(slug))
    return itineraryOptions
  }
  expect(await timesOf('market-and-kitchen', [lasting('both', 240), lasting('kitchen', 180)])).toEqual([
    'both',
  ])
  expect(await timesOf('same-length', [lasting('early', 240), lasting('late', 240)])).toBeUndefined()
  expect(await timesOf('all-shorter', [lasting('early', 180), lasting('late', 180)])).toBeUndefined()
  // who enters with a ticket may stay for the whole of it
  expect(await timesOf('museum', [lasting('entry'), lasting('guided', 90)])).toEqual(['entry'])
})

describe('an experience', () => {
  it('has the shape of the contract, whatever the listing left out', async () => {
    await write({
      externalId: 'bare',
      slug: 'bare',
      negotiation: 'ONLY',
      currency: undefined,
      options: [],
      duration: undefined,
    })
    expect(Experience.parse(await read('dinner'))).toBeDefined()
    const bare = Experience.parse(await read('bare'))
    expect(bare).toMatchObject({
      negotiation: 'ONLY',
      options: [],
      extras: [],
      from: undefined,
      rating: undefined,
      duration: undefined,
    })
    expect(bare.pictures).toHaveLength(1)
  })

  it('is told in the reader’s language, field by field, and in English where there is no other', async () => {
    expect(await read('dinner', { language: 'ar' })).toMatchObject({
      title: 'عشاء على مركب',
      summary: 'Creek, lamps, lamb.',
      highlights: ['مصابيح'],
      itinerary: [{ title: 'رصيف', minute: 0, latitude: 25.2, longitude: 55.3 }],
      pickups: [{ id: 'hotel', name: 'فندق', note: 'Lobby', minutesBefore: 30 }],
      options: [
        { id: 'upper', title: 'السطح' },
        { id: 'lower', title: 'Lower deck' },
      ],
      pictures: [{ alt: 'مركب' }, { alt: 'عشاء على مركب' }],
    })
  })

  it('sells no ticket to whom the experience does not admit', async () => {
    await write({
      externalId: 'rafting',
      slug: 'rafting',
      ages: { minimum: 6, maximum: 65 },
      options: [
        buildOption({
          units: [
            { id: 'ADULT', price: '50', ages: { minimum: 12 } },
            { id: 'CHILD', price: '30', ages: { minimum: 6, maximum: 11 } },
            { id: 'STUDENT', price: '40' },
          ],
        }),
      ],
    })
    expect((await read('rafting'))?.options[0]?.units.map(({ ages }) => ages)).toEqual([
      { minimum: 12, maximum: 65 },
      { minimum: 6, maximum: 11 },
      { minimum: 6, maximum: 65 },
    ])
    expect((await read('dinner'))?.options[0]?.units[0]?.ages).toBeUndefined()
  })

  it('does not call it without pickup where a car can be booked along', async () => {
    const car = { id: 'car', title: { en: 'Car from your hotel' }, price: '40' } as const
    const without = { slug: 'boat', externalId: 'boat', pickupIncluded: false }
    const told = async () => (await read('boat'))?.pickupIncluded
    await write(without)
    expect(await told()).toBe(false)
    await write({ ...without, extras: [{ ...car, minutesBefore: 45 }] })
    expect(await told()).toBeUndefined()
    await write({ ...without, extras: [{ ...car, asks: 'ADDRESS' }] })
    expect(await told()).toBeUndefined()
    await write({ ...without, extras: [{ ...car, title: { en: 'Lunch' } }] })
    expect(await told()).toBe(false)
  })

  it('begins the ages of an adult after those of the children, where the ticket states none', async () => {
    await write({
      externalId: 'kayak',
      slug: 'kayak',
      ages: { minimum: 5, maximum: 75 },
      options: [
        buildOption({
          units: [
            { id: 'ADULT', price: '50' },
            { id: 'CHILD', price: '30', ages: { minimum: 8, maximum: 12 } },
          ],
        }),
      ],
    })
    expect((await read('kayak'))?.options[0]?.units.map(({ ages }) => ages)).toEqual([
      { minimum: 13, maximum: 75 },
      { minimum: 8, maximum: 12 },
    ])
  })

  it('has its categories in the listing’s order', async () => {
    expect((await read('dinner'))?.categories.map(({ slug }) => slug)).toEqual(['city-tours', 'cruises'])
  })

  it('turns Markdown into HTML that cannot run', async () => {
    const html = (await read('dinner'))?.overviewHtml
    expect(html).toContain('<em>creek</em>')
    expect(html).toContain('<a href="https://example.com" rel="nofollow noopener noreferrer">us</a>')
    expect(html).not.toMatch(/script|img|onerror|<h1/)
  })

  it('tells every price in the asked currency', async () => {
    const dollars = await read('dinner', { currency: 'USD' })
    expect(dollars?.from).toEqual({
      price: { amount: 4084, currency: 'USD' },
      unit: 'ADULT',
      basis: 'PERSON',
      option: 'Lower deck',
    })
    expect(dollars?.options[0]?.units[0]).toMatchObject({
      price: { amount: 5146, currency: 'USD' },
      originalPrice: { amount: 5990, currency: 'USD' },
    })
    expect(dollars?.extras[0]?.price).toEqual({ amount: 1000, currency: 'USD' })
    expect(dollars?.extras[0]?.options).toEqual(['upper'])
    expect((await read('dinner'))?.from?.price).toEqual({ amount: 15_000, currency: 'AED' })
  })

  it('names the option of the from-price where others cost something else, on its page and on its card', async () => {
    await write({
      externalId: 'same',
      slug: 'same',
      options: [buildOption({ id: 'morning' }), buildOption({ id: 'evening' })],
    })
    const reading = { storefront: {}, language: 'ar', currency: 'USD' } as const
    const cards = await listCardsBySlug(
      { db: database.db, clock },
      { slugs: ['dinner', 'same'], ...reading, language: 'en' },
    )
    expect(cards.map(({ from }) => from?.option)).toEqual(['Lower deck', undefined])
    expect((await read('dinner', reading))?.from?.option).toBe('Lower deck')
    expect((await read('same'))?.from?.option).toBeUndefined()
    const upper = buildOption({ id: 'upper', title: { en: 'Upper deck', ar: 'السطح' } })
    const dear = buildOption({ id: 'dear', units: [{ id: 'ADULT', price: '900' }] })
    await write({ externalId: 'same', slug: 'same', options: [dear, upper] })
    const [card] = await listCardsBySlug({ db: database.db, clock }, { slugs: ['same'], ...reading })
    expect(card?.from?.option).toBe('السطح')
  })

  it('says how many guests an item takes that is sold as a whole, and not of one that is hired by time', async () => {
    const room = (id: string, price: string, guests: number) =>
      buildOption({ id, units: [{ id: 'ITEM', price, guests }] })
    const options = [room('large', '400', 6), room('small', '250', 2), room('corner', '250', 3)]
    await write({ externalId: 'rooms', slug: 'rooms', priceBasis: 'ITEM', options })
    const periods = { minimum: 1, maximum: 8 }
    await write({
      externalId: 'hire',
      slug: 'hire',
      priceBasis: 'ITEM',
      pricePeriod: 'HOUR',
      periods,
      options,
    })
    const reading = { storefront: {}, language: 'en', currency: 'AED' } as const
    const cards = await listCardsBySlug({ db: database.db, clock }, { slugs: ['rooms', 'hire'], ...reading })
    expect(cards.map(({ from }) => from?.guests)).toEqual([2, undefined])
    expect((await read('rooms'))?.from?.guests).toBe(2)
    expect((await read('hire'))?.from?.guests).toBeUndefined()
  })

  it('says how many places each unit takes', async () => {
    const [option] = (await read('dinner'))?.options ?? []
    expect(option?.units.map(({ id, places }) => [id, places])).toContainEqual(['INFANT', 0])
  })

  it('is found by a slug that it had before, and says which one it has now', async () => {
    await write({ externalId: 'moved', slug: 'old-name' })
    await write({ externalId: 'moved', slug: 'new-name' })
    expect((await read('old-name'))?.slug).toBe('new-name')
  })

  it('is read for its page together with its first reviews and what is like it, as each is read alone', async () => {
    await write({ externalId: 'cruise', slug: 'cruise', categories: ['cruises'] })
    await write({ externalId: 'evening', slug: 'supper', categories: ['cruises'], title: { en: 'Supper' } })
    await write({ externalId: 'evening', slug: 'evening', categories: ['cruises'], title: { en: 'Supper' } })
    const { id } = (await database.db('experiences').where({ slug: 'evening' }).first('id')) as { id: number }
    const review = { experience_id: id, author: 'Amina', language: 'en', written_on: '2026-11-02' }
    await database.db('reviews').insert(
      ['published', 'published', 'held'].map((status, at) => ({
        ...review,
        rating: 5 - at,
        body: `Calm sea ${at}.`,
        status,
      })),
    )
    const deps = { db: database.db, clock }
    const [supplier] = await database.db<{ id: number }>('suppliers').select('id')
    for (const storefront of [{}, { supplierId: supplier?.id }]) {
      const reading = { slug: 'evening', storefront, language: 'ar', currency: 'USD' } as const
      const alone = {
        experience: await readExperience(deps, reading),
        reviews: await readReviews(deps, { slug: 'evening', page: 1, sort: 'newest' }),
        related: await listRelated(deps, reading),
      }
      expect(alone.reviews.reviews.map(({ body }) => body)).toEqual(['Calm sea 1.', 'Calm sea 0.'])
      const slugs = alone.related.map(({ slug }) => slug)
      expect(slugs).toEqual(expect.arrayContaining(['dinner']))
      expect(await readExperiencePage(deps, reading)).toEqual({ ...alone, slugs: {} })
      expect(await readExperiencePage(deps, { ...reading, slug: 'supper' })).toEqual({ ...alone, slugs: {} })
    }
    const elsewhere = {
      slug: 'evening',
      storefront: { supplierId: 999 },
      language: 'en',
      currency: 'USD',
    } as const
    expect(await readExperiencePage(deps, elsewhere)).toBeUndefined()
  })

  it('says that a poster in place of a missing picture is an illustration, and of no other picture', async () => {
    await write({ externalId: 'bare', slug: 'bare', pictures: [] })
    const bare = await read('bare')
    expect([bare?.hero.illustration, bare?.pictures.map(({ illustration }) => illustration)]).toEqual([
      true,
      [true],
    ])
    const cards = await listCardsBySlug(
      { db: database.db, clock },
      { slugs: ['bare', 'dinner'], storefront: {}, language: 'en', currency: 'AED' },
    )
    expect(cards.map(({ slug, picture }) => [slug, picture.illustration])).toEqual([
      ['bare', true],
      ['dinner', undefined],
    ])
    expect((await read('dinner'))?.pictures.map(({ illustration }) => illustration)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('says on page and card that a poster which shows the place alone is an illustration', async () => {
    const place = 'poster:skyline?hour=blue&seed=a4&city=dubai&shows=place'
    await write({
      externalId: 'seen',
      slug: 'seen',
      pictures: [{ source: place }, { source: 'poster:show' }],
    })
    const seen = await read('seen')
    expect([seen?.hero.illustration, seen?.pictures.map(({ illustration }) => illustration)]).toEqual([
      true,
      [true, undefined],
    ])
    const asked = { slugs: ['seen'], storefront: {}, language: 'en', currency: 'AED' } as const
    const [card] = await listCardsBySlug({ db: database.db, clock }, asked)
    expect(card?.picture.illustration).toBe(true)
  })

  it('tells what other sites say with their names, and counts none of it as its own', async () => {
    const review = {
      source: 'Other Guide',
      author: 'Mia',
      rating: 9,
      best: 10,
      body: 'Calm <b>sea</b>.',
      language: 'en',
    }
    await write({
      externalId: 'elsewhere',
      slug: 'elsewhere',
      ratingElsewhere: { source: 'Other Guide', average: 4.6, count: 1234, asOf: '2026-11-01' },
      reviewsElsewhere: [{ ...review, language: 'en' }],
    })
    const experience = await read('elsewhere')
    expect(Experience.parse(experience).elsewhere).toEqual({
      rating: { source: 'Other Guide', average: 4.6, best: 5, count: 1234, asOf: '2026-11-01' },
      reviews: [{ ...review, body: 'Calm sea.' }],
    })
    expect(experience?.rating).toBeUndefined()
    const reviews = await readReviews({ db: database.db }, { slug: 'elsewhere', page: 1, sort: 'newest' })
    expect(reviews).toMatchObject({ reviews: [], total: 0, histogram: [0, 0, 0, 0, 0] })
    expect(await readTestimonials(database.db, { language: 'en', limit: 3 })).toEqual({
      testimonials: [],
      count: 0,
      average: null,
    })
  })

  it('is nowhere for another supplier’s storefront, as a draft, or under a name that nobody gave', async () => {
    await write({ externalId: 'draft', slug: 'draft', status: 'draft' })
    const [supplier] = await database.db<{ id: number }>('suppliers').select('id')
    expect(await read('dinner', { storefront: { supplierId: supplier?.id } })).toBeDefined()
    expect(await read('dinner', { storefront: { supplierId: 999 } })).toBeUndefined()
    expect(await read('draft')).toBeUndefined()
    expect(await read('nothing')).toBeUndefined()
  })
})

it('tells how far from its city a place without an address is, where that is far', async () => {
  await write({ externalId: 'far', slug: 'far', latitude: 25.05, longitude: 55.62 })
  await write({
    externalId: 'told',
    slug: 'told',
    latitude: 25.05,
    longitude: 55.62,
    address: { en: 'Gate 3' },
  })
  expect((await read('far'))?.kilometresAway).toBe(39)
  expect((await read('told'))?.kilometresAway).toBeUndefined()
  expect((await read('dinner'))?.kilometresAway).toBeUndefined()
})

it('marks a card whose title is in English because the language asked for has none', async () => {
  const cards = async (language: Reading['language']) =>
    listCardsBySlug(
      { db: database.db, clock },
      { slugs: ['dinner', 'far'], storefront: {}, language, currency: 'AED' },
    )
  expect((await cards('ar')).map(({ inEnglish }) => inEnglish)).toEqual([undefined, true])
  expect((await cards('en')).map(({ inEnglish }) => inEnglish)).toEqual([undefined, undefined])
})

it('marks names of places and kinds, and what describes a picture, that there are in English alone', async () => {
  await database
    .db('categories')
    .where({ slug: 'city-tours' })
    .update({ name: { en: 'Walks', ar: 'جولات' } })
  await write({
    externalId: 'walk',
    slug: 'walk',
    categories: ['city-tours', 'cruises'],
    title: { en: 'Walk', ar: 'جولة' },
    pictures: [
      { source: 'poster:dhow?hour=blue&seed=a3&city=dubai', alt: { en: 'A lane' } },
      { source: 'poster:food' },
    ],
  })
  const listed = async (language: Reading['language']) => {
    const asked = { slugs: ['walk'], storefront: {}, language, currency: 'AED' }
    const [card] = await listCardsBySlug({ db: database.db, clock }, asked)
    return [card?.destination, card?.category, card?.picture].map((of) => of?.inEnglish)
  }
  expect(await listed('ar')).toEqual([true, undefined, true])
  expect(await listed('en')).toEqual([undefined, undefined, undefined])

  const walk = await read('walk', { language: 'ar' })
  expect(walk?.destination.inEnglish).toBe(true)
  expect(walk?.categories.map(({ inEnglish }) => inEnglish)).toEqual([undefined, true])
  // a picture without a description is described by the title, which is in Arabic
  expect(walk?.pictures.map(({ inEnglish }) => inEnglish)).toEqual([true, undefined])
  expect(walk?.hero.inEnglish).toBe(true)
})
