import { existsSync } from 'node:fs'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { startsOn } from '../availability/schedule.ts'
import { openGazetteer } from '../catalogue/listings/gazetteer.ts'
import { findRefusals } from '../catalogue/listings/listing-rules.ts'
import type { KnownReferences } from '../catalogue/listings/known-references.ts'
import { Listing } from '../contract/listing.ts'
import { languages } from '../contract/primitives.ts'
import { hours } from '../media/posters/palette.ts'
import { subjects } from '../media/posters/poster-spec.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { friday, monday } from './builders.ts'
import { demoCatalogue } from './catalogue.ts'
import { readDemoStorefronts } from './read-demo-storefronts.ts'
import { runsInSeason } from './review-day.ts'
import { daysOfRamadan, thisYear, weekdayBetween } from './seasons.ts'
import { slugsWithEntriesOf } from './with-entries-of.ts'

const { suppliers, destinations, categories, currencyRates, promoCodes, experiences, reviews, sales } =
  demoCatalogue
/** The last that is translated: with it the marketplace offers a language. */
const textsFolder = new URL('../content/texts/', import.meta.url)
const listings = experiences.map((experience) => Listing.parse(experience))

const bySlug = (rows: { slug: string }[]) => new Map(rows.map(({ slug }, index) => [slug, index + 1]))
const reference: KnownReferences = {
  suppliers: bySlug(suppliers),
  categories: bySlug(categories),
  spelled: new Set(),
  destinations: new Map(
    destinations.map((city, index) => [city.slug, { ...city, id: index + 1, promoted: true }]),
  ),
  rates: new Map(Object.entries(currencyRates.rates).map(([currency, rate]) => [currency, Number(rate)])),
}

const count = (which: (listing: Listing) => unknown) => listings.filter((listing) => which(listing)).length
const kilometres = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) => {
  const radians = Math.PI / 180
  const x = (b.longitude - a.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians)
  const y = (b.latitude - a.latitude) * radians
  return Math.hypot(x, y) * 6371
}

describe('the demo business', () => {
  it('has 12 cities, 12 categories, 9 suppliers and at least 80 experiences, each with an address of its own', () => {
    expect([destinations, categories, suppliers].map((rows) => bySlug(rows).size)).toEqual([12, 12, 9])
    expect(listings.length).toBeGreaterThanOrEqual(80)
    expect(new Set(listings.map(({ slug }) => slug)).size).toBe(listings.length)
    expect(new Set(listings.map(({ externalId }) => externalId)).size).toBe(listings.length)
  })

  it('gives every city five experiences or more, and every category and supplier at least three', () => {
    expect(destinations.filter(({ slug }) => count((l) => l.destination === slug) < 5)).toEqual([])
    expect(categories.filter(({ slug }) => count((l) => l.categories.includes(slug)) < 3)).toEqual([])
    expect(suppliers.filter(({ slug }) => count((l) => l.supplier === slug) < 3)).toEqual([])
  })

  it('names ages that let in everybody who has a price', () => {
    const outside = listings.flatMap(({ slug, ages, options }) =>
      options
        .flatMap(({ units }) => units)
        .filter(({ ages: its }) => its && its.minimum !== undefined && its.minimum < (ages?.minimum ?? 0))
        .map((unit) => `${slug}: ${unit.id} from ${unit.ages?.minimum}, though from ${ages?.minimum}`),
    )
    expect(outside).toEqual([])
  })

  it('has one address for a supplier, on its pages and on the invoices of its own site', () => {
    const apart = readDemoStorefronts().flatMap(({ supplier, company }) => {
      const address = suppliers.find(({ slug }) => slug === supplier)?.address
      return address === undefined || address === company?.address?.join(', ') ? [] : [supplier]
    })
    expect(apart).toEqual([])
  })

  it('writes the telephone of a site as the pages of an order write that of its supplier', () => {
    const numbers = readDemoStorefronts().flatMap(({ contact }) =>
      [contact?.phone, contact?.whatsapp].filter((number) => number !== undefined),
    )
    expect(numbers.length).toBeGreaterThan(8)
    expect(numbers.filter((number) => showTelephone(number) !== number)).toEqual([])
  })

  it('has suppliers who can be written to and telephoned', () => {
    for (const { email, phone, whatsapp, city } of suppliers) {
      expect(email).toMatch(/@.+\.example$/)
      expect([phone, whatsapp].filter((number) => !isValidPhoneNumber(number))).toEqual([])
      expect(reference.destinations.has(city)).toBe(true)
    }
  })

  it('has cities that lie where the gazetteer knows them, in their true zones', () => {
    const gazetteer = openGazetteer({ minimumPopulation: 5000 })
    for (const { slug, name, countryCode, timeZone, latitude, longitude } of destinations) {
      const known = gazetteer.nearest(latitude, longitude, 15)
      // Cappadocia is a region: its middle is a town's
      const called = slug === 'cappadocia' ? 'Göreme' : name.en
      expect({ slug, name: known?.name, countryCode: known?.countryCode, timeZone: known?.timeZone }).toEqual(
        {
          slug,
          name: called,
          countryCode,
          timeZone,
        },
      )
    }
  })

  it('names its cities in all 13 languages', () => {
    expect(destinations.filter(({ name }) => languages.some((language) => !name[language]))).toEqual([])
  })
})

