import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Listing, ListingInput } from '../../contract/listing.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { upsertListing, upsertListings } from './upsert-listing.ts'
import type { ListingDeps, ListingOutcome, UpsertOptions } from './upsert-listing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: ListingDeps
const now = Temporal.Instant.from('2026-11-21T08:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  deps = { db: database.db, clock: { now: () => now } }
})
beforeEach(async () => {
  await database.db.raw(
    'truncate suppliers, categories, destinations, currency_rates restart identity cascade',
  )
  await seedReference(database.db)
})
afterAll(() => database.close())

const query = async <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => {
  const { rows } = await database.db.raw<{ rows: Row[] }>(sql, bindings as string[])
  return rows
}
const only = async <Row>(sql: string, bindings: unknown[] = []): Promise<Row> => {
  const [row] = await query<Row>(sql, bindings)
  if (!row) throw new Error(`no row: ${sql}`)
  return row
}
const codesOf = (outcome: ListingOutcome) =>
  outcome.outcome === 'refused'
    ? outcome.refusals.map(({ field, code }) => `${field} ${code}`)
    : [outcome.outcome]
const codes = async (listing: Listing, options?: UpsertOptions) =>
  codesOf(await upsertListing(deps, listing, options))
const slugOfStored = async (listing: Listing) => {
  const outcome = await upsertListing(deps, listing)
  return 'slug' in outcome ? outcome.slug : codesOf(outcome)
}

describe('a listing that comes again', () => {
  it('is created, then unchanged, then updated, and keeps its id', async () => {
    const first = await upsertListing(deps, buildListing())
    const again = await upsertListing(deps, buildListing())
    const changed = await upsertListing(deps, buildListing({ summary: { en: 'By the creek.' } }))
    expect([first.outcome, again.outcome, changed.outcome]).toEqual(['created', 'unchanged', 'updated'])
    expect(new Set([first, again, changed].map((o) => 'experienceId' in o && o.experienceId)).size).toBe(1)
  })

  it('does not write an unchanged row', async () => {
    await upsertListing(deps, buildListing())
    const before = await query('select ctid, xmin, * from experiences')
    await upsertListing(deps, buildListing())
    expect(await query('select ctid, xmin, * from experiences')).toEqual(before)
  })

  it('may come twice in one call: the later one wins', async () => {
    const outcomes = await upsertListings(deps, [
      buildListing(),
      buildListing({ title: { en: 'Supper on a dhow' } }),
    ])
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'updated'])
    expect(await only(`select title ->> 'en' title from experiences`)).toEqual({ title: 'Supper on a dhow' })
  })

  it('keeps an option that was left out, not offered, and offers it again when it comes back', async () => {
    const two = [buildOption(), buildOption({ id: 'lower-deck', title: { en: 'Lower deck' } })]
    const offered = () =>
      query<{ code: string; offered: boolean }>('select code, offered from options order by code')
    await upsertListing(deps, buildListing({ options: two }))
    await upsertListing(deps, buildListing())
    expect(await offered()).toEqual([
      { code: 'lower-deck', offered: false },
      { code: 'upper-deck', offered: true },
    ])
    await upsertListing(deps, buildListing({ options: two }))
    expect((await offered()).map((option) => option.offered)).toEqual([true, true])
  })

  it('keeps which options an entry of its lists is of, by its place once empty ones are gone', async () => {
    const options = ['upper-deck']
    const listing = buildListing({
      includes: { en: ['Cruise', '<br>', 'Dinner'] },
      entriesOf: [
        { list: 'includes', entry: 1, options },
        { list: 'includes', entry: 2, options },
      ],
    })
    const stored = () => only('select entries_of "entriesOf" from experiences')
    await upsertListing(deps, listing)
    expect(await stored()).toEqual({ entriesOf: [{ list: 'includes', entry: 1, options }] })
    await upsertListing(deps, buildListing())
    expect(await stored()).toEqual({ entriesOf: [] })
  })

  it('changes nothing in a dry run, and says what it would', async () => {
    expect(await codes(buildListing(), { dryRun: true })).toEqual(['created'])
    expect(await query('select from experiences')).toEqual([])
  })
})

