import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the browser's files are made of. */
const sources = [
  'widget',
  'storefront',
  'themes',
  'locales',
  'server/contract',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Builds the sites into the folder `dist` unless the build there is of these very sources. Reading the files' sizes and times takes
 * a few milliseconds, so every start may ask.
 */
export async function buildSitesIfStale(
  root: string,
  dist: string,
  say: (line: string) => void,
): Promise<void> {
  const stamp = path.join(dist, 'stamp')
  const wanted = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building the sites for the browser …')
  const { build } = await import('vite')
  const configFile = path.join(root, 'vite.config.ts')
  const common = { root, configFile, logLevel: 'warn', mode: 'production' } as const
  await build({ ...common, build: { outDir: path.join(dist, 'client') } })
  await build({ ...common, build: { outDir: path.join(dist, 'server'), ssr: true } })
  writeFileSync(stamp, wanted)
}

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const add = (file: string) => {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  for (const source of sources) {
    const place = path.join(root, source)
    if (!existsSync(place)) continue
    if (statSync(place).isFile()) {
      add(place)
      continue
    }
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) add(path.join(entry.parentPath, entry.name))
    }
  }
  return hash.digest('hex')
}
