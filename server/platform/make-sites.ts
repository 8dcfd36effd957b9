/** The process in which `buildSites` builds: `node make-sites.ts ROOT FOLDER`. */
import path from 'node:path'
import { build } from 'vite'
import { compressFiles } from './compress-files.ts'

const [, , root = '', making = ''] = process.argv
const common = {
  root,
  configFile: path.join(root, 'vite.config.ts'),
  // an operator who starts the product cannot act on a warning of its build
  logLevel: 'error',
  mode: 'production',
} as const
await build({ ...common, build: { outDir: path.join(making, 'client') } })
await build({ ...common, build: { outDir: path.join(making, 'server'), ssr: true } })
await build({
  ...common,
  configFile: path.join(root, 'vite.widget.config.ts'),
  build: { outDir: path.join(making, 'widget') },
})
for (const part of ['client', 'widget']) await compressFiles(path.join(making, part))
