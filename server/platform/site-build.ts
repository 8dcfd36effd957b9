import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'

/** The sites as built from one state of the sources. */
export interface SiteBuild {
  /** Names the state of the sources; equal sources are one build. */
  id: string
  folder: string
  /** Earlier builds that are still there: an open page may yet ask for their files. */
  earlier: string[]
  /** Builds of which the widget alone is left: pages of other people name its loader by its hash. */
  widgets: string[]
}

/** What the browser's files are made of. */
const sources = [
  'widget',
  'storefront',
  'themes',
  'locales',
  'server/contract',
  'vite.chunks.ts',
  'vite.config.ts',
  'vite.fonts.ts',
  'vite.operations.ts',
  'vite.stand-ins.ts',
  'vite.texts.ts',
  'vite.widget.config.ts',
  'package-lock.json',
]

/** Tests and stories change no build. */
const unbuilt = /\.(test|stories|e2e)\.tsx?$/
const keptBuilds = 3
/** Some 7 MB each. */
const keptWidgets = 20
/** No build takes this long. */
const abandonedAfterMs = 3_600_000

/**
 * Builds the sites into a folder of their own below `dist`, unless the build of these very sources is there. Hashing the
 * sources takes some 50 ms, so every start may ask. A build appears whole or not at all, so that processes may start
 * together, and a running one keeps the files that it serves.
 *
 * @throws Error when there is no build of these sources and Vite, a development dependency, is not installed
 */
export async function buildSites(
  root: string,
  dist: string,
  say: (line: string) => void,
): Promise<SiteBuild> {
  const id = fingerprint(root)
  const folder = path.join(dist, id)
  if (!existsSync(folder)) {
    requireVite(root)
    say('Building the sites for the browser …')
    await build(root, folder)
  }
  return { id, folder, ...sweepBuilds(dist, folder) }
}

/** The hash of the widget's tag, as the build lists it. */
export function readWidgetIntegrity({ folder }: SiteBuild): string | undefined {
  const hashes = JSON.parse(readFileSync(path.join(folder, 'widget/integrity.json'), 'utf8')) as Record<
    string,
    string
  >
  return hashes['v1.js']
}

function requireVite(root: string): void {
  if (existsSync(path.join(root, 'node_modules/vite'))) return
  throw new Error(
    'The sites are not built, or the sources have changed since. Run `npm ci && npm run build`, then `npm prune --omit=dev` if the development packages are not wanted here.',
  )
}

async function build(root: string, folder: string): Promise<void> {
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  await makeSites(root, making)
  try {
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    // another process was quicker, with the same files
    if (!existsSync(folder)) throw error
  }
}

/**
 * In a process of its own: Vite's memory would stay with the server. React and its JSX transform choose their slow development
 * form by NODE_ENV, whatever the build's mode says.
 */
async function makeSites(root: string, making: string): Promise<void> {
  const maker = spawn(process.execPath, [path.join(import.meta.dirname, 'make-sites.ts'), root, making], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(maker, 'exit')) as [number | null]
  if (code === 0) return
  rmSync(making, { recursive: true, force: true })
  throw new Error('The sites could not be built; the reason stands above.')
}

/**
 * Removes all but the latest builds, and what a process that was killed had begun. Of the next twenty the widget stays, in
 * `widgets`; answers what is left beside the current build, the latest first.
 */
export function sweepBuilds(dist: string, current: string): Pick<SiteBuild, 'earlier' | 'widgets'> {
  for (const name of readdirSync(dist)) {
    const begun = path.join(dist, name)
    const isAbandoned =
      /^[0-9a-f]{16}\.\d+$/.test(name) && Date.now() - statSync(begun).mtimeMs > abandonedAfterMs
    if (isAbandoned) rmSync(begun, { recursive: true, force: true })
  }
  const builds = latestFirst(dist).filter((folder) => folder !== current)
  const shelf = path.join(dist, 'widgets')
  mkdirSync(shelf, { recursive: true })
  for (const old of builds.slice(keptBuilds - 1)) {
    keepWidget(old, path.join(shelf, path.basename(old)))
    rmSync(old, { recursive: true, force: true })
  }
  const widgets = latestFirst(shelf)
  for (const old of widgets.slice(keptWidgets)) rmSync(old, { recursive: true, force: true })
  return { earlier: builds.slice(0, keptBuilds - 1), widgets: widgets.slice(0, keptWidgets) }
}

/** Moves the widget of a build that goes. */
function keepWidget(build: string, kept: string): void {
  if (existsSync(kept) || !existsSync(path.join(build, 'widget'))) return
  const { mtime } = statSync(build)
  try {
    mkdirSync(kept)
    renameSync(path.join(build, 'widget'), path.join(kept, 'widget'))
    utimesSync(kept, mtime, mtime)
  } catch {
    // another process does the same at this moment
  }
}

/** The folders of builds in a folder. */
function latestFirst(folder: string): string[] {
  const age = (build: string) => statSync(build, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => age(b) - age(a))
}

/** Names the state of the sources by their content, so that a copy on another machine has the same name. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  // equal sources make two widgets (vite.widget.config.ts)
  hash.update(process.env['DHOW_WIDGET_RUNTIME'] ?? '')
  const add = (file: string) => {
    if (unbuilt.test(file)) return
    hash
      .update(`${path.relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n')
  }
  for (const source of sources) {
    const place = path.join(root, source)
    if (!existsSync(place)) continue
    if (statSync(place).isFile()) {
      add(place)
      continue
    }
    const entries = readdirSync(place, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    files.toSorted().forEach(add)
  }
  return hash.digest('hex').slice(0, 16)
}