describe('rows of one call', () => {
  it('stand or fall alone', async () => {
    const outcomes = await upsertListings(deps, [
      buildListing({ externalId: 'a' }),
      buildListing({ externalId: 'b', supplier: 'nobody' }),
      buildListing({ externalId: 'c' }),
    ])
    expect(outcomes.map(codesOf)).toEqual([['created'], ['supplier supplier_unknown'], ['created']])
    expect(outcomes.map(({ externalId }) => externalId)).toEqual(['a', 'b', 'c'])
    expect(await query('select external_id from experiences order by 1')).toHaveLength(2)
  })

  it('survive one that only the tables refuse', async () => {
    await database.db.raw(`alter table experiences add constraint no_thirteen check (external_id <> 'e13')`)
    try {
      const outcomes = await upsertListings(
        deps,
        Array.from({ length: 30 }, (_, n) => buildListing({ externalId: `e${n}` })),
      )
      expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(29)
      const reason = expect.stringMatching(/^the database does not take it: new row/) as string
      expect(outcomes[13]).toMatchObject({ refusals: [{ code: 'not_storable', reason }] })
      expect(await only('select count(*) n from experiences')).toEqual({ n: 29 })
    } finally {
      await database.db.raw('alter table experiences drop constraint no_thirteen')
    }
  })

  it('do not get in each other’s way when two writers come at once', async () => {
    const batch = (from: string) =>
      Array.from({ length: 40 }, (_, n) => buildListing({ externalId: `${from}${n}` }))
    const outcomes = await Promise.all(['a', 'b', 'c'].map((from) => upsertListings(deps, batch(from))))
    expect(new Set(outcomes.flat().map(({ outcome }) => outcome))).toEqual(new Set(['created']))
    expect(await only('select count(distinct slug) n from experiences')).toEqual({ n: 120 })
  })
})

describe('the address', () => {
  it('comes from the English title in any script, and collisions get the city, then a number', async () => {
    const titled = (externalId: string, en: string) => buildListing({ externalId, title: { en } })
    expect(await slugOfStored(titled('1', 'Café & “Gün” in İstanbul’s Łódź'))).toBe(
      'cafe-and-gun-in-istanbuls-lodz',
    )
    expect(await slugOfStored(titled('2', '東京タワー'))).toBe('dongjingtawa')
    expect(await slugOfStored(titled('3', 'Dinner'))).toBe('dinner')
    expect(await slugOfStored(titled('4', 'Dinner!'))).toBe('dinner-dubai')
    const many = await upsertListings(
      deps,
      Array.from({ length: 12 }, (_, n) => titled(`n${n}`, 'Dinner')),
    )
    expect(many.map((outcome) => 'slug' in outcome && outcome.slug)).toEqual(
      Array.from({ length: 12 }, (_, n) => `dinner-dubai-${n + 2}`),
    )
    expect(await slugOfStored(titled('6', '???'))).toBe('experience-6')
  })

  it('follows a new title, and the former one keeps leading to the experience', async () => {
    await upsertListing(deps, buildListing())
    expect(await slugOfStored(buildListing({ title: { en: 'Supper on a dhow' } }))).toBe('supper-on-a-dhow')
    const former = () => query('select slug from experience_former_slugs')
    expect(await former()).toEqual([{ slug: 'dinner-on-a-dhow' }])
    expect(await slugOfStored(buildListing({ externalId: 'other' }))).toBe('dinner-on-a-dhow-dubai')
    expect(await slugOfStored(buildListing())).toBe('dinner-on-a-dhow')
    expect(await former()).toEqual([{ slug: 'supper-on-a-dhow' }])
  })

  it('is the one that the listing asks for, unless it is another’s', async () => {
    expect(await slugOfStored(buildListing({ slug: 'creek' }))).toBe('creek')
    expect(await codes(buildListing({ externalId: 'other', slug: 'creek' }))).toEqual(['slug slug_taken'])
  })
})

