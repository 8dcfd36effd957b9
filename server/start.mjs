import * as module from 'node:module'

// Plain JavaScript, so that an old Node can read it far enough to say what is wrong.
const needed = 26
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  process.stderr.write(
    `Dhow needs Node ${needed}; this is ${process.version}. Run it with npm, which brings its own: npm ci && npm start\n`,
  )
  process.exit(1)
}
// the second start need not strip types and compile again
module.enableCompileCache?.()
await import('./main.ts')
