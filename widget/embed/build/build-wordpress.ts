/** `npm run build:wordpress`: the plugin for WordPress, in `dist/dhow-booking.zip`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packWordPress } from './pack-wordpress.ts'

const file = path.resolve(import.meta.dirname, '../../../dist/dhow-booking.zip')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, packWordPress())
process.stdout.write(`The plugin for WordPress is in ${path.relative(process.cwd(), file)}\n`)
