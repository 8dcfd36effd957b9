import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Selection } from '../contract/availability.ts'
import type { SelectionInput } from '../contract/availability.ts'
import type { Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { testDatabase } from '../testing/database.ts'
import { seedBookings } from '../testing/factories/booking.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import type { SeedExperience, SeededExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { findOption } from './availability.queries.ts'
import { takePlaces } from './ledger.ts'
import { quoteSelection } from './quote-selection.ts'
import { readCalendar } from './read-calendar.ts'
import { readDepartures } from './read-departures.ts'
import { readScarceDay } from './sold-out.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let shop: Shop
let deps: ReturnType<typeof buildDeps>
beforeAll(async () => {
  test = await testDatabase()
  db = test.db
  shop = await seedShop(db)
  deps = buildDeps(db)
})
afterAll(() => test.close())

const seed = (overrides: SeedExperience = {}) => seedExperience(db, shop, overrides)
const select = (experience: SeededExperience, overrides: Partial<SelectionInput> = {}) =>
  Selection.parse({
    experience: experience.slug,
    option: 'standard',
    start: '2026-12-01T09:00',
    units: { ADULT: 2 },
    ...overrides,
  })
const quote = (selection: ReturnType<typeof select>, currency = 'AED') =>
  quoteSelection(deps, { storefront: shop.storefront, currency, language: 'en' }, selection)
const calendar = (
  slug: string,
  overrides: { month?: string; guests?: number; periods?: number; currency?: string; option?: string } = {},
) => readCalendar(deps, shop.storefront, { slug, month: '2026-12', guests: 1, currency: 'AED', ...overrides })

async function fill(
  experience: SeededExperience,
  places: number,
  slots = ['2026-12-01T09:00'],
  minutes = 35,
) {
  const [bookingId = ''] = await seedBookings(db, shop, 1)
  const { poolId = 0 } = experience.options[0] ?? {}
  const now = deps.clock.now()
  const want = { bookingId, poolId, capacity: 10, timeZone: 'Asia/Dubai', slots, places }
  await db.transaction((trx) => takePlaces(trx, [want], { now, expiresAt: now.add({ minutes }) }))
}

describe('quoteSelection', () => {
  it('explains the price in lines that add up', async () => {
    const experience = await seed({
      extras: [
        { id: 'photos', price: 2_500 },
        { id: 'lunch', price: 4_000, per: 'PERSON' },
      ],
    })
    const reply = await quote(
      select(experience, { units: { ADULT: 2, CHILD: 1 }, extras: { photos: 1, lunch: 1 } }),
    )
    expect(reply).toMatchObject({
      outcome: 'available',
      end: '2026-12-01T11:00',
      remaining: 10,
      freeUntil: '2026-11-30T05:00:00Z',
      price: {
        total: { amount: 39_500, currency: 'AED' },
        lines: [
          { kind: 'unit', id: 'ADULT', quantity: 2, amount: { amount: 20_000 } },
          { kind: 'unit', id: 'CHILD', quantity: 1, amount: { amount: 5_000 } },
          { kind: 'extra', id: 'photos', quantity: 1, amount: { amount: 2_500 } },
          { kind: 'extra', id: 'lunch', quantity: 3, amount: { amount: 12_000 } },
        ],
      },
    })
  })

  it.each([
    // 33.33 AED = 9.075… USD = 2.784 KWD, charged in steps of 10 fils; = 1361 JPY
    ['AED', 3_333, 9_999],
    ['KWD', 2_780, 8_340],
    ['JPY', 1_361, 4_083],
    ['EUR', 726, 2_178],
  ])('converts a unit price once and multiplies it, in %s', async (currency, unitPrice, total) => {
    const experience = await seed({ options: [{ units: [{ id: 'ADULT', price: 3_333 }] }] })
    const reply = await quote(select(experience, { units: { ADULT: 3 } }), currency)
    expect(reply.price?.lines[0]?.unitPrice).toEqual({ amount: unitPrice, currency })
    expect(reply.price?.total).toEqual({ amount: total, currency })
    expect(reply.price?.exchange?.to).toBe(currency === 'AED' ? undefined : currency)
  })

  it('shows what it cost before a reduction', async () => {
    const experience = await seed({
      options: [{ units: [{ id: 'ADULT', price: 8_000, originalPrice: 10_000 }] }],
    })
    expect(await quote(select(experience))).toMatchObject({
      price: { total: { amount: 16_000 }, originalTotal: { amount: 20_000 } },
    })
  })

  it('prices a boat for each hour and says how many guests each carries', async () => {
    const boat = await seed({
      priceBasis: 'ITEM',
      pricePeriod: 'HOUR',
      periods: { minimum: 2, maximum: 8 },
      options: [{ capacity: 2, units: [{ id: 'ITEM', price: 50_000, guests: 8 }] }],
    })
    const hire = (overrides: Partial<SelectionInput>) =>
      quote(select(boat, { units: { ITEM: 1 }, guests: 8, periods: 3, ...overrides }))
    expect(await hire({})).toMatchObject({
      outcome: 'available',
      end: '2026-12-01T12:00',
      price: { total: { amount: 150_000 } },
    })
    expect(await hire({ guests: 9 })).toMatchObject({
      outcome: 'unavailable',
      fault: 'capacity-exceeded',
      limit: 8,
    })
    expect(await hire({ units: { ITEM: 2 }, guests: 16 })).toMatchObject({ outcome: 'available' })
    expect(await hire({ periods: 1 })).toMatchObject({ fault: 'periods-out-of-range', limit: 2 })
    expect(await hire({ periods: 9 })).toMatchObject({ fault: 'periods-out-of-range', limit: 8 })
  })

  it('hires by the hour no longer than until it closes', async () => {
    const boat = await seed({
      priceBasis: 'ITEM',
      pricePeriod: 'HOUR',
      periods: { minimum: 2, maximum: 8 },
      openingHours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '09:00', closes: '18:00' }],
      options: [
        {
          capacity: 1,
          schedule: [{ startTimes: ['09:00', '14:00', '17:00'] }],
          units: [{ id: 'ITEM', price: 50_000, guests: 8 }],
        },
      ],
    })
    const hire = (time: string, periods: number) =>
      quote(select(boat, { start: `2026-12-01T${time}`, units: { ITEM: 1 }, guests: 8, periods }))
    const reply = await readDepartures(deps, shop.storefront, { slug: boat.slug, date: '2026-12-01' })
    expect(reply.options[0]?.departures.map(({ time, mostPeriods }) => [time, mostPeriods])).toEqual([
      ['09:00', 9],
      ['14:00', 4],
      // what is sold for at least two hours is sold for two
      ['17:00', 2],
    ])
    expect(await hire('14:00', 4)).toMatchObject({
      outcome: 'available',
      price: { lines: [{ periods: 4, period: 'HOUR' }] },
    })
    expect(await hire('14:00', 5)).toMatchObject({ fault: 'periods-out-of-range', limit: 4 })
    expect(await hire('09:00', 9)).toMatchObject({ fault: 'periods-out-of-range', limit: 8 })
  })

  it('sells no longer than a place is left on each day or hour', async () => {
    const tent = await seed({
      priceBasis: 'ITEM',
      pricePeriod: 'NIGHT',
      periods: { minimum: 1, maximum: 5 },
      options: [
        {
          capacity: 1,
          schedule: [{ startTimes: ['16:00'] }],
          units: [{ id: 'ITEM', price: 50_000, guests: 2 }],
        },
      ],
    })
    await fill(tent, 1, ['2026-12-04T00:00'])
    const stay = (day: string, periods: number) =>
      quote(select(tent, { start: `${day}T16:00`, units: { ITEM: 1 }, guests: 2, periods }))
    const from = async (date: string) => {
      const { options } = await readDepartures(deps, shop.storefront, { slug: tent.slug, date })
      return options[0]?.departures.map(({ state, remaining, mostPeriods }) => [
        state,
        remaining,
        mostPeriods,
      ])
    }
    expect(await from('2026-12-02')).toEqual([['open', 1, 2]])
    expect(await from('2026-12-03')).toEqual([['open', 1, 1]])
    expect(await from('2026-12-04')).toEqual([['sold-out', 0, undefined]])
    expect(await from('2026-12-05')).toEqual([['open', 1, undefined]])
    expect(await stay('2026-12-02', 2)).toMatchObject({ outcome: 'available' })
    expect(await stay('2026-12-02', 4)).toMatchObject({ fault: 'periods-out-of-range', limit: 2 })
    expect(await stay('2026-12-04', 2)).toMatchObject({ fault: 'sold-out' })
  })

  it('names every fault with its limit', async () => {
    const experience = await seed({
      extras: [{ id: 'photos', price: 2_500, maximum: 2 }],
      options: [
        {
          closedDays: ['2026-12-25'],
          units: [
            { id: 'ADULT', price: 10_000, minimum: 1, maximum: 6 },
            { id: 'CHILD', price: 5_000 },
          ],
        },
        { offered: false },
        {
          units: [
            { id: 'ADULT', price: 100 },
            { id: 'CHILD', price: 50 },
          ],
        },
      ],
    })
    const faultOf = async (overrides: Partial<SelectionInput>) => {
      const reply = await quote(select(experience, overrides))
      return reply.outcome === 'unavailable' ? [reply.fault, reply.limit] : []
    }
    expect(await faultOf({ option: 'option-2' })).toEqual(['option-gone', undefined])
    expect(await faultOf({ option: 'nonsense' })).toEqual(['option-gone', undefined])
    expect(await faultOf({ start: '2026-12-01T10:00' })).toEqual(['not-running', undefined])
    expect(await faultOf({ start: '2026-12-25T09:00' })).toEqual(['not-running', undefined])
    expect(await faultOf({ start: '2026-11-20T09:00' })).toEqual(['past-cutoff', undefined])
    expect(await faultOf({ units: {} })).toEqual(['no-units', undefined])
    expect(await faultOf({ units: { CHILD: 1 } })).toEqual(['unit-minimum', 1])
    expect(await faultOf({ option: 'option-3', units: { CHILD: 1 } })).toEqual(['adult-required', undefined])
    expect(await faultOf({ units: { ADULT: 7 } })).toEqual(['unit-maximum', 6])
    expect(await faultOf({ units: { ADULT: 1, SENIOR: 1 } })).toEqual(['unit-maximum', 0])
    expect(await faultOf({ units: { ADULT: 6, CHILD: 5 } })).toEqual(['too-few-places', 10])
    expect(await faultOf({ extras: { unknown: 1 } })).toEqual(['extra-unknown', undefined])
    expect(await faultOf({ extras: { photos: 3 } })).toEqual(['extra-too-many', 2])
    expect(await faultOf({ pickup: { id: 'nowhere' } })).toEqual(['pickup-unknown', undefined])
    await fill(experience, 10)
    expect(await faultOf({})).toEqual(['sold-out', 0])
  })

  it('sells a pickup and an extra with the options that have them, and with no other', async () => {
    const experience = await seed({
      extras: [{ id: 'garden', price: 2_500, options: ['standard'] }],
      pickups: [{ id: 'station', minutesBefore: 20, options: ['standard'] }],
      options: [{}, {}],
    })
    const outcomeOf = async (overrides: Partial<SelectionInput>) => {
      const reply = await quote(select(experience, overrides))
      return reply.outcome === 'unavailable' ? reply.fault : reply.outcome
    }
    const [garden, station] = [{ extras: { garden: 1 } }, { pickup: { id: 'station' } }]
    expect(await outcomeOf({ ...garden, ...station })).toBe('available')
    expect(await outcomeOf({ ...garden, option: 'option-2' })).toBe('extra-unknown')
    expect(await outcomeOf({ ...station, option: 'option-2' })).toBe('pickup-unknown')
  })

  it('sells as many of an extra as all guests need, or none of it', async () => {
    const experience = await seed({
      extras: [{ id: 'car', price: 4_000, maximum: 2, guests: 4 }],
      options: [
        {
          capacity: 20,
          units: [
            { id: 'ADULT', price: 10_000 },
            { id: 'INFANT', price: 0, places: 0 },
          ],
        },
      ],
    })
    const outcomeOf = async (units: Record<string, number>, car: number) => {
      const reply = await quote(select(experience, { units, extras: { car } }))
      return reply.outcome === 'unavailable' ? [reply.fault, reply.limit] : reply.price?.total.amount
    }
    expect(await outcomeOf({ ADULT: 4 }, 1)).toBe(44_000)
    expect(await outcomeOf({ ADULT: 4, INFANT: 1 }, 1)).toEqual(['extra-too-few', 2])
    expect(await outcomeOf({ ADULT: 5 }, 1)).toEqual(['extra-too-few', 2])
    expect(await outcomeOf({ ADULT: 5 }, 2)).toBe(58_000)
    expect(await outcomeOf({ ADULT: 5 }, 0)).toBe(50_000)
    expect(await outcomeOf({ ADULT: 9 }, 2)).toEqual(['extra-too-few', 3])
  })

  it('sells of what is one for each day no more than days are booked', async () => {
    const experience = await seed({
      priceBasis: 'ITEM',
      pricePeriod: 'DAY',
      periods: { minimum: 1, maximum: 4 },
      options: [{ capacity: 2, units: [{ id: 'ITEM', price: 50_000, guests: 8 }] }],
      extras: [{ id: 'driver', price: 4_000, maximum: 7, atMost: 'PERIODS' }],
    })
    const outcomeOf = async (periods: number, driver: number) => {
      const reply = await quote(
        select(experience, { units: { ITEM: 1 }, guests: 2, periods, extras: { driver } }),
      )
      return reply.outcome === 'unavailable' ? [reply.fault, reply.limit] : reply.outcome
    }
    expect(await outcomeOf(2, 2)).toBe('available')
    expect(await outcomeOf(2, 3)).toEqual(['extra-too-many', 2])
  })

  it('sells of what is one for a guest each no more than guests come', async () => {
    const experience = await seed({ extras: [{ id: 'massage', price: 4_000, maximum: 3, atMost: 'GUESTS' }] })
    const outcomeOf = async (adults: number, massage: number) => {
      const reply = await quote(select(experience, { units: { ADULT: adults }, extras: { massage } }))
      return reply.outcome === 'unavailable' ? [reply.fault, reply.limit] : reply.price?.total.amount
    }
    expect(await outcomeOf(2, 1)).toBe(24_000)
    expect(await outcomeOf(2, 2)).toBe(28_000)
    expect(await outcomeOf(2, 3)).toEqual(['extra-too-many', 2])
    // a party of five still meets the supplier's own maximum
    expect(await outcomeOf(5, 4)).toEqual(['extra-too-many', 3])
  })

  it('ends later by what its extras add, one for each guest once, and takes the boat until then', async () => {
    const experience = await seed({
      extras: [
        { id: 'hour', price: 30_000, maximum: 3, addsMinutes: 60 },
        { id: 'palace', price: 9_500, per: 'PERSON', addsMinutes: 120 },
        { id: 'massage', price: 4_000, atMost: 'GUESTS', addsMinutes: 60 },
      ],
      options: [
        {
          durationMinutes: 240,
          schedule: [{ startTimes: ['09:00', '14:00'] }],
          resource: { name: 'the-lengthened-boat', slotMinutes: 60 },
        },
      ],
    })
    const endOf = async (extras: Record<string, number>) => {
      const reply = await quote(select(experience, { extras }))
      return reply.outcome === 'available' ? reply.end : reply.fault
    }
    expect(await endOf({})).toBe('2026-12-01T13:00')
    expect(await endOf({ hour: 1 })).toBe('2026-12-01T14:00')
    expect(await endOf({ hour: 2 })).toBe('2026-12-01T15:00')
    expect(await endOf({ palace: 2 })).toBe('2026-12-01T15:00')
    expect(await endOf({ massage: 2 })).toBe('2026-12-01T14:00')

    await fill(experience, 10, ['2026-12-01T14:00', '2026-12-01T15:00'])
    expect(await endOf({ hour: 1 })).toBe('2026-12-01T14:00')
    expect(await endOf({ hour: 2 })).toBe('extra-too-long')
    expect(await endOf({ palace: 1 })).toBe('extra-too-long')
    expect(await endOf({})).toBe('2026-12-01T13:00')
  })

  it('offers no start that the clock skips, and one that it repeats once', async () => {
    const experience = await seed({
      timeZone: 'Europe/Lisbon',
      options: [{ schedule: [{ startTimes: ['01:30'] }] }],
    })
    expect(await quote(select(experience, { start: '2027-03-28T01:30' }))).toMatchObject({
      fault: 'not-running',
    })
    expect(await quote(select(experience, { start: '2027-10-31T01:30' }))).toMatchObject({
      outcome: 'available',
    })
    const { options } = await readDepartures(deps, shop.storefront, {
      slug: experience.slug,
      date: '2027-10-31',
    })
    expect(options[0]?.departures).toHaveLength(1)
  })

  it('sells nothing that is negotiated, a draft, or of another supplier than the storefront’s', async () => {
    const negotiated = await seed({ negotiation: 'ONLY' })
    expect(await quote(select(negotiated))).toMatchObject({ fault: 'not-for-sale' })
    const draft = await seed({ status: 'draft' })
    expect(await quote(select(draft))).toMatchObject({ fault: 'option-gone' })
    const foreign = { storefront: { supplierId: 999 }, currency: 'AED', language: 'en' as const }
    expect(await quoteSelection(deps, foreign, select(await seed()))).toMatchObject({ fault: 'not-for-sale' })
    await expect(quote(select({ id: 0, slug: 'no-such-thing', options: [] }))).rejects.toThrow(Problem)
  })
})

