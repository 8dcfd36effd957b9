import { Command } from 'commander'
import type { Deps } from '../platform/deps.ts'
import { say, withTool } from '../platform/tool.ts'
import { findAccountByEmail } from './accounts.queries.ts'
import { deleteAllDevices, deleteDevices } from './devices.queries.ts'
import { deleteAllSessions, deleteOtherSessions } from './sessions.queries.ts'

/** Ends the sessions of an account, or with `all` of every account, and forgets its devices: how many sessions there were. Undefined: there is no such account. */
export async function endSessionsOf({ db }: Pick<Deps, 'db'>, whose: string): Promise<number | undefined> {
  if (whose === 'all') {
    await deleteAllDevices(db)
    return deleteAllSessions(db)
  }
  const account = await findAccountByEmail(db, whose.toLowerCase())
  if (!account) return undefined
  await deleteDevices(db, { accountId: account.id, except: null })
  return deleteOtherSessions(db, { accountId: account.id, except: null })
}

/** The commands of `npm run accounts`. */
export function accountsProgram(): Command {
  const program = new Command('accounts').description('Accounts of travellers.')
  program
    .command('end-sessions')
    .description('logs an account out everywhere, in pages of ours and in widgets')
    .argument('<email>', 'of the account, or all: of everybody')
    .action((email: string) =>
      withTool(async ({ deps }) => {
        const ended = await endSessionsOf(deps, email)
        say(ended === undefined ? 'There is no such account.' : `${ended} sessions have ended.`)
        if (ended === undefined) process.exitCode = 1
      }),
    )
  return program
}

if (import.meta.main) await accountsProgram().parseAsync()
