import type { Response, Router } from 'express'
import { catalogueOperations } from '../contract/catalogue-operations.ts'
import type { Deps } from '../platform/deps.ts'
import { operationRouter } from '../platform/operation-router.ts'
import { Problem } from '../platform/problem.ts'
import { sharedHeaders, shownKeys } from '../platform/shared-cache.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { readExperience } from './reading/read-experience.ts'
import { listCategories, listDestinations, listNearbyDestinations } from './reading/read-destinations.ts'
import { listRelated } from './reading/read-related.ts'
import { listCardsBySlug } from './reading/list-cards.ts'
import { readReviews } from './reading/read-reviews.ts'
import { searchExperiences } from './search/search-experiences.ts'
import { suggest } from './search/suggest.ts'

/** What the catalogue answers to the widget: search, suggestions, an experience with its reviews and what is like it, places. */
export function catalogueRoutes(deps: CatalogueDeps & Pick<Deps, 'env'>): Router {
  /** The same for every visitor of an address. `keys` name what it shows. */
  const share = (res: Response, keys: readonly string[]): void => {
    const headers = sharedHeaders(deps.env, keys)
    for (let at = 0; at < headers.length; at += 2) res.set(headers[at] ?? '', headers[at + 1])
  }

  return operationRouter(catalogueOperations, {
    env: deps.env,
    identify: {},
    handlers: {
      searchExperiences({ query, context: { storefront, language, currency } }, { res }) {
        share(res, [query.city === undefined ? shownKeys.catalogue : shownKeys.place(query.city)])
        return searchExperiences(deps, { query: { ...query, currency }, language, storefront })
      },

      async readExperience({ path: { slug }, context }, { req, res }) {
        const found = await readExperience(deps, { ...context, slug })
        if (!found) throw new Problem(404, 'experience_unknown', 'This experience does not exist here.')
        share(res, [shownKeys.experience(found.slug)])
        if (found.slug === slug) return found
        res.redirect(301, req.originalUrl.replace(`/experiences/${slug}`, `/experiences/${found.slug}`))
        return undefined
      },

      async listCards({ query: { slugs }, context }, { res }) {
        const experiences = await listCardsBySlug(deps, { ...context, slugs })
        // what is left out may be for sale again
        share(res, slugs.map(shownKeys.experience))
        return { experiences }
      },

      listReviews({ path: { slug }, query }, { res }) {
        share(res, [shownKeys.experience(slug)])
        return readReviews(deps, { slug, ...query })
      },

      async listRelated({ path: { slug }, context }, { res }) {
        const experiences = await listRelated(deps, { ...context, slug })
        share(res, [slug, ...experiences.map((card) => card.slug)].map(shownKeys.experience))
        return { experiences }
      },

      suggest({ query: { text }, context }, { res }) {
        share(res, [shownKeys.catalogue])
        return suggest(deps, { ...context, text })
      },

      async listDestinations({ query: { near }, context }, { res }) {
        share(res, [shownKeys.catalogue])
        return {
          destinations: near
            ? await listNearbyDestinations(deps, context, near)
            : await listDestinations(deps, context),
        }
      },

      async listCategories({ context }, { res }) {
        share(res, [shownKeys.catalogue])
        return { categories: await listCategories(deps, context) }
      },
    },
  })
}
