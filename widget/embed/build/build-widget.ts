import { parseArgs } from 'node:util'
import { buildWidget, isRuntime, runtimes } from './run-build.ts'

/** `npm run build:widget -- [--runtime react] [--out folder]` */
const { values } = parseArgs({
  options: {
    runtime: { type: 'string', default: 'preact' },
    out: { type: 'string', default: 'dist/widget' },
  },
})
if (isRuntime(values.runtime)) await buildWidget({ runtime: values.runtime, folder: values.out })
else {
  process.stderr.write(`--runtime is one of ${runtimes.join(', ')}\n`)
  process.exitCode = 1
}
