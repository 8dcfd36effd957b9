import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import type { SearchQueryInput, SearchReply } from '../../contract/catalogue.ts'
import type { ListingInput } from '../../contract/listing.ts'
import type { Language } from '../../contract/primitives.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { refreshRatings } from '../upkeep/refresh-ratings.ts'
import { searchExperiences } from './search-experiences.ts'
import { up as addPickups } from '../../migrations/20261203_400_pickup_in_search.ts'
import { up as packWholeAges } from '../../migrations/20261204_300_whole_age_groups.ts'
import { up as packAgesOfChildren } from '../../migrations/20261212_100_ages_of_children.ts'
import { up as repackAges } from '../../migrations/20261129_100_unstated_ages.ts'
import { upsertListings } from '../listings/upsert-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')
const catalogueMemory = createCatalogueMemory({ indexAtMostEveryMs: 0 })

/** The text of a listing says what it is for; the rest is the factory's. */
const write = (listings: Partial<ListingInput>[]) =>
  upsertListings(
    { db: database.db, clock },
    listings.map((listing) => buildListing({ slug: listing.externalId, ...listing })),
  )

/** Every search is made twice, with what the process remembers and without: the results must be the same. */
async function search(
  query: Partial<SearchQueryInput> = {},
  language: Language = 'en',
  supplierId?: number,
): Promise<SearchReply> {
  const wanted = { query: SearchQuery.parse(query), language, storefront: { currency: 'AED', supplierId } }
  const { db } = database
  const reply = await searchExperiences({ db, clock }, wanted)
  expect(await searchExperiences({ db, clock, catalogueMemory }, wanted)).toEqual(reply)
  return reply
}
const slugs = async (...args: Parameters<typeof search>) =>
  (await search(...args)).cards.map(({ slug }) => slug)
const counts = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

async function idsOf(table: 'suppliers' | 'experiences', ...wanted: string[]): Promise<number[]> {
  const { rows } = await database.db.raw<{ rows: { id: number }[] }>(
    'select id from ?? where slug = any(?)',
    [table, wanted],
  )
  return rows.map(({ id }) => id)
}

