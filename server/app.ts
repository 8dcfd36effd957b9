import path from 'node:path'
import compression from 'compression'
import express from 'express'
import type { Express, RequestHandler, Router } from 'express'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { createPasswordKeeper } from './accounts/password-keeper.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { cartRoutes } from './carts/carts.routes.ts'
import type { CatalogueDeps } from './catalogue/catalogue-deps.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { paymentWay } from './checkout/go-to-payment.routes.ts'
import type { CheckoutDeps } from './checkout/place-order.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { operationList } from './contract/operations.ts'
import { allowOrigins, embedRoutes } from './embed/embed.routes.ts'
import { widgetCheckRoutes } from './embed/widget-check.routes.ts'
import { sharedFiles, widgetFiles } from './embed/widget-files.routes.ts'
import { widgetSessionRoutes } from './embed/widget-session.routes.ts'
import { logoRoutes } from './media/logo.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import type { Press } from './media/press.ts'
import { outboxRoutes, showsOutbox } from './messages/outbox.routes.ts'
import { offerRoutes } from './offers/offers.routes.ts'
import { cancellationRoutes } from './orders/cancellations/cancellation.routes.ts'
import { changeRoutes } from './orders/changes/changes.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { buildRoutes } from './pages/builds.routes.ts'
import { pageErrors, pageRoutes } from './pages/pages.routes.ts'
import type { PageRouteDeps } from './pages/pages.routes.ts'
import { sitemapRoutes } from './pages/sitemap.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { supplierPages } from './suppliers/supplier-page.routes.ts'
import type { Database } from './platform/database.ts'
import { headingFaces } from './platform/faces/heading-faces.routes.ts'
import { openFiles } from './platform/files/open-files.ts'
import { healthRoutes } from './platform/health.routes.ts'
import type { Readiness } from './platform/health.routes.ts'
import { limitRequests } from './platform/limit-requests.ts'
import { metricsRoutes } from './platform/metrics.routes.ts'
import { openApiRoutes } from './platform/open-api.routes.ts'
import { Problem } from './platform/problem.ts'
import type { SiteBuild } from './platform/site-build.ts'
import { answerProblems, identifyAndLog } from './platform/requests.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { secureReplies, securityHeaders } from './platform/security-headers.ts'
import { createStorefrontFinder } from './storefronts/find-storefront.ts'
import { figureRoutes } from './storefronts/figures.routes.ts'
import { hostContext, storefrontContext, unknownHosts } from './storefronts/storefronts.routes.ts'
import { createOrderPrinter } from './tickets/print-order.ts'
import { ticketKeyRoutes, ticketRoutes } from './tickets/tickets.routes.ts'

/** Everything the routes need. */
export type AppDeps = PageRouteDeps &
  CatalogueDeps &
  CheckoutDeps & {
    readiness: Readiness
    /** Where pages and the catalogue are read now; the one database when absent. */
    readingDatabase?: () => Database
    /** Where pictures are made; in this process when absent. */
    press?: Press
  }

/** What is served from outside the routes. */
export interface AppFiles {
  /** The production build; absent in development. */
  build?: SiteBuild
  /** Vite, in development. */
  development?: RequestHandler
  /** The sandbox's payment page, when there is a sandbox. */
  paymentPages?: Router
}

/** Every middleware and route, in the order in which a request meets them. */
export function createApp(deps: AppDeps, { build, development, paymentPages }: AppFiles): Express {
  const { db, env, log, readiness } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.TRUST_PROXY)
  app.set('etag', 'weak')

  app.use(identifyAndLog(log))
  app.use(secureReplies(securityHeaders()))
  app.use(healthRoutes(db, readiness), metricsRoutes(db, env))
  app.use(sharedFiles())
  const reading = readingDeps(deps)
  const finder = createStorefrontFinder(reading)
  const isDemo = env.DEMO ?? env.NODE_ENV !== 'production'
  app.use(
    mediaRoutes({
      files: openFiles(deps),
      cacheFolder: path.join(env.dataFolder, 'pictures'),
      logger: log,
      allowedHosts: () => finder.listImageHosts(),
      press: deps.press,
    }),
  )
  app.use(logoRoutes({ files: openFiles(deps), bySlug: (slug) => finder.bySlug(slug) }))
  if (development) app.use(development)
  app.use(compression())
  if (build) app.use(widgetFiles(build, openFiles(deps)), buildRoutes(build, openFiles(deps)))
  // before any JSON parser: a signature is over the raw bytes
  app.use('/api/v1', paymentRoutes(deps))
  if (paymentPages) app.use('/sandbox/pay', paymentPages)
  app.use('/pay', paymentWay(deps))
  app.use('/supplier', supplierPages(deps))
  const printer = createOrderPrinter(deps)
  app.use(ticketKeyRoutes(printer))
  if (showsOutbox(env)) app.use(outboxRoutes(env))

  app.use(openApiRoutes())
  app.use(limitRequests(env))
  app.use(headingFaces())
  app.use('/api/v1', widgetCheckRoutes(finder, env))
  app.use(storefrontContext(finder, env))
  app.use('/api/v1', allowOrigins(operationList))
  const passwords = createPasswordKeeper()
  app.use(
    '/api/v1',
    catalogueRoutes(reading),
    availabilityRoutes(deps),
    accountRoutes(deps, passwords),
    cartRoutes(deps),
    checkoutRoutes(deps),
    orderRoutes(deps),
    cancellationRoutes(deps),
    changeRoutes(deps),
    reviewRoutes(deps),
    ticketRoutes(deps, printer),
    offerRoutes(deps),
    contactRoutes(deps),
    figureRoutes(deps),
    embedRoutes(deps),
    widgetSessionRoutes(deps, passwords),
  )
  app.use('/api', (_req, _res, next) =>
    next(new Problem(404, 'unknown_endpoint', 'This endpoint does not exist. See /api/openapi.json.')),
  )
  app.use(sitemapRoutes(reading))
  app.use(pageRoutes({ ...reading, ...(isDemo && { listSites: () => finder.listNamed() }) }))
  app.use((_req, res, next) => {
    res.set('allow', 'GET, HEAD')
    next(new Problem(405, 'method_unknown', 'Pages accept only GET and HEAD. See /api/openapi.json.'))
  })
  app.use(unknownHosts(finder, isDemo))
  app.use(pageErrors(reading, hostContext(finder, env)))
  app.use(answerProblems(log))
  return app
}

/** For what is the same for every visitor: it is read where `readingDatabase` says at the moment. */
function readingDeps(deps: AppDeps): AppDeps {
  const { readingDatabase } = deps
  if (!readingDatabase) return deps
  return {
    ...deps,
    get db() {
      return readingDatabase()
    },
  }
}
