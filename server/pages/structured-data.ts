import type { Experience } from '../contract/catalogue.ts'
import { exponentOf } from '../platform/money/currencies.ts'

/** schema.org's words for an experience, for search engines. Only what the page itself shows. */
export function experienceStructuredData(experience: Experience, url: string): Record<string, unknown>[] {
  const { title, summary, hero, rating, from, supplier, location, address } = experience
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description: summary,
      image: new URL(hero.src, url).href,
      url,
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
          availability: 'https://schema.org/InStock',
        },
      }),
    },
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
