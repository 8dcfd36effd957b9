import type { Database } from '../platform/database.ts'
import type { Language } from '../contract/primitives.ts'

/** A supplier as its own site presents it. */
export interface SellerRow {
  name: string
  description: string | null
  address: string | null
}

/** The supplier of a site. */
export async function findSeller(
  db: Database,
  supplierId: number,
  language: Language,
): Promise<SellerRow | undefined> {
  const { rows } = await db.raw<{ rows: SellerRow[] }>(
    `select localized(name, :language) as name, localized(description, :language) as description, address
     from suppliers where id = :supplierId`,
    { supplierId, language },
  )
  return rows[0]
}
