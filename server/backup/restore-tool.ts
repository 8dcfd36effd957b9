/** `npm run restore`: restores a backup into an empty data folder, and proves that it opens. */
import path from 'node:path'
import { Command } from 'commander'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { readEnv } from '../platform/env.ts'
import { say, withTool } from '../platform/tool.ts'
import { openTicketKeys } from '../tickets/ticket-keys.ts'
import { restore } from './restore.ts'

const command = new Command('restore')
  .description('Restores a backup into an empty DATA_FOLDER (and DATABASE_URL), and proves that it opens.')
  .argument('<backup>', 'a folder that npm run backup wrote')
  .parse()

try {
  const { madeAt } = await restore(readEnv(process.env), path.resolve(command.args[0] ?? ''))
  await withTool(async ({ deps }) => {
    const { signing } = await openTicketKeys(deps)
    const { bookings, faults } = await checkLedger(deps)
    faults.forEach(say)
    say(
      `Restored what was backed up at ${madeAt}: ${bookings} bookings, ticket key ${signing.id}, ${faults.length} faults in the books.`,
    )
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
