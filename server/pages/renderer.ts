import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Cart } from '../contract/carts.ts'
import type { PagePayload } from '../contract/pages.ts'

/** The bytes of a page, whole or in pieces: what many pages have alike is one Buffer for all of them. */
export type PageBytes = Buffer | readonly Buffer[]

/** Turns a payload into a document in UTF-8, with the visitor's cart where it shows one; the sites' build provides it. */
export interface PageRenderer {
  render(payload: PagePayload, nonce: string, cart?: Cart): Promise<PageBytes>
}

/** What the sites' build exports (`storefront/entry-server.tsx`). */
export interface BuiltRenderer {
  modulesOf(payload: PagePayload): string[]
  facesOf(payload: PagePayload): string[]
  render(payload: PagePayload, assets: RenderAssets, nonce: string, cart?: Cart): Promise<PageBytes>
}

/** Files that a document names. */
export interface RenderAssets {
  entry: string
  preloads: string[]
  /** With its rules where they are to stand in the document. */
  styles: { href: string; rules?: string }[]
  fonts: string[]
  /** Name of the build, for the version check. */
  build?: string
  development?: (nonce: string) => string
}

/** One entry of the build's manifest. */
interface ManifestChunk {
  file: string
  css?: string[]
  /** Of a chunk that is no module's own. */
  name?: string
  imports?: string[]
}

type Manifest = Record<string, ManifestChunk>

const entryModule = 'storefront/entry-client.tsx'

/** The renderer of the production build in the folder `dist`. With `remembersParts` a card or a footer is rendered once for many pages. */
export async function loadBuiltRenderer(
  dist: string,
  options?: { remembersParts?: boolean },
): Promise<PageRenderer> {
  const manifest = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const built = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
    createRenderer(options?: { remembersParts?: boolean }): BuiltRenderer
  }
  const renderer = built.createRenderer(options)
  const known = new Map<string, RenderAssets>()
  return {
    render(payload, nonce, cart) {
      const modules = renderer.modulesOf(payload)
      const key = [payload.shell.language, ...modules].join()
      const assets = known.get(key) ?? {
        ...filesOf(manifest, modules, path.join(dist, 'client')),
        fonts: fontFiles(manifest, renderer.facesOf(payload)),
        build: path.basename(dist),
      }
      known.set(key, assets)
      return renderer.render(payload, assets, nonce, cart)
    },
  }
}

/** Files of the build by the stems of their names. */
function fontFiles(manifest: Manifest, stems: readonly string[]): string[] {
  const files = Object.values(manifest).map((chunk) => `/${chunk.file}`)
  return stems.flatMap((stem) =>
    files.filter((file) => file.endsWith('.woff2') && file.includes(`/${stem}-`)).slice(0, 1),
  )
}

/** Everything that the entry and the page's modules load, in the order in which styles must apply. */
function filesOf(
  manifest: Manifest,
  modules: readonly string[],
  client: string,
): Omit<RenderAssets, 'fonts' | 'build'> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((other) => other.name === name)
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    for (const imported of chunk.imports ?? []) visit(imported)
    // the sheet of a look's faces is an entry of its own
    if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`)
    else scripts.add(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`)
  }
  visit(entryModule)
  for (const module of modules) visit(module)
  const entry = `/${manifest[entryModule]?.file ?? ''}`
  return {
    entry,
    preloads: [...scripts].filter((file) => file !== entry),
    styles: [...styles].map((href) => ({ href, rules: readFileSync(path.join(client, href), 'utf8') })),
  }
}
