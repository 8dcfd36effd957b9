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
    for (const [place, names] of await listByFolder(path.join(build.folder, folder))) {
      const target = path.posix.join(kept, place)
      const known = new Set((await files.list(target)).map(({ name }) => name))
      for (const name of names.filter((one) => !known.has(one))) {
        await files.write(`${target}/${name}`, await readFile(path.join(build.folder, folder, place, name)))
        written += 1
      }
    }
  }
  return written
}

/** The files below a folder, by the folder that they lie in; texts have one for each language. */
async function listByFolder(top: string): Promise<Map<string, string[]>> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = new Map<string, string[]>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const place = path.relative(top, entry.parentPath).replaceAll(path.sep, '/')
    found.set(place, [...(found.get(place) ?? []), entry.name])
  }
  return found
}
