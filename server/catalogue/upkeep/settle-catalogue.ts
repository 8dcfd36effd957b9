import type { Database } from '../../platform/database.ts'
import { settleSearch } from '../search/search-documents.queries.ts'

/** To be called after many listings were written at once: searches are fast now instead of in some minutes. */
export async function settleCatalogue({ db }: { db: Database }): Promise<void> {
  await settleSearch(db)
}
