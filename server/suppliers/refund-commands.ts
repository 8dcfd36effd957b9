/** The commands of `npm run bookings` about refunds that must be paid back by hand. */
import type { Command } from 'commander'
import { listHandRefunds, markRefunded } from '../orders/refunds/hand-refunds.ts'
import type { HandRefund } from '../orders/refunds/hand-refunds.ts'
import { say, withTool } from '../platform/tool.ts'
import type { Tool } from '../platform/tool.ts'
import { printMoney } from '../platform/text/print-in-language.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

/** A line for a refund that the operator has to make, with the buyer's contact details. */
export function tellRefund(row: HandRefund): string {
  return [
    row.id,
    row.reference,
    printMoney({ amount: row.amount, currency: row.currency }, 'en'),
    fullName(row),
    showTelephone(row.phone),
    row.email,
    row.failed ? 'refused by the payment network' : 'was paid by hand',
    `since ${row.createdAt.toISOString()}`,
  ].join('  ')
}

/** A line for each refund that must be paid back by hand. */
export async function listRefunds({ deps }: Pick<Tool, 'deps'>): Promise<string[]> {
  return (await listHandRefunds(deps.db)).map(tellRefund)
}

/** `refunded ID`: the money of a listed refund has gone back. */
export function addRefundedCommand(program: Command): void {
  program
    .command('refunded')
    .description('somebody has paid a refund back by hand')
    .argument('<refund>', 'its id, as `list --refunds` shows it')
    .action((refund: string) =>
      withTool(async ({ deps }) => {
        const outcome = await markRefunded(deps, refund)
        say(
          outcome === 'refunded'
            ? 'It is noted as paid back.'
            : 'No such refund waits for anybody. Nothing has changed.',
        )
        if (outcome !== 'refunded') process.exitCode = 1
      }),
    )
}
