import type { Experience } from '../server/contract/catalogue.ts'
import type { Page } from '../server/contract/pages.ts'
import type { Language } from '../server/contract/primitives.ts'
import { dubai as dubaiAsWritten } from '../server/demo/experiences/dubai.ts'
import { istanbul } from '../server/demo/experiences/istanbul.ts'
import { paris } from '../server/demo/experiences/paris.ts'
import { withSentences } from '../server/demo/words/with-sentences.ts'
import { testPicture } from '../server/testing/factories/search.ts'
import { buildExperience } from '../widget/availability/testing/build-experience.ts'
import { demoCards, demoPlaces, inLanguage } from './demo-pages.ts'

const dubai = dubaiAsWritten.map(withSentences)
const listings = [...dubai, ...[...istanbul, ...paris].map(withSentences)]

/** Slugs of two experiences of the demo: one on land with a pickup, one by boat. */
export const safari = 'red-dunes-desert-safari-dubai'
export const yacht = dubai.find(({ measures }) => measures?.lengthMetres)?.slug ?? ''

/** Slugs of experiences whose listings state what most do not: a route and the weather, guides, dress and notes, words. */
export const stating = {
  route: 'dune-buggy-hire-dubai-by-the-day',
  people: 'writers-of-the-left-bank-walk',
  evening: 'bosphorus-sunset-cruise-istanbul',
  words: 'old-dubai-walk-abra-souks',
} as const

/** The page of an experience of the demo, with what the demo says of it in the chosen language. */
export function demoExperiencePage(language: Language, slug = safari): Page {
  return {
    page: 'experience',
    data: {
      experience: demoExperience(language, slug),
      reviews: {
        reviews: [
          {
            id: 1,
            author: 'Maricel D.',
            rating: 5,
            body: 'Worth the early start.',
            language: 'en',
            writtenOn: '2026-11-02',
          },
        ],
        languages: [],
        total: 1,
        histogram: [0, 0, 0, 0, 1],
      },
      related: demoCards(language).slice(1, 4),
    },
  }
}

function demoExperience(language: Language, slug: string): Experience {
  const listing = listings.find((candidate) => candidate.slug === slug)
  if (!listing) throw new Error(`the demo has no experience ${slug} in Dubai, Istanbul or Paris`)
  const text = (texts: Parameters<typeof inLanguage>[0] = {}) => inLanguage(texts, language)
  const texts = (lists: Partial<Record<string, string[]>> = {}) => lists[language] ?? lists['en'] ?? []
  const [place] = demoPlaces(language)
  return buildExperience({
    slug,
    title: text(listing.title),
    summary: text(listing.summary),
    overviewHtml: text(listing.overview)
      .split('\n\n')
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    highlights: texts(listing.highlights),
    includes: texts(listing.includes),
    excludes: texts(listing.excludes),
    knowBeforeYouGo: texts(listing.knowBeforeYouGo),
    whatToBring: texts(listing.whatToBring),
    itinerary: (listing.itinerary ?? []).map(({ title, text: words, minute }) => ({
      title: text(title),
      text: text(words),
      minute,
    })),
    // a gallery knows a picture by its address
    pictures: ['a', 'b', 'c'].map((name) => ({ ...testPicture, src: `${testPicture.src}#${name}` })),
    hero: testPicture,
    destination: { slug: 'dubai', name: place?.name ?? 'Dubai', countryCode: 'AE' },
    ...(listing.measures && { measures: listing.measures }),
    weatherPlan: listing.weatherPlan && text(listing.weatherPlan),
    dressCode: listing.dressCode && text(listing.dressCode),
    houseNotes: listing.houseNotes && texts(listing.houseNotes),
    guides: listing.guides?.map(({ name, languages = [], about }) => ({
      name,
      languages,
      about: about && text(about),
    })),
    routeProfile: listing.routeProfile?.map(({ name, ...point }) => ({ ...point, name: name && text(name) })),
    words: listing.words?.map(({ word, meaning }) => ({
      word: text(word),
      beside: word.ar && language !== 'ar' ? { language: 'ar', word: word.ar } : undefined,
      meaning: text(meaning),
    })),
  }).experience
}
