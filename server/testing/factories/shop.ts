import type { Database } from '../../platform/database.ts'
import { plainSite } from '../../contract/storefront-file.ts'
import type { ServedStorefront } from '../../platform/http.ts'

/** A marketplace with one supplier, one city, one category and the rates of one day. */
export interface Shop {
  storefront: ServedStorefront
  supplierId: number
  destinationId: number
  categoryId: number
}

const rates = { USD: 1, AED: 3.6725, EUR: 0.8, KWD: 0.3068, JPY: 150 }

/** Fills an empty database with what every sale needs. */
export async function seedShop(db: Database, overrides: Partial<ServedStorefront> = {}): Promise<Shop> {
  const insert = async (table: string, row: object): Promise<number> => {
    const [made] = await db<{ id: number }>(table).insert(row).returning('id')
    if (!made) throw new Error(`nothing was inserted into ${table}`)
    return made.id
  }
  const supplierId = await insert('suppliers', {
    slug: 'dune-riders',
    name: { en: 'Dune Riders' },
    email: 'hello@dune-riders.example',
  })
  const destinationId = await insert('destinations', {
    slug: 'dubai',
    name: { en: 'Dubai', ar: 'دبي' },
    country_code: 'AE',
    latitude: 25.2,
    longitude: 55.27,
    time_zone: 'Asia/Dubai',
  })
  const categoryId = await insert('categories', { slug: 'desert', name: { en: 'Desert' } })
  await db('currency_rates').insert(
    Object.entries(rates).map(([currency, per_dollar]) => ({ currency, per_dollar, day: '2026-11-20' })),
  )
  const storefront: ServedStorefront = {
    id: 0,
    slug: 'marketplace',
    name: 'Marketplace',
    layout: 'default',
    kind: 'consumer',
    languages: ['en', 'ar'],
    currency: 'AED',
    currencies: ['AED', 'EUR', 'KWD', 'JPY', 'USD'],
    exponents: { AED: 2, EUR: 2, KWD: 3, JPY: 0, USD: 2 },
    contact: {},
    origins: [],
    hosts: [],
    site: plainSite,
    ...overrides,
  }
  storefront.id = await insert('storefronts', {
    slug: storefront.slug,
    name: storefront.name,
    layout: storefront.layout,
    supplier_id: storefront.supplierId ?? null,
    languages: storefront.languages,
    currency: storefront.currency,
    demonstration: storefront.demonstration ?? false,
    currencies: storefront.currencies,
    origins: [...storefront.origins],
    every_other_host: true,
  })
  return { storefront, supplierId, destinationId, categoryId }
}

/** Another storefront that is as this one but for its name and where it answers; answers with its id. */
export async function copyStorefront(
  db: Database,
  from: ServedStorefront,
  { slug, name = slug, hosts = [] }: { slug: string; name?: string; hosts?: string[] },
): Promise<number> {
  const { layout, languages, currency, currencies, supplierId: supplier_id = null } = from
  const [made] = await db<{ id: number }>('storefronts')
    .insert({ slug, name, hosts, layout, languages, currency, currencies, supplier_id } as object)
    .returning('id')
  return made?.id ?? 0
}
