import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeTemporaryFolder } from './temporary-folder.ts'

/**
 * What a reader would copy out of each page of a PDF, by Poppler's `pdftotext`. Undefined where the machine has none, unless it must
 * (`DHOW_ENGINES=required`, as in CI).
 */
export async function pagesOfPdf(pdf: Buffer): Promise<string[] | undefined> {
  const folder = makeTemporaryFolder('pdf')
  const file = path.join(folder, 'file.pdf')
  try {
    await writeFile(file, pdf)
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-'])
    return stdout.split('\f').filter((page) => page.trim() !== '')
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isMissing && process.env['DHOW_ENGINES'] !== 'required') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
