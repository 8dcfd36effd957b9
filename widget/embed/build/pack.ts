import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../../..')

/** What can be imported of the package, and the module that it is. */
const entries = { index: 'widget/index.ts', react: 'widget/embed/npm/react.ts' } as const

/** Where the types of an entry lie among those of the widget. */
const typesOf = { index: './types/index.d.ts', react: './types/embed/npm/react.d.ts' } as const

/** Makes the npm package `dhow-booking`: ES modules, their types, and what npm has to know. */
export async function packWidget(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: { ...entries },
        external: ['react'],
        preserveEntrySignatures: 'strict',
        output: (['es', 'cjs'] as const).map((format) => ({
          format,
          entryFileNames: `[name].${format === 'es' ? 'js' : 'cjs'}`,
          chunkFileNames: `[name].${format === 'es' ? 'js' : 'cjs'}`,
          // it has effects: where React renders on the server, it belongs to the browser
          banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
        })),
      },
    },
  })
  writeTypes(folder)
  const { version, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  const manifest = {
    name: 'dhow-booking',
    version,
    description: 'The booking widget of Dhow for pages that are built with a bundler, and for React.',
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': conditionsOf('index'),
      './react': conditionsOf('react'),
      './package.json': './package.json',
    },
    // for tools that do not know `exports`
    main: './index.cjs',
    module: './index.js',
    types: typesOf.index,
    typesVersions: { '*': { react: [typesOf.react] } },
    engines: { node: '>=18' },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(path.join(folder, 'LICENSE'), readFileSync(path.join(root, 'LICENSE')))
  writeFileSync(path.join(folder, 'README.md'), readFileSync(path.join(root, 'widget/embed/npm/README.md')))
}

/** The files of an entry for `import` and for `require`. */
function conditionsOf(entry: keyof typeof entries): object {
  return {
    import: { types: typesOf[entry], default: `./${entry}.js` },
    require: { types: commonTypes(typesOf[entry]), default: `./${entry}.cjs` },
  }
}

/** Where the same types lie for CommonJS, which reads another kind of file. */
function commonTypes(file: string): string {
  return file.replace('.d.ts', '.d.cts')
}

function writeTypes(folder: string): void {
  const types = path.join(folder, 'types')
  mkdirSync(types, { recursive: true })
  const options = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: path.join(root, 'widget'),
      outDir: types,
      types: [],
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [],
    files: Object.values(entries).map((entry) => path.join(root, entry)),
  }
  const project = path.join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify(options))
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  rmSync(project)
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = path.join(types, name)
    // beside these types there are no sources
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, source.replace(/(from '\.[^']+)\.ts'/g, "$1.js'"))
    writeFileSync(commonTypes(file), source.replace(/(from '\.[^']+)\.ts'/g, "$1.cjs'"))
  }
}
