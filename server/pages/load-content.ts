import { listPosts, readArticle, readQuestions, readSellersArticle } from '../content/read-content.ts'
import type { Page } from '../contract/pages.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

type ContentRoute = Extract<Route, { page: 'article' | 'blog' | 'faq' }>

/** Pages that are written, not sold: about, terms, privacy, questions, news. Undefined: there is no such article. */
export async function loadContent(
  deps: Pick<Deps, 'db'>,
  { storefront: { supplierId }, language }: Pick<RequestContext, 'storefront' | 'language'>,
  route: ContentRoute,
): Promise<{ content: Page; about: PageHead } | undefined> {
  switch (route.page) {
    case 'blog': {
      // the marketplace's stories are not a supplier's
      if (supplierId !== undefined) return undefined
      const posts = await listPosts(language)
      return { content: { page: 'blog', data: { posts } }, about: { path: '/blog' } }
    }
    case 'faq': {
      const questions = await readQuestions(language)
      return { content: { page: 'faq', data: { questions } }, about: { path: '/faq' } }
    }
    case 'article': {
      const article =
        supplierId === undefined
          ? await readArticle(language, route.slug)
          : await readSellersArticle(deps, { language, supplierId }, route.slug)
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
