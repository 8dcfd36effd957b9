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
// Two heaps of glibc instead of eight for each core, a small nursery of V8, and a heap that doubles between collections instead of
// growing fourfold: a third less memory (`npm run memory`). All are read when a process begins. An operator who sets
// MALLOC_ARENA_MAX has chosen, and what NODE_OPTIONS says counts.
if (process.execve && !process.env.MALLOC_ARENA_MAX && !process.env.DEV_SERVER) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=1024 ${process.env.NODE_OPTIONS ?? ''}`,
  })
}
// the second start need not strip types and compile again
module.enableCompileCache?.()
await import('./main.ts')
