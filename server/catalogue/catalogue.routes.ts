import { Router } from 'express'
import type { Request, Response } from 'express'
import { SearchQuery, SuggestQuery } from '../contract/catalogue.ts'
import { DestinationsQuery } from '../contract/destinations.ts'
import type { RelatedReply } from '../contract/catalogue.ts'
import type { CategoriesReply, DestinationsReply } from '../contract/destinations.ts'
import { Slug } from '../contract/primitives.ts'
import { ReviewsQuery } from '../contract/reviews.ts'
import type { Deps } from '../platform/deps.ts'
import { parse, requestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { sharedHeaders, shownKeys } from '../platform/shared-cache.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { readExperience } from './reading/read-experience.ts'
import { listCategories, listDestinations, listNearbyDestinations } from './reading/read-destinations.ts'
import { listRelated } from './reading/read-related.ts'
import { readReviews } from './reading/read-reviews.ts'
import { searchExperiences } from './search/search-experiences.ts'
import { suggest } from './search/suggest.ts'

const slugOf = (req: Request): string => parse(Slug, req.params['slug'])

/** What the catalogue answers to the widget: search, suggestions, an experience with its reviews and what is like it, places. */
export function catalogueRoutes(deps: CatalogueDeps & Pick<Deps, 'env'>): Router {
  const router = Router()
  /** The same for everybody at an address. `keys` name what it shows. */
  const send = (res: Response, reply: object, keys: readonly string[]): void => {
    const headers = sharedHeaders(deps.env, keys)
    for (let at = 0; at < headers.length; at += 2) res.set(headers[at] ?? '', headers[at + 1])
    res.json(reply)
  }

  router.get('/experiences', async (req, res) => {
    const { storefront, language, currency } = requestContext(req)
    const query = parse(SearchQuery, { ...req.query, currency })
    const keys = [query.city === undefined ? shownKeys.catalogue : shownKeys.place(query.city)]
    send(res, await searchExperiences(deps, { query, language, storefront }), keys)
  })

  router.get('/experiences/:slug', async (req, res) => {
    const slug = slugOf(req)
    const found = await readExperience(deps, { ...requestContext(req), slug })
    if (!found) throw new Problem(404, 'experience_unknown', 'This experience does not exist here.')
    if (found.slug === slug) return send(res, found, [shownKeys.experience(slug)])
    return res.redirect(301, req.originalUrl.replace(`/experiences/${slug}`, `/experiences/${found.slug}`))
  })

  router.get('/experiences/:slug/reviews', async (req, res) => {
    const slug = slugOf(req)
    const reviews = await readReviews(deps, { slug, page: parse(ReviewsQuery, req.query).page })
    send(res, reviews, [shownKeys.experience(slug)])
  })

  router.get('/experiences/:slug/related', async (req, res) => {
    const slug = slugOf(req)
    const reply: RelatedReply = { experiences: await listRelated(deps, { ...requestContext(req), slug }) }
    send(res, reply, [slug, ...reply.experiences.map((card) => card.slug)].map(shownKeys.experience))
  })

  router.get('/suggestions', async (req, res) => {
    const { text } = parse(SuggestQuery, req.query)
    send(res, await suggest(deps, { ...requestContext(req), text }), [shownKeys.catalogue])
  })

  router.get('/destinations', async (req, res) => {
    const context = requestContext(req)
    const { near } = parse(DestinationsQuery, req.query)
    const reply: DestinationsReply = {
      destinations: near
        ? await listNearbyDestinations(deps, context, near)
        : await listDestinations(deps, context),
    }
    send(res, reply, [shownKeys.catalogue])
  })

  router.get('/categories', async (req, res) => {
    const reply: CategoriesReply = { categories: await listCategories(deps, requestContext(req)) }
    send(res, reply, [shownKeys.catalogue])
  })

  return router
}
