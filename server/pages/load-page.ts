/** What the page at an address shows and says of itself, whether search engines may list it, and where a moved one leads. */
import { readHome } from '../catalogue/reading/read-home.ts'
import {
  hasPrices,
  listCategories,
  listDestinations,
  listListingKinds,
} from '../catalogue/reading/read-destinations.ts'
import { IntegrationChoice } from '../contract/integration.ts'
import type { Language } from '../contract/primitives.ts'
import { pageAccess } from '../contract/pages.ts'
import type { Page, PagePayload } from '../contract/pages.ts'
import type { Access } from '../contract/principals.ts'
import type { DrawingPreviews } from '../media/drawing-previews.ts'
import type { RequestContext } from '../platform/http.ts'
import type { NamedSite } from '../storefronts/find-storefront.ts'
import { shownKeys } from '../platform/shared-cache.ts'
import { fixedPaths, localisePath, rootLanguage, offerPath, orderPath } from '../contract/addresses.ts'
import { readListWords, readSpelling } from './list-words.ts'
import { loadExperience } from './load-experience.ts'
import { loadContent } from './load-content.ts'
import { loadListing } from './load-listing.ts'
import { loadNotFound } from './load-not-found.ts'
import { loadIntegration } from './load-integration.ts'
import type { IntegrationDeps } from './load-integration.ts'
import { readQuery } from './asked-query.ts'
import type { Asked } from './asked-query.ts'
import { presentPage } from './page-shell.ts'
import type { CachedPage } from './page-cache.ts'
import { previewDrawings } from './preview-drawings.ts'
import type { PageHead, ShellLists } from './page-shell.ts'
import type { PageTitles } from './page-titles.ts'
import { PageNotFound } from './page-not-found.ts'
import { languageOf, resolvePath } from './resolve-path.ts'
import type { Resolved, Route } from './resolve-path.ts'

/** What loading a page needs. */
export type PageDeps = IntegrationDeps & {
  titles: PageTitles
  /** Absent: drawings show a tint until they arrive. */
  previews?: DrawingPreviews
  /** In a demo: the sites that its marketplace shows the way to. */
  listSites?: () => Promise<readonly NamedSite[]>
}

/** What became of an address. `shows` are the keys of what is on the page; it is not kept when that changes with every sale, and briefly while previews of its drawings are being made. */
export type LoadedPage =
  | { status: 200 | 404; payload: PagePayload; shows: readonly string[]; keeps: CachedPage['keeps'] }
  | { status: 301 | 302; redirect: string }

/** A page that can be loaded, and the key that names all that loading it reads of its address. */
export interface PageToLoad {
  key: string
  /** Who may open it. */
  access: Access
  /** In which language it shows the visitor's cart; absent: it shows none. */
  showsCart?: Language
  /** A filtered list: one of a million views of the same things, which is likely to be asked for once. */
  isSeldom: boolean
  load(): Promise<LoadedPage>
}

/** A page's content and what it says about itself, or where it has gone. */
type Loaded = { content: Page; about: PageHead } | { redirect: string } | undefined

/**
 * Understands an address. HTML and `_payload.json` both come from here, so they cannot disagree. What the page does not read of
 * its address is not in its key: an unknown parameter shows the page that is there.
 */
export async function openPage(
  deps: PageDeps,
  request: RequestContext,
  path: string,
  query: Record<string, unknown>,
): Promise<PageToLoad> {
  const { storefront, currency, origin } = request
  const resolved = resolvePath(request.storefront, path, await readListWords(deps, request))
  const reads = (address: unknown) => JSON.stringify([origin, storefront.slug, currency, address])
  if (resolved.kind === 'redirect') {
    const access = pageAccess['not-found']
    return { key: reads(path), access, isSeldom: false, load: () => follow(deps, request, path, resolved) }
  }
  const { language } = resolved
  const context = { ...request, language }
  const route = resolved.kind === 'page' ? resolved.route : undefined
  const asked = route && readQuery(route, query, currency)
  return {
    key: reads(route ? [language, route, asked] : path),
    access: pageAccess[route?.page ?? 'not-found'],
    showsCart: route?.page === 'cart' ? language : undefined,
    isSeldom: asked?.isFiltered === true,
    async load() {
      try {
        const [lists, loaded] = await Promise.all([
          loadLists(deps, context),
          route && asked ? load(deps, context, route, asked) : undefined,
        ])
        if (!loaded || !asked) throw new PageNotFound(path)
        if ('redirect' in loaded) return { status: 301, redirect: localisePath(language, loaded.redirect) }
        const { about } = loaded
        const { content, isWhole } = previewDrawings(deps.previews, context, loaded.content)
        const payload = presentPage(deps, context, language, lists, content, about)
        const keeps = asked.day === undefined && (isWhole || 'briefly')
        return { status: 200, payload, shows: keysOf(content), keeps }
      } catch (error) {
        if (!(error instanceof PageNotFound)) throw error
        return loadMissing(deps, context, path, route)
      }
    },
  }
}

/**
 * Where an address that has moved leads in the end: a browser needs one hop, and none to a page that does not exist, which
 * its cache would remember for good.
 */
