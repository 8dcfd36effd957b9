import type { Experience } from '../contract/catalogue.ts'
import { exponentOf } from '../platform/money/currencies.ts'

/** The longest description that search engines show whole. */
const longestDescription = 160

/** The first words of an overview, without its markup: what a page is about where nobody has summed it up. */
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

/**
 * schema.org's words for an experience, for search engines. Only what the page itself shows. What has no price is no Product,
 * which must have an offer, a rating or a review: it is a TouristTrip, which need not.
 */
export function experienceStructuredData(experience: Experience, url: string): Record<string, unknown>[] {
  const { title, summary, overviewHtml, hero, rating, from, supplier, location, address } = experience
  const shared = {
    '@context': 'https://schema.org',
    name: title,
    description: summary ?? plainSummary(overviewHtml),
    image: new URL(hero.src, url).href,
    url,
  }
  const about =
    from || rating
      ? {
          ...shared,
          '@type': 'Product',
          brand: { '@type': 'Brand', name: supplier.name },
          ...(rating && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
            },
          }),
          ...(from && {
            offers: {
              '@type': 'Offer',
              url,
              price: majorUnits(from.price.amount, from.price.currency),
              priceCurrency: from.price.currency,
              availability: `https://schema.org/${experience.hasOpenDays ? 'InStock' : 'OutOfStock'}`,
            },
          }),
        }
      : { ...shared, '@type': 'TouristTrip', provider: { '@type': 'Organization', name: supplier.name } }
  return [
    about,
    ...(location
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'Place',
            name: title,
            address,
            geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
          },
        ]
      : []),
  ]
}

function majorUnits(amount: number, currency: string): string {
  const digits = exponentOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
