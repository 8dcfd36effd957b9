import { describe, expect, test } from 'vitest'
import { startsOn } from '../../availability/schedule.ts'
import { findRefusals } from '../../catalogue/listings/listing-rules.ts'
import type { KnownReferences } from '../../catalogue/listings/known-references.ts'
import { Listing } from '../../contract/listing.ts'
import type { ListingInput } from '../../contract/listing.ts'
import { hours } from '../../media/posters/palette.ts'
import { subjects } from '../../media/posters/poster-spec.ts'
import { tuesday } from '../builders.ts'
import { categories } from '../categories.ts'
import { currencyRates } from '../currency-rates.ts'
import { destinations } from '../destinations.ts'
import { westernSales } from '../sales-western.ts'
import { thisYear, weekdayBetween } from '../seasons.ts'
import { suppliers } from '../suppliers.ts'
import { amsterdam } from './amsterdam.ts'
import { barcelona } from './barcelona.ts'
import { lisbon } from './lisbon.ts'
import { moscow } from './moscow.ts'
import { paris } from './paris.ts'
import { rome } from './rome.ts'

const cities = { lisbon, paris, rome, barcelona, moscow, amsterdam }
const inputs: ListingInput[] = Object.values(cities).flat()
const listings = inputs.map((input) => Listing.parse(input))

const byId = (slugs: { slug: string }[]) => new Map(slugs.map(({ slug }, index) => [slug, index + 1]))
const reference: KnownReferences = {
  suppliers: byId(suppliers),
  categories: byId(categories),
  spelled: new Set(),
  destinations: new Map(
    destinations.map((destination, index) => [
      destination.slug,
      { ...destination, id: index + 1, promoted: true },
    ]),
  ),
  rates: new Map(
    Object.entries(currencyRates.rates).map(([currency, perDollar]) => [currency, Number(perDollar)]),
  ),
}

function findOption(externalId: string, code: string) {
  const option = listings.find((l) => l.externalId === externalId)?.options.find(({ id }) => id === code)
  if (!option) throw new Error(`no option ${code} of ${externalId}`)
  return option
}
const nextYear = thisYear + 1
/** In the weeks of the tulips. */
const aTuesday = Temporal.PlainDate.from(
  weekdayBetween(tuesday, '04-15', '04-21').find((day) => day.startsWith(`${nextYear}`)) ?? '',
)
const idsOf = (which: (listing: Listing) => boolean) =>
  listings.filter(which).map(({ externalId }) => externalId)

