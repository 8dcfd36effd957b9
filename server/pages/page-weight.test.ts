import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSites } from '../platform/site-build.ts'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = mkdtempSync(path.join(os.tmpdir(), 'dhow-weight-'))
let client: string
let manifest: Record<string, Chunk>

beforeAll(async () => {
  const build = await buildSites(path.join(import.meta.dirname, '../..'), dist, () => undefined)
  client = path.join(build.folder, 'client')
  manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
}, 120_000)
afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** JavaScript that a page loads before anybody asks for more, in bytes as a browser receives them. */
function weightOf(...modules: string[]): number {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0)
}

const texts = (...namespaces: string[]) => namespaces.map((namespace) => `locales/en/${namespace}.json`)

test('the JavaScript of a listing is at most 100 kB, React and the texts included', () => {
  const weight = weightOf(
    'storefront/entry-client.tsx',
    'storefront/pages/listing/listing-page.tsx',
    ...texts('common', 'shell', 'search', 'experience'),
  )
  expect(weight).toBeGreaterThan(60_000)
  expect(weight).toBeLessThanOrEqual(100_000)
})

test.for(['leaflet', 'libphonenumber', 'react-dialog'])('%s is loaded when it is wanted', (library) => {
  const first = readFileSync(path.join(client, manifest['storefront/entry-client.tsx']?.file ?? ''), 'utf8')
  const names = Object.keys(manifest).filter((name) => name.includes(library))
  const entryImports = manifest['storefront/entry-client.tsx']?.imports ?? []
  expect(entryImports.filter((name) => names.includes(name))).toEqual([])
  expect(first).not.toContain(`node_modules/${library}`)
})
