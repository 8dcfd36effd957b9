import type headTexts from '../../locales/en/head.json'
import type { Page } from '../contract/pages.ts'
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
  return (language, name, values = {}) => texts(language)(name, values)
}

const summaries: Partial<Record<Page['page'], keyof typeof headTexts>> = {
  home: 'home-about',
  blog: 'blog-about',
  faq: 'faq-about',
  contact: 'contact-about',
  integration: 'integration-about',
}

/** What a page is about, for search engines, where its content does not say it. A search is not to be found by others. */
export function descriptionOf(titles: PageTitles, language: Language, { page, data }: Page): string {
  const summary = page === 'listing' && data.about === 'all' ? 'listing-about' : summaries[page]
  return titles(language, summary ?? 'home-about')
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
