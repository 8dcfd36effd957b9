import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { embedOperations } from './server/contract/embed-operations.ts'
import { operationAddresses } from './vite.operations.ts'
import { leanFonts } from './vite.fonts.ts'
import { leanCompat, ownFields, plainNames } from './vite.packages.ts'
import { standIns } from './vite.stand-ins.ts'
import { textFiles } from './vite.texts.ts'

const root = import.meta.dirname
const runtime = path.join(root, 'widget/embed/preact-runtime.ts')
const preactReact = path.join(root, 'widget/embed/preact-react.ts')

/** What the loader brings: the widget, and what looks for mistakes in the page when it is asked to. */
const entries = { widget: 'widget/embed/create-widgets.tsx', doctor: 'widget/embed/doctor/doctor.ts' }

/** Preact in React's place: the same components at a ninth of the weight. */
const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: preactReact },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
  { find: /^@preact\/signals-react\/runtime$/, replacement: runtime },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals' },
]

/** What the widget needs of the heavier packages, in whichever runtime. */
const small = [
  ...standIns,
  {
    find: /^.*\/calendar-strip\.ts$/,
    replacement: path.join(import.meta.dirname, 'widget/embed/no-strip.ts'),
  },
  { find: '@radix-ui/react-focus-guards', replacement: path.join(root, 'widget/embed/no-focus-guards.ts') },
]

/** Names that a page may have given another meaning, and what stands in their place. */
const natives = path.join(root, 'widget/embed/clean-natives.ts')
const cleanNatives: Record<string, [file: string, name: string]> = {
  'JSON.stringify': [natives, 'toJson'],
  'Array.from': [natives, 'arrayFrom'],
}

/**
 * A plain import of a style sheet would put it into the head of the host's page. Here it adds its rules to the sheet that
 * the shadow roots adopt.
 */
function shadowStyles(): Plugin {
  const prefix = '\0shadow-style:'
  const sheet = JSON.stringify(path.join(root, 'widget/embed/sheet.ts'))
  return {
    name: 'shadow-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found ? `${prefix}${found.id}.js` : null
    },
    transform(code, id) {
      if (!id.endsWith('.css?inline')) return null
      // a package's sheet may size itself by the root of the page, which is the host's
      return code.replace(/(\d*\.?\d+)rem\b/g, (_whole, size: string) => `${Number(size) * 16}px`)
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const file = JSON.stringify(`${id.slice(prefix.length, -'.js'.length)}?inline`)
      return `import css from ${file}; import { addRules } from ${sheet}; addRules(css)`
    },
  }
}

/**
 * Vite's own helper fetches the style sheets of a chunk before its code. Our chunks bring theirs with them, so that a
 * kilobyte of it would only call the import.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  }
}

/** A chunk as the build hands it out. */
interface Chunk {
  name: string
  fileName: string
  imports: readonly string[]
}

/** Vite's wrapping of an import, of which `plainImports` has left nothing to do. */
const wrapped =
  /[\w$]+\(async\(\)=>\{let\{([\w$]+):([\w$]+)\}=await (import\([^()]*\));return\{\1:\2\}\},\[\],import\.meta\.url\)/g

/**
 * Asks for a screen and for all that it imports at once, `import("./a.js")` → `Promise.all([import("./a.js"), import("./b.js")])`:
 * a browser learns what a chunk imports when it has come, a round trip later. The bundler's helper, three lines in a file of
 * its own, is written into the chunks for the same reason. The names hold the hashes of their contents, so that a chunk that
 * names others has another name itself.
 */
function importAtOnce(dir: string, chunks: readonly Chunk[]): void {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const helper = chunks.find(({ name }) => name === 'rolldown-runtime')?.fileName
  if (!helper) throw new Error('the widget’s build has no rolldown-runtime')
  const importsHelper = new RegExp(
    `^import\\{n as ([\\w$]+)\\}from"\\./${RegExp.escape(path.basename(helper))}";`,
  )
  const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(fileName) || fileName === helper) return seen
    seen.add(fileName)
    for (const imported of known.get(fileName)?.imports ?? []) withImports(imported, seen)
    return seen
  }
  for (const { fileName } of chunks) {
    const file = path.join(dir, fileName)
    const there = withImports(fileName)
    const code = readFileSync(file, 'utf8')
    const quick = code
      .replace(wrapped, '$3')
      .replace(
        importsHelper,
        'const $1=(from)=>Object.defineProperties({},Object.fromEntries(Object.entries(from).map(([name,get])=>[name,{get,enumerable:true}])));',
      )
      .replace(/\bimport\([`"']\.\/([\w-]+\.js)[`"']\)/g, (whole, name: string) => {
        const wanted = `assets/${name}`
        if (!known.get(wanted)?.name.endsWith('-screen')) return whole
        const more = [...withImports(wanted)].filter((one) => one !== wanted && !there.has(one))
        const all = [wanted, ...more].map((one) => `import("./${path.basename(one)}")`)
        return more.length === 0 ? whole : `Promise.all([${all.join(',')}]).then(([e])=>e)`
      })
    if (quick !== code) writeFileSync(file, quick)
  }
}

/**
 * Builds `v1.js`, which names the entry of this build, and the same under a name that never changes its content, for pages
 * that pin it by its hash. Lists the hashes of all files, and the file of each chunk by its name.
 */
