import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What gains by it: fonts and pictures are compressed by their formats. */
const compressible = /\.(css|html|js|json|mjs|svg|txt)$/

/**
 * Writes each file of a folder a second and a third time, as small as it gets (brotli 11, gzip 9): a build is made once and
 * sent many times. Nothing is written where it would be larger.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  // all at once would keep every file in memory; the thread pool has four threads
  const queue = files.values()
  await Promise.all(Array.from({ length: 4 }, () => compressEach(queue)))
}

async function compressEach(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const bytes = await readFile(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    for (const [ending, made] of [
      ['br', await toBrotli(bytes, { params })],
      ['gz', await toGzip(bytes, { level: 9 })],
    ] as const) {
      if (made.length < bytes.length) await writeFile(`${file}.${ending}`, made)
    }
  }
}
