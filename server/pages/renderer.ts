import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PagePayload } from '../contract/pages.ts'
import type { Language } from '../contract/primitives.ts'

/** Turns a payload into a document; the sites' build provides it. */
export interface PageRenderer {
  render(payload: PagePayload, nonce: string): Promise<string>
}

/** What the sites' build exports (`storefront/entry-server.tsx`). */
export interface BuiltRenderer {
  modulesOf(payload: PagePayload): string[]
  render(payload: PagePayload, assets: RenderAssets, nonce: string): Promise<string>
}

/** Files that a document names. */
export interface RenderAssets {
  entry: string
  preloads: string[]
  styles: string[]
  fonts: string[]
  /** Name of the build, for the version check. */
  build?: string
  development?: (nonce: string) => string
}

/** One entry of the build's manifest. */
interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, ManifestChunk>

const entryModule = 'storefront/entry-client.tsx'
const textFace = /figtree-latin-wght-normal.*\.woff2$/
const latinFaces = [/bricolage-grotesque-latin-wdth-normal.*\.woff2$/, textFace]
const arabicFaces = [/readex-pro-arabic-wght-normal.*\.woff2$/, textFace]
/** The faces of the first screen, where they are not the Latin ones; the others come when a text needs them. */
const firstFonts: Partial<Record<Language, readonly RegExp[]>> = {
  ar: arabicFaces,
  fa: arabicFaces,
  he: arabicFaces,
  ru: [/fira-sans-condensed-cyrillic.*\.woff2$/, /onest-cyrillic-wght-normal.*\.woff2$/, ...latinFaces],
  tr: [
    ...latinFaces,
    /bricolage-grotesque-latin-ext-wdth-normal.*\.woff2$/,
    /figtree-latin-ext-wght-normal.*\.woff2$/,
  ],
}

/** The renderer of the production build in the folder `dist`. */
export async function loadBuiltRenderer(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const built = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as {
    createRenderer(): BuiltRenderer
  }
  const renderer = built.createRenderer()
  const known = new Map<string, RenderAssets>()
  return {
    render(payload, nonce) {
      const modules = renderer.modulesOf(payload)
      const key = modules.join()
      const assets = known.get(key) ?? {
        ...filesOf(manifest, modules),
        fonts: fontFiles(manifest, firstFonts[payload.shell.language] ?? latinFaces),
        build: path.basename(dist),
      }
      known.set(key, assets)
      return renderer.render(payload, assets, nonce)
    },
  }
}

function fontFiles(manifest: Manifest, fonts: readonly RegExp[]): string[] {
  const files = Object.values(manifest).map((chunk) => `/${chunk.file}`)
  return fonts.flatMap((font) => files.filter((file) => font.test(file)).slice(0, 1))
}

/** Everything that the entry and the page's modules load, in the order in which styles must apply. */
function filesOf(manifest: Manifest, modules: readonly string[]): Omit<RenderAssets, 'fonts' | 'build'> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`)
  }
  visit(entryModule)
  for (const module of modules) visit(module)
  const entry = `/${manifest[entryModule]?.file ?? ''}`
  return { entry, preloads: [...scripts].filter((file) => file !== entry), styles: [...styles] }
}
