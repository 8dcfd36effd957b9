import type { ExperienceCard } from '../server/contract/catalogue.ts'
import type { Page } from '../server/contract/pages.ts'
import type { Language } from '../server/contract/primitives.ts'
import { categories } from '../server/demo/categories.ts'
import { destinations } from '../server/demo/destinations.ts'
import { dubai } from '../server/demo/experiences/dubai.ts'
import { buildCard, buildReply, testPicture } from '../server/testing/factories/search.ts'

type Data<Name extends Page['page']> = Extract<Page, { page: Name }>['data']

/** A text of the demo in the chosen language, or as it was first written. */
export function inLanguage(text: Partial<Record<string, string | undefined>>, language: Language): string {
  return text[language] ?? text['en'] ?? ''
}

/** The demo's places, the popular ones first. */
export function demoPlaces(language: Language): Data<'home'>['destinations'] {
  return destinations.slice(0, 8).map(({ slug, name, countryCode, intro }, place) => ({
    slug,
    name: inLanguage(name, language),
    countryCode,
    intro: inLanguage(intro, language),
    picture: testPicture,
    experiences: 12 - place,
    popular: true,
  }))
}

/** The demo's kinds in the order of its menus. */
export function demoCategories(language: Language): Data<'home'>['categories'] {
  return categories.slice(0, 6).map(({ slug, name }, place) => ({
    slug,
    name: inLanguage(name, language),
    picture: testPicture,
    experiences: 9 - place,
  }))
}

/** Cards with the titles and summaries of the demo's experiences in Dubai. */
export function demoCards(language: Language): ExperienceCard[] {
  const [place] = demoPlaces(language)
  return dubai.slice(0, 6).map(({ slug, title, summary, latitude, longitude }) =>
    buildCard({
      slug: slug ?? 'experience',
      title: inLanguage(title, language),
      summary: inLanguage(summary ?? {}, language),
      ...(latitude !== undefined && longitude !== undefined && { location: { latitude, longitude } }),
      destination: { slug: 'dubai', name: place?.name ?? 'Dubai', countryCode: 'AE' },
    }),
  )
}

/** The front page of the demo's marketplace. */
export function demoHome(language: Language): Page {
  return {
    page: 'home',
    data: {
      hero: testPicture,
      figures: {},
      offer: { experiences: 82, destinations: destinations.length },
      destinations: demoPlaces(language),
      categories: demoCategories(language),
      top: demoCards(language),
      // the gallery knows a picture by its address
      gallery: ['a', 'b', 'c', 'd'].map((name) => ({ ...testPicture, src: `${testPicture.src}#${name}` })),
      testimonials: [
        {
          id: 1,
          author: 'Maricel D.',
          rating: 5,
          body: 'Worth the early start.',
          language: 'en',
          writtenOn: '2026-11-02',
          experience: { slug: 'red-dunes', title: 'Red dunes at sunset' },
          destination: { slug: 'dubai', name: 'Dubai', countryCode: 'AE' },
        },
      ],
      reviews: { average: 4.64, count: 154 },
      guides: [
        {
          name: 'Claire Aubry',
          languages: ['fr', 'en'],
          about: 'Reads aloud better than she admits.',
          experience: { slug: 'writers', title: 'Writers of the Left Bank', city: 'paris' },
        },
        {
          name: 'Joost van Dam',
          languages: ['en', 'de'],
          experience: { slug: 'table', title: 'The Jordaan at table', city: 'amsterdam' },
        },
      ],
    },
  }
}

/** Results in Dubai, or none. */
export function demoListing(language: Language, cards = demoCards(language)): Page {
  return {
    page: 'listing',
    data: {
      search: buildReply({ cards, total: cards.length }),
      about: 'all',
      nearby: [],
      popular: cards.length > 0 ? [] : demoCards(language).slice(0, 3),
    },
  }
}
