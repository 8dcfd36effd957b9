/** `npm run backup`: backs up the database, the photographs and the keys into a new folder, while the shop goes on selling. */
import path from 'node:path'
import { Command } from 'commander'
import { systemClock } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/tool.ts'
import { backUp } from './back-up.ts'
import { pruneBackups } from './prune-backups.ts'

const command = new Command('backup')
  .description(
    'Backs up the database, the photographs and the keys into a new folder, while the shop goes on selling.',
  )
  .argument('[folder]', 'where backups are kept', 'backups')
  .option(
    '--keep <count>',
    'how many backups are kept there, this one included; older ones are removed after it',
  )
  .parse()

const { keep } = command.opts<{ keep?: string }>()
if (keep !== undefined && !/^[1-9]\d*$/.test(keep)) {
  command.error(`--keep ${keep}: a number from 1 on is needed`)
}
const env = readEnv(process.env)
const all = path.resolve(command.args[0] ?? 'backups')
const folder = await backUp({ env, clock: systemClock }, all)
say(`Backed up to ${folder}`)
if (keep !== undefined) for (const old of await pruneBackups(all, Number(keep))) say(`Removed ${old}`)
if (env.SESSION_SECRET) {
  say('SESSION_SECRET is not in it: keep it apart. Without it no ticket key and no link can be opened.')
}
