import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Router } from 'express'
import type { ErrorRequestHandler, Request } from 'express'
import { readCart } from '../carts/read-cart.ts'
import { cartCookieName } from '../contract/cart-cookie.ts'
import type { Cart } from '../contract/carts.ts'
import type { PagePayload, RedirectPayload } from '../contract/pages.ts'
import { languages } from '../contract/primitives.ts'
import { admit } from '../platform/guard.ts'
import { requestContext } from '../platform/http.ts'
import { unavailabilityOf } from '../platform/database-faults.ts'
import { Problem } from '../platform/problem.ts'
import { asProblem, identifyRequest, loggedPath } from '../platform/requests.ts'
import { sharedHeaders } from '../platform/shared-cache.ts'
import { securityHeaders } from '../platform/security-headers.ts'
import type { HostContext } from '../storefronts/storefronts.routes.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { loadMissingPage, openPage } from './load-page.ts'
import type { PageDeps, PageToLoad } from './load-page.ts'
import { cacheHtml, cacheJson, encodedBody, newNonce, redirectTo } from './page-cache.ts'
import type { CachedPage, Encoding, PageCache } from './page-cache.ts'
import { errorPayload } from './page-shell.ts'
import { plainErrorPage, plainErrorPolicy } from './plain-error-page.ts'
import type { PageRenderer } from './renderer.ts'
import { languageOf } from './resolve-path.ts'

const payloadFile = '/_payload.json'

/** What pages need beyond the use cases. */
export interface PageRouteDeps extends PageDeps {
  renderer: PageRenderer
  pageCache: PageCache
}

/** Every address that is not a file or the API: as HTML, or as the payload of client navigation. */
export function pageRoutes(deps: PageRouteDeps): Router {
  const router = Router()
  // not '/{*path}': Express would decode the address, and fail at one that cannot be, before the route table sees it
  router.get(/^/, async (req, res) => {
    const context = requestContext(req)
    const asksPayload = req.path.endsWith(payloadFile)
    const path = asksPayload ? req.path.slice(0, -payloadFile.length) || '/' : req.path
    const toLoad = await openPage(deps, context, path, req.query)
    await admit(toLoad.access, {}, req)
    if (toLoad.showsCart && !asksPayload) {
      return sendPage(deps, req, res, await makeCartPage(deps, toLoad, req))
    }
    const key = `${asksPayload ? 'json' : 'html'} ${toLoad.key}`
    deps.pageCache.remember(requestKey(req), key)
    const { isSeldom } = toLoad
    const page = await deps.pageCache.get(key, () => makePage(deps, toLoad, asksPayload), { isSeldom })
    if (page.location === undefined) return sendPage(deps, req, res, page)
    // with the query of this request: another request that shared the rendering may have had none
    const redirect = withQuery(page.location, req)
    if (!asksPayload) return res.redirect(page.status, redirect)
    return sendPage(deps, req, res, cacheJson(unkept(200), { redirect } satisfies RedirectPayload))
  })
  return router
}

/**
 * Answers with a fresh page from memory, and hands every other request to `chain`. It stands before Express, whose own
 * handling of a request costs as much as sending the page.
 */
export function pagesFromMemory(
  { pageCache, env, log }: Pick<PageRouteDeps, 'pageCache' | 'env' | 'log'>,
  chain: RequestListener,
): RequestListener {
  const security = [...securityHeaders()].flat()
  return (req, res) => {
    const page = req.method === 'GET' || req.method === 'HEAD' ? pageCache.peek(requestKey(req)) : undefined
    if (!page) return chain(req, res)
    const fixed = [...security, 'x-request-id', identifyRequest(log, req, res)]
    sendPage({ env }, req, res, page, fixed).catch((error: Error) => res.destroy(error))
  }
}

/**
 * A page that is kept depends on its host and address alone: never on a cookie. Behind a proxy the host may be the one it forwards:
 * without it, a client that sends that header would choose what the next visitor of this host is shown. The scheme stands in canonical
 * links where no `PUBLIC_ORIGIN` is set.
 */
function requestKey({ headers, url }: IncomingMessage): string {
  const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': scheme } = headers
  return `${host ?? ''} ${String(forwardedHost ?? '')} ${String(scheme ?? '')} ${url}`
}

const unkept = (status: number) => ({ status, shows: [], keeps: false })

async function makePage(deps: PageRouteDeps, toLoad: PageToLoad, asksPayload: boolean): Promise<CachedPage> {
  const result = await toLoad.load()
  if ('redirect' in result) return redirectTo(result.status, result.redirect)
  return asksPayload ? cacheJson(result, result.payload) : renderPage(deps, result)
}

/**
 * The one page that depends on a cookie: with the visitor's cart in it, made for each request and kept by nobody. A cart
 * that is gone is the browser's to forget.
 */
async function makeCartPage(deps: PageRouteDeps, toLoad: PageToLoad, req: Request): Promise<CachedPage> {
  const { storefront, language } = requestContext(req)
  const token = cartCookie.exec(req.headers.cookie ?? '')?.[1]
  const [loaded, cart] = await Promise.all([
    toLoad.load(),
    token &&
      readCart(deps, { storefront, language: toLoad.showsCart ?? language }, token).catch(unlessUnknown),
  ])
  if ('redirect' in loaded) return redirectTo(loaded.status, loaded.redirect)
  return renderPage(deps, { ...loaded, keeps: false }, cart || undefined)
}

