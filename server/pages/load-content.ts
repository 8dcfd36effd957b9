import { listPosts, readArticle, readQuestions } from '../content/read-content.ts'
import type { Page } from '../contract/pages.ts'
import type { Language } from '../contract/primitives.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

type ContentRoute = Extract<Route, { page: 'article' | 'blog' | 'faq' }>

/** Pages that are written, not sold: about, terms, privacy, questions, news. Undefined: there is no such article. */
export async function loadContent(
  route: ContentRoute,
  language: Language,
): Promise<{ content: Page; about: PageHead } | undefined> {
  switch (route.page) {
    case 'blog': {
      const posts = await listPosts(language)
      return { content: { page: 'blog', data: { posts } }, about: { path: '/blog' } }
    }
    case 'faq': {
      const questions = await readQuestions(language)
      return { content: { page: 'faq', data: { questions } }, about: { path: '/faq' } }
    }
    case 'article': {
      const article = await readArticle(language, route.slug)
      if (!article) return undefined
      const { path, summary, ...data } = article
      return {
        content: { page: 'article', data },
        about: { path, description: summary, image: data.picture?.src },
      }
    }
    default:
      return route satisfies never
  }
}