const price = (amount: string) => [{ id: 'ADULT' as const, price: amount }]

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await seedReference(db)
  await db.raw(`
    update destinations set name = '{"en": "Dubai", "ar": "دبي", "ru": "Дубай", "fa": "دبی"}', intro = '{"en": "Sand and glass."}' where slug = 'dubai';
    update destinations set name = '{"en": "Lisbon", "pt": "Lisboa"}' where slug = 'lisbon';
    update categories set name = '{"en": "Cruises", "ru": "Круизы", "ar": "رحلات بحرية"}' where slug = 'cruises';
    insert into categories (slug, name, position) values ('adventure', '{"en": "Adventure", "tr": "Macera"}', 3);
    insert into suppliers (slug, name, email) values ('atlantic-hours', '{"en": "Atlantic Hours"}', 'a@example.com');
  `)
  await write([
    {
      externalId: 'dunes',
      categories: ['adventure'],
      labels: ['bestseller', 'small-group'],
      occasions: ['birthday'],
      spokenLanguages: ['en', 'ar'],
      pickupIncluded: true,
      title: { en: 'Red dunes at sunrise', ar: 'الكثبان الحمراء عند الشروق', ru: 'Красные дюны на рассвете' },
      overview: { en: 'A car crosses the **desert** before the café opens. Not for the harbour.' },
      duration: { unit: 'HOURS', minimum: 4 },
      ages: { minimum: 12, maximum: 65 },
      options: [buildOption({ capacity: 6, units: price('300'), schedule: [{ startTimes: ['06:00'] }] })],
    },
    {
      externalId: 'dinner',
      categories: ['cruises'],
      labels: ['bestseller'],
      occasions: ['birthday', 'anniversary'],
      spokenLanguages: ['en', 'ru'],
      title: { en: 'Dinner cruise in the harbour' },
      overview: { en: 'Two hours on the creek, past the desert museum, and dinner.' },
      measures: { lengthMetres: 15 },
      pickups: [{ id: 'quay', name: { en: 'The quay' }, minutesBefore: 20 }],
      options: [buildOption({ units: price('189') })],
    },
    {
      externalId: 'yacht',
      categories: ['cruises', 'adventure'],
      title: { en: 'Yacht for a day' },
      overview: { en: 'A boat of your own.' },
      measures: { lengthMetres: 9.5, longestMetres: 22.9 },
      duration: { unit: 'DAYS', minimum: 2 },
      priceBasis: 'ITEM',
      options: [
        buildOption({
          capacity: 1,
          units: [{ id: 'ITEM', price: '2500', guests: 12 }],
          schedule: [{ startTimes: ['10:00', '14:00'] }],
        }),
      ],
    },
    {
      externalId: 'tram',
      supplier: 'atlantic-hours',
      destination: 'lisbon',
      categories: ['city-tours'],
      title: { en: 'The old tram of Alfama', pt: 'O elétrico antigo de Alfama', zh: '老城电车之旅' },
      overview: {
        en: 'Up and down the hills at dusk.',
        pt: 'Sobe e desce as colinas; São Vicente ao entardecer.',
      },
      latitude: 38.7,
      longitude: -9.1,
      currency: 'EUR',
      duration: { unit: 'MINUTES', minimum: 45 },
      ages: { minimum: 0 },
      options: [
        buildOption({
          units: price('20.00'),
          schedule: [{ weekdays: [1, 2, 3, 4, 5], startTimes: ['18:00'] }],
          closedDays: ['2026-12-01'],
        }),
      ],
    },
    {
      externalId: 'offer',
      supplier: 'atlantic-hours',
      destination: 'lisbon',
      categories: ['city-tours'],
      title: { en: 'İstanbul’dan gelen ışık: a private evening', tr: 'Işık gecesi, İstanbul’un sesiyle' },
      overview: { en: 'Ask for an offer.' },
      latitude: 38.7,
      longitude: -9.1,
      negotiation: 'ONLY',
      currency: undefined,
      options: [],
      duration: undefined,
    },
    { externalId: 'draft', status: 'draft', title: { en: 'Desert nobody sees' } },
    { externalId: 'gone', title: { en: 'Fair that is over' }, expiresOn: '2026-11-20' },
  ])
})
afterAll(() => database.close())

it('marks the names among its filters, and of what it is about, that there are in English alone', async () => {
  const english = ({ facets }: SearchReply, of: 'categories' | 'destinations') =>
    facets[of].filter(({ inEnglish }) => inEnglish).map(({ value }) => value)
  const all = await search({}, 'ar')
  expect(english(all, 'destinations')).toEqual(['lisbon'])
  expect(english(all, 'categories')).toContain('city-tours')
  expect(english(all, 'categories')).not.toContain('cruises')
  expect((await search({ city: 'lisbon' }, 'ar')).destination).toMatchObject({
    name: 'Lisbon',
    inEnglish: true,
  })
  expect((await search({ city: 'dubai' }, 'ar')).destination?.inEnglish).toBeUndefined()
  expect((await search({ categories: ['city-tours'] }, 'ar')).category?.inEnglish).toBe(true)
  const own = await search({}, 'en')
  expect([...english(own, 'destinations'), ...english(own, 'categories')]).toEqual([])
})

it('says of a boat that is sold whole how many guests it takes', async () => {
  const { cards } = await search({ text: 'yacht for a day' })
  expect(cards.find(({ slug }) => slug === 'yacht')?.guests).toBe(12)
})

const everything = ['dinner', 'dunes', 'offer', 'tram', 'yacht']