describe('the western cities', () => {
  test('are 39 experiences under their own city, each with its own id and address', () => {
    expect(Object.fromEntries(Object.entries(cities).map(([city, list]) => [city, list.length]))).toEqual({
      lisbon: 7,
      paris: 7,
      rome: 7,
      barcelona: 7,
      moscow: 6,
      amsterdam: 5,
    })
    for (const [city, list] of Object.entries(cities)) {
      expect(new Set(list.map(({ destination }) => destination))).toEqual(new Set([city]))
    }
    expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(39)
    expect(new Set(listings.map(({ slug }) => slug)).size).toBe(39)
  })

  test.each(listings.map((listing) => [listing.externalId, listing] as const))(
    '%s is a listing that an importer takes',
    (_, listing) => {
      expect(findRefusals(listing, reference)).toEqual([])
      expect(listing.timeZone).toBe(reference.destinations.get(listing.destination ?? '')?.timeZone)
    },
  )

  test.each(listings.map((listing) => [listing.externalId, listing] as const))(
    '%s has every field filled',
    (_, listing) => {
      expect(listing.summary?.en).toMatch(/[^.]\.$/)
      expect(listing.overview.en?.split('\n\n').length).toBeGreaterThanOrEqual(2)
      expect(listing.highlights?.en?.length).toBeGreaterThanOrEqual(4)
      expect(listing.highlights?.en?.length).toBeLessThanOrEqual(6)
      const lists = ['includes', 'excludes', 'knowBeforeYouGo', 'whatToBring'] as const
      expect(lists.filter((field) => !listing[field]?.en?.length)).toEqual([])
      expect(listing.itinerary.length).toBeGreaterThanOrEqual(3)
      expect(listing.itinerary.length).toBeLessThanOrEqual(9)
      const minutes = listing.itinerary.map(({ minute }) => minute ?? -1)
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      const facts = ['address', 'latitude', 'longitude', 'duration', 'ages'] as const
      expect(facts.filter((field) => listing[field] === undefined)).toEqual([])
      expect(listing.spokenLanguages.length).toBeGreaterThan(0)
      expect(listing.occasions.length).toBeGreaterThan(0)
      // from several places, or from any hotel
      const anywhere = listing.pickups.some(({ asks }) => asks === 'ADDRESS')
      expect(!listing.pickupIncluded || anywhere || listing.pickups.length >= 2).toBe(true)
      expect(listing.negotiation === 'ONLY' || listing.extras.length > 0).toBe(true)
      expect(listing.pictures.length).toBeGreaterThanOrEqual(3)
      for (const { source, alt } of listing.pictures) {
        const [, subject, hour] = /^poster:([a-z-]+)\?hour=([a-z]+)&/.exec(source) ?? []
        expect(subjects).toContain(subject)
        expect(hours).toContain(hour)
        expect(alt?.en).toBeTruthy()
      }
      expect(JSON.stringify(listing)).not.toContain('!')
    },
  )

  test('show every way to sell', () => {
    expect(idsOf((l) => l.negotiation === 'ONLY')).toEqual(['lis-arrabida-estate'])
    expect(idsOf((l) => l.negotiation === 'ALSO')).toEqual(['lis-tagus-sail', 'par-private-launch'])
    expect(idsOf((l) => l.confirmation === 'ON_REQUEST')).toEqual([
      'par-private-launch',
      'msk-banya',
      'ams-houseboat',
    ])
    expect(idsOf((l) => l.payLater)).toHaveLength(5)
    expect(idsOf((l) => l.overnight === true)).toEqual(['msk-suzdal-overnight', 'ams-houseboat'])
    expect(idsOf((l) => l.expiresOn !== undefined)).toEqual(['par-forney-posters'])
    const periods = new Set(listings.map(({ pricePeriod }) => pricePeriod))
    expect(periods).toEqual(new Set([undefined, 'HOUR', 'DAY', 'NIGHT']))
    const policies = ['FREE', 'TIERED', 'NON_REFUNDABLE'] as const
    expect(policies.map((kind) => idsOf((l) => l.cancellation?.kind === kind).length)).toEqual([21, 14, 4])
    const units = new Set(listings.flatMap((l) => l.options.flatMap((o) => o.units.map(({ id }) => id))))
    expect([...units].sort()).toEqual([
      'ADULT',
      'CHILD',
      'FAMILY',
      'INFANT',
      'ITEM',
      'SENIOR',
      'STUDENT',
      'YOUTH',
    ])
    expect(
      listings.filter((l) => l.options.some((o) => o.units.some((u) => u.originalPrice))).length,
    ).toBeGreaterThanOrEqual(8)
  })

  test('speak the language of their city', () => {
    const language = {
      lisbon: 'pt',
      paris: 'fr',
      rome: 'it',
      barcelona: 'es',
      moscow: 'ru',
      amsterdam: 'de',
    } as const
    for (const [city, list] of Object.entries(cities)) {
      const own = language[city as keyof typeof cities]
      expect(list.every(({ title }) => title[own])).toBe(true)
    }
    expect(
      listings.some(({ summary }) => summary && !summary.pt && !summary.fr && !summary.it && !summary.ru),
    ).toBe(true)
  })

  test('rest when they say that they rest', () => {
    // the Monday before a Tuesday and two winter days stand for the rest
    const museums = [
      ['lis-jeronimos', 'timed-entry'],
      ['par-orsay', 'timed-entry'],
      ['msk-tretyakov', 'timed-entry'],
    ] as const
    for (const [externalId, code] of museums) {
      const option = findOption(externalId, code)
      expect(startsOn(option, aTuesday.subtract({ days: 1 }))).toEqual([])
      expect(
        startsOn(option, aTuesday)
          .slice(0, 3)
          .map((time) => time.slice(3)),
      ).toContain('30')
      expect(option.units.map(({ id }) => id)).toEqual(expect.arrayContaining(['SENIOR', 'STUDENT', 'YOUTH']))
    }
    const cruise = findOption('msk-river-cruise', 'afternoon')
    expect(startsOn(cruise, `${nextYear}-01-15`)).toEqual([])
    expect(startsOn(cruise, `${nextYear}-07-15`)).toEqual(['12:30', '15:30'])
    const tulips = findOption('ams-tulip-fields', 'from-amsterdam')
    expect(startsOn(tulips, `${nextYear}-03-24`)).toEqual([])
    expect(startsOn(tulips, aTuesday)).toEqual(['09:15', '13:15'])
    expect(startsOn(tulips, `${nextYear}-05-09`)).toEqual([])
    const ice = findOption('msk-vdnkh-ice', 'with-skates')
    expect(startsOn(ice, `${nextYear}-01-05`).length).toBeGreaterThan(5)
    expect(startsOn(ice, `${nextYear}-06-01`)).toEqual([])
  })

  test('share boats between options', () => {
    const shared = listings.filter(
      ({ options }) => options.length > 1 && options.every(({ resource }) => resource),
    )
    expect(shared.map(({ externalId }) => externalId)).toEqual(
      expect.arrayContaining(['lis-tagus-sail', 'bcn-catamaran', 'ams-open-boat', 'par-private-launch']),
    )
  })

  test('sell departures that exist', () => {
    expect(westernSales.filter(({ share }) => share === 1).length).toBeGreaterThanOrEqual(5)
    for (const sale of westernSales) {
      expect(startsOn(findOption(sale.externalId, sale.option), aTuesday)).toContain(sale.startTime)
      expect(sale.share).toBeGreaterThan(0)
      expect(sale.share).toBeLessThanOrEqual(1)
    }
  })
})
