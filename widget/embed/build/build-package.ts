import path from 'node:path'
import { packWidget } from './pack.ts'

/** `npm run build:package`: the npm package of the widget, in `dist/package`. */
await packWidget(path.resolve(import.meta.dirname, '../../../dist/package'))
