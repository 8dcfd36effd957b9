import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isOf, siteChunks } from './vite.chunks.ts'
import { operationAddresses } from './vite.operations.ts'
import { leanFonts } from './vite.fonts.ts'
import { standIns } from './vite.stand-ins.ts'
import { formatWordsBesideTexts, textFiles } from './vite.texts.ts'

/** The sites' browser build (`dist/client`) and, with `--ssr`, the renderer that the server loads (`dist/server`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    operationAddresses(),
    react(),
    ...(command === 'serve' ? [formatWordsBesideTexts()] : []),
    textFiles('_assets'),
    leanFonts(),
  ],
  appType: 'custom',
  publicDir: 'storefront/public',
  resolve: { alias: standIns },
  // texts are read whole: a name for each of their parts would weigh a tenth more
  json: { namedExports: false },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsDir: '_assets',
    // the first that know :dir(); for older ones it would become a list of languages, and direction is not language
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari16.4'],
    // every browser that we serve knows modulepreload; sheets and scripts of a chunk are asked for at once, not in turn
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'storefront/entry-server.tsx' }
      : {
          input: ['storefront/entry-client.tsx', ...globSync('themes/faces/*.css')],
          output: {
            codeSplitting: {
              groups: siteChunks.map(({ name, of, but = [] }) => ({
                name,
                test: (id: string) => isOf(of, id) && !isOf(but, id),
              })),
            },
            // the entry lists every screen and sheet and carries the list to every page: half a kilobyte of names, which
            // the manifest has too; seven letters of a hash are the fewest that the bundler takes for so many
            chunkFileNames: '_assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? '_assets/[hash:7][extname]'
                : '_assets/[name]-[hash][extname]',
          },
        },
  },
  // React chooses its quick build by NODE_ENV when it is loaded: choose it here, whatever the process says later
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