describe('a text', () => {
  it('shows what is published and not over, without one', async () => {
    expect((await slugs()).toSorted()).toEqual(everything)
  })

  it.each([
    ['one word of any text', 'desert', ['dinner', 'dunes']],
    ['all words', 'desert museum', ['dinner']],
    ['another form of the word', 'dune sunrises', ['dunes']],
    ['without accents', 'cafe', ['dunes']],
    ['accents where there are none', 'désert', ['dinner', 'dunes']],
    ['the place', 'dubai cruise', ['dinner', 'yacht']],
    ['the category', 'adventure', ['dunes', 'yacht']],
    ['a label', 'small group', ['dunes']],
    ['that guests are fetched, said or by points', 'with hotel pickup', ['dinner', 'dunes']],
    ['that, beside a word', 'desert transfer included sunrise', ['dunes']],
    ['the beginning of a word', 'harb', ['dinner', 'dunes']],
    ['the beginning of the last word', 'dinner harb', ['dinner']],
    ['quoted words in their order', '"dinner cruise"', ['dinner']],
    ['not quoted words in another order', '"cruise dinner"', []],
    ['alternatives', 'tram or sunrises', ['dunes', 'tram']],
    ['what stands for the same', 'boat', ['dinner', 'yacht']],
    ['what is left of a text when words that say nothing are left out', 'best tram tours', ['tram']],
    ['without a word', 'desert -museum', ['dunes']],
    ['words with a hyphen between them', 'dinner-cruise', ['dinner']],
    ['dotted and undotted i', 'istanbul isik', ['offer']],
    ['punctuation of every kind', '«dunes»; [sunrise]… (red)', ['dunes']],
  ])('finds %s', async (_what, text, found) => {
    expect((await slugs({ text })).toSorted()).toEqual(found)
  })

  it.each<[Language, string, string[]]>([
    ['ar', 'كثبان', ['dunes']],
    ['ar', 'والكثبان', ['dunes']],
    ['ar', 'دبي', ['dinner', 'dunes', 'yacht']],
    ['ru', 'дюна', ['dunes']],
    ['ru', 'ДУБАЙ круизы', ['dinner', 'yacht']],
    ['ru', 'yacht', ['dinner', 'yacht']],
    ['ru', 'дюны sunrise', ['dunes']],
    ['tr', 'ISIK', ['offer']],
    ['tr', 'istanbul gece', ['offer']],
    ['tr', 'macera', ['dunes', 'yacht']],
    ['pt', 'eletrico colina', ['tram']],
    ['pt', 'sao vicente', ['tram']],
    ['zh', '电车', ['tram']],
    ['zh', '车之旅', ['tram']],
    ['zh', '电', ['tram']],
    ['zh', '旅车', []],
    ['fa', 'دبی', ['dinner', 'dunes', 'yacht']],
  ])('is read in %s: %s', async (language, text, found) => {
    expect((await slugs({ text }, language)).toSorted()).toEqual(found)
  })

  it('puts those first that have it in their title, place or categories', async () => {
    expect(await slugs({ text: 'harbour' })).toEqual(['dinner', 'dunes'])
  })

  it('answers a misspelt text with the likeliest one', async () => {
    const reply = await search({ text: 'sunrize dunnes' })
    expect(reply).toMatchObject({ didYouMean: 'sunrise dunes', total: 1, cards: [{ slug: 'dunes' }] })
    expect(await search({ text: 'расвете' }, 'ru')).toMatchObject({
      didYouMean: 'рассвете',
      cards: [{ slug: 'dunes' }],
    })
    expect(await search({ text: 'الكثبيان' }, 'ar')).toMatchObject({
      didYouMean: 'الكثبان',
      cards: [{ slug: 'dunes' }],
    })
    // a place is known by its name in any language
    expect(await search({ text: 'lisboa' })).toMatchObject({ didYouMean: undefined, total: 2 })
    expect((await search({ text: 'sunrise' })).didYouMean).toBeUndefined()
    expect(await search({ text: 'qqqxxwzz' })).toMatchObject({ total: 0, cards: [] })
  })

  it('answers what no experience has whole with what has the most telling part, and says so', async () => {
    const reply = await search({ text: 'tram museum' })
    expect(reply.notAll).toEqual(['tram', 'museum'])
    expect(reply.cards.map(({ slug }) => slug).toSorted()).toEqual(['dinner', 'tram'])
    expect((await search({ text: 'desert museum' })).notAll).toBeUndefined()
  })

  it('takes dates and ages in a text for no words, and says that the results are not for them', async () => {
    const reply = await search({ text: 'desert museum february kids 4 9' })
    expect(reply).toMatchObject({ unread: ['february', '4 9'] })
    expect(await slugs({ text: 'desert museum february' })).toEqual(await slugs({ text: 'desert museum' }))
    expect((await search({ text: 'desert museum february' })).notAll).toBeUndefined()
    // what the search has itself is heeded
    const chosen = { text: 'desert february 2 adults', guests: 2 }
    expect((await search(chosen)).unread).toEqual(['february'])
    expect((await search({ ...chosen, date: '2026-11-24' })).unread).toBeUndefined()
    // with nothing else in it, everything is found
    expect((await search({ text: 'in february' })).total).toBe((await search()).total)
  })

  it('reads a word in the language of its script', async () => {
    expect(await slugs({ text: 'ДУБАЙ круизы' }, 'en')).toEqual(await slugs({ text: 'ДУБАЙ круизы' }, 'ru'))
  })

  it.each([
    `'; drop table experiences; --`,
    `a & b | !c <-> (d`,
    `\\ \u0000 \ud800 %_ :* '' "" """`,
    '"unfinished',
    '-',
    '- - -- or or OR',
    '😀',
    '🏜️ desert 🏜️',
    'x'.repeat(10_000),
    'word '.repeat(2_000),
    '"'.repeat(199),
    '<script>alert(1)</script>',
    '\u202e\u200f desert',
  ])('survives %j', async (text) => {
    const query = { ...SearchQuery.parse({}), text }
    const reply = await searchExperiences(
      { db: database.db, clock },
      { query, language: 'ar', storefront: { currency: 'AED' } },
    )
    expect(reply.total).toBeGreaterThanOrEqual(0)
    expect(reply.total).toBe(reply.cards.length)
  })

  it.each<[Language, string, string[]]>([
    ['en', 'Portugal', ['offer', 'tram']],
    ['en', ' PORTUGAL ', ['offer', 'tram']],
    ['en', 'uae', ['dinner', 'dunes', 'yacht']],
    ['ar', 'البرتغال', ['offer', 'tram']],
    ['ar', 'الإمارات', ['dinner', 'dunes', 'yacht']],
    ['ru', 'ОАЭ', ['dinner', 'dunes', 'yacht']],
    ['tr', 'portekiz', ['offer', 'tram']],
    ['fr', 'emirats arabes unis', ['dinner', 'dunes', 'yacht']],
    ['fr', 'United Arab Emirates', ['dinner', 'dunes', 'yacht']],
    ['en', 'Norway', []],
  ])('that names a country finds what is there: %s, %s', async (language, text, found) => {
    expect((await slugs({ text }, language)).toSorted()).toEqual(found)
  })

  it.each<[Language, string, string[]]>([
    ['en', 'things to do in Lisbon', ['offer', 'tram']],
    ['en', 'Best  things to see in lisbon', ['offer', 'tram']],
    ['en', 'what to do in Portugal', ['offer', 'tram']],
    ['pt', 'o que fazer em Lisboa', ['offer', 'tram']],
    ['ru', 'что посмотреть в Дубае', ['dinner', 'dunes', 'yacht']],
    ['fr', 'things to do in Lisbon', ['offer', 'tram']],
    ['en', 'things to do', everything],
    ['en', 'things to dodge', []],
  ])('is read without the question that begins it: %s, %s', async (language, text, found) => {
    expect((await slugs({ text }, language)).toSorted()).toEqual(found)
  })

  it('that names a country is narrowed like any other', async () => {
    expect(await slugs({ text: 'Portugal', categories: ['city-tours'], date: '2026-12-01' })).toEqual([])
    expect(await slugs({ text: 'Portugal', date: '2026-12-02' })).toEqual(['tram'])
    expect(await slugs({ text: 'Portugal', city: 'dubai' })).toEqual([])
  })

  it('finds nothing rather than everything when it has no word', async () => {
    expect((await search({ text: '!!! …' })).total).toBe(0)
  })
})