describe('its sites', () => {
  it('say that they are a demonstration, each of them', () => {
    expect(readDemoStorefronts().filter(({ demonstration }) => !demonstration)).toEqual([])
  })

  it('are a marketplace in every language that the texts are written in, and suppliers’ own in some of those', () => {
    const [marketplace, ...suppliers] = readDemoStorefronts().map(({ languages: spoken }) => spoken)
    expect(marketplace).toEqual(languages.filter((language) => existsSync(new URL(language, textsFolder))))
    expect(suppliers.flat().filter((language) => !marketplace?.includes(language))).toEqual([])
  })
})

describe('its experiences', () => {
  it.each(listings.map((listing) => [listing.externalId, listing] as const))(
    '%s: an importer would take it',
    (_id, listing) => {
      expect(findRefusals(listing, reference)).toEqual([])
    },
  )

  it('are those whose entries are said to be of some options only', () => {
    const marked = listings.flatMap(({ slug, entriesOf }) => (entriesOf ? [slug] : []))
    expect(new Set(marked)).toEqual(new Set(slugsWithEntriesOf))
  })

  it('say so of each thing that is included in one option by its words', () => {
    const unsaid = listings.flatMap(({ slug, includes, entriesOf = [] }) =>
      (includes?.en ?? []).flatMap((text, entry) =>
        /^in the \w+ option:|, in the \w+ (option|class)$|^on the (lunch boat|evening walk):/i.test(text) &&
        !entriesOf.some((of) => of.list === 'includes' && of.entry === entry)
          ? [`${slug}: ${text}`]
          : [],
      ),
    )
    expect(unsaid).toEqual([])
  })

  it.each(listings.map((listing) => [listing.externalId, listing] as const))(
    '%s: every field is filled',
    (_id, listing) => {
      expect(listing.summary?.en).toMatch(/[^.]\.$/)
      expect(listing.overview.en?.split('\n\n').length).toBeGreaterThanOrEqual(2)
      expect(listing.highlights?.en?.length).toBeGreaterThanOrEqual(4)
      const lists = ['includes', 'excludes', 'knowBeforeYouGo', 'whatToBring'] as const
      expect(lists.filter((field) => !listing[field]?.en?.length)).toEqual([])
      const facts = ['address', 'latitude', 'longitude', 'timeZone', 'duration', 'ages'] as const
      expect(facts.filter((fact) => listing[fact] === undefined)).toEqual([])
      const several = ['categories', 'spokenLanguages', 'occasions'] as const
      expect(several.filter((field) => listing[field].length === 0)).toEqual([])
      expect(listing.itinerary.length).toBeGreaterThanOrEqual(3)
      expect(listing.itinerary.length).toBeLessThanOrEqual(9)
      expect(listing.pictures.length).toBeGreaterThanOrEqual(3)
      expect(listing.negotiation === 'ONLY' || listing.options.length > 0).toBe(true)
      expect(listing.negotiation === 'ONLY' || listing.extras.length > 0).toBe(true)
      // from several places, or from any hotel
      const anywhere = listing.pickups.some(({ asks }) => asks === 'ADDRESS')
      expect(!listing.pickupIncluded || anywhere || listing.pickups.length >= 2).toBe(true)
      expect(JSON.stringify(listing)).not.toContain('!')
    },
  )

  it('lie where they say: stops in the order of time, none of them a continent away', () => {
    for (const listing of listings) {
      const minutes = listing.itinerary.map(({ minute }) => minute ?? -1)
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      const city = reference.destinations.get(listing.destination ?? '')
      expect(city?.timeZone).toBe(listing.timeZone)
      const points = [listing, ...listing.itinerary, ...listing.pickups].map(
        ({ latitude = 0, longitude = 0 }) => ({ latitude, longitude }),
      )
      expect(points.filter((point) => !city || kilometres(city, point) > 250)).toEqual([])
    }
  })

  it('show every way to sell', () => {
    expect(count((l) => l.negotiation === 'ONLY')).toBe(3)
    expect(count((l) => l.negotiation === 'ALSO')).toBeGreaterThanOrEqual(4)
    expect(count((l) => l.confirmation === 'ON_REQUEST')).toBeGreaterThanOrEqual(6)
    expect(count((l) => l.payLater)).toBeGreaterThanOrEqual(10)
    for (const period of ['HOUR', 'DAY', 'NIGHT'] as const) {
      expect(count((l) => l.priceBasis === 'ITEM' && l.pricePeriod === period)).toBeGreaterThanOrEqual(2)
    }
    for (const kind of ['FREE', 'TIERED', 'NON_REFUNDABLE'] as const) {
      expect(count((l) => l.cancellation?.kind === kind)).toBeGreaterThanOrEqual(8)
    }
    const units = new Set(
      listings.flatMap((l) => l.options.flatMap((option) => option.units.map(({ id }) => id))),
    )
    expect([...units].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'ADULT',
      'CHILD',
      'FAMILY',
      'INFANT',
      'ITEM',
      'SENIOR',
      'STUDENT',
      'YOUTH',
    ])
    expect(count((l) => l.overnight)).toBeGreaterThanOrEqual(4)
    expect(count((l) => l.expiresOn)).toBeGreaterThanOrEqual(1)
    expect(count((l) => l.pickupIncluded && l.dropOffIncluded)).toBeGreaterThanOrEqual(10)
    expect(
      count((l) => l.options.some((option) => option.units.some((unit) => unit.originalPrice))),
    ).toBeGreaterThanOrEqual(15)
    expect(
      count(
        (l) =>
          new Set(l.options.map(({ resource }) => resource)).size <
          l.options.filter((o) => o.resource).length,
      ),
    ).toBeGreaterThanOrEqual(8)
    expect(
      count((l) => l.options.some(({ schedule }) => schedule.every(({ from }) => from))),
    ).toBeGreaterThanOrEqual(8)
    expect(
      count(
        (l) =>
          l.options.length > 0 &&
          l.options.every((o) => o.schedule.every(({ weekdays }) => weekdays.length < 7)),
      ),
    ).toBeGreaterThanOrEqual(10)
  })

  it('give options that share a resource the same number of places', () => {
    const capacities = new Map<string, Set<number>>()
    for (const { supplier, options } of listings) {
      for (const { resource, capacity } of options) {
        if (!resource) continue
        const key = `${supplier} ${resource}`
        capacities.set(key, (capacities.get(key) ?? new Set()).add(capacity))
      }
    }
    expect([...capacities].filter(([, of]) => of.size > 1).map(([key]) => key)).toEqual([])
  })

  it('have pictures that can be drawn, no two alike, each with words for those who cannot see it', () => {
    const pictures = listings.flatMap((listing) => listing.pictures)
    for (const { source, alt } of pictures) {
      const [, subject, hour] =
        /^poster:([a-z-]+)\?hour=([a-z]+)&seed=[a-z0-9-]+&city=[a-z-]+(?:&shows=place)?$/.exec(source) ?? []
      expect(subjects).toContain(subject)
      expect(hours).toContain(hour)
      expect(alt?.en?.length).toBeGreaterThan(10)
      expect(alt?.en).not.toContain('{')
      // every city and every subject has its Arabic words
      expect(alt?.ar).toMatch(/^[^A-Za-z{]{10,}$/)
    }
    expect(new Set(pictures.map(({ source }) => source)).size).toBe(pictures.length)
  })

  it.each([
    ['quad', /bugg/],
    ['forest-track', /quad/],
    ['pyramids', /camel/],
    ['sculpture-hall', /museum|sculpture|statue/],
    ['mountain', /hik|climb|summit|peak|mountain|cliff|gorge|ridge/],
    ['market', /market|bazaar|souk/],
    ['beach', /beach|shore|swim/],
    ['street-market', /market/],
    ['market-hall', /market/],
    ['gorge-walk', /gorge/],
    ['valley-walk', /valley/],
    ['sandboard', /board/],
    ['dune-drive', /\bcars?\b|tyres/],
    ['caravan', /camel/],
    ['oryx', /oryx/],
    ['dolphins', /dolphin/],
    ['palace-gate', /palace/],
    ['poster-gallery', /poster/],
    ['flamenco', /flamenco/],
    ['sema', /dervish/],
    // a terrace, fireworks or a high street at night
    ['night-city', /fireworks|terrace|nightlife|after dark/],
  ])('show %s only where their words speak of it', (subject, words) => {
    const shown = listings.filter(({ pictures }) =>
      pictures.some(({ source }) => source.startsWith(`poster:${subject}?`)),
    )
    const said = ({ title, summary, overview, highlights, includes, itinerary, options }: Listing) =>
      JSON.stringify([title.en, summary?.en, overview?.en, highlights?.en, includes?.en, itinerary, options])
    expect(
      shown.filter((listing) => !words.test(said(listing).toLowerCase())).map(({ slug }) => slug),
    ).toEqual([])
  })
})

