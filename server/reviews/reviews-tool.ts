/** The commands of `npm run reviews`. */
import { Command, InvalidArgumentError } from 'commander'
import { say, withTool } from '../platform/tool.ts'
import type { Tool } from '../platform/tool.ts'
import { decideReview } from './decide-review.ts'
import type { Decision } from './decide-review.ts'
import { listHeld } from './reviews.queries.ts'
import type { HeldRow } from './reviews.queries.ts'

/** Lines for a review that waits to be read. */
export function tellHeld(row: HeldRow): string[] {
  const { id, heldFor, slug, booking, rating, author, language, title, body, createdAt } = row
  const facts = [`${rating}/5`, slug, booking ?? '-', language, author, createdAt.toISOString()]
  return [
    `${id}  ${heldFor.join(', ')}  ${facts.join('  ')}`,
    ...[title, body].filter(Boolean).map((text) => `    ${text?.replaceAll('\n', '\n    ')}`),
  ]
}

const decided = {
  release: 'It is shown, and its author is told.',
  refuse: 'It is not shown, and its author is told why.',
} as const
const undecided = {
  late: 'It was decided before. Nothing has changed.',
  unknown: 'There is no such review.',
} as const

async function decide({ deps }: Tool, id: number, decision: Decision): Promise<void> {
  const outcome = await decideReview(deps, id, decision)
  say(outcome === 'decided' ? decided[decision.kind] : undecided[outcome])
  if (outcome !== 'decided') process.exitCode = 1
}

function toId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('it is the number that `list` shows first')
  return Number(text)
}

/** The commands of `npm run reviews`. */
export function reviewsProgram(): Command {
  const program = new Command('reviews').description('Reviews that are held until somebody has read them.')
  program
    .command('list', { isDefault: true })
    .description('what is held, and why, the oldest first')
    .action(() =>
      withTool(async ({ deps: { db } }) => {
        const held = await listHeld(db)
        held.flatMap(tellHeld).forEach(say)
        say(`${held.length} reviews wait to be read`)
      }),
    )
  program
    .command('release')
    .description('shows a review that was held')
    .argument('<id>', 'as in the list', toId)
    .action((id: number) => withTool((tool) => decide(tool, id, { kind: 'release' })))
  program
    .command('refuse')
    .description('keeps a review from being shown, or takes it off')
    .argument('<id>', 'as in the list', toId)
    .requiredOption('--reason <words>', 'why, for its author')
    .action((id: number, { reason }: { reason: string }) =>
      withTool((tool) => decide(tool, id, { kind: 'refuse', reason })),
    )
  return program
}

if (import.meta.main) await reviewsProgram().parseAsync()