it('finds pickups in documents that were written before they were told there', async () => {
  const { db } = database
  const forget = (column: string) =>
    `${column} = ts_delete(${column}, array(select word from unnest(tsvector_to_array(${column})) word where word like 'xpickup%'))`
  await db.raw(`
    update search_rows set ${forget('en_head')}, ${forget('en')};
    update search_documents set ${forget('head')}, ${forget('document')};`)
  expect(await slugs({ text: 'hotel transfer' })).toEqual([])
  await addPickups(db)
  await db.raw('update search_versions set version = version + 1')
  expect((await slugs({ text: 'hotel transfer' })).toSorted()).toEqual(['dinner', 'dunes'])
  expect(await slugs({ text: 'الاصطحاب من الفندق' }, 'ar')).toContain('dunes')
})

describe('a filter', () => {
  it.each<[string, Partial<SearchQueryInput>, string[]]>([
    ['city', { city: 'lisbon' }, ['offer', 'tram']],
    ['a city that nobody knows', { city: 'atlantis' }, []],
    ['one category', { categories: 'cruises' }, ['dinner', 'yacht']],
    ['either category', { categories: 'cruises,city-tours' }, ['dinner', 'offer', 'tram', 'yacht']],
    ['a category that nobody knows', { categories: 'nothing' }, []],
    ['price from', { priceFrom: 189 }, ['dinner', 'dunes', 'yacht']],
    ['price to', { priceTo: 189 }, ['dinner', 'tram']],
    ['price between', { priceFrom: 189, priceTo: 300 }, ['dinner', 'dunes']],
    ['short', { duration: 'up-to-1h' }, ['tram']],
    ['up to four hours, the fourth included', { duration: '1h-to-4h' }, ['dinner', 'dunes']],
    ['more than a day', { duration: ['over-1d', 'up-to-1h'] }, ['tram', 'yacht']],
    ['ages', { ages: '4-11' }, ['tram']],
    ['ages that are admitted from the first to the last', { ages: '12-17' }, ['dunes', 'tram']],
    ['ages that are admitted in part alone', { ages: '65-up' }, ['tram']],
    ['several ages, all of which are admitted', { ages: '4-11,12-17' }, ['tram']],
    ['morning', { time: 'morning' }, ['dunes', 'yacht']],
    ['evening or afternoon', { time: 'evening,afternoon' }, ['dinner', 'tram', 'yacht']],
    ['the length of a boat, both ends of a bucket included', { lengths: '10-15' }, ['dinner']],
    ['the length of a boat, from that on as well', { lengths: '15-20' }, ['dinner']],
    ['the shortest boat of several', { lengths: '0-10' }, ['yacht']],
    ['the longest boat of several', { lengths: '20-up,15-20' }, ['dinner', 'yacht']],
    ['labels', { labels: 'small-group' }, ['dunes']],
    ['a pickup that is included', { labels: 'pickup-included' }, ['dunes']],
    ['occasions', { occasions: 'birthday' }, ['dinner', 'dunes']],
    ['languages', { languages: 'ru,ar' }, ['dinner', 'dunes']],
    ['guests', { guests: 7 }, ['dinner', 'offer', 'tram', 'yacht']],
    ['more guests', { guests: 41 }, ['offer']],
    [
      'several together',
      { categories: 'adventure', languages: 'ar', priceTo: 400, text: 'desert' },
      ['dunes'],
    ],
    ['several that exclude each other', { categories: 'cruises', labels: 'small-group' }, []],
  ])('by %s', async (_name, query, found) => {
    expect((await slugs(query)).toSorted()).toEqual(found)
  })

  it('keeps to the storefront’s supplier', async () => {
    const supplierId = (await idsOf('suppliers', 'atlantic-hours'))[0]
    expect((await slugs({}, 'en', supplierId)).toSorted()).toEqual(['offer', 'tram'])
    expect(await slugs({ text: 'tram' }, 'en', supplierId)).toEqual(['tram'])
    expect(await slugs({ text: 'yacht' }, 'en', supplierId)).toEqual([])
  })

  it('by stars is at least so many on average', async () => {
    const { db } = database
    const rated = await idsOf('experiences', 'dinner', 'dunes')
    await db.raw(`
      insert into reviews (experience_id, author, rating, body, written_on)
      select e.id, 'Ada', rating, 'Good', '2026-11-01' from experiences e,
        unnest(case e.slug when 'dinner' then array[5, 5, 5, 4] when 'dunes' then array[4, 3] end) rating`)
    await db.transaction((trx) => refreshRatings(trx, rated))
    expect(await slugs({ stars: 4 })).toEqual(['dinner'])
    expect(await slugs({ stars: 5 })).toEqual([])
    const { facets, cards } = await search()
    expect(counts(facets.stars)).toEqual({ 1: 2, 2: 2, 3: 2, 4: 1, 5: 0 })
    expect(cards.find(({ slug }) => slug === 'dinner')?.rating).toEqual({ average: 4.75, count: 4 })
  })
})

