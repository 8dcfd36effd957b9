import type { Deps } from '../platform/deps.ts'
import type { ServedStorefront } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { findOffered, findPublished } from './availability.queries.ts'
import type { SellableOption } from './sellable-option.ts'

/**
 * The options of an experience that this storefront may sell; none when it has no fixed price.
 *
 * @throws Problem 404 `experience_unknown` when there is no such experience here
 */
export async function findSellableOptions(
  { db }: Pick<Deps, 'db'>,
  storefront: Pick<ServedStorefront, 'supplierId'>,
  slug: string,
): Promise<SellableOption[]> {
  const options = await findOffered(db, slug)
  const supplierId = options[0]?.supplierId ?? (await findPublished(db, slug))?.supplierId
  const foreign = storefront.supplierId !== undefined && storefront.supplierId !== supplierId
  if (supplierId === undefined || foreign) {
    throw new Problem(404, 'experience_unknown', `There is no experience "${slug}" here.`)
  }
  return options.filter((option) => option.negotiation !== 'ONLY')
}
