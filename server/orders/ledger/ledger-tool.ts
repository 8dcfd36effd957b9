import { Command } from 'commander'
import { say, withTool } from '../../platform/tool.ts'
import { checkLedger } from './check-ledger.ts'

new Command('ledger')
  .description('Proves that places and money add up: departures against holds, bookings, and payments.')
  .parse()

const { departures, bookings, faults } = await withTool(({ deps }) => checkLedger(deps))
faults.forEach(say)
say(
  faults.length === 0
    ? `The books are true: ${departures} departures, ${bookings} bookings.`
    : `${faults.length} places where the books disagree.`,
)
process.exitCode = faults.length === 0 ? 0 : 1
