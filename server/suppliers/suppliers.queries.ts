/** The SQL of how suppliers are reached. */
import type { Knex } from 'knex'
import type { Language, Localized } from '../contract/primitives.ts'

/** How a supplier is reached. */
export interface SupplierRow {
  slug: string
  name: Localized
  email: string
  language: Language | null
}

/** Suppliers, by slug. */
export async function listSuppliers(db: Knex): Promise<SupplierRow[]> {
  const { rows } = await db.raw<{ rows: SupplierRow[] }>(
    `select slug, name, email, language from suppliers order by slug`,
  )
  return rows
}

/** Changes what is given, and leaves the rest. Undefined: there is no such supplier. */
export async function changeSupplier(
  db: Knex,
  slug: string,
  { email = null, language = null }: { email?: string | null; language?: Language | null },
): Promise<SupplierRow | undefined> {
  const { rows } = await db.raw<{ rows: SupplierRow[] }>(
    `update suppliers set email = coalesce(:email, email), language = coalesce(:language, language) where slug = :slug
     returning slug, name, email, language`,
    { slug, email, language },
  )
  return rows[0]
}
