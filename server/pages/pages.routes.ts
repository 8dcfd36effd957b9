import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Router } from 'express'
import type { ErrorRequestHandler, Request } from 'express'
import type { PagePayload, RedirectPayload } from '../contract/pages.ts'
import { requestContext } from '../platform/http.ts'
import type { RequestContext } from '../platform/http.ts'
import { asProblem, identifyRequest, loggedPath } from '../platform/requests.ts'
import { securityHeaders } from '../platform/security-headers.ts'
import type { HostContext } from '../storefronts/storefronts.routes.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { loadMissingPage, loadPage } from './load-page.ts'
import type { PageDeps } from './load-page.ts'
import { cacheHtml, cacheJson, encodedBody, newNonce, redirectTo } from './page-cache.ts'
import type { CachedPage, Encoding, PageCache } from './page-cache.ts'
import { errorPayload } from './page-shell.ts'
import type { PageRenderer } from './renderer.ts'
import { languageOf } from './resolve-path.ts'

const payloadFile = '/_payload.json'
/** A CDN keeps a page for a minute and may show it for ten more while it fetches a new one. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

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
    const page = await deps.pageCache.get(cacheKey(req), () => makePage(deps, context, req))
    return page.location ? res.redirect(page.status, page.location) : sendPage(req, res, page)
  })
  return router
}

/**
 * Answers with a fresh page from memory, and hands every other request to `chain`. It stands before Express, whose own
 * handling of a request costs as much as sending the page.
 */
export function pagesFromMemory(
  { pageCache, log }: Pick<PageRouteDeps, 'pageCache' | 'log'>,
  chain: RequestListener,
): RequestListener {
  const security = [...securityHeaders()].flat()
  return (req, res) => {
    const page = req.method === 'GET' || req.method === 'HEAD' ? pageCache.peek(cacheKey(req)) : undefined
    if (!page) return chain(req, res)
    const fixed = [...security, 'x-request-id', identifyRequest(log, req, res)]
    sendPage(req, res, page, fixed).catch((error: Error) => res.destroy(error))
  }
}

/**
 * A page depends on its host and address alone: never on a cookie. Behind a proxy the host may be the one it forwards:
 * without it in the key, whoever sends that header chooses what the next visitor of this host is shown.
 */
function cacheKey({ headers, url }: IncomingMessage): string {
  return `${headers.host ?? ''} ${String(headers['x-forwarded-host'] ?? '')} ${url}`
}

async function makePage(deps: PageRouteDeps, context: RequestContext, req: Request): Promise<CachedPage> {
  const asksPayload = req.path.endsWith(payloadFile)
  const path = asksPayload ? req.path.slice(0, -payloadFile.length) || '/' : req.path
  const result = await loadPage(deps, context, path, req.query)
  if ('redirect' in result) {
    const redirect = withQuery(result.redirect, req)
    return asksPayload
      ? cacheJson(200, { redirect } satisfies RedirectPayload)
      : redirectTo(result.status, redirect)
  }
  return asksPayload
    ? cacheJson(result.status, result.payload)
    : renderPage(deps, result.payload, result.status)
}

async function renderPage(
  { renderer, env }: PageRouteDeps,
  payload: PagePayload,
  status: number,
): Promise<CachedPage> {
  const nonce = newNonce()
  return cacheHtml(status, await renderer.render(payload, nonce), nonce, policyOf(env, nonce))
}

function policyOf(env: PageDeps['env'], nonce: string): string {
  const { origin } = new URL(env.MAP_TILES_URL.replace('{s}', 'a'))
  return contentSecurityPolicy(nonce, { tiles: origin, development: env.DEV_SERVER })
}

const contentTypes = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Sends a page in one write; `fixed` are names and values in turn that no middleware has set yet. */
async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  fixed: readonly string[] = [],
): Promise<void> {
  const { status, etag, policy } = page
  const keeping = status === 200 ? cacheControl : 'no-store'
  const common = [...fixed, 'cache-control', keeping, 'vary', 'accept-encoding', 'etag', etag]
  if (status === 200 && req.headers['if-none-match'] === etag) {
    // without a policy: the browser's copy keeps the one whose nonce stands in it
    res.writeHead(304, common).end()
    return
  }
  const encoding = acceptedEncoding(req)
  const body = encoding ? await encodedBody(page, encoding) : page.body
  if (policy) common.push('content-security-policy', policy)
  if (encoding) common.push('content-encoding', encoding)
  common.push('content-type', contentTypes[page.type], 'content-length', String(body.length))
  res.writeHead(status, common).end(req.method === 'HEAD' ? undefined : body)
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
 * Shows whoever asked for a page a page, also for what is no address at all: nothing is there, or it was a fault of ours. Who
 * calls the API, asks for a payload or writes gets a problem document. `contextOf` is for what broke off before the
 * storefront was known.
 */
export function pageErrors(deps: PageRouteDeps, contextOf: HostContext): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const isData = req.path.startsWith('/api/') || req.path.endsWith(payloadFile)
    const wantsPage = !isData && req.accepts(isRead ? ['html', 'json'] : ['json', 'html']) === 'html'
    if (!wantsPage || res.headersSent) return next(error)
    const known = req.context ?? (await contextOf(req).catch(() => undefined))
    if (!known) return next(error)
    const { status } = asProblem(error)
    if (status >= 500) {
      deps.log.error({ err: error, requestId: req.requestId, path: loggedPath(req.url) }, 'page failed')
    }
    const context = { ...known, language: languageOf(known.storefront, req.path.split('/')[1]) }
    const payload =
      status === 404 ? await loadMissingPage(deps, context, req.path) : errorPayload(deps, context)
    return sendPage(req, res, await renderPage(deps, payload, status))
  }
}
