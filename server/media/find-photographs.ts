import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isPhotographPath } from './picture-source.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * The photographs that a supplier has put in the folder of an experience, `<media folder>/<slug>/1.jpg …`, as picture sources
 * in the order of their names (2 before 10). Empty when there are none. Each carries a version that changes with the file.
 */
export async function findPhotographs(mediaFolder: string, slug: string): Promise<string[]> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(slug)) return []
  const entries = await readdir(path.join(mediaFolder, slug), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    },
  )
  // A symlink is no file here (lstat), so it is never listed; the route would refuse it as well.
  const names = entries
    .filter((entry) => entry.isFile() && isPhotographPath(`${slug}/${entry.name}`))
    .map((entry) => entry.name)
    .sort(byNumber.compare)
  return Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(path.join(mediaFolder, slug, name))
      return `${slug}/${name}?v=${Math.round(mtimeMs).toString(36)}`
    }),
  )
}
