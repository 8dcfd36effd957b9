import type { Knex } from 'knex'
import type { Listing } from '../../contract/listing.ts'
import type { Localized } from '../../contract/primitives.ts'
import type { KnownReferences } from './known-references.ts'
import { insertSupplier, readSupplierIds } from './known-references.queries.ts'

/** A supplier that listings may bring along. Without a name it is made from the slug: `deira-dhows` is "Deira Dhows". */
export interface NewSupplier {
  slug: string
  email: string
  name?: string
}

const nameOf = ({ slug, name }: NewSupplier): Localized => ({
  en:
    name ??
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
})

/** Makes the suppliers that these listings name and that do not exist yet, of those that may be made; answers their slugs. */
export async function addMissingSuppliers(
  trx: Knex.Transaction,
  reference: KnownReferences,
  { listings, makeable }: { listings: readonly Listing[]; makeable: ReadonlyMap<string, NewSupplier> },
): Promise<string[]> {
  const missing = new Set(listings.map(({ supplier }) => supplier)).difference(reference.suppliers)
  const made = [...missing].flatMap((slug) => makeable.get(slug) ?? [])
  if (made.length === 0) return []
  for (const supplier of made) {
    await insertSupplier(trx, { slug: supplier.slug, name: nameOf(supplier), email: supplier.email })
  }
  for (const [slug, id] of await readSupplierIds(trx)) reference.suppliers.set(slug, id)
  return made.map(({ slug }) => slug)
}