describe('readCalendar', () => {
  it('names on a day the options that are sold out while others are open', async () => {
    const experience = await seed({ options: [{ code: 'standard' }, { code: 'camp', capacity: 50 }] })
    await fill(experience, 10, ['2026-12-01T09:00'])
    await fill(experience, 10, ['2026-12-01T14:00'])
    const { days } = await calendar(experience.slug)
    expect(days.slice(0, 2)).toMatchObject([{ state: 'open', gone: ['standard'] }, { state: 'open' }])
    expect(days[1]).not.toHaveProperty('gone')
  })

  it('shows the days and prices of one option alone, and of all where there is no such option', async () => {
    const experience = await seed({
      options: [
        { code: 'standard', units: [{ id: 'ADULT', price: 3_900 }] },
        {
          code: 'music',
          units: [{ id: 'ADULT', price: 4_800 }],
          schedule: [{ startTimes: ['20:00'], from: '2027-05-01', to: '2027-09-30' }],
        },
      ],
    })
    const music = await calendar(experience.slug, { option: 'music' })
    expect(music).toMatchObject({ firstMonth: '2027-05', nextOpenDay: '2027-05-01' })
    expect(new Set(music.days.map(({ state }) => state))).toEqual(new Set(['closed']))
    const may = await calendar(experience.slug, { option: 'music', month: '2027-05' })
    expect(may.days[0]).toMatchObject({ state: 'open', from: { amount: 4_800 } })
    expect(await calendar(experience.slug, { option: 'nonsense' })).toEqual(await calendar(experience.slug))
  })

  it('tells each day of the month apart', async () => {
    const experience = await seed({
      options: [
        {
          schedule: [{ startTimes: ['09:00'], from: '2026-11-20', to: '2027-01-10' }],
          closedDays: ['2026-12-25'],
        },
      ],
    })
    await fill(experience, 10)
    await fill(experience, 7, ['2026-12-02T09:00'])
    const reply = await calendar(experience.slug)
    expect(reply).toMatchObject({ firstMonth: '2026-11', lastMonth: '2027-01', nextOpenDay: '2026-12-02' })
    expect(reply.days).toHaveLength(31)
    expect(reply.days.slice(0, 3)).toEqual([
      { date: '2026-12-01', state: 'sold-out' },
      { date: '2026-12-02', state: 'few', from: { amount: 10_000, currency: 'AED' } },
      { date: '2026-12-03', state: 'open', from: { amount: 10_000, currency: 'AED' } },
    ])
    expect(reply.days[24]).toEqual({ date: '2026-12-25', state: 'closed' })
    const party = await calendar(experience.slug, { guests: 4 })
    expect(party.days.slice(0, 2)).toEqual([
      { date: '2026-12-01', state: 'sold-out' },
      { date: '2026-12-02', state: 'sold-out', left: 3 },
    ])
  })

  it('opens no day from which the days that are hired would meet a closed one', async () => {
    const vespa = await seed({
      priceBasis: 'ITEM',
      pricePeriod: 'DAY',
      periods: { minimum: 1, maximum: 5 },
      expiresOn: '2026-12-30',
      options: [
        {
          capacity: 1,
          closedDays: ['2026-12-25'],
          schedule: [{ startTimes: ['09:00'] }],
          units: [{ id: 'ITEM', price: 50_000, guests: 2 }],
        },
      ],
    })
    const open = async (periods?: number) =>
      (await calendar(vespa.slug, { periods })).days
        .slice(21)
        .flatMap(({ date, state }) => (state === 'few' || state === 'open' ? [Number(date.slice(8))] : []))
    expect(await open()).toEqual([22, 23, 24, 26, 27, 28, 29, 30])
    expect(await open(2)).toEqual([22, 23, 26, 27, 28, 29])
    // no longer than it is hired at most
    expect(await open(9)).toEqual([26])
    const longest = async (date: string) =>
      (await readDepartures(deps, shop.storefront, { slug: vespa.slug, date })).options[0]?.departures.map(
        ({ mostPeriods }) => mostPeriods,
      )
    expect(await longest('2026-12-23')).toEqual([2])
    expect(await longest('2026-12-24')).toEqual([1])
    const hire = (day: string, periods: number) =>
      quote(select(vespa, { start: `${day}T09:00`, units: { ITEM: 1 }, guests: 2, periods }))
    expect(await hire('2026-12-24', 1)).toMatchObject({ outcome: 'available' })
    expect(await hire('2026-12-23', 4)).toMatchObject({ fault: 'periods-out-of-range', limit: 2 })
  })

  it('counts in people what is left of what carries several', async () => {
    const boats = await seed({
      priceBasis: 'ITEM',
      options: [{ capacity: 2, units: [{ id: 'ITEM', price: 50_000, guests: 8 }] }],
    })
    const { days } = await calendar(boats.slug, { guests: 17 })
    expect(days[1]).toEqual({ date: '2026-12-02', state: 'sold-out', left: 16, isWhole: true })
  })

  it('shows the price of as many quads as the party needs, and of one boat that carries all', async () => {
    const offer = (guests?: number) =>
      seed({ priceBasis: 'ITEM', options: [{ capacity: 4, units: [{ id: 'ITEM', price: 18_698, guests }] }] })
    const fromOf = async (slug: string, guests: number) =>
      (await calendar(slug, { guests })).days[1]?.from?.amount
    const { slug: quads } = await offer(2)
    expect([await fromOf(quads, 1), await fromOf(quads, 2), await fromOf(quads, 5)]).toEqual([
      18_698, 18_698, 56_094,
    ])
    const { slug: boat } = await offer(8)
    expect(await fromOf(boat, 8)).toBe(18_698)
  })

  it('says how many may come at most where no day of a year has room for the party', async () => {
    const { slug } = await seed({ options: [{ capacity: 10 }] })
    const reply = await calendar(slug, { guests: 20 })
    expect(reply.nextOpenDay).toBeUndefined()
    expect(reply.largestParty).toBe(10)
    expect(await calendar(slug, { guests: 10 })).not.toHaveProperty('largestParty')
  })

  it('knows what is past, and what closed today, in the experience’s zone', async () => {
    const { slug } = await seed({ options: [{ schedule: [{ startTimes: ['12:30'] }], cutoffMinutes: 60 }] })
    const { days, nextOpenDay } = await calendar(slug, { month: '2026-11' })
    expect(days[19]?.state).toBe('past')
    expect(days[20]?.state).toBe('closed')
    expect(days[21]?.state).toBe('open')
    expect(nextOpenDay).toBe('2026-11-22')
  })

  it('finds the next open day in a later month', async () => {
    const { slug } = await seed({ options: [{ schedule: [{ from: '2027-04-03' }] }] })
    const reply = await calendar(slug, { month: '2026-12' })
    expect(reply.days.every((day) => day.state === 'closed')).toBe(true)
    expect(reply).toMatchObject({ nextOpenDay: '2027-04-03', firstMonth: '2027-04' })
  })

  it('tells from-prices in the asked currency', async () => {
    const { slug } = await seed()
    const { days } = await calendar(slug, { currency: 'JPY' })
    expect(days[0]?.from).toEqual({ amount: 4_084, currency: 'JPY' })
  })

  it('is empty for an experience that is only negotiated, and a problem for none', async () => {
    const { slug } = await seed({ negotiation: 'ONLY' })
    expect((await calendar(slug)).days.every((day) => day.state === 'closed')).toBe(true)
    await expect(calendar('no-such-thing')).rejects.toMatchObject({ code: 'experience_unknown' })
  })
})

