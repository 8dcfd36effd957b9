/** `npm run build`: makes what a start would make, for a machine or an image on which Vite is not installed. */
import path from 'node:path'
import { buildSites } from './platform/site-build.ts'

const root = path.dirname(import.meta.dirname)
const { folder } = await buildSites(
  root,
  path.resolve(process.env['DIST_FOLDER'] ?? path.join(root, 'dist')),
  (line) => process.stdout.write(`${line}\n`),
)
process.stdout.write(`The sites are in ${path.relative(process.cwd(), folder)}\n`)
