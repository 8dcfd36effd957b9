import { Command } from 'commander'
import { openTool } from '../../platform/open-tool.ts'
import { checkLedger } from './check-ledger.ts'

new Command('ledger')
  .description('Proves that places and money add up: departures against holds, bookings, and payments.')
  .parse()

const tool = await openTool()
const { departures, bookings, faults } = await checkLedger(tool.deps)
await tool.close()
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(
  faults.length === 0
    ? `The books are true: ${departures} departures, ${bookings} bookings.\n`
    : `${faults.length} places where the books disagree.\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1