function loaderAndHashes(): Plugin {
  return {
    name: 'loader-and-hashes',
    async writeBundle({ dir }, bundle) {
      const fileOf = (source: string) => {
        const found = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === path.join(root, source),
        )
        if (!found) throw new Error(`the widget’s build has no ${source}`)
        return JSON.stringify(found.fileName)
      }
      if (!dir) throw new Error('the widget’s build has no folder')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      importAtOnce(dir, chunks)
      const widget = chunks.find((file) => file.facadeModuleId === path.join(root, entries.widget))
      // the entry itself only names another file, which would be asked for a round trip later
      const [, create = 'createWidgets', behind] =
        /^export\s*\{\s*([\w$]+) as createWidgets\s*\}\s*from\s*["'`]\.\/([^"'`]+)/.exec(
          widget?.code ?? '',
        ) ?? []
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        define: {
          WIDGET_ENTRY: behind ? JSON.stringify(`assets/${behind}`) : fileOf(entries.widget),
          WIDGET_CREATE: JSON.stringify(create),
          WIDGET_DOCTOR: fileOf(entries.doctor),
          WIDGET_SETUP: JSON.stringify(
            `${embedOperations.readWidgetSetup.path.slice(1)}?language=en&currency=&storefront=`,
          ),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: path.join(root, 'widget/embed/loader.ts'),
            output: { format: 'iife', entryFileNames: 'v1.js' },
          },
        },
      })
      const loader = readFileSync(path.join(dir, 'v1.js'))
      const mark = createHash('sha256').update(loader).digest('hex').slice(0, 8)
      writeFileSync(path.join(dir, `assets/v1-${mark}.js`), loader)
      // what the doctor asks for to see whether the page's policy lets pictures through
      writeFileSync(
        path.join(dir, 'probe.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      )
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.js'),
      )
      const hashes = files.toSorted().map((name) => {
        const hash = createHash('sha384')
          .update(readFileSync(path.join(dir, name)))
          .digest('base64')
        return [name, `sha384-${hash}`]
      })
      writeFileSync(path.join(dir, 'integrity.json'), JSON.stringify(Object.fromEntries(hashes), null, 2))
      // texts are chunks too, in a folder for each language
      const named = chunks.flatMap(({ name, fileName }) =>
        /^assets\/[^/]+$/.test(fileName) ? [[name, fileName]] : [],
      )
      writeFileSync(path.join(dir, 'chunks.json'), JSON.stringify(Object.fromEntries(named), null, 2))
    },
  }
}

/** What every view is made of. */
const everywhere =
  /\/widget\/(environment\/(?!question|read-address|azerbaijani-formats|missing-formats)|embed\/(?!doctor|build|look-faces|order-at-first|why-closed|show-closed|replaced-natives|switches|float-button|screens\/(?!screen-state|use-reply)|loader)|telling\/(?!data-layer|tell-purchase|tell-refund|told-once)|ui\/(\w+\/)?(arrived|button|filled-text|foundation|from-price|icon|money|name-of|skeleton|stars|tab-channel|toast-store)\.|ui\/overlays\/(dialog|toast)\.tsx|cart\/cart-(context|store))|\/node_modules\/(preact|@preact)\//

/** What is shown once a day is chosen. */
const choices =
  /\/widget\/(availability\/(booking-(choices|sum)|choose-(option|party|time)|option-standing|pickup-time)|ui\/facts\/cheaper-(party|ticket)|ui\/calendar\/time-tile)\./

/** What chooses a day, and says what it comes to. */
const booking =
  /\/widget\/(environment\/(question|read-address)|availability\/(?!line-editor|without-refused-starts|offer-|fault-text|option-standing|pickup-time|booking-choices|booking-sum|left-out|choose-(pickup|more|option|party|time))|embed\/screens\/(booking-of|use-experience-told))/

/** The booking widget (`dist/widget`). `DHOW_WIDGET_RUNTIME=react` builds it with React itself. */
export default defineConfig({
  plugins: [
    operationAddresses({ widget: true }),
    shadowStyles(),
    plainImports(),
    plainNames(),
    leanCompat(),
    ownFields(),
    react(),
    textFiles('assets'),
    leanFonts(),
    loaderAndHashes(),
  ],
  root,
  base: './',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: process.env['DHOW_WIDGET_RUNTIME'] === 'react' ? small : [...preact, ...small] },
  // texts are read whole: a name for each of their parts would weigh a tenth more
  json: { namedExports: false },
  build: {
    outDir: 'dist/widget',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari16.4'],
    modulePreload: false,
    // a sheet in a shadow root finds no file beside itself
    assetsInlineLimit: (file) => /\.(png|svg|gif)$/.test(file),
    rolldownOptions: {
      input: Object.values(entries),
      transform: { inject: cleanNatives },
      preserveEntrySignatures: 'strict',
      // Radix does without the hooks that Preact lacks; and who changes a line of the cart has the booking panel at once
      checks: { importIsUndefined: false, ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // the first script lists some fifty chunks: names would add 0.35 kB to it; the bundler takes no hash shorter than 7
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // as crumbs of a few hundred bytes they would be a third heavier, and thirty requests more
        codeSplitting: {
          groups: [
            { name: 'base', test: everywhere },
            // before what imports them, which would take them along and out of the reach of others
            {
              name: 'parts',
              test: /\/widget\/ui\/\w+\/(english-mark|isolate|local-time|notice|units)\./,
            },
            { name: 'cancellation', test: /\/widget\/ui\/facts\/cancellation-text\./ },
            { name: 'picture', test: /\/widget\/ui\/pictures\/(illustration-note|picture)\./ },
            { name: 'price-lines', test: /\/widget\/ui\/facts\/price-lines\./ },
            {
              name: 'fields',
              test: /\/widget\/ui\/\w+\/(calendar-days|calendar-grid|first-weekday|stepper|today)\./,
            },
            { name: 'booking', test: booking },
            { name: 'choices', test: choices },
          ],
        },
      },
    },
  },
})