describe('what a listing cannot say', () => {
  const option = (overrides: Parameters<typeof buildOption>[0]) => ({ options: [buildOption(overrides)] })
  const unit = (overrides: object) => option({ units: [{ id: 'ADULT', price: '100', ...overrides }] })
  const boat = {
    priceBasis: 'ITEM',
    ...option({ units: [{ id: 'ITEM', price: '500', guests: 8 }], capacity: 1 }),
  } as const

  const refused: [promise: string, listing: Parameters<typeof buildListing>[0], expected: string[]][] = [
    ['an unknown supplier', { supplier: 'nobody' }, ['supplier supplier_unknown']],
    ['an unknown category', { categories: ['cruises', 'caves'] }, ['categories.1 category_unknown']],
    ['an unknown destination', { destination: 'atlantis' }, ['destination destination_unknown']],
    ['half a pair of coordinates', { longitude: undefined }, ['longitude coordinates_incomplete']],
    ['null island', { latitude: 0, longitude: 0 }, ['latitude coordinates_impossible']],
    ['coordinates far from the city', { latitude: 55.3, longitude: 25.2 }, ['latitude coordinates_far']],
    ['an unknown zone', { timeZone: 'Europe/Atlantis' }, ['timeZone time_zone_unknown']],
    ['an offset for a zone', { timeZone: '+04:00' }, ['timeZone time_zone_unknown']],
    ['no currency', { currency: undefined }, ['currency currency_missing']],
    ['a currency that is none', { currency: 'XXX' }, ['currency currency_unknown']],
    ['a currency without a rate', { currency: 'NOK' }, ['currency currency_without_rate']],
    [
      'decimals that a currency has not',
      { currency: 'JPY', ...unit({ price: '10.5' }) },
      ['options.0.units.0.price price_decimals'],
    ],
    [
      'a reduction that is none',
      unit({ originalPrice: '100' }),
      ['options.0.units.0.originalPrice original_price_not_higher'],
    ],
    [
      'a sum for each item where there are none',
      option({ payThere: { amount: '300', per: 'ITEM', kind: 'DEPOSIT' } }),
      ['options.0.payThere.per unit_of_other_basis'],
    ],
    [
      'a sum to pay there in a currency that is none, with too many decimals, or of nothing',
      {
        options: (
          [
            ['1', 'XXX'],
            ['1.5', 'JPY'],
            ['0', 'EUR'],
          ] as const
        ).map(([amount, currency], index) =>
          buildOption({
            id: `option-${index}`,
            payThere: { amount, currency, per: 'BOOKING', kind: 'FEE' },
          }),
        ),
      },
      [
        'options.0.payThere.currency currency_unknown',
        'options.1.payThere.amount price_decimals',
        'options.2.payThere.amount pay_there_nothing',
      ],
    ],
    ['only prices of nothing', unit({ price: '0' }), ['options price_missing']],
    ['no option', { options: [] }, ['options price_missing']],
    ['options beside negotiation only', { negotiation: 'ONLY' }, ['options negotiation_with_options']],
    [
      'the same unit twice',
      option({
        units: [
          { id: 'ADULT', price: '1' },
          { id: 'ADULT', price: '2' },
        ],
      }),
      ['options.0.units.1.id id_repeated'],
    ],
    [
      'a pickup of an option that is not there',
      { pickups: [{ id: 'quay', name: { en: 'Quay' }, minutesBefore: 0, options: ['upper'] }] },
      ['pickups.0.options option_unknown'],
    ],
    [
      'an entry that its list does not have, one named twice, and one of an option that is not there',
      {
        includes: { en: ['Dinner', '<br>'] },
        entriesOf: [
          { list: 'includes', entry: 0, options: ['upper-deck'] },
          { list: 'includes', entry: 0, options: ['upper-deck'] },
          { list: 'includes', entry: 2, options: ['upper-deck'] },
          { list: 'whatToBring', entry: 0, options: ['upper-deck', 'hold'] },
        ],
      },
      [
        'entriesOf.1.entry entry_repeated',
        'entriesOf.2.entry entry_unknown',
        'entriesOf.3.entry entry_unknown',
        'entriesOf.3.options option_unknown',
      ],
    ],
    [
      'an extra for each guest that is for four',
      {
        extras: [{ id: 'car', title: { en: 'Car' }, price: '10', per: 'PERSON', guests: 4 }],
      },
      ['extras.0.guests extra_guests'],
    ],
    [
      'an extra for each guest that is at most one for each',
      {
        extras: [
          { id: 'photos', title: { en: 'Photos' }, price: '10', per: 'PERSON', atMost: 'GUESTS' },
          { id: 'car', title: { en: 'Car' }, price: '10', guests: 4, atMost: 'GUESTS' },
        ],
      },
      ['extras.0.atMost extra_at_most', 'extras.1.atMost extra_at_most'],
    ],
    [
      'an extra that lengthens what is hired by the hour',
      {
        priceBasis: 'ITEM',
        pricePeriod: 'HOUR',
        options: [buildOption({ units: [{ id: 'ITEM', price: '10', guests: 4 }] })],
        extras: [{ id: 'hour', title: { en: 'One more hour' }, price: '10', addsMinutes: 60 }],
      },
      ['extras.0.addsMinutes extra_time'],
    ],
    ['the same option twice', { options: [buildOption(), buildOption()] }, ['options.1.id id_repeated']],
    [
      'an item priced per person',
      option({ units: [{ id: 'ITEM', price: '1' }] }),
      ['options.0.units.0.id unit_of_other_basis'],
    ],
    ['a person priced as an item', { ...boat, ...unit({}) }, ['options.0.units.0.id unit_of_other_basis']],
    [
      'an item of unknown size',
      { ...boat, ...option({ units: [{ id: 'ITEM', price: '1' }] }) },
      ['options.0.units.0.guests guests_missing'],
    ],
    ['a price per hour for a person', { pricePeriod: 'HOUR' }, ['pricePeriod period_without_item']],
    [
      'periods without a period',
      { ...boat, periods: { minimum: 1, maximum: 2 } },
      ['periods periods_without_period'],
    ],
    [
      'a season that ends before it begins',
      option({ schedule: [{ startTimes: ['09:00'], from: '2027-04-01', to: '2027-03-01' }] }),
      ['options.0.schedule.0.to season_reversed'],
    ],
    [
      'a group larger than the boat',
      unit({ places: 41 }),
      ['options.0.units.0.places places_exceed_capacity'],
    ],
    [
      'a ticket for whom the option does not sell',
      option({ units: [{ id: 'FAMILY', price: '9', places: 2, covers: { ADULT: 2 } }] }),
      ['options.0.units.0.covers covers_unknown'],
    ],
    [
      'a ticket that takes other places than those whom it covers',
      option({
        units: [
          { id: 'ADULT', price: '5' },
          { id: 'FAMILY', price: '9', places: 4, covers: { ADULT: 2 } },
        ],
      }),
      ['options.0.units.1.covers covers_other_places'],
    ],
    [
      'a group discount on boats',
      {
        ...boat,
        ...option({
          units: [{ id: 'ITEM', price: '1', guests: 4 }],
          groupDiscounts: [{ guests: 2, percent: 5 }],
        }),
      },
      ['options.0.groupDiscounts group_discount_of_items'],
    ],
    [
      'a larger group that saves less',
      option({
        groupDiscounts: [
          { guests: 8, percent: 10 },
          { guests: 20, percent: 5 },
        ],
      }),
      ['options.0.groupDiscounts.1 group_discount_order'],
    ],
    ['ages upside down', { ages: { minimum: 18, maximum: 4 } }, ['ages.maximum range_reversed']],
    ['an unknown length', { duration: undefined }, ['options.0.durationMinutes duration_missing']],
    [
      'a free cancellation without its time',
      { cancellation: { kind: 'FREE', steps: [] } },
      ['cancellation.steps cancellation_steps'],
    ],
    [
      'a price without a cancellation policy',
      { cancellation: undefined },
      ['cancellation cancellation_missing'],
    ],
    ['a title that is only markup', { title: { en: '<b></b>' } }, ['title.en text_empty']],
    ['a title that nobody can see', { title: { en: '\u200B\u00AD' } }, ['title.en text_empty']],
    [
      'a picture from elsewhere without encryption',
      { pictures: [{ source: 'http://example.com/a.jpg' }] },
      ['pictures.0.source picture_source'],
    ],
    [
      'a picture outside the media folder',
      { pictures: [{ source: '../secret.png' }] },
      ['pictures.0.source picture_source'],
    ],
    [
      'neither place nor coordinates',
      { destination: undefined, latitude: undefined, longitude: undefined },
      ['destination destination_missing'],
    ],
  ]
  it.each(refused)('%s', async (_, overrides, expected) => {
    expect(await codes(buildListing(overrides))).toEqual(expected)
    expect(await query('select from experiences')).toEqual([])
  })

  it('says every reason at once, in words', async () => {
    const outcome = await upsertListing(deps, buildListing({ currency: 'ZZZ', timeZone: 'Mars/Olympus' }))
    expect(outcome.outcome === 'refused' && outcome.refusals.map(({ reason }) => reason)).toEqual([
      '"Mars/Olympus" is not a zone of the IANA database, such as Europe/Lisbon',
      'ZZZ is not an active ISO 4217 currency',
    ])
  })

  it('says what to do about what the catalogue does not know yet', async () => {
    const unknown = { supplier: 'nobody', categories: ['caves'], destination: 'atlantis', currency: 'NOK' }
    const outcome = await upsertListing(deps, buildListing(unknown))
    expect(outcome.outcome === 'refused' && outcome.refusals.map(({ reason }) => reason)).toEqual([
      'there is no supplier "nobody": npm run suppliers lists them',
      'there is no category "caves": --make-categories makes it',
      'there is no destination "atlantis": without one, the city nearest to the coordinates is taken, and made if it is new',
      'no exchange rate is known for NOK, so it cannot be sold in: npm run rates sets one',
    ])
    const far = { destination: undefined, latitude: -48.9, longitude: -123.4 }
    const lost = await upsertListing(deps, buildListing(far))
    expect(lost.outcome === 'refused' && lost.refusals[0]?.reason).toContain(
      'name a destination, or look for',
    )
  })

  it('makes an unknown category when told to', async () => {
    expect(await codes(buildListing({ categories: ['night-walks'] }), { makeCategories: true })).toEqual([
      'created',
    ])
    expect(await only(`select name from categories where slug = 'night-walks'`)).toEqual({
      name: { en: 'Night walks' },
    })
  })

  it('makes none for a listing that it refuses', async () => {
    const listing = buildListing({ categories: ['night-walks'], timeZone: 'Mars/Olympus' })
    expect(await codes(listing, { makeCategories: true })).toEqual(['timeZone time_zone_unknown'])
    expect(await query(`select from categories where slug = 'night-walks'`)).toEqual([])
  })
})

