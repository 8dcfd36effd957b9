import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)

// a sample of `npm run memory`, which makes every picture and asks for 200,000 pages
test('holds no more memory than it may after pictures and pages', async () => {
  test.skip(process.platform !== 'linux', 'proportional set sizes are read off /proc')
  test.setTimeout(240_000)
  const { stdout } = await run(
    process.execPath,
    ['server/bench/memory/main.ts', '--pictures', '24', '--requests', '400'],
    { timeout: 230_000 },
  )
  expect(stdout).toMatch(/after 24 pictures: server \d+ MB, [2-9] processes/)
  expect(stdout).toMatch(/At most \d+ MB in the server .* good$/m)
})
