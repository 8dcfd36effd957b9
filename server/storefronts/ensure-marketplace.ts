/** Makes the marketplace of an installation that has no storefront yet. */
import type { Deps } from '../platform/deps.ts'
import { insertFirstStorefront } from './storefronts.queries.ts'

/**
 * An installation without a storefront answers no host. The first one is a marketplace on every host, in English and US
 * dollars; the operator changes its row. Does nothing where there is any.
 */
export async function ensureMarketplace({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return insertFirstStorefront(db, {
    slug: 'marketplace',
    name: 'Dhow',
    currency: 'USD',
    currencies: ['USD', 'EUR', 'GBP', 'AED'],
    languages: ['en'],
  })
}
