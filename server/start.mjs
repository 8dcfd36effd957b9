// Plain JavaScript, so that an old Node can read it far enough to say what is wrong.
const needed = 26
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  process.stderr.write(
    `Dhow needs Node ${needed}; this is ${process.version}. Run it with npm, which brings its own: npm ci && npm start\n`,
  )
  process.exit(1)
}
await import('./main.ts')
