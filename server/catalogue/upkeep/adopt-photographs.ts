import { findPhotographs } from '../../media/find-photographs.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { listAdopters, writePhotographs } from './photographs.queries.ts'

/**
 * Looks through the photographs of suppliers: what lies in `<slug>/` becomes the pictures of that experience, and the listing's own
 * come back when the folder is emptied. Answers how many experiences changed. Safe to run at any time.
 */
export async function adoptPhotographs({ db, files }: { db: Database; files: FileStore }): Promise<number> {
  const slugs = await listAdopters(db, await files.listFolders())
  const found = await Promise.all(
    slugs.map(async (slug) => ({ slug, sources: await findPhotographs(files, slug) })),
  )
  return found.length > 0 ? writePhotographs(db, found) : 0
}
