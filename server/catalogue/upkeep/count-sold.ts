import type { Deps } from '../../platform/deps.ts'
import { refreshSearchFacets } from '../search/search-documents.queries.ts'
import { foldSoldChanges } from './sold-counts.queries.ts'

/**
 * Makes the recommended order true to what has been sold since the last time. Safe to run at any time and twice at once:
 * each change is counted by one of them. Answers how many experiences it concerned.
 */
export async function countSold({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.transaction(async (trx) => {
    const ids = await foldSoldChanges(trx)
    await refreshSearchFacets(trx, ids)
    return ids.length
  })
}
