import type { Experience } from '../server/contract/catalogue.ts'
import type { Page } from '../server/contract/pages.ts'
import type { Language } from '../server/contract/primitives.ts'
import { dubai } from '../server/demo/experiences/dubai.ts'
import { testPicture } from '../server/testing/factories/search.ts'
import { buildExperience } from '../widget/availability/testing/build-experience.ts'
import { demoCards, demoPlaces, inLanguage } from './demo-pages.ts'

/** Slugs of two experiences of the demo: one on land with a pickup, one by boat. */
export const safari = 'red-dunes-desert-safari-dubai'
export const yacht = dubai.find(({ measures }) => measures?.lengthMetres)?.slug ?? ''

/** The page of an experience of the demo in Dubai, with what the demo says of it in the chosen language. */
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
  const listing = dubai.find((candidate) => candidate.slug === slug)
  if (!listing) throw new Error(`the demo has no experience ${slug} in Dubai`)
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
  }).experience
}
