import { readPictureSource } from '../../media/picture-source.ts'
import type { Press } from '../../media/press.ts'
import { readPhotograph } from '../../media/read-photograph.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { Problem } from '../../platform/problem.ts'
import { listWithoutPreview, writePreview } from './picture-previews.queries.ts'

/** What making previews asks for. */
export interface PreviewDeps {
  db: Database
  files: FileStore
  press: Pick<Press, 'describePhotograph'>
}

/** A photograph takes some 50 ms; what is left of a large folder is made at the next run, a minute later. */
const mostAtOnce = 200

/** Makes the previews that these photographs of the media folder lack. One that cannot be read is shown without. */
export async function previewPhotographs(deps: PreviewDeps, sources: readonly string[]): Promise<void> {
  const lacking = await listWithoutPreview(deps.db, sources)
  for (const source of lacking.slice(0, mostAtOnce)) {
    await writePreview(deps.db, source, await previewOf(deps, source))
  }
}

async function previewOf({ files, press }: PreviewDeps, source: string): Promise<string | null> {
  const picture = readPictureSource(source)
  if (picture?.kind !== 'photograph') return null
  try {
    const { bytes } = await readPhotograph(files, picture.path)
    const { preview } = await press.describePhotograph(await bytes())
    return preview
  } catch (error) {
    // no picture, too large, or taken out of the folder meanwhile
    if (error instanceof TypeError || error instanceof Problem) return null
    throw error
  }
}