describe('the place', () => {
  it('is the nearest destination within the radius when the listing names none', async () => {
    const nowhere = { destination: undefined, latitude: 25.4, longitude: 55.5 }
    expect(await codes(buildListing(nowhere))).toEqual(['created'])
    expect(
      await only(
        `select d.slug, e.time_zone from experiences e join destinations d on d.id = e.destination_id`,
      ),
    ).toEqual({ slug: 'dubai', time_zone: 'Asia/Dubai' })
    expect(await codes(buildListing({ ...nowhere, externalId: 'far', latitude: 10 }))).toEqual([
      'latitude city_too_far',
    ])
  })
})

describe('texts', () => {
  it('are stored without HTML, control characters and overrides, with their Markdown', async () => {
    await upsertListing(
      deps,
      buildListing({
        title: {
          en: '  Sail &amp; <b>dine</b>\u0000 on\u202E a\n dhow',
          ar: 'عشاء <script>alert(1)</script>على متن',
        },
        overview: {
          en: '<p>Two **hours**.</p><p>1 < 2 & 3 &lt;img src=x onerror=alert(1)&gt;</p>\r\n[x](javascript:alert(1)) <https://dhow.example>',
        },
        highlights: { en: ['<i>Creek</i>', '<br>'] },
      }),
    )
    expect(await only('select title, overview, highlights from experiences')).toEqual({
      title: { en: 'Sail & dine on a dhow', ar: 'عشاء على متن' },
      overview: { en: 'Two **hours**.\n\n1 < 2 & 3\n\n[x](#) https://dhow.example' },
      highlights: { en: ['Creek'] },
    })
  })
})