describe('what makes it look lived in', () => {
  it('is about nine hundred reviews, most of them by their own words, of experiences that exist', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(850)
    expect(reviews.length).toBeLessThanOrEqual(1100)
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
    const known = new Set(listings.map(({ externalId }) => externalId))
    expect(reviews.filter(({ externalId }) => !known.has(externalId))).toEqual([])
    expect(
      listings.filter(
        ({ externalId, labels }) =>
          !labels.includes('new') && !reviews.some((r) => r.externalId === externalId),
      ),
    ).toEqual([])
    for (const { rating, daysAgo, title, body, countryCode } of reviews) {
      expect([3, 4, 5]).toContain(rating)
      expect(daysAgo).toBeGreaterThan(0)
      expect(daysAgo).toBeLessThanOrEqual(730)
      expect(title.length * body.length).toBeGreaterThan(0)
      expect(countryCode).toMatch(/^[A-Z]{2}$/)
    }
  })

  it('never shows the same words twice on one page, and rarely elsewhere', () => {
    const times = new Map<string, number>()
    for (const { externalId, body } of reviews) {
      times.set(`${externalId} ${body}`, (times.get(`${externalId} ${body}`) ?? 0) + 1)
      times.set(body, (times.get(body) ?? 0) + 1)
    }
    expect([...times].filter(([key, n]) => n > 1 && key.includes('-') && /^[a-z]{3}-/.test(key))).toEqual([])
    expect(Math.max(...times.values())).toBeLessThanOrEqual(4)
  })

  it('is written by somebody else each time, on one page', () => {
    const pages = Map.groupBy(reviews, ({ externalId }) => externalId)
    const twice = [...pages].filter(
      ([, said]) => new Set(said.map(({ author }) => author)).size < said.length,
    )
    expect(twice.map(([externalId]) => externalId)).toEqual([])
  })

  it('tells of a pram, of an hour that became two and of tired legs only where they can have been', () => {
    const impossible: [told: RegExp, where: (listing: Listing) => boolean][] = [
      [/a pram/, ({ ages }) => ages?.minimum !== 0],
      [/stayed for two/, ({ overnight }) => overnight === true],
      [/My legs knew/, ({ measures }) => (measures?.difficulty ?? measures?.fitness) === undefined],
    ]
    const wrong = reviews.filter(({ externalId, body }) =>
      impossible.some(
        ([told, where]) =>
          told.test(body) && listings.some((listing) => listing.externalId === externalId && where(listing)),
      ),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has nobody come with two children where two guests are all that fit', () => {
    const narrow = listings.filter(({ options }) =>
      options.some(({ units }) => units.some(({ guests = 3 }) => guests < 3)),
    )
    const told = reviews.filter(
      ({ externalId, body }) =>
        /two children/.test(body) && narrow.some((listing) => listing.externalId === externalId),
    )
    expect(told.map(({ id }) => id)).toEqual([])
  })

  it('speaks at least eight languages, mostly English', () => {
    const spoken = new Set(reviews.map(({ language }) => language))
    expect(spoken.size).toBeGreaterThanOrEqual(8)
    expect(reviews.filter(({ language }) => language === 'en').length / reviews.length).toBeGreaterThan(0.8)
  })

  it('has sold places only of departures that exist on some day of the year, some of them all', () => {
    for (const { externalId, option: id, startTime, share, daysAhead } of sales) {
      const option = listings.find((l) => l.externalId === externalId)?.options.find((o) => o.id === id)
      expect(
        option?.schedule.some(({ startTimes }) => startTimes.includes(startTime)),
        `${externalId} ${id} ${startTime}`,
      ).toBe(true)
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(daysAhead).toBeGreaterThanOrEqual(0)
    }
    expect(sales.filter(({ share }) => share === 1).length).toBeGreaterThanOrEqual(20)
    expect(sales.filter(({ share }) => share >= 0.75 && share < 1).length).toBeGreaterThanOrEqual(20)
  })

  it('has promo codes that work, have run out, are used up and are nearly so', () => {
    expect(promoCodes.some(({ validForDays }) => validForDays < 0)).toBe(true)
    expect(promoCodes.some(({ maximumUses }) => maximumUses === 0)).toBe(true)
    expect(promoCodes.some(({ maximumUses = 0 }) => maximumUses > 0)).toBe(true)
    expect(promoCodes.filter(({ supplier }) => supplier && !reference.suppliers.has(supplier))).toEqual([])
  })
})

