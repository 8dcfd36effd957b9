import {
  countListed,
  listCategoriesAt,
  listKindsAt,
  walkDestinations,
  walkExperiences,
} from '../catalogue/reading/list-addresses.ts'
import { hasPrices } from '../catalogue/reading/read-destinations.ts'
import { isUnwritten, listStories } from '../content/read-own-pages.ts'
import { imageUrl } from '../media/image-url.ts'
import type { Language } from '../contract/primitives.ts'
import type { Deps } from '../platform/deps.ts'
import { html } from '../platform/text/html.ts'
import type { RequestContext } from '../platform/http.ts'
import {
  articlePath,
  categoryPath,
  cityPath,
  experiencePath,
  experiencePaths,
  fixedPaths,
  kindPath,
  listPath,
  listPaths,
  localisePath,
} from '../contract/addresses.ts'

type SitemapDeps = Pick<Deps, 'db'>
type Site = Pick<RequestContext, 'storefront' | 'origin'>

/** A page as the sitemap names it; its path has no language. */
interface Listed {
  path: string
  /** Its paths in the languages that have one of their own, also without the language. */
  paths?: Partial<Record<Language, string>>
  changedOn?: string
  /** Languages in which it exists; absent: in every one of the storefront. */
  languages?: readonly Language[]
  /** Address of its picture, on any site. */
  picture?: string | undefined
}

const sections = ['pages', 'destinations', 'experiences'] as const
type Section = (typeof sections)[number]

/** The protocol's bounds of one file (sitemaps.org): addresses, and bytes with room to spare. */
const mostAddresses = 50_000
const mostBytes = 45_000_000
/** What one entry and one of its alternates take at most; slugs are at most 120 characters. */
const entryBytes = 800
const alternateBytes = 400

/** Pages that are written at once. */
const pagesPerPiece = 20

/** Pages that one file takes. Each is named once for each language, every time with all of its alternates. */
function pagesPerFile({ storefront: { languages } }: Site): number {
  const alternates = languages.length > 1 ? languages.length * alternateBytes : 0
  return Math.floor(
    Math.min(mostAddresses, mostBytes / (entryBytes + alternates)) / Math.max(1, languages.length),
  )
}

/**
 * The sitemap of a storefront, or, where it would be longer than the protocol allows, the index of its parts. The text
 * comes in pieces, so that a large catalogue never stands in memory as a whole.
 */
export async function writeSitemap(deps: SitemapDeps, site: Site): Promise<AsyncIterable<string>> {
  const counts = await countSections(deps, site)
  const size = pagesPerFile(site)
  const pages = sections.reduce((sum, section) => sum + counts[section], 0)
  if (pages <= size) {
    const walks = sections.map((section) => walk(deps, site, section, 0, size))
    return writeEntries(site, walks)
  }
  const parts = sections.flatMap((section) =>
    Array.from(
      { length: Math.ceil(counts[section] / size) },
      (_, index) => `sitemap-${section}-${index + 1}.xml`,
    ),
  )
  return writeIndex(site, parts)
}

/** One part, as the index names it; undefined when there is none of that name. */
export async function writeSitemapPart(
  deps: SitemapDeps,
  site: Site,
  { section, part }: { section: string; part: number },
): Promise<AsyncIterable<string> | undefined> {
  const known = sections.find((name) => name === section)
  if (!known) return undefined
  const counts = await countSections(deps, site)
  const size = pagesPerFile(site)
  if (!Number.isInteger(part) || part < 1 || part > Math.ceil(counts[known] / size)) return undefined
  return writeEntries(site, [walk(deps, site, known, (part - 1) * size, size)])
}

async function countSections(deps: SitemapDeps, site: Site): Promise<Record<Section, number>> {
  const [pages, listed] = await Promise.all([listPages(deps, site), countListed(deps, site.storefront)])
  return { pages: pages.length, destinations: listed.destinations, experiences: listed.experiences }
}

