import path from 'node:path'
import { Command } from 'commander'
import { systemClock } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { say } from '../platform/tool.ts'
import { backUp } from './back-up.ts'

const command = new Command('backup')
  .description(
    'Backs up the database, the photographs and the keys into a new folder, while the shop goes on selling.',
  )
  .argument('[folder]', 'where backups are kept', 'backups')
  .parse()

const env = readEnv(process.env)
const folder = await backUp({ env, clock: systemClock }, path.resolve(command.args[0] ?? 'backups'))
say(`Backed up to ${folder}`)
if (env.SESSION_SECRET) {
  say('SESSION_SECRET is not in it: keep it apart. Without it no ticket key and no link can be opened.')
}
