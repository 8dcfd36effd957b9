import { localeRecord } from '../../locales/locale-records.ts'
import { themes } from '../../themes/registry.ts'
import type { Head, Page, PagePayload, Shell } from '../contract/pages.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'
import type { Language } from '../contract/primitives.ts'
import type { Env } from '../platform/env.ts'
import { socialImage } from '../media/image-url.ts'
import { mapOf } from '../storefronts/map-of.ts'
import { publicStorefront } from '../platform/http.ts'
import type { RequestContext } from '../platform/http.ts'
import type { Problem } from '../platform/problem.ts'
import { localisePath, rootLanguage } from '../contract/addresses.ts'
import { presentSite } from './site-shell.ts'
import { structuredDataOf } from './structured-data.ts'
import { descriptionOf, titleOf } from './page-titles.ts'
import type { PageTitles } from './page-titles.ts'

/** Names of the header and the footer, in the page's language. */
export interface ShellLists {
  categories: Shell['categories']
  destinations: Shell['destinations']
  /** Kinds of listing that have something. */
  kinds: readonly ListingKind[]
  /** Some experience has a price. */
  priced: boolean
  sites?: Shell['sites']
  /** The address of a path of the site's configuration; absent: its path in the language. */
  addressOf?: (path: string) => string
}

/** What a page says about itself, before the site's name and the addresses are added. */
export interface PageHead {
  description?: string
  /** Path of the page's one address, without a language. */
  path: string
  /** Its paths in the languages that have one of their own, also without the language. */
  paths?: Partial<Record<Language, string>>
  /** The address of a picture of ours; messengers get it in their own crop. */
  image?: string
  /** Path of its RSS, without a language. */
  feed?: string
  imageAlt?: string
  /** The picture is a drawing in place of one that nobody has given, which its text says. */
  illustration?: true
  /** Languages in which the page exists; absent: in every one of the storefront. */
  languages?: readonly Language[]
  robots?: Head['robots']
}

/** What presenting asks for. */
export interface PresentDeps {
  env: Pick<Env, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>
  titles: PageTitles
}

/** Puts a page together: its content, the head with absolute addresses, and the shell around it. */
export function presentPage(
  { env, titles }: PresentDeps,
  { storefront, currency, origin }: RequestContext,
  language: Language,
  { kinds, priced, addressOf, ...lists }: ShellLists,
  content: Page,
  about: PageHead,
): PagePayload {
  const site = publicStorefront(storefront)
  const pathIn = (code: Language) => about.paths?.[code] ?? about.path
  const addressIn = (code: Language) => localisePath(code, pathIn(code))
  const addresses = Object.fromEntries(storefront.languages.map((code) => [code, addressIn(code)]))
  const spoken = storefront.languages.filter((code) => about.languages?.includes(code) ?? true)
  return {
    content,
    head: {
      title: `${titleOf(titles, language, content)} | ${site.name}`,
      description: about.description ?? descriptionOf(titles, language, content, site.contact),
      // a page whose own words are English is English's page, whatever language stands around them
      canonical: origin + addressIn(spoken.includes(language) ? language : rootLanguage),
      alternates:
        spoken.length > 1
          ? spoken.map((code) => ({
              language: code,
              href: origin + addressIn(code),
            }))
          : [],
      image: new URL(socialImage(about.image, themes[site.layout].layout.pictures), origin).href,
      imageAlt: about.illustration
        ? `${about.imageAlt} (${titles(language, 'illustration')})`
        : about.imageAlt,
      feed: about.feed && origin + localisePath(language, about.feed),
      robots: about.robots ?? 'index',
      structuredData:
        about.robots === 'noindex'
          ? []
          : structuredDataOf(content, { storefront, language, origin, path: pathIn(language), titles }),
    },
    shell: {
      storefront: site,
      site: presentSite(storefront, language, { categories: lists.categories, kinds, priced, addressOf }),
      language,
      direction: localeRecord(language).dir,
      currency,
      addresses,
      structure: themes[site.layout].layout,
      ...lists,
      map: mapOf(storefront, env),
    },
  }
}

/**
 * The page for what went wrong: with its own message where that is the caller's to mend and safe to show. It must not ask the
 * database anything.
 */
export function errorPayload(deps: PresentDeps, context: RequestContext, problem: Problem): PagePayload {
  const message = problem.status < 500 ? problem.message : undefined
  const unavailable = problem.status === 503 || undefined
  const nothing: ShellLists = { categories: [], destinations: [], kinds: [], priced: false }
  const content: Page = { page: 'error', data: { requestId: context.requestId, message, unavailable } }
  return presentPage(deps, context, context.language, nothing, content, {
    path: '/',
    robots: 'noindex',
  })
}
