import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type SourceTree, readSourceTree } from './source-tree.ts'

/** Writes a small house into a temporary folder, by path and text. The folder goes when the test's scope ends. */
export function buildFolder(files: Record<string, string>): Disposable & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'dhow-house-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}

/** A small house, read as the checks read the real one. */
export function buildTree(files: Record<string, string>): SourceTree {
  using folder = buildFolder(files)
  return readSourceTree(folder.root)
}
