import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { serveStorefront } from './find-storefront.ts'
import { listStorefronts } from './storefronts.queries.ts'

/** The storefronts that a page elsewhere may show: on the marketplace all of them, on a supplier's site their own. */
export async function listEmbeddable(
  { db }: Pick<Deps, 'db'>,
  own: ServedStorefront,
): Promise<ServedStorefront[]> {
  if (own.kind === 'supplier') return [own]
  const rows = await listStorefronts(db)
  return rows.map((row) => serveStorefront(row))
}
