import type headTexts from '../../locales/en/head.json'
import type { ListingData, Page } from '../contract/pages.ts'
import type { Contact } from '../contract/storefronts.ts'
import type { Language } from '../contract/primitives.ts'
import { loadTexts } from '../platform/text/texts.ts'

/** Names a page in a language, or sums it up. */
export type PageTitles = (
  language: Language,
  name: keyof typeof headTexts,
  values?: Readonly<Record<string, string>>,
) => string

/** Reads the titles of pages that have no name of their own: `locales/<language>/head.json`. One for each process. */
export async function loadPageTitles(): Promise<PageTitles> {
  const texts = await loadTexts(['head'])
  // i18next takes some 30 µs for a text, and each page says the same few
  const fixed = new Map<string, string>()
  return (language, name, values) => {
    if (values) return texts(language)(name, values)
    const key = `${language} ${name}`
    const text = fixed.get(key) ?? texts(language)(name)
    fixed.set(key, text)
    return text
  }
}

const summaries: Partial<Record<Page['page'], keyof typeof headTexts>> = {
  home: 'home-about',
  blog: 'blog-about',
  faq: 'faq-about',
  contact: 'contact-about',
  integration: 'integration-about',
}

/** What a page is about, for search engines, where its content does not say it. A search is not to be found by others. */
export function descriptionOf(
  titles: PageTitles,
  language: Language,
  { page, data }: Page,
  { allHours }: Contact,
): string {
  if (page === 'contact' && allHours) return titles(language, 'contact-about_allHours')
  return titles(language, (page === 'listing' ? summaryOf(data) : summaries[page]) ?? 'home-about')
}

const kindSummaries = {
  'tour-packages': 'tour-packages-about',
  itineraries: 'itineraries-about',
  packages: 'packages-about',
} as const

function summaryOf({ about, search }: ListingData): keyof typeof headTexts | undefined {
  if (about === 'all') return 'listing-about'
  const { kind } = search.query
  return about === 'kind' && kind ? kindSummaries[kind] : undefined
}

/** The title that a page has by its kind, where its content gives none. */
export function titleOf(titles: PageTitles, language: Language, { page, data }: Page): string | undefined {
  switch (page) {
    case 'listing': {
      const { destination, category, query } = data.search
      if (data.about === 'destination' && destination) {
        return titles(language, 'destination', { name: destination.name })
      }
      if (data.about === 'category') return category?.name
      if (data.about === 'kind' && query.kind) return titles(language, query.kind)
      return data.about === 'text'
        ? titles(language, 'search', { text: query.text })
        : titles(language, 'listing')
    }
    case 'experience':
      return data.experience.title
    case 'article':
      return data.title
    default:
      return titles(language, page)
  }
}
