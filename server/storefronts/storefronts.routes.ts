import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { Language } from '../contract/primitives.ts'
import type { Env } from '../platform/env.ts'
import type { RequestContext, ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import type { StorefrontFinder } from './find-storefront.ts'
import { unknownHostPage, unknownHostPolicy } from './unknown-host.presenter.ts'

/** A name or an address, and perhaps a port. Anything else (`shop.example:@evil.example`) would lead links elsewhere. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Resolves the storefront of a request: the widget names one (`?storefront=`), a page is known by its host. Language and
 * currency come from the query, so that a reply depends on its address alone and can be cached.
 */
export function storefrontContext(finder: StorefrontFinder, env: Env): RequestHandler {
  return async (req, _res, next) => {
    if (!hostPattern.test(req.host ?? '')) {
      throw new Problem(400, 'host_unreadable', 'The Host header is not a valid host name.')
    }
    const slug = req.query['storefront']
    const storefront = typeof slug === 'string' ? await finder.bySlug(slug) : await byHost(req, finder, env)
    if (!storefront) {
      throw new Problem(
        404,
        'storefront_unknown',
        'No storefront answers here; npm run storefronts lists them.',
      )
    }
    req.context = await contextOf(req, storefront, { finder, env })
    next()
  }
}

/** What a request is about by its host alone; undefined where no storefront answers. */
export type HostContext = (req: Request) => Promise<RequestContext | undefined>

/** Finds the context of a host, for requests that have none or a wrong one. */
export function hostContext(finder: StorefrontFinder, env: Env): HostContext {
  return async (req) => {
    const isReadable = hostPattern.test(req.host ?? '')
    const storefront = isReadable ? await byHost(req, finder, env) : undefined
    return storefront && contextOf(req, storefront, { finder, env })
  }
}

/**
 * The storefront of a host. One storefront may answer on every host that none names, so that any address of a new machine
 * shows a shop. Not on an unknown name under `.localhost`, which is a mistyped site of this machine, and once
 * `PUBLIC_ORIGIN` says where travellers go not on any other host either: what stands there is not ours to sell.
 */
function byHost(req: Request, finder: StorefrontFinder, { PUBLIC_ORIGIN }: Env) {
  const host = req.hostname.toLowerCase()
  const isStranger =
    host.endsWith('.localhost') ||
    (PUBLIC_ORIGIN !== undefined && host !== new URL(PUBLIC_ORIGIN).hostname.toLowerCase())
  return finder.byHost(host, { named: isStranger })
}

/** The page of a host without a storefront: says so and, in a demo, lists the sites there are. */
export function unknownHosts(finder: StorefrontFinder, isDemo: boolean): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const isPage =
      error instanceof Problem && error.code === 'storefront_unknown' && req.query['storefront'] === undefined
    const wantsPage = !req.path.startsWith('/api/') && req.accepts(['json', 'html']) === 'html'
    if (!isPage || !wantsPage) return next(error)
    const sites = isDemo ? await finder.listNamed() : []
    const port = /:\d+$/.exec(req.host)?.[0] ?? ''
    res.set('cache-control', 'no-store').set('content-security-policy', unknownHostPolicy)
    res.status(404).send(
      unknownHostPage(
        req.hostname,
        sites.map(({ name, host }) => ({ name, href: `${req.protocol}://${host}${port}/` })),
      ),
    )
  }
}

async function contextOf(
  req: Request,
  storefront: ServedStorefront,
  { finder, env }: { finder: StorefrontFinder; env: Env },
): Promise<RequestContext> {
  const language = Language.safeParse(req.query['language'])
  const currency = req.query['currency']
  return {
    requestId: req.requestId ?? '',
    storefront,
    language:
      language.success && storefront.languages.includes(language.data)
        ? language.data
        : (storefront.languages[0] ?? 'en'),
    currency:
      typeof currency === 'string' && storefront.currencies.includes(currency)
        ? currency
        : storefront.currency,
    origin: await originOf(req, finder, env),
  }
}

/**
 * The address that canonical links, the sitemap and mails name. A host that a storefront calls its own is believed; any
 * other may have been made up by the client, so `PUBLIC_ORIGIN` stands in its place.
 */
async function originOf(req: Request, finder: StorefrontFinder, { PUBLIC_ORIGIN }: Env): Promise<string> {
  if (PUBLIC_ORIGIN === undefined) return `${req.protocol}://${req.host}`
  return (await finder.namesHost(req.hostname.toLowerCase()))
    ? `${new URL(PUBLIC_ORIGIN).protocol}//${req.host}`
    : PUBLIC_ORIGIN
}