describe('counts', () => {
  it('tell for each value what choosing it would leave, all other filters applied', async () => {
    const { facets, total } = await search({ categories: 'cruises', time: 'evening' })
    expect(total).toBe(1)
    expect(counts(facets.categories)).toEqual({ cruises: 1, 'city-tours': 1 })
    expect(counts(facets.time)).toEqual({ morning: 1, afternoon: 1, evening: 1, night: 0 })
    expect(counts(facets.languages)).toEqual({ en: 1, ru: 1 })
    expect(facets.price).toEqual({ from: 189, to: 189, currency: 'AED' })
  })

  it('offer no age for experiences that state none, also where they were packed with every age before', async () => {
    const unstated = async () => counts((await search({ categories: 'cruises' })).facets.ages)
    const none = { '0-3': 0, '4-11': 0, '4-5': 0, '6-7': 0, '8-11': 0, '12-17': 0, '18-64': 0, '65-up': 0 }
    expect(await unstated()).toEqual(none)
    await database.db.raw(`update search_rows r set facets = set_byte(r.facets, 25, 31) from experiences e
       where e.id = r.experience_id and e.age_minimum is null`)
    await repackAges(database.db)
    expect(await unstated()).toEqual(none)
    expect(await slugs({ ages: '0-3' })).toEqual(['tram'])
  })

  it('of an age tell what asking for it as well would leave', async () => {
    const { facets, total } = await search({ ages: '12-17' })
    expect(total).toBe(2)
    expect(facets.ages.map(({ value }) => value)).toEqual([
      '0-3',
      '4-11',
      '4-5',
      '6-7',
      '8-11',
      '12-17',
      '18-64',
      '65-up',
    ])
    expect(counts(facets.ages)).toEqual({
      '0-3': 1,
      '4-11': 1,
      '4-5': 1,
      '6-7': 1,
      '8-11': 1,
      '12-17': 2,
      '18-64': 2,
      '65-up': 1,
    })
  })

  it('are of whole age groups, also where ages were packed by a part of them before', async () => {
    await database.db.raw(`update search_rows r set facets = set_byte(r.facets, 25, 28) from experiences e
       where e.id = r.experience_id and e.slug = 'dunes'`)
    await packWholeAges(database.db)
    expect(await slugs({ ages: '65-up' })).toEqual(['tram'])
    expect((await slugs({ ages: '12-17,18-64' })).toSorted()).toEqual(['dunes', 'tram'])
  })

  it('are of the ages of children, also where records were packed before there were so many', async () => {
    const { db } = database
    await db.raw('update search_rows set facets = set_byte(facets, 25, get_byte(facets, 25) & 31)')
    expect(await slugs({ ages: '8-11' })).toEqual([])
    await packAgesOfChildren(db)
    expect(await slugs({ ages: '8-11' })).toEqual(['tram'])
  })

  it('count an included pickup among the labels, whose listing does not write it there', async () => {
    const { facets } = await search()
    expect(counts(facets.labels)).toMatchObject({ 'small-group': 1, 'pickup-included': 1 })
  })

  it('keep a chosen value that leaves nothing, so that it can be taken off', async () => {
    const { facets } = await search({ labels: 'small-group', categories: 'cruises' })
    expect(facets.labels).toContainEqual({ value: 'small-group', count: 0 })
  })

  it('name categories in the reader’s language, those with most first', async () => {
    const { facets } = await search({}, 'ru')
    expect(facets.categories.map(({ label }) => label)).toEqual(['Adventure', 'City tours', 'Круизы'])
  })

  it('name destinations in the reader’s language, those with most first, and narrow by them', async () => {
    const { facets, total } = await search({}, 'ru')
    expect(facets.destinations.map(({ label }) => label)).toEqual(['Дубай', 'Lisbon'])
    expect(facets.destinations.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const lisbon = await search({ destinations: 'lisbon' })
    expect(lisbon.total).toBe(counts(facets.destinations)['lisbon'])
    expect(lisbon.cards.every(({ destination }) => destination.slug === 'lisbon')).toBe(true)
    expect(lisbon.facets.destinations).toEqual((await search()).facets.destinations)
    expect((await search({ destinations: 'dubai,lisbon' })).total).toBe(total)
    expect((await search({ city: 'dubai' })).facets.destinations).toEqual([])
    expect((await search({ destinations: 'nowhere' })).total).toBe(0)
  })

  it('tell the lengths of boats in their order, and nothing where no result states one', async () => {
    const { facets } = await search({ lengths: '20-up' })
    expect(facets.lengths).toEqual([
      { value: '0-10', label: '0–10 m', count: 1 },
      { value: '10-15', label: '10–15 m', count: 1 },
      { value: '15-20', label: '15–20 m', count: 1 },
      { value: '20-up', label: '20 m +', count: 1 },
    ])
    expect((await search({ categories: 'city-tours' })).facets.lengths).toBeUndefined()
    // a chosen one stays, or it could not be taken off again
    expect((await search({ categories: 'city-tours', lengths: '20-up' })).facets.lengths).toEqual([
      { value: '20-up', label: '20 m +', count: 0 },
    ])
  })

  it('do not narrow the price by the price', async () => {
    expect((await search({ priceTo: 200 })).facets.price).toEqual({ from: 84.99, to: 2500, currency: 'AED' })
  })

  it('are true at once after a listing has changed', async () => {
    expect((await search({ labels: 'new' })).total).toBe(0)
    await write([{ externalId: 'fresh', labels: ['new'], title: { en: 'Fresh' } }])
    expect((await search({ labels: 'new' })).total).toBe(1)
    await write([{ externalId: 'fresh', labels: ['new'], title: { en: 'Fresh' }, status: 'draft' }])
    expect((await search({ labels: 'new' })).total).toBe(0)
  })
})

describe('prices', () => {
  it('are told, sorted and filtered in the asked currency', async () => {
    const reply = await search({ currency: 'EUR', sort: 'price-low' })
    expect(reply.cards.map(({ slug, from }) => [slug, from?.price])).toEqual([
      ['tram', { amount: 2000, currency: 'EUR' }],
      ['dinner', { amount: 4447, currency: 'EUR' }],
      ['dunes', { amount: 7059, currency: 'EUR' }],
      ['yacht', { amount: 58_829, currency: 'EUR' }],
      ['offer', undefined],
    ])
    expect(await slugs({ currency: 'EUR', sort: 'price-high' })).toEqual([
      'yacht',
      'dunes',
      'dinner',
      'tram',
      'offer',
    ])
    expect(await slugs({ currency: 'EUR', priceFrom: 44.47, priceTo: 44.47 })).toEqual(['dinner'])
    expect(reply.facets.price).toEqual({ from: 20, to: 588.29, currency: 'EUR' })
  })

  it('that narrow a list mean the same where it is opened in another currency', async () => {
    const asked = { priceFrom: 40, priceTo: 45, priceCurrency: 'EUR' }
    expect(await slugs({ ...asked, currency: 'EUR' })).toEqual(['dinner'])
    expect(await slugs({ ...asked, currency: 'AED' })).toEqual(['dinner'])
    const { query } = await search({ ...asked, currency: 'AED' })
    expect(query).toMatchObject({ priceFrom: 169, priceTo: 192, priceCurrency: 'AED' })
    // what has no rate cannot be compared
    expect((await search({ ...asked, priceCurrency: 'XTS' })).total).toBe((await search()).total)
  })

  it('follow the minor units of the currency', async () => {
    const yen = await search({ currency: 'JPY', text: 'tram' })
    expect(yen.cards[0]?.from?.price).toEqual({ amount: 3527, currency: 'JPY' })
    expect(yen.facets.price).toEqual({ from: 3527, to: 3527, currency: 'JPY' })
    const dinars = await search({ currency: 'KWD', text: 'tram' })
    // the network takes no more than two of the three decimals
    expect(dinars.cards[0]?.from?.price).toEqual({ amount: 7100, currency: 'KWD' })
  })
})

describe('a reply', () => {
  it('says which place and which category it is about', async () => {
    expect(await search({ city: 'dubai', categories: 'cruises' }, 'ru')).toMatchObject({
      destination: {
        slug: 'dubai',
        name: 'Дубай',
        countryCode: 'AE',
        intro: 'Sand and glass.',
        introInEnglish: true,
      },
      category: { slug: 'cruises', name: 'Круизы' },
    })
    expect((await search({ categories: 'cruises,adventure' })).category).toBeUndefined()
  })

  it('introduces a category of the marketplace, and not of a supplier, who sells a part of it', async () => {
    const supplierId = (await idsOf('suppliers', 'atlantic-hours'))[0]
    await database
      .db('categories')
      .where({ slug: 'cruises' })
      .update({ intro: { en: 'Dhows and yachts.' } })
    expect((await search({ categories: 'cruises' })).category?.intro).toBe('Dhows and yachts.')
    expect((await search({ categories: 'cruises' }, 'en', supplierId)).category).toEqual({
      slug: 'cruises',
      name: 'Cruises',
    })
  })

  it('has the whole card', async () => {
    const [card] = (await search({ text: 'dunes' }, 'ar')).cards
    expect(card).toMatchObject({
      slug: 'dunes',
      title: 'الكثبان الحمراء عند الشروق',
      destination: { slug: 'dubai', name: 'دبي', countryCode: 'AE' },
      category: { slug: 'adventure', name: 'Adventure' },
      duration: { unit: 'HOURS', minimum: 4 },
      from: { price: { amount: 30_000, currency: 'AED' }, unit: 'ADULT', basis: 'PERSON' },
      labels: ['bestseller', 'small-group'],
      freeCancellation: true,
      instantConfirmation: true,
      negotiation: 'NEVER',
    })
    expect(card?.confirmedOnRequest).toBeUndefined()
    expect(card?.picture.src).toMatch(/^\/_image\/w_640,h_480\/poster\//)
  })

  it('says on a card that the supplier confirms, but not where only offers are made', async () => {
    await write([
      { externalId: 'asked', title: { en: 'Asked sloop' }, confirmation: 'ON_REQUEST' },
      {
        externalId: 'offered',
        title: { en: 'Offered sloop' },
        confirmation: 'ON_REQUEST',
        negotiation: 'ONLY',
        options: [],
      },
    ])
    const { cards } = await search({ text: 'sloop' })
    expect(Object.fromEntries(cards.map((card) => [card.title, card.confirmedOnRequest]))).toEqual({
      'Asked sloop': true,
      'Offered sloop': undefined,
    })
  })
})

describe('pages', () => {
  it('neither repeat nor skip, in every order, with and without a memory', async () => {
    await write(
      Array.from({ length: 60 }, (_, index) => ({
        externalId: `many-${index}`,
        title: { en: `Crowd number ${index}` },
        options: [buildOption({ units: price(String(100 + (index % 3))) })],
      })),
    )
    for (const sort of ['recommended', 'price-low', 'price-high', 'rating'] as const) {
      const seen: string[] = []
      let page: number | undefined = 1
      while (page) {
        const reply: SearchReply = await search({ text: 'crowd', sort, page })
        expect(reply.total).toBe(60)
        seen.push(...reply.cards.map(({ slug }) => slug))
        page = reply.nextPage
      }
      expect(seen).toHaveLength(60)
      expect(new Set(seen).size).toBe(60)
    }
    const grown = await search({ text: 'crowd', pages: 2 })
    expect(grown.cards.map(({ slug }) => slug)).toEqual([
      ...(await search({ text: 'crowd' })).cards.map(({ slug }) => slug),
      ...(await search({ text: 'crowd', page: 2 })).cards.map(({ slug }) => slug),
    ])
    expect(grown.nextPage).toBe(3)
    expect((await search({ text: 'crowd', pages: 10 })).nextPage).toBeUndefined()
    expect(await search({ text: 'crowd', page: 9 })).toMatchObject({
      total: 60,
      cards: [],
      nextPage: undefined,
    })
  })
})
