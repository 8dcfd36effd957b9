import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

/**
 * Makes a built Storybook work when `index.html` is opened from a disk: browsers load neither modules nor JSON from
 * `file:` (each file there is an origin of its own), but they do load plain scripts. So the preview's modules become one
 * plain script, those of the frame around it one each, and the list of stories is written into the page.
 */
async function openFromDisk(folder: string): Promise<void> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

  const frame = read('index.html')
  const [block, imports] = /<script type="module">([\s\S]*?)<\/script>/.exec(frame) ?? []
  if (block === undefined || imports === undefined) throw new Error('index.html has no script of modules')
  const files = [...imports.matchAll(/import '\.\/([^']+)'/g)].map(([, file = '']) => file)
  for (const file of files) {
    const plain = read(file).replaceAll(/\bimport\.meta\b/g, '({ url: document.baseURI })')
    write(file, `(() => {\n${plain}\n})()`)
  }
  const list = `<script>${answerFetch.replace('LIST', () => JSON.stringify(read('index.json')).replaceAll('<', '\\u003c'))}</script>`
  write(
    'index.html',
    frame
      .replace(/\s*<link href="[^"]*" rel="modulepreload" \/>/g, '')
      .replace(block, () => list + files.map((file) => `<script src="./${file}"></script>`).join('')),
  )

  const preview = read('iframe.html')
  const entries = [...preview.matchAll(/<script type="module"[^>]* src="\.\/([^"]+)"><\/script>/g)].map(
    ([, file = '']) => file,
  )
  write(entry, entries.map((file) => `import './${file}'\n`).join(''))
  await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    publicDir: false,
    define: { 'import.meta.url': 'previewAddress', 'import.meta.resolve': 'undefined' },
    build: {
      outDir: path.join(folder, 'assets'),
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: path.join(folder, entry),
        formats: ['iife'],
        name: 'preview',
        fileName: () => 'preview.js',
      },
      rolldownOptions: { output: { banner: 'var previewAddress = document.currentScript.src;' } },
    },
  })
  const script = `${list}<script defer src="./assets/preview.js"></script>`
  write(
    'iframe.html',
    preview
      .replaceAll(/<script type="module"[^>]* src="\.\/[^"]+"><\/script>/g, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // a script may not read the rules of a sheet from a disk, and the shadow shell copies them
      .replaceAll(
        /<link rel="stylesheet"[^>]* href="\.\/(assets\/[^"]+)">/g,
        (_, file: string) => `<style>${read(file).replaceAll('url(./', 'url(./assets/')}</style>`,
      )
      .replace('</head>', () => `${script}</head>`),
  )
  for (const file of [entry, ...entries, ...globSync('assets/*.js', { cwd: folder })]) {
    if (file !== path.join('assets', 'preview.js')) rmSync(path.join(folder, file), { force: true })
  }
}

/** What the preview's scripts are gathered in while they are put together. */
const entry = 'all-entries.js'

/** In the page: the list of stories is answered from here, everything else as before. */
const answerFetch = `{
  const fetchAll = window.fetch
  window.fetch = (what, how) => new URL(String(what.url ?? what), location.href).pathname.endsWith('/index.json')
    ? Promise.resolve(new Response(LIST, { headers: { 'Content-Type': 'application/json' } }))
    : fetchAll(what, how)
}`

await openFromDisk(path.resolve(process.argv[2] ?? 'storybook-static'))
