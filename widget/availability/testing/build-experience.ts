import type { Departure } from '../../../server/contract/availability.ts'
import type { Experience } from '../../../server/contract/catalogue.ts'
import type { ExperienceOption } from '../../../server/contract/options.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })

/** An option of an experience that is priced per person, as a test needs it. */
export function buildOption(overrides: Partial<ExperienceOption> = {}): ExperienceOption {
  return {
    id: 'shared',
    title: 'Shared car',
    units: [
      { id: 'ADULT', price: aed(22_900), places: 1, minimum: 0 },
      { id: 'CHILD', price: aed(17_900), ages: { minimum: 3, maximum: 11 }, places: 1, minimum: 0 },
    ],
    capacity: 36,
    cutoffMinutes: 180,
    ...overrides,
  }
}

/** An open departure, as a test needs it. */
export function buildDeparture(overrides: Partial<Departure> = {}): Departure {
  return {
    start: '2026-12-12T15:00',
    end: '2026-12-12T21:00',
    time: '15:00',
    partOfDay: 'afternoon',
    remaining: 36,
    few: false,
    state: 'open',
    freeUntil: '2026-12-11T11:00:00Z',
    ...overrides,
  }
}

/** An experience with a departure, as a test needs it. */
export function buildExperience(overrides: Partial<Experience> = {}): {
  experience: Experience
  departures: Departure[]
} {
  const picture = {
    alt: 'Red dunes',
    src: '/dunes.webp',
    srcSet: '/dunes.webp 640w',
    width: 640,
    height: 480,
    tint: 'sand',
  }
  const experience: Experience = {
    slug: 'red-dunes',
    title: 'Red dunes at sunset',
    inEnglish: [],
    languages: ['en'],
    summary: 'Drive over the dunes in the last light.',
    overviewHtml: '<p>The sand is red.</p>',
    highlights: ['Thirty minutes of dunes'],
    includes: ['Dinner'],
    excludes: ['Alcohol'],
    knowBeforeYouGo: ['Eat lightly before.'],
    whatToBring: ['A jacket'],
    itinerary: [
      { title: 'Edge of the desert', minute: 0 },
      { title: 'The camp', text: 'Coffee.', minute: 85 },
    ],
    pictures: [picture, { ...picture, src: '/camp.webp', alt: 'A camp' }],
    hero: picture,
    destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
    categories: [{ slug: 'desert-safaris', name: 'Desert safaris' }],
    labels: [],
    occasions: [],
    supplier: { slug: 'dune-and-star', name: 'Dune & Star' },
    rating: { average: 4.55, count: 20 },
    duration: { unit: 'HOURS', minimum: 6 },
    ages: { minimum: 3, maximum: 75 },
    spokenLanguages: ['en', 'ar'],
    openingHours: [{ weekdays: [1, 2, 3, 4, 5, 7], opens: '15:00', closes: '21:30' }],
    pickupIncluded: true,
    dropOffIncluded: true,
    tourGuide: true,
    overnight: false,
    pickups: [
      {
        id: 'marina',
        name: 'Dubai Marina',
        address: 'The Walk',
        minutesBefore: 60,
        note: 'On the pavement.',
      },
    ],
    location: { latitude: 25.044, longitude: 55.609 },
    address: 'Al Lahbab desert',
    timeZone: 'Asia/Dubai',
    from: { price: aed(22_900), unit: 'ADULT', basis: 'PERSON' },
    negotiation: 'NEVER',
    instantConfirmation: true,
    payLater: true,
    cancellation: { kind: 'FREE', steps: [{ days: 1, hours: 0, minutes: 0, penaltyPercent: 0 }] },
    extras: [{ id: 'quad', title: 'Quad bike', price: aed(15_000), per: 'BOOKING', maximum: 6 }],
    options: [buildOption()],
    hasOpenDays: true,
    updatedAt: '2026-11-21T11:00:00Z',
    ...overrides,
  }
  return { experience, departures: [buildDeparture()] }
}