describe('what is paid at the place', () => {
  const keptFor = async (currency?: string) => {
    const payThere = { amount: '12.50', per: 'PERSON', kind: 'FEE', currency } as const
    await upsertListing(deps, buildListing({ options: [buildOption({ payThere })] }))
    return (await only<{ pay_there: unknown }>('select pay_there from options')).pay_there
  }

  it('is kept in its own currency, else in that of the listing', async () => {
    expect(await keptFor('KWD')).toEqual({
      kind: 'FEE',
      per: 'PERSON',
      amount: { amount: 12_500, currency: 'KWD' },
    })
    expect(await keptFor()).toMatchObject({ amount: { amount: 1250, currency: buildListing({}).currency } })
    await upsertListing(deps, buildListing({ options: [buildOption({})] }))
    expect(await only('select pay_there from options')).toEqual({ pay_there: null })
  })
})

describe('derived columns', () => {
  const derived = () =>
    only<Record<string, unknown>>(
      `select from_price, from_original_price, from_unit, from_price_dollars, parts_of_day, most_guests, free_cancellation,
         duration_minutes, open_from, open_days::text, near_closing, recommended from experiences`,
    )

  it('say from which price, for whom, and in dollars', async () => {
    await upsertListing(
      deps,
      buildListing({
        options: [
          buildOption({
            units: [
              { id: 'ADULT', price: '189', originalPrice: '220' },
              { id: 'CHILD', price: '99' },
              { id: 'INFANT', price: '0', places: 0 },
              { id: 'FAMILY', price: '150', places: 4 },
            ],
          }),
        ],
      }),
    )
    expect(await derived()).toMatchObject({
      from_price: 18_900,
      from_original_price: 22_000,
      from_unit: 'ADULT',
      from_price_dollars: 5146,
      most_guests: 40,
      free_cancellation: true,
      duration_minutes: 120,
      parts_of_day: ['evening'],
    })
  })

  it.each([
    ['JPY', '15240', 15_240, 10_000],
    ['KWD', '3.068', 3068, 1000],
  ])('count %s by its own exponent', async (currency, price, minor, dollars) => {
    await upsertListing(
      deps,
      buildListing({ currency, options: [buildOption({ units: [{ id: 'ADULT', price }] })] }),
    )
    expect(await derived()).toMatchObject({ from_price: minor, from_price_dollars: dollars })
  })

  it('count the guests of items', async () => {
    await upsertListing(
      deps,
      buildListing({
        priceBasis: 'ITEM',
        pricePeriod: 'HOUR',
        options: [buildOption({ capacity: 3, units: [{ id: 'ITEM', price: '500', guests: 8 }] })],
      }),
    )
    expect(await derived()).toMatchObject({ most_guests: 24, from_unit: 'ITEM' })
  })

  it('know the open days and, for the first of them, the minute in which booking closes', async () => {
    await upsertListing(
      deps,
      buildListing({
        expiresOn: '2026-12-01',
        options: [
          buildOption({
            schedule: [{ weekdays: [6, 7], startTimes: ['18:00', '20:30'] }],
            closedDays: ['2026-11-28'],
            cutoffMinutes: 90,
          }),
        ],
      }),
    )
    const row = await derived()
    // Saturday the 21st, Sunday the 22nd, and Sunday the 29th
    expect(row).toMatchObject({ open_from: '2026-11-21', open_days: '110000001'.padEnd(730, '0') })
    const closings = (row.near_closing as (Date | null)[]).map((closing) => closing?.toISOString() ?? null)
    expect(closings).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
      null,
      null,
      null,
      null,
      null,
      null,
      '2026-11-29T15:00:00.000Z',
      null,
    ])
  })

  it('keeps what the listing does not say as unknown, and what it denies as a no', async () => {
    const facts = `select pickup_included, drop_off_included, tour_guide, overnight, measures, cancellation,
      guides, route_profile, weather_plan, dress_code, house_notes, words from experiences`
    const silent: Partial<ListingInput> = {
      options: [],
      negotiation: 'ONLY',
      currency: undefined,
      cancellation: undefined,
    }
    await upsertListing(deps, buildListing(silent))
    expect(await query(facts)).toEqual([
      {
        pickup_included: null,
        drop_off_included: null,
        tour_guide: null,
        overnight: null,
        measures: null,
        cancellation: null,
        guides: null,
        route_profile: null,
        weather_plan: null,
        dress_code: null,
        house_notes: null,
        words: null,
      },
    ])
    await upsertListing(
      deps,
      buildListing({ ...silent, pickupIncluded: false, tourGuide: false, measures: { fuelIncluded: false } }),
    )
    expect(await query(facts)).toMatchObject([
      { pickup_included: false, tour_guide: false, overnight: null, measures: { fuelIncluded: false } },
    ])
  })

  it('recommend what can be booked at once above what must be asked for', async () => {
    await upsertListing(deps, buildListing())
    const { recommended } = await derived()
    await upsertListing(
      deps,
      buildListing({
        options: [],
        negotiation: 'ONLY',
        currency: undefined,
        confirmation: 'ON_REQUEST',
        cancellation: undefined,
      }),
    )
    expect((await derived()).recommended).toBeLessThan(recommended as number)
  })
})

