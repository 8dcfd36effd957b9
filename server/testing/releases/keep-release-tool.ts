import { spawnSync } from 'node:child_process'
import { Command } from 'commander'

const command = new Command('keep-release')
  .description(
    'Keeps a shop as a release leaves it, for the test that every later one finds all that is in it.',
  )
  .argument('<version>', 'as in 1.0.0-beta.1')
  .parse()

const { status } = spawnSync('npx', ['vitest', 'run', 'server/testing/releases/kept-releases.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DHOW_KEEP_RELEASE: command.args[0] },
})
process.exitCode = status ?? 1
