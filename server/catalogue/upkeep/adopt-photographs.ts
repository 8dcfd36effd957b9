import { readdir } from 'node:fs/promises'
import { findPhotographs } from '../../media/find-photographs.ts'
import type { Database } from '../../platform/database.ts'
import { listAdopters, writePhotographs } from './photographs.queries.ts'

/**
 * Looks through the media folder: what lies in `<slug>/` becomes the pictures of that experience, and the listing's own
 * come back when the folder is emptied. Answers how many experiences changed. Safe to run at any time.
 */
export async function adoptPhotographs({
  db,
  mediaFolder,
}: {
  db: Database
  mediaFolder: string
}): Promise<number> {
  const entries = await readdir(mediaFolder, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const slugs = await listAdopters(db, folders)
  const found = await Promise.all(
    slugs.map(async (slug) => ({ slug, sources: await findPhotographs(mediaFolder, slug) })),
  )
  return found.length > 0 ? writePhotographs(db, found) : 0
}