describe('readDepartures', () => {
  it('lists each option’s starts with what is left, expired holds not counted', async () => {
    const experience = await seed({
      options: [{}, { code: 'evening', schedule: [{ startTimes: ['19:30'] }] }],
    })
    await fill(experience, 9)
    await fill(experience, 10, ['2026-12-01T14:00'], 0)
    const { options } = await readDepartures(deps, shop.storefront, {
      slug: experience.slug,
      date: '2026-12-01',
    })
    expect(options.map(({ id }) => id)).toEqual(['standard', 'evening'])
    expect(options[0]?.departures).toMatchObject([
      {
        time: '09:00',
        partOfDay: 'morning',
        remaining: 1,
        few: true,
        state: 'open',
        end: '2026-12-01T11:00',
      },
      { time: '14:00', partOfDay: 'afternoon', remaining: 10, few: false, state: 'open' },
    ])
    expect(options[1]?.departures).toMatchObject([{ time: '19:30', partOfDay: 'evening' }])
  })

  it('lets two options of one boat see each other', async () => {
    const resource = { name: 'seen-boat', slotMinutes: 30 }
    const item = { priceBasis: 'ITEM' as const }
    const boat = await seed({
      ...item,
      options: [
        {
          capacity: 1,
          resource,
          units: [{ id: 'ITEM', price: 100, guests: 8 }],
          schedule: [{ startTimes: ['09:00'] }],
        },
        {
          capacity: 1,
          resource,
          units: [{ id: 'ITEM', price: 100, guests: 8 }],
          schedule: [{ startTimes: ['10:00', '11:00'] }],
        },
      ],
    })
    const [bookingId = ''] = await seedBookings(db, shop, 1)
    const { poolId = 0 } = boat.options[0] ?? {}
    const slots = ['09:00', '09:30', '10:00', '10:30'].map((time) => `2026-12-01T${time}`)
    const now = deps.clock.now()
    await db.transaction((trx) =>
      takePlaces(trx, [{ bookingId, poolId, capacity: 1, timeZone: 'Asia/Dubai', slots, places: 1 }], {
        now,
        expiresAt: now.add({ minutes: 35 }),
      }),
    )
    const { options } = await readDepartures(deps, shop.storefront, { slug: boat.slug, date: '2026-12-01' })
    expect(options.flatMap(({ departures }) => departures.map(({ time, state }) => [time, state]))).toEqual([
      ['09:00', 'sold-out'],
      ['10:00', 'sold-out'],
      ['11:00', 'open'],
    ])
  })
})

