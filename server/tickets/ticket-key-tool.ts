/** `npm run ticket-key`: the keys that tickets are signed with, and how a successor takes over. */
import { Command } from 'commander'
import { say, withTool } from '../platform/tool.ts'
import { listTicketKeys } from './ticket-keys.queries.ts'
import { openTicketKeys, prepareSuccessor, promoteSuccessor } from './ticket-keys.ts'

const program = new Command('ticket-key').description('The keys that tickets are signed with.')

program
  .command('list', { isDefault: true })
  .description('the keys: CURRENT signs, NEXT is published for scanners, FORMER only verifies')
  .action(() =>
    withTool(async ({ deps }) => {
      await openTicketKeys(deps)
      for (const { id, publicKey, state } of await listTicketKeys(deps.db)) {
        say(`${id}  ${state}  ${publicKey}`)
      }
    }),
  )

program
  .command('prepare')
  .description('makes a successor and publishes it, so that scanners know it before it signs')
  .action(() =>
    withTool(async ({ deps }) => {
      const next = await prepareSuccessor(deps)
      say(
        next
          ? `${next.id} is published. Promote it once scanners have it.`
          : 'A successor is prepared already.',
      )
      process.exitCode = next ? 0 : 1
    }),
  )

program
  .command('promote')
  .description('the successor signs from now on; old tickets stay genuine')
  .action(() =>
    withTool(async ({ deps }) => {
      const current = await promoteSuccessor(deps)
      say(current ? `${current.id} signs from now on.` : 'No successor is prepared.')
      process.exitCode = current ? 0 : 1
    }),
  )

await program.parseAsync()
