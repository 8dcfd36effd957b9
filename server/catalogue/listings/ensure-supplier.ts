import type { Database } from '../../platform/database.ts'
import { insertSupplier } from './reference.queries.ts'

/** A supplier that listings may bring along. */
export interface NewSupplier {
  slug: string
  email: string
}

/** Makes a supplier with a name made from its slug, if there is none yet. */
export async function ensureSupplier(db: Database, { slug, email }: NewSupplier): Promise<void> {
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  await insertSupplier(db, { slug, name: { en: name }, email })
}