describe('readScarceDay', () => {
  it('names an experience once every start of the day is too full for the party', async () => {
    const date = '2026-12-05'
    const [half, full] = [await seed(), await seed()]
    await fill(half, 10, [`${date}T09:00`])
    await fill(full, 10, [`${date}T09:00`])
    await fill(full, 7, [`${date}T14:00`])
    const { soldOut } = await readScarceDay(deps, { date, guests: 4 })
    expect(soldOut).toContain(full.id)
    expect(soldOut).not.toContain(half.id)
    expect((await readScarceDay(deps, { date, guests: 3 })).soldOut).not.toContain(full.id)
  })
})

describe('the length of an option', () => {
  it('varies where its experience lasts between two lengths and no option has a longer one of its own', async () => {
    const vary = async (options: SeedExperience['options']) => {
      const { id, slug } = await seed({ options })
      await db.raw(
        `update experiences set duration_unit = 'HOURS', duration_minimum = 1, duration_maximum = 2.5, duration_minutes = 60 where id = ?`,
        [id],
      )
      return (await findOption(db, slug, 'entry'))?.durationVaries
    }
    const entry = { code: 'entry', durationMinutes: 60 }
    expect(await vary([entry])).toBe(true)
    expect(await vary([entry, { code: 'long', durationMinutes: 150 }])).toBe(false)
    expect(await vary([{ ...entry, durationMinutes: 90 }])).toBe(false)
    expect((await findOption(db, (await seed()).slug, 'standard'))?.durationVaries).toBeFalsy()
  })

  it('is its own where it says so, also that of a guided tour as long as the shortest visit', async () => {
    const { id, slug } = await seed({ options: [{ code: 'entry' }, { code: 'guided' }] })
    await db.raw(
      `update experiences set duration_unit = 'MINUTES', duration_minimum = 90, duration_maximum = 150, duration_minutes = 90 where id = ?`,
      [id],
    )
    await db.raw(
      `update options set duration_minutes = 90, duration_stated = (code = 'guided') where experience_id = ?`,
      [id],
    )
    expect((await findOption(db, slug, 'entry'))?.durationVaries).toBe(true)
    expect((await findOption(db, slug, 'guided'))?.durationVaries).toBe(false)
    await db.raw(`update options set duration_minutes = 150 where experience_id = ? and duration_stated`, [
      id,
    ])
    expect((await findOption(db, slug, 'entry'))?.durationVaries).toBe(true)
  })
})
