/** `npm run build:package`: the npm package of the widget, in `dist/package`. */
import path from 'node:path'
import { packWidget } from './pack.ts'

await packWidget(path.resolve(import.meta.dirname, '../../../dist/package'))
