import { feedPath, fixedPaths } from '../contract/addresses.ts'
import { listStories, readOwnPage, tellsStories, tellsStory } from '../content/read-own-pages.ts'
import { readArticle, readQuestions, readSellersArticle } from '../content/read-content.ts'
import type { Article } from '../content/read-content.ts'
import type { Page } from '../contract/pages.ts'
import { hasPrices } from '../catalogue/reading/read-destinations.ts'
import { wordsOfSite } from '../content/site-words.ts'
import type { RequestContext } from '../platform/http.ts'
import type { PageHead } from './page-shell.ts'
import type { Route } from './resolve-path.ts'

type ContentDeps = Parameters<typeof hasPrices>[0]
type ContentRoute = Extract<Route, { page: 'article' | 'blog' | 'faq' }>

/**
 * Pages that are written, not sold: about, terms, privacy, questions, news; `addressOf` spells the paths that they lead to.
 * Undefined: there is no such article.
 */
export async function loadContent(
  deps: ContentDeps,
  { storefront, language }: Pick<RequestContext, 'storefront' | 'language'>,
  route: ContentRoute,
  addressOf?: (path: string) => string,
): Promise<{ content: Page; about: PageHead } | undefined> {
  switch (route.page) {
    case 'blog': {
      // a supplier's site has a blog once it has stories of its own
      if (!tellsStories(storefront)) return undefined
      const posts = await listStories(storefront, language)
      return { content: { page: 'blog', data: { posts } }, about: { path: fixedPaths.blog, feed: feedPath } }
    }
    case 'faq': {
      const site = wordsOfSite(storefront, { priced: await hasPrices(deps, { storefront }) })
      const tells = (story: string) => tellsStory(storefront, story)
      const questions = await readQuestions(language, { tells, site, addressOf })
      return { content: { page: 'faq', data: { questions } }, about: { path: fixedPaths.faq } }
    }
    case 'article': {
      const article =
        readOwnPage(storefront, language, route.slug, addressOf) ??
        (await readUsual(deps, { storefront, language, addressOf }, route.slug))
      if (!article) return undefined
      const { path, summary, languages, unwritten, ...data } = article
      return {
        content: { page: 'article', data },
        about: {
          path,
          description: summary,
          image: data.picture?.src,
          imageAlt: data.picture?.alt,
          languages,
          ...(unwritten && { robots: 'noindex' }),
        },
      }
    }
    default:
      return route satisfies never
  }
}

/** The installation's text of a page that a site did not write itself. */
async function readUsual(
  deps: ContentDeps,
  {
    storefront,
    language,
    addressOf,
  }: Pick<RequestContext, 'storefront' | 'language'> & { addressOf?: (path: string) => string },
  name: string,
): Promise<Article | undefined> {
  const { supplierId } = storefront
  const priced = await hasPrices(deps, { storefront })
  return supplierId === undefined
    ? readArticle(language, name, { site: wordsOfSite(storefront, { priced }), addressOf })
    : readSellersArticle(deps, { language, supplierId, storefront, priced }, name, addressOf)
}
