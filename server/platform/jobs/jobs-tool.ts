/** The commands of `npm run jobs`. */
import { Command, InvalidArgumentError } from 'commander'
import { countJobs, listJobs, replayJobs } from './job-list.queries.ts'
import type { JobRow } from './job-list.queries.ts'
import { say, withTool } from '../tool.ts'
import type { Tool } from '../tool.ts'

const mostListed = 200

/** One line of the list. An error says its first line; the log has all of it. */
export function tellJob({ id, name, attempts, maxAttempts, runAt, working, error }: JobRow): string {
  const state = working ? 'at work' : runAt.toISOString()
  const said = error?.split('\n')[0]
  return [id, name, `${attempts}/${maxAttempts}`, state, said].filter(Boolean).join('  ')
}

function readId(text: string, before: readonly string[] = []): string[] {
  if (!/^\d{1,18}$/.test(text)) {
    throw new InvalidArgumentError('a job’s id is a number, see `npm run jobs -- list`')
  }
  return [...before, text]
}

async function list({ deps: { db } }: Tool, dead: boolean): Promise<void> {
  for (const job of await listJobs(db, { dead, limit: mostListed })) say(tellJob(job))
  const counts = await countJobs(db)
  say(
    `${counts.waiting} waiting, ${counts.due} due, the oldest for ${counts.oldestDueSeconds} s; ${counts.dead} dead`,
  )
}

/** The commands of `npm run jobs`. */
export function jobsProgram(): Command {
  const program = new Command('jobs').description(
    'Work for later: what waits, what is dead, and trying it again.',
  )
  program
    .command('list', { isDefault: true })
    .description('jobs that wait or are at work')
    .action(() => withTool((tool) => list(tool, false)))
  program
    .command('dead')
    .description('jobs that used up their tries')
    .action(() => withTool((tool) => list(tool, true)))
  program
    .command('replay')
    .description('tries dead jobs again; all of them when no id is given')
    .argument('[id...]', 'ids of dead jobs', readId)
    .action((ids: string[] | undefined) =>
      withTool(async ({ deps }) => {
        const replayed = await replayJobs(deps.db, ids ?? [])
        say(`${replayed.length} jobs are due again${replayed.length > 0 ? `: ${replayed.join(', ')}` : ''}`)
      }),
    )
  return program
}

if (import.meta.main) await jobsProgram().parseAsync()
