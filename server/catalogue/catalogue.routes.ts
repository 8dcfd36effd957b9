import { Router } from 'express'
import type { Request, Response } from 'express'
import { SearchQuery, SuggestQuery } from '../contract/catalogue.ts'
import { DestinationsQuery } from '../contract/destinations.ts'
import type { RelatedReply } from '../contract/catalogue.ts'
import type { CategoriesReply, DestinationsReply } from '../contract/destinations.ts'
import { Slug } from '../contract/primitives.ts'
import { ReviewsQuery } from '../contract/reviews.ts'
import { parse, requestContext } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { readExperience } from './reading/read-experience.ts'
import { listCategories, listDestinations, listNearbyDestinations } from './reading/read-destinations.ts'
import { listRelated } from './reading/read-related.ts'
import { readReviews } from './reading/read-reviews.ts'
import { searchExperiences } from './search/search-experiences.ts'
import { suggest } from './search/suggest.ts'

/** The same for everybody at an address: a CDN may keep it for a minute, and show it for ten more while it asks again. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

const slugOf = (req: Request): string => parse(Slug, req.params['slug'])

function send(res: Response, reply: object): void {
  res.set('cache-control', cacheControl).json(reply)
}

/** What the catalogue answers to the widget: search, suggestions, an experience with its reviews and what is like it, places. */
export function catalogueRoutes(deps: CatalogueDeps): Router {
  const router = Router()

  router.get('/experiences', async (req, res) => {
    const { storefront, language, currency } = requestContext(req)
    const query = parse(SearchQuery, { ...req.query, currency })
    send(res, await searchExperiences(deps, { query, language, storefront }))
  })

  router.get('/experiences/:slug', async (req, res) => {
    const slug = slugOf(req)
    const found = await readExperience(deps, { ...requestContext(req), slug })
    if (!found) throw new Problem(404, 'experience_unknown', 'This experience does not exist here.')
    if (found.slug === slug) return send(res, found)
    return res.redirect(301, req.originalUrl.replace(`/experiences/${slug}`, `/experiences/${found.slug}`))
  })

  router.get('/experiences/:slug/reviews', async (req, res) => {
    send(res, await readReviews(deps, { slug: slugOf(req), page: parse(ReviewsQuery, req.query).page }))
  })

  router.get('/experiences/:slug/related', async (req, res) => {
    const reply: RelatedReply = {
      experiences: await listRelated(deps, { ...requestContext(req), slug: slugOf(req) }),
    }
    send(res, reply)
  })

  router.get('/suggestions', async (req, res) => {
    send(res, await suggest(deps, { ...requestContext(req), text: parse(SuggestQuery, req.query).text }))
  })

  router.get('/destinations', async (req, res) => {
    const context = requestContext(req)
    const { near } = parse(DestinationsQuery, req.query)
    const reply: DestinationsReply = {
      destinations: near
        ? await listNearbyDestinations(deps, context, near)
        : await listDestinations(deps, context),
    }
    send(res, reply)
  })

  router.get('/categories', async (req, res) => {
    const reply: CategoriesReply = { categories: await listCategories(deps, requestContext(req)) }
    send(res, reply)
  })

  return router
}
