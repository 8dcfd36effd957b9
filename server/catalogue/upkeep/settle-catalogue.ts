import type { Database } from '../../platform/database.ts'
import { translateListSlugs } from './translate-list-slugs.ts'
import { translateSlugs } from './translate-slugs.ts'
import { settleSearch } from '../search/search-documents.queries.ts'

/** To be called after many listings were written at once: searches are fast, and addresses translated, now instead of later. */
export async function settleCatalogue({ db }: { db: Database }): Promise<void> {
  await translateListSlugs({ db })
  await translateSlugs({ db })
  await settleSearch(db)
}
