import type { Knex } from 'knex'
import { writeRatings } from './ratings.queries.ts'
import { refreshSearchFacets } from '../search/search-documents.queries.ts'

/** Makes ratings, and with them the recommended order, true to the published reviews and sales of these experiences. */
export async function refreshRatings(trx: Knex.Transaction, experienceIds: readonly number[]): Promise<void> {
  if (experienceIds.length === 0) return
  await writeRatings(trx, experienceIds)
  await refreshSearchFacets(trx, experienceIds)
}
