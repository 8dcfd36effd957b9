import { findPhotographs } from '../../media/find-photographs.ts'
import { listAdopters, writePhotographs } from './photographs.queries.ts'
import { previewPhotographs } from './preview-photographs.ts'
import type { PreviewDeps } from './preview-photographs.ts'

/**
 * Looks through the photographs of suppliers: what lies in `<slug>/` becomes the pictures of that experience, and the listing's own
 * come back when the folder is emptied. Answers how many experiences changed. Safe to run at any time.
 */
export async function adoptPhotographs(deps: PreviewDeps): Promise<number> {
  const { db, files } = deps
  const slugs = await listAdopters(db, await files.listFolders())
  const found = await Promise.all(
    slugs.map(async (slug) => ({ slug, sources: await findPhotographs(files, slug) })),
  )
  // before the pages show them
  await previewPhotographs(
    deps,
    found.flatMap(({ sources }) => sources),
  )
  return found.length > 0 ? writePhotographs(db, found) : 0
}
