import type { FileStore } from '../platform/files/file-store.ts'
import { isPhotographPath } from './picture-source.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * The photographs that a supplier has put in the folder of an experience, `<slug>/1.jpg …`, as picture sources in the order of
 * their names (2 before 10). Empty when there are none. Each carries a version that changes with the file.
 */
export async function findPhotographs(store: FileStore, slug: string): Promise<string[]> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(slug)) return []
  const files = await store.list(slug)
  return files
    .filter(({ name }) => isPhotographPath(`${slug}/${name}`))
    .toSorted((a, b) => byNumber.compare(a.name, b.name))
    .map(({ name, version }) => `${slug}/${name}?v=${version}`)
}
