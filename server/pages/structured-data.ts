/** What search engines are told of a page in the words of schema.org (JSON-LD). */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Offer,
  Organization,
  Product,
  TouristAttraction,
  TouristTrip,
} from 'schema-dts'
import type { Experience, SearchReply } from '../contract/catalogue.ts'
import type { Page } from '../contract/pages.ts'
import type { Language } from '../contract/primitives.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { exponentOf } from '../platform/money/currencies.ts'
import { cityPath, experiencePath, listPath, localisePath } from '../contract/addresses.ts'
import { titleOf } from './page-titles.ts'
import type { PageTitles } from './page-titles.ts'

/** The longest description that search engines show whole. */
const longestDescription = 160

/** The first words of an overview, without its markup: the description of a page without a summary of its own. */
export function plainSummary(overviewHtml: string): string | undefined {
  const text = overviewHtml
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= longestDescription) return text || undefined
  const cut = text.slice(0, longestDescription)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))}…`
}

/** What our pages say in schema.org's words. Its properties and their types are checked against the published vocabulary. */
type Thing = Described<
  BlogPosting | BreadcrumbList | FAQPage | ItemList | Organization | Product | TouristAttraction | TouristTrip
>

/** The vocabulary allows a name in place of some things; a page describes its own. */
type Described<T> = Exclude<T, string>

/** What a page's data is written with. */
export interface StructuredContext {
  storefront: Pick<ServedStorefront, 'kind' | 'name' | 'contact'>
  language: Language
  /** Scheme and host. */
  origin: string
  /** Path of the page, without a language. */
  path: string
  titles: PageTitles
}

/** schema.org's words for a page, for search engines: only what the page itself shows. */
export function structuredDataOf(page: Page, context: StructuredContext): Record<string, unknown>[] {
  const things = thingsOf(page, context)
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}

function thingsOf(page: Page, context: StructuredContext): Thing[] {
  const { storefront, titles, language } = context
  const url = addressOf(context, context.path)
  switch (page.page) {
    case 'home':
    case 'contact':
      return [organization(context)]
    case 'listing': {
      const { search } = page.data
      const name = titleOf(titles, language, page) ?? ''
      return [
        ...(page.data.about === 'all' ? [] : [breadcrumbs(context, [[name, context.path]])]),
        ...(search.cards.length > 0 ? [cardList(context, name, search)] : []),
      ]
    }
    case 'experience': {
      const { experience } = page.data
      const { destination } = experience
      return [
        ...product(experience, url),
        experience.itinerary.length > 0 ? trip(experience, url) : attraction(experience, url),
        breadcrumbs(context, [
          [destination.name, cityPath(destination.localSlug ?? destination.slug)],
          [experience.title, context.path],
        ]),
      ]
    }
    case 'faq':
      return [
        {
          '@type': 'FAQPage',
          mainEntity: page.data.questions.map(({ question, html }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: html },
          })),
        },
      ]
    case 'article': {
      const { title, publishedOn, picture, language: written } = page.data
      if (publishedOn === undefined) return []
      return [
        {
          '@type': 'BlogPosting',
          headline: title,
          datePublished: publishedOn,
          url,
          mainEntityOfPage: url,
          inLanguage: written,
          image: picture && [new URL(picture.src, url).href],
          author: { '@type': 'Organization', name: storefront.name, url: addressOf(context, '/') },
          publisher: { '@type': 'Organization', name: storefront.name },
        },
        breadcrumbs(context, [
          [titles(language, 'blog'), '/blog'],
          [title, context.path],
        ]),
      ]
    }
    default:
      return []
  }
}

function addressOf(
  { origin, language }: Pick<StructuredContext, 'origin' | 'language'>,
  path: string,
): string {
  return origin + localisePath(language, path)
}

/** Where a page stands: from the list of everything down to it. */
function breadcrumbs(context: StructuredContext, steps: readonly [name: string, path: string][]): Thing {
  const { titles, language, storefront } = context
  const all = [[titles(language, 'listing'), listPath(storefront.kind)] as const, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(context, path),
    })),
  }
}

/** The cards that a listing shows first; `numberOfItems` counts what all its pages show. */
function cardList(
  context: StructuredContext,
  name: string,
  { cards, total }: Pick<SearchReply, 'cards' | 'total'>,
): Described<ItemList> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: cards.map(({ slug, localSlug = slug, destination, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: addressOf(
        context,
        experiencePath(context.storefront.kind, destination.localSlug ?? destination.slug, localSlug),
      ),
    })),
  }
}

function organization(context: StructuredContext): Thing {
  const { name, contact } = context.storefront
  const ways = [{ telephone: contact.phone }, { email: contact.email }, { url: contact.chat }].filter((way) =>
    Object.values(way).some(Boolean),
  )
  return {
    '@type': 'Organization',
    name,
    url: addressOf(context, '/'),
    contactPoint:
      ways.length > 0
        ? ways.map((way) => ({
            '@type': 'ContactPoint',
            contactType: 'customer support',
            hoursAvailable: contact.allHours
              ? { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' }
              : undefined,
            ...way,
          }))
        : undefined,
  }
}

function offer({ from, hasOpenDays }: Experience, url: string): Described<Offer> | undefined {
  return (
    from && {
      '@type': 'Offer',
      name: from.option,
      url,
      price: majorUnits(from.price.amount, from.price.currency),
      priceCurrency: from.price.currency,
      availability: `https://schema.org/${hasOpenDays ? 'InStock' : 'OutOfStock'}`,
    }
  )
}

/** What has neither a price nor a rating is no Product, which must have an offer, a rating or a review. */
function product(experience: Experience, url: string): Thing[] {
  const { title, hero, rating, supplier } = experience
  const offers = offer(experience, url)
  if (!offers && !rating) return []
  return [
    {
      '@type': 'Product',
      name: title,
      description: descriptionOf(experience),
      image: new URL(hero.src, url).href,
      url,
      brand: { '@type': 'Brand', name: supplier.name },
      aggregateRating: rating && {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
      offers,
    },
  ]
}

function descriptionOf({ summary, overviewHtml }: Experience): string | undefined {
  return summary ?? plainSummary(overviewHtml)
}

const geoOf = ({ latitude, longitude }: Partial<Record<'latitude' | 'longitude', number | undefined>>) =>
  latitude === undefined || longitude === undefined
    ? undefined
    : ({ '@type': 'GeoCoordinates', latitude, longitude } as const)

/** What states no stops is no trip that starts somewhere, but something to see or do at its place. */
function attraction(experience: Experience, url: string): Thing {
  const { title, hero, location, address } = experience
  return {
    '@type': 'TouristAttraction',
    name: title,
    description: descriptionOf(experience),
    image: new URL(hero.src, url).href,
    url,
    address,
    geo: location && geoOf(location),
  }
}

/** The trip with where it starts and its stops. */
function trip(experience: Experience, url: string): Thing {
  const { title, hero, supplier, itinerary, location, address } = experience
  return {
    '@type': 'TouristTrip',
    name: title,
    description: descriptionOf(experience),
    image: new URL(hero.src, url).href,
    url,
    provider: { '@type': 'Organization', name: supplier.name },
    tripOrigin: location && { '@type': 'Place', name: title, address, geo: geoOf(location) },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: itinerary.length,
      itemListElement: itinerary.map((stop, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: { '@type': 'Place', name: stop.title, description: stop.text, geo: geoOf(stop) },
      })),
    },
  }
}

function majorUnits(amount: number, currency: string): string {
  const digits = exponentOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