const cartCookie = new RegExp(`(?:^|; )(?:__Host-)?${cartCookieName}=([\\w-]{20,100})(?:;|$)`)

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'cart_unknown')) throw error
}

async function renderPage(
  { renderer, env }: PageRouteDeps,
  page: { status: number; payload: PagePayload; shows: readonly string[]; keeps: CachedPage['keeps'] },
  cart?: Cart,
): Promise<CachedPage> {
  const nonce = newNonce()
  return cacheHtml(
    page,
    await renderer.render(page.payload, nonce, cart),
    nonce,
    policyOf(env, page.payload, nonce),
  )
}

function policyOf(env: PageDeps['env'], { shell }: PagePayload, nonce: string): string {
  const { origin } = new URL(shell.map.tiles.replace('{s}', 'a'))
  return contentSecurityPolicy(nonce, {
    tiles: origin,
    tagManager: shell.site.tagManager !== undefined,
    development: env.DEV_SERVER,
  })
}

const contentTypes = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Sends a page in one write; `fixed` are names and values in turn that no middleware has set yet. */
async function sendPage(
  { env }: Pick<PageRouteDeps, 'env'>,
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  fixed: readonly string[] = [],
): Promise<void> {
  const { status, etag, policy } = page
  const keeping = page.keeps
    ? sharedHeaders(env, page.shows, page.keeps === 'briefly')
    : ['cache-control', 'no-store']
  const common = [...fixed, ...keeping, 'vary', 'accept-encoding', 'etag', etag]
  if (status === 200 && req.headers['if-none-match'] === etag) {
    // without a policy: the browser's copy keeps the one whose nonce stands in it
    res.writeHead(304, common).end()
    return
  }
  const encoding = acceptedEncoding(req)
  const body = encoding ? [await encodedBody(page, encoding)] : page.body
  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  if (policy) common.push('content-security-policy', policy)
  if (encoding) common.push('content-encoding', encoding)
  common.push('content-type', contentTypes[page.type], 'content-length', String(length))
  res.writeHead(status, common)
  // held until the last one: one write, and no copy of the page in one piece; Node leaves the body out for HEAD
  if (body.length > 1) res.cork()
  for (const piece of body.slice(0, -1)) res.write(piece)
  res.end(body.at(-1))
}

function acceptedEncoding(req: IncomingMessage): Encoding | undefined {
  const accepted = req.headers['accept-encoding']
  if (typeof accepted !== 'string') return undefined
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function withQuery(path: string, req: Request): string {
  const start = req.originalUrl.indexOf('?')
  return start < 0 || path.includes('?') ? path : path + req.originalUrl.slice(start)
}

/**
 * Answers a browser that asked for a page with a page, also for what is no address at all: not found, or a fault of ours. Calls
 * of the API, requests for a payload and writes get a problem document. `contextOf` is for what broke off before the
 * storefront was known. While the database is away, a page that was shown before is shown as it was.
 */
export function pageErrors(deps: PageRouteDeps, contextOf: HostContext): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const unavailable = unavailabilityOf(error)
    const spare = isRead && unavailable ? deps.pageCache.spare(requestKey(req)) : undefined
    // RFC 9111, section 5.5: a cache in front tells by it a page as it was from one that is never kept, and keeps its own
    const asItWas = ['warning', '111 - "Revalidation Failed"']
    if (spare && !res.headersSent) return sendPage(deps, req, res, { ...spare, keeps: false }, asItWas)
    const isData = req.path.startsWith('/api/') || req.path.endsWith(payloadFile)
    const wantsPage = !isData && req.accepts(isRead ? ['html', 'json'] : ['json', 'html']) === 'html'
    if (!wantsPage || res.headersSent) return next(error)
    const known = req.context ?? (await contextOf(req).catch(() => undefined))
    const problem = asProblem(error)
    const { status } = problem
    // who calls under a name that is no site's is told so elsewhere
    if (!known && status < 500) return next(error)
    if (status >= 500) {
      deps.log.error({ err: error, requestId: req.requestId, path: loggedPath(req.url) }, 'page failed')
    }
    const { retryAfter } = problem.extra
    const wait = typeof retryAfter === 'number' ? ['retry-after', String(retryAfter)] : []
    const page = await errorPage(deps, req, { problem, known })
    return sendPage(deps, req, res, page, wait)
  }
}

/** The page of a problem in the look of its site; a plain one where that fails too: its storefront is not known, or the build is broken. */
async function errorPage(
  deps: PageRouteDeps,
  req: Request,
  { problem, known }: { problem: Problem; known: Request['context'] },
): Promise<CachedPage> {
  const { status } = problem
  const [, first] = req.path.split('/')
  const { requestId = '' } = req
  try {
    if (!known) throw problem
    const context = { ...known, language: languageOf(known.storefront, first) }
    const payload =
      status === 404 ? await loadMissingPage(deps, context, req.path) : errorPayload(deps, context, problem)
    return await renderPage(deps, { ...unkept(status), payload })
  } catch (error) {
    if (error !== problem) {
      deps.log.error({ err: error, requestId, path: loggedPath(req.url) }, 'the page of an error failed')
    }
    const language = languageOf(known?.storefront ?? { languages: [...languages] }, first)
    const text = await plainErrorPage(problem, { language, requestId })
    return cacheHtml(unkept(status), Buffer.from(text), newNonce(), plainErrorPolicy)
  }
}
