import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { operationAddresses } from './vite.operations.ts'
import { leanFonts } from './vite.fonts.ts'
import { textFiles } from './vite.texts.ts'

/**
 * What the shell and every list are made of, with React. Together they are 4 kB smaller (brotli) and a dozen requests fewer
 * than as the crumbs that they would be cut into, and do not change with the page that the entry names. What is loaded when
 * it is wanted (dialogs, toasts, calendar, map) stays out.
 */
const everywhere =
  /\/node_modules\/(react-dom|scheduler)\/|\/(widget\/(environment|search\/(?!when-panel)|experience\/(experience-card|card-list|cards\/card-parts))|storefront\/(navigation\/(?!version-check|guess-currency|share)|shell\/(?!phone-menu-content|headers\/|footers\/)|saved\/(kept|save-button|recently)))|\/widget\/ui\/(\w+\/)?(arrived|button|checkbox|chip|dialog|duration|field|filled-text|foundation|from-price|icon|money|picture|popup|select|skeleton|stars|toast|toast-store)\.(tsx?|css)$/

/** The sites' browser build (`dist/client`) and, with `--ssr`, the renderer that the server loads (`dist/server`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [operationAddresses(), react(), textFiles('_assets'), leanFonts()],
  appType: 'custom',
  publicDir: 'storefront/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsDir: '_assets',
    // the first that know :dir(); for older ones it would become a list of languages, and direction is not language
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari16.4'],
    // every browser that we serve knows modulepreload; a chunk's own imports need no list
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? { input: 'storefront/entry-server.tsx' }
      : {
          input: ['storefront/entry-client.tsx', ...globSync('themes/faces/*.css')],
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: everywhere },
                // each is a kilobyte or less, which a request of its own costs in names alone
                { name: 'frame', test: /\/storefront\/shell\/(headers|footers)\// },
                { name: 'cards', test: /\/widget\/experience\/cards\// },
                {
                  name: 'parts',
                  test: /\/widget\/ui\/(facts\/(departure-facts|price-lines|units|summary)|states\/(blank-state|notice))\./,
                },
                { name: 'extras', test: /\/widget\/availability\/choose-(pickup|more)/ },
                { name: 'home', test: /\/storefront\/pages\/home\// },
                { name: 'listing', test: /\/storefront\/pages\/listing\/(?!map-of-results)/ },
              ],
            },
            // the entry lists every screen and sheet and carries the list to every page: half a kilobyte of names, which
            // the manifest has too
            chunkFileNames: '_assets/[hash].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? '_assets/[hash][extname]'
                : '_assets/[name]-[hash][extname]',
          },
        },
  },
  // React chooses its quick build by NODE_ENV when it is loaded: choose it here, whatever the process says later
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
