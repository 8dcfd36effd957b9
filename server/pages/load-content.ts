import { feedPath, fixedPaths } from '../contract/addresses.ts'
import { listStories, readOwnPage, tellsStories, tellsStory } from '../content/read-own-pages.ts'
import { readArticle, readQuestions, readSellersArticle } from '../content/read-content.ts'
import type { Page } from '../contract/pages.ts'
import type { Deps } from '../platform/deps.ts'
import type { RequestContext } from '../platform/http.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

type ContentRoute = Extract<Route, { page: 'article' | 'blog' | 'faq' }>

/**
 * Pages that are written, not sold: about, terms, privacy, questions, news; `addressOf` spells the paths that they lead to.
 * Undefined: there is no such article.
 */
export async function loadContent(
  deps: Pick<Deps, 'db'>,
  { storefront, language }: Pick<RequestContext, 'storefront' | 'language'>,
  route: ContentRoute,
  addressOf?: (path: string) => string,
): Promise<{ content: Page; about: PageHead } | undefined> {
  const { supplierId } = storefront
  switch (route.page) {
    case 'blog': {
      // a supplier's site has a blog once it has stories of its own
      if (!tellsStories(storefront)) return undefined
      const posts = await listStories(storefront, language)
      return { content: { page: 'blog', data: { posts } }, about: { path: fixedPaths.blog, feed: feedPath } }
    }
    case 'faq': {
      const questions = await readQuestions(language, {
        tells: (story) => tellsStory(storefront, story),
        addressOf,
      })
      return { content: { page: 'faq', data: { questions } }, about: { path: fixedPaths.faq } }
    }
    case 'article': {
      const article =
        readOwnPage(storefront, language, route.slug, addressOf) ??
        (supplierId === undefined
          ? await readArticle(language, route.slug, addressOf)
          : await readSellersArticle(deps, { language, supplierId }, route.slug, addressOf))
      if (!article) return undefined
      const { path, summary, languages, ...data } = article
      return {
        content: { page: 'article', data },
        about: {
          path,
          description: summary,
          image: data.picture?.src,
          imageAlt: data.picture?.alt,
          languages,
        },
      }
    }
    default:
      return route satisfies never
  }
}
