import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import type { SiteBuild } from '../platform/site-build.ts'

/** Folders of a build whose files have their hash in their name, by where all machines find them. */
const sharedAssets = { _assets: 'client/_assets', _widget: 'widget/assets' } as const

/** Where the files of a kind are kept. */
export type KeptAssets = keyof typeof sharedAssets

/**
 * Puts what this build's pages ask for where every machine finds it: while two builds stand behind one balancer, a page of the
 * one asks the processes of the other for its scripts. Files that are there already are left.
 *
 * @returns how many files were written
 */
export async function shareAssets(files: FileStore, build: Pick<SiteBuild, 'folder'>): Promise<number> {
  let written = 0
  for (const [kept, folder] of Object.entries(sharedAssets)) {
    const known = new Set((await files.list(kept)).map(({ name }) => name))
    const names = await readdir(path.join(build.folder, folder)).catch(() => [])
    for (const name of names.filter((one) => !known.has(one))) {
      await files.write(`${kept}/${name}`, await readFile(path.join(build.folder, folder, name)))
      written += 1
    }
  }
  return written
}