/** What is written by hand, and the categories: never more than a file takes. */
async function listPages(deps: SitemapDeps, { storefront }: Site): Promise<Listed[]> {
  const [{ changedOn }, categories, kinds, posts, priced] = await Promise.all([
    countListed(deps, storefront),
    listCategoriesAt(deps, storefront),
    listKindsAt(deps, storefront),
    listStories(storefront, 'en'),
    hasPrices(deps, { storefront }),
  ])
  const named = (['about', 'contact', 'faq', 'privacy', 'terms'] as const).map((page) => fixedPaths[page])
  const unwritten = await Promise.all(named.map((path) => isUnwritten(storefront, path.slice(1), { priced })))
  const written = named.filter((_path, at) => !unwritten[at])
  return [
    { path: fixedPaths.home, changedOn },
    { path: listPath(storefront.kind), changedOn },
    ...categories.map(({ slug, slugs, changedOn: day }) => ({
      path: categoryPath(slug),
      paths: listPaths(categoryPath, slugs),
      changedOn: day,
    })),
    ...kinds
      .filter(({ kind }) => categories.every(({ slug }) => slug !== kind))
      .map(({ kind, changedOn: day }) => ({ path: kindPath(kind), changedOn: day })),
    ...(posts.length > 0 ? [{ path: fixedPaths.blog, changedOn: posts[0]?.publishedOn }] : []),
    ...posts.map(({ slug, publishedOn, languages }) => ({
      path: articlePath(slug),
      changedOn: publishedOn,
      languages,
    })),
    ...written.map((path) => ({ path })),
  ]
}

async function* walk(
  deps: SitemapDeps,
  site: Site,
  section: Section,
  offset: number,
  limit: number,
): AsyncGenerator<Listed[]> {
  const { kind, supplierId } = site.storefront
  switch (section) {
    case 'pages':
      yield await listPages(deps, site)
      return
    case 'destinations':
      for await (const places of walkDestinations(deps, { supplierId, offset, limit })) {
        yield places.map(({ slug, slugs, changedOn }) => ({
          path: cityPath(slug),
          paths: listPaths(cityPath, slugs),
          changedOn,
        }))
      }
      return
    case 'experiences':
      for await (const experiences of walkExperiences(deps, { supplierId, offset, limit })) {
        yield experiences.map(({ slug, slugs, city, citySlugs, changedOn, languages, picture }) => ({
          path: experiencePath(kind, city, slug),
          paths: experiencePaths(kind, { slug: city, slugs: citySlugs }, { slug, slugs }),
          changedOn,
          languages,
          picture:
            picture === null ? undefined : imageUrl(picture, { width: 1280, crop: 'card', format: 'webp' }),
        }))
      }
      return
    default:
      section satisfies never
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

async function* writeEntries(site: Site, walks: AsyncIterable<Listed[]>[]): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for (const pages of walks) {
    for await (const some of pages) {
      // a thousand rows that are named in thirteen languages are 20 MB of text
      for (let at = 0; at < some.length; at += pagesPerPiece) {
        yield some
          .slice(at, at + pagesPerPiece)
          .map((page) => writeEntry(site, page))
          .join('')
      }
    }
  }
  yield '</urlset>\n'
}

function writeEntry(
  { storefront, origin }: Site,
  { path, paths = {}, changedOn, languages: spoken, picture }: Listed,
): string {
  const languages = storefront.languages.filter((language) => spoken?.includes(language) ?? true)
  const addresses = languages.map((language) => ({
    language,
    href: origin + localisePath(language, paths[language] ?? path),
  }))
  const alternates =
    languages.length > 1
      ? addresses.map(
          ({ language, href }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}" />`,
        )
      : []
  const changed = changedOn ? html`<lastmod>${changedOn}</lastmod>` : null
  const shown =
    picture === undefined ? null : html`<image:image><image:loc>${origin + picture}</image:loc></image:image>`
  return addresses
    .map(({ href }) => html`<url><loc>${href}</loc>${changed}${alternates}${shown}</url>`.markup + '\n')
    .join('')
}

async function* writeIndex({ origin }: Site, parts: string[]): AsyncGenerator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`
  for (const part of parts) yield html`<sitemap><loc>${`${origin}/${part}`}</loc></sitemap>`.markup + '\n'
  yield '</sitemapindex>\n'
}
