import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * A new folder for a test's data, to be deleted by it. Every user may enter it: as root PostgreSQL runs as the user `nobody`, and would
 * otherwise put its cluster where no test deletes it.
 */
export function makeTemporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `dhow-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