describe('pools', () => {
  const pools = () =>
    query<{ resource: string | null; capacity: number; slot_minutes: number | null; options: number }>(
      `select p.resource, p.capacity, p.slot_minutes, count(o.id) "options" from pools p join options o on o.pool_id = p.id group by p.id order by p.id`,
    )
  const sharing = (externalId: string, startTimes: string[], capacity = 1) =>
    buildListing({
      externalId,
      options: [
        buildOption({
          resource: 'al-mansour',
          capacity,
          schedule: [{ startTimes }],
          units: [{ id: 'ADULT', price: '10' }],
        }),
      ],
    })

  it('are an option’s own, and follow its capacity', async () => {
    await upsertListing(deps, buildListing())
    await upsertListing(deps, buildListing({ options: [buildOption({ capacity: 30 })] }))
    expect(await pools()).toEqual([{ resource: null, capacity: 30, slot_minutes: null, options: 1 }])
  })

  it('are shared by the options that name one resource, in slots that fit them all', async () => {
    await upsertListings(deps, [sharing('a', ['09:00']), sharing('b', ['10:30'])])
    await upsertListing(deps, sharing('c', ['11:15']))
    expect(await pools()).toEqual([{ resource: 'al-mansour', capacity: 1, slot_minutes: 15, options: 3 }])
  })

  it('never shrink below what a departure has sold', async () => {
    await upsertListing(deps, buildListing())
    await database.db.raw(`insert into departures (pool_id, local_start, starts_at, capacity, sold)
      select id, '2099-01-01 20:30', '2099-01-01 16:30Z', 40, n from pools, (values (35)) v(n)`)
    await upsertListing(deps, buildListing({ options: [buildOption({ capacity: 20 })] }))
    expect(await only('select capacity, sold from departures')).toEqual({ capacity: 35, sold: 35 })
  })

  it('are not left by an option while places of them are sold', async () => {
    await upsertListing(deps, buildListing())
    await database.db.raw(
      `insert into departures (pool_id, local_start, starts_at, capacity, sold) select id, '2099-01-01 20:30', '2099-01-01 16:30Z', 40, 1 from pools`,
    )
    const moved = buildListing({ options: [buildOption({ resource: 'al-mansour' })] })
    expect(await codes(moved)).toEqual(['options.0.resource resource_in_use'])
    await database.db.raw('update departures set sold = 0')
    expect(await codes(moved)).toEqual(['updated'])
  })
})
