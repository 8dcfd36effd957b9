import type { ListingDeps } from './upsert-listing.ts'
import { insertSupplier } from './reference.queries.ts'

/** Makes a supplier with a name made from its slug, if there is none yet. */
export async function ensureSupplier(
  { db }: Pick<ListingDeps, 'db'>,
  { slug, email }: { slug: string; email: string },
): Promise<void> {
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  await insertSupplier(db, { slug, name: { en: name }, email })
}
