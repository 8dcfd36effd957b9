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
// Two heaps of glibc instead of eight for each core, and a small nursery of V8: a third less memory (`npm run memory`). Both are
// read when a process begins. An operator who sets MALLOC_ARENA_MAX has chosen.
if (process.execve && !process.env.MALLOC_ARENA_MAX && !process.env.DEV_SERVER) {
  process.execve(
    process.execPath,
    [process.execPath, '--max-semi-space-size=8', ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, MALLOC_ARENA_MAX: '2' },
  )
}
// the second start need not strip types and compile again
module.enableCompileCache?.()
await import('./main.ts')