async function follow(
  deps: PageDeps,
  request: RequestContext,
  path: string,
  { path: to, status }: Extract<Resolved, { kind: 'redirect' }>,
): Promise<LoadedPage> {
  const there = await (await openPage(deps, request, to, {})).load()
  if ('redirect' in there) return { status: status === 302 ? 302 : there.status, redirect: there.redirect }
  if (there.status === 200) return { status, redirect: to }
  const language = languageOf(request.storefront, to.split('/')[1])
  return loadMissing(deps, { ...request, language }, path, undefined)
}

async function loadMissing(
  deps: PageDeps,
  context: RequestContext,
  path: string,
  route: Route | undefined,
): Promise<LoadedPage> {
  const [lists, content] = await Promise.all([
    loadLists(deps, context),
    loadNotFound(deps, context, path, route),
  ])
  const payload = presentNotFound(deps, context, { path, lists, content })
  return { status: 404, payload, shows: [], keeps: false }
}

function keysOf(content: Page): string[] {
  switch (content.page) {
    case 'experience': {
      const { experience, related } = content.data
      return [experience.slug, ...related.map(({ slug }) => slug)].map(shownKeys.experience)
    }
    case 'listing': {
      const { search, popular } = content.data
      const place = popular.length === 0 ? search.query.city : undefined
      return [place === undefined ? shownKeys.catalogue : shownKeys.place(place)]
    }
    case 'home':
    case 'integration':
      return [shownKeys.catalogue]
    default:
      return []
  }
}

/** The page of an address at which there is nothing, whatever it looks like. */
export async function loadMissingPage(
  deps: PageDeps,
  context: RequestContext,
  path: string,
): Promise<PagePayload> {
  const [lists, content] = await Promise.all([
    loadLists(deps, context),
    loadNotFound(deps, context, path, undefined),
  ])
  return presentNotFound(deps, context, { path, lists, content })
}

function presentNotFound(
  deps: PageDeps,
  context: RequestContext,
  { path, lists, content }: { path: string; lists: Awaited<ReturnType<typeof loadLists>>; content: Page },
): PagePayload {
  return presentPage(deps, context, context.language, lists, content, { path, robots: 'noindex' })
}

async function loadLists(deps: PageDeps, context: RequestContext) {
  const [addressOf, sites = [], categories, kinds, destinations, priced] = await Promise.all([
    readSpelling(deps, context),
    deps.listSites?.(),
    listCategories(deps, context),
    listListingKinds(deps, context),
    listDestinations(deps, context),
    hasPrices(deps, context),
  ])
  return {
    addressOf,
    priced,
    sites: linkSites(sites, context),
    kinds: kinds.map(({ kind }) => kind),
    categories: categories.map(({ slug, localSlug, name }) => ({ slug, localSlug, name })),
    destinations: destinations.slice(0, 12).map(({ slug, localSlug, name, countryCode, popular }) => ({
      slug,
      localSlug,
      name,
      countryCode,
      popular,
    })),
  }
}

/** The other sites, from the one that answers at every host that none of them names; none from any other. */
function linkSites(
  sites: readonly NamedSite[],
  { storefront, language, origin }: RequestContext,
): ShellLists['sites'] {
  if (!sites.some(({ slug, everyOtherHost }) => everyOtherHost && slug === storefront.slug)) return undefined
  return sites
    .filter(({ slug }) => slug !== storefront.slug)
    .map(({ name, host, languages }) => {
      const there = new URL(localisePath(languages.includes(language) ? language : rootLanguage, '/'), origin)
      there.hostname = host
      return { name, href: there.href }
    })
}

async function load(deps: PageDeps, context: RequestContext, route: Route, asked: Asked): Promise<Loaded> {
  switch (route.page) {
    case 'home': {
      const data = await readHome(deps, context, context.storefront.site)
      return { content: { page: 'home', data }, about: { path: fixedPaths.home, image: data.hero.src } }
    }
    case 'listing':
      return loadListing(deps, context, route, asked)
    case 'experience':
      return loadExperience(deps, context, route, asked)
    case 'order-result': {
      const { expected } = route
      return {
        content: { page: 'order-result', data: { expected } },
        about: { path: orderPath(expected), robots: 'noindex' },
      }
    }
    case 'integration': {
      const data = await loadIntegration(deps, context, asked.choice ?? IntegrationChoice.parse({}))
      return { content: { page: 'integration', data }, about: { path: fixedPaths.integration } }
    }
    case 'offer':
      return {
        content: { page: 'offer', data: { reference: route.reference } },
        about: { path: offerPath(route.reference), robots: 'noindex' },
      }
    case 'article':
    case 'blog':
    case 'faq':
      return loadContent(deps, context, route, await readSpelling(deps, context))
    case 'contact':
      return { content: { page: 'contact', data: {} }, about: { path: fixedPaths.contact } }
    default:
      // pages that the browser fills in are not for search engines
      return {
        content: { page: route.page, data: {} },
        about: { path: fixedPaths[route.page], robots: 'noindex' },
      }
  }
}
