import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

/** The files that all machines share: in a bucket where the operator names one, else in the media folder. */
export function openFiles({
  files,
  env,
}: {
  files?: FileStore
  env: Pick<Env, 'MEDIA_BUCKET_URL' | 'mediaFolder'>
}): FileStore {
  if (files) return files
  return env.MEDIA_BUCKET_URL === undefined
    ? openFolderStore(env.mediaFolder)
    : openS3Store(env.MEDIA_BUCKET_URL)
}
