import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Experience } from '../../contract/catalogue.ts'
import { Listing } from '../../contract/listing.ts'
import type { ListingInput } from '../../contract/listing.ts'
import type { Language } from '../../contract/primitives.ts'
import { buildListing, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { upsertListing } from '../listings/upsert-listing.ts'
import { readExperience } from './read-experience.ts'
import { readHome } from './read-home.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock()
const write = (listing: Partial<ListingInput>) =>
  upsertListing({ db: database.db, clock }, buildListing(listing))
const read = async (slug: string, language: Language = 'en') =>
  Experience.parse(
    await readExperience({ db: database.db, clock }, { slug, storefront: {}, language, currency: 'AED' }),
  )
const facts = ['guides', 'routeProfile', 'weatherPlan', 'dressCode', 'houseNotes', 'words'] as const

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  await write({
    slug: 'walk',
    guides: [
      {
        name: 'Claire',
        languages: ['fr', 'en'],
        about: { en: 'Born above a bakery.', ar: 'ولدت فوق مخبز.' },
      },
      { name: 'Joris' },
    ],
    routeProfile: [
      { kilometres: 0, altitudeMetres: -12, name: { en: 'Gate', ar: 'البوابة' } },
      { kilometres: 2.5, altitudeMetres: 140 },
    ],
    weatherPlan: { en: 'We wait.<br>Then we go.' },
    dressCode: { en: 'Covered <b>shoulders</b>', ar: 'أكتاف مغطاة' },
    houseNotes: { en: ['Water first', '<i></i>'] },
    words: [
      { word: { en: 'abra', ar: 'عبرة', fa: 'عبره' }, meaning: { en: 'A ferry', ar: 'معدية' } },
      { word: { en: 'souk' }, meaning: { en: 'A market' } },
    ],
  })
  await write({ externalId: 'plain', slug: 'plain', title: { en: 'Plain' } })
})
afterAll(() => database.close())

describe('what only some listings state', () => {
  it('arrives as it was stated, clean', async () => {
    const walk = await read('walk')
    expect(walk).toMatchObject({
      guides: [
        { name: 'Claire', languages: ['fr', 'en'], about: 'Born above a bakery.' },
        { name: 'Joris', languages: [] },
      ],
      routeProfile: [
        { kilometres: 0, altitudeMetres: -12, name: 'Gate' },
        { kilometres: 2.5, altitudeMetres: 140 },
      ],
      weatherPlan: 'We wait.\nThen we go.',
      dressCode: 'Covered shoulders',
      houseNotes: ['Water first'],
    })
    expect(walk.inEnglish.filter((field) => facts.some((fact) => fact === field))).toEqual([])
  })

  it('is told in the reader’s language, and what is in English instead is named', async () => {
    const walk = await read('walk', 'ar')
    expect(walk).toMatchObject({
      guides: [{ about: 'ولدت فوق مخبز.' }, {}],
      routeProfile: [{ name: 'البوابة' }, {}],
      weatherPlan: 'We wait.\nThen we go.',
      dressCode: 'أكتاف مغطاة',
    })
    expect(walk.inEnglish.filter((field) => ['guides', 'routeProfile', 'dressCode'].includes(field))).toEqual(
      [],
    )
  })

  it.each([
    ['en', { language: 'ar', word: 'عبرة' }],
    ['ar', { language: 'en', word: 'abra' }],
    ['fa', { language: 'en', word: 'abra' }],
    ['de', { language: 'ar', word: 'عبرة' }],
  ] as const)('has a word in both scripts where it was given in both: %s', async (language, beside) => {
    const [abra, souk] = (await read('walk', language)).words ?? []
    expect(abra?.beside).toEqual(beside)
    expect(souk).toEqual({ word: 'souk', meaning: 'A market' })
  })

  it('is absent where it was not stated', async () => {
    const plain = await read('plain')
    expect(facts.filter((fact) => plain[fact] !== undefined)).toEqual([])
  })

  it('goes when the listing states it no longer', async () => {
    await write({ externalId: 'once', slug: 'once', title: { en: 'Once' }, dressCode: { en: 'Black tie' } })
    await write({ externalId: 'once', slug: 'once', title: { en: 'Once' } })
    expect((await read('once')).dressCode).toBeUndefined()
  })
})

it('refuses a route that does not go on, and a single point of one', () => {
  const routes = [
    [
      { kilometres: 0, altitudeMetres: 1 },
      { kilometres: 0, altitudeMetres: 2 },
    ],
    [{ kilometres: 0, altitudeMetres: 1 }],
  ]
  const read = routes.map((routeProfile) => Listing.safeParse({ ...buildListing(), routeProfile }))
  expect(read.map(({ success }) => success)).toEqual([false, false])
})

it.each([
  [{ words: [{ word: { en: '<b></b>' }, meaning: { en: 'x' } }] }, 'words.0.word.en text_empty'],
  [{ words: [{ word: { en: 'x' }, meaning: { en: '<b></b>' } }] }, 'words.0.meaning.en text_empty'],
  [{ guides: [{ name: '<b></b>' }] }, 'guides.0.name text_empty'],
] satisfies [Partial<ListingInput>, string][])(
  'refuses what is nothing but markup: %j',
  async (facts, refusal) => {
    const written = await write({ externalId: 'empty', ...facts })
    const refusals = written.outcome === 'refused' ? written.refusals : []
    expect(refusals.map(({ field, code }) => `${field} ${code}`)).toEqual([refusal])
  },
)

describe('the guides of a supplier', () => {
  const guidesOf = async (supplierId: number | undefined, language: Language = 'en') =>
    (await readHome({ db: database.db, clock }, { language, currency: 'AED', storefront: { supplierId } }))
      .guides

  it('stand on the front page of its own site, each once, with what they lead', async () => {
    const { rows } = await database.db.raw<{ rows: { id: number }[] }>(
      `select id from suppliers where slug = 'deira-dhows'`,
    )
    expect(await guidesOf(rows[0]?.id)).toEqual([
      {
        name: 'Claire',
        languages: ['fr', 'en'],
        about: 'Born above a bakery.',
        experience: { slug: 'walk', title: 'Dinner on a dhow', city: 'dubai' },
      },
      {
        name: 'Joris',
        languages: [],
        experience: { slug: 'walk', title: 'Dinner on a dhow', city: 'dubai' },
      },
    ])
  })

  it('are on no front page of a marketplace', async () => {
    expect(await guidesOf(undefined)).toBeUndefined()
  })
})