describe('its seasons', () => {
  const startsOf = (externalId: string, optionId: string, day: string) => {
    const option = listings.find((l) => l.externalId === externalId)?.options.find((o) => o.id === optionId)
    // a day of the next year, unless its year is given
    const date = Temporal.PlainDate.from(day.length > 5 ? day : `${thisYear + 1}-${day}`)
    return option ? startsOn(option, date) : undefined
  }

  it('ground the balloons of Cappadocia in winter and keep the boats of Antalya in port', () => {
    expect(startsOf('cap-sunrise-balloon', 'basket-16', '01-15')).toEqual([])
    expect(startsOf('cap-sunrise-balloon', 'basket-16', '05-15')).toHaveLength(1)
    expect(startsOf('ayt-harbour-boat-duden', 'lunch-boat', '02-01')).toEqual([])
    expect(startsOf('ayt-harbour-boat-duden', 'lunch-boat', '07-01')).toHaveLength(1)
  })

  it('run over the turn of the year where they should', () => {
    expect(startsOf('dxb-dawn-balloon', 'shared-basket', '01-01')).toHaveLength(1)
    expect(startsOf('dxb-dawn-balloon', 'shared-basket', '07-01')).toEqual([])
  })

  it.each([
    // in the air from the 35th minute to the 100th
    ['dxb-dawn-balloon', 'shared-basket', 35, 100, '01-15', '07:04'],
    ['dxb-dawn-balloon', 'shared-basket', 35, 100, '04-05', '06:06'],
    ['dxb-dawn-balloon', 'compartment-for-two', 35, 100, '05-24', '05:29'],
    ['dxb-dawn-balloon', 'compartment-for-two', 35, 100, '10-01', '06:09'],
    // on the last dune from the 105th minute to the 165th
    ['dxb-red-dunes-evening', 'shared-car', 105, 165, '02-20', '18:14'],
    ['dxb-red-dunes-evening', 'shared-car', 105, 165, '07-01', '19:11'],
    ['dxb-red-dunes-evening', 'small-group', 105, 165, '12-01', '17:28'],
    ['auh-dawn-fishing', 'afternoon', 0, 240, '06-30', '19:15'],
    ['auh-dawn-fishing', 'afternoon', 0, 240, '12-01', '17:34'],
  ])('let %s, %s, see the sun rise or set from minute %d to %d on %s', (id, code, from, to, day, sun) => {
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    // some are sold on weekends alone
    const week = Array.from({ length: 7 }, (_, days) =>
      Temporal.PlainDate.from(`${thisYear + 1}-${day}`)
        .add({ days })
        .toString(),
    )
    const [start = ''] = week.flatMap((date) => startsOf(id, code, date) ?? [])
    const minute = minutesOf(sun) - minutesOf(start)
    expect(minute).toBeGreaterThanOrEqual(from)
    expect(minute).toBeLessThanOrEqual(to)
  })

  it('have no breakfast walk on the Fridays of Ramadan', () => {
    const fasting = daysOfRamadan(friday).find((day) => day.startsWith(`${thisYear + 1}`)) ?? ''
    const halfAYearLater = Temporal.PlainDate.from(fasting).add({ weeks: 26 }).toString()
    expect(startsOf('dxb-deira-food-walk', 'friday-breakfast', fasting)).toEqual([])
    expect(startsOf('dxb-deira-food-walk', 'evening', fasting)).toHaveLength(1)
    expect(startsOf('dxb-deira-food-walk', 'friday-breakfast', halfAYearLater)).toHaveLength(1)
  })

  it('let nobody have been in the Empty Quarter in summer', () => {
    const caravan = experiences.find(({ externalId }) => externalId === 'auh-liwa-caravan')
    const wasThere = (day: string) => caravan && runsInSeason(caravan, Temporal.PlainDate.from(day))
    expect(['2025-09-21', '2025-11-02', '2026-03-31', '2026-04-01'].map((day) => wasThere(day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('close the museum on its day of rest', () => {
    const [aMonday = ''] = weekdayBetween(monday, '03-01', '03-07').slice(-1)
    const dayAfter = Temporal.PlainDate.from(aMonday).add({ days: 1 }).toString()
    expect(startsOf('auh-louvre-ticket', 'entry', aMonday)).toEqual([])
    expect(startsOf('auh-louvre-ticket', 'entry', dayAfter)?.length).toBeGreaterThan(10)
  })

  it('are sold for four years from the day on which the demo is loaded', () => {
    const gone = listings.flatMap(({ externalId, expiresOn, options }) =>
      options
        .filter(({ schedule }) => !expiresOn && schedule.every(({ from }) => from))
        .filter(({ schedule }) => !schedule.some(({ from = '' }) => from.startsWith(`${thisYear + 4}`)))
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(gone).toEqual([])
  })
})

describe('the words of a listing whose options differ', () => {
  const listingOf = (id: string) => experiences.find(({ externalId }) => externalId === id)

  it.each([
    ['par-private-launch', /when you like|your own hour/i],
    // it starts at other hours in summer, and later without the dunes
    ['dxb-red-dunes-evening', /half past|o’clock|[0-9] ?[ap]m\b/i],
  ])('%s promises no hour that its schedule does not have', (id, hour) => {
    expect(JSON.stringify(listingOf(id)?.summary)).not.toMatch(hour)
    expect(JSON.stringify([listingOf(id)?.overview, listingOf(id)?.highlights])).not.toMatch(hour)
  })

  it.each([
    ['bcn-boqueria-rice', 'evening', /^Without the market tour/],
    ['dxb-red-dunes-evening', 'camp-only', /The first three stops are left out/],
    ['rom-testaccio-pasta', 'evening', /^Without the market/],
    ['rom-tivoli-villas', 'summer-evening', /Hadrian’s Villa is left out/],
    ['par-maubert-kitchen', 'evening-sauces', /^Without the market/],
    ['ayt-harbour-boat-duden', 'sunset-boat', /The last two stops are left out/],
  ])('%s says what of its itinerary the option %s leaves out', (id, code, said) => {
    const option = listingOf(id)?.options?.find((candidate) => candidate.id === code)
    expect(option?.description?.en).toMatch(said)
    for (const language of ['ar', 'de', 'zh'] as const) expect(option?.description?.[language]).toBeTruthy()
  })
})

describe('the facts of a listing', () => {
  const unitMinutes = { MINUTES: 1, HOURS: 60 }
  // the length of what is sold by the hour, day or night is the traveller's choice
  const timed = listings.flatMap((listing) => {
    const { duration, pricePeriod } = listing
    if (!duration || pricePeriod || duration.unit === 'DAYS' || duration.unit === 'NIGHTS') return []
    const minutes = unitMinutes[duration.unit]
    const shortest = duration.minimum * minutes
    return [{ listing, shortest, longest: (duration.maximum ?? duration.minimum) * minutes }]
  })

  it('name a duration that every option keeps to', () => {
    const outside = timed.flatMap(({ listing, shortest, longest }) =>
      listing.options
        .filter(({ durationMinutes: own }) => own && (own < shortest || own > longest))
        .map(({ id }) => `${listing.externalId} ${id}`),
    )
    expect(outside).toEqual([])
  })

  it('let the last guests of the waterpark stay for the shortest visit', () => {
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const park = listings.find(({ externalId }) => externalId === 'dxb-palm-waterpark')
    const starts = park?.options.flatMap(({ schedule }) => schedule.flatMap(({ startTimes }) => startTimes))
    const last = Math.max(...(starts ?? []).map((start) => minutesOf(start)))
    const shortest = (park?.duration?.minimum ?? 0) * 60
    expect(last + shortest).toBeLessThanOrEqual(minutesOf(park?.openingHours[0]?.closes ?? ''))
  })

  it('have the last stop of the itinerary before the end', () => {
    const after = timed.filter(({ listing, longest }) => (listing.itinerary.at(-1)?.minute ?? 0) > longest)
    expect(after.map(({ listing }) => listing.externalId)).toEqual([])
  })

  it('leave no age to two units with a price of their own, unless a height decides between them', () => {
    const shared = listings.flatMap(({ externalId, options }) =>
      options
        .filter(({ units }) => {
          const spans = units
            .filter(({ id, ages, title }) => ages && id !== 'STUDENT' && !/\d m\b/.test(title?.en ?? ''))
            .map(({ ages }) => ({ from: ages?.minimum ?? 0, to: ages?.maximum ?? Infinity }))
            .toSorted((a, b) => a.from - b.from)
          return spans.some(({ from }, index) => from <= (spans[index - 1]?.to ?? -1))
        })
        .map(({ id }) => `${externalId} ${id}`),
    )
    expect(shared).toEqual([])
  })
})
