/** `npm run ledger`: proves that places and money add up, and says where they do not. */
import { Command, InvalidArgumentError } from 'commander'
import { openNetworkToRead } from '../../payments/choose-payment-network.ts'
import { createLogger } from '../../platform/log.ts'
import { say, withTool } from '../../platform/tool.ts'
import { checkLedger, invariants } from './check-ledger.ts'
import { compareWithNetwork } from './compare-with-network.ts'

const options = new Command('ledger')
  .description('Proves that places and money add up, and says where they do not.')
  .option('--network', 'compares every payment with the payment network as well, ten a second')
  .option('--days <days>', 'how many days of payments to compare with the network', wholeNumber, 30)
  .option('--sentences', 'prints what is proved, and proves nothing')
  .parse()
  .opts<{ network?: boolean; days: number; sentences?: boolean }>()

if (options.sentences) {
  for (const { name, sentence } of invariants) say(`${name}: ${sentence}`)
} else {
  await withTool(async ({ deps }) => {
    const { departures, bookings, faults } = await checkLedger(deps)
    const compared = options.network ? await compare() : undefined
    const all = [...faults, ...(compared?.faults ?? [])]
    all.forEach(say)
    const counted = `${departures} departures, ${bookings} bookings`
    const more = compared ? `, ${compared.compared} payments compared with the network` : ''
    say(
      all.length === 0
        ? `The books are true: ${counted}${more}.`
        : `${all.length} places where the books disagree (${counted}${more}).`,
    )
    process.exitCode = all.length === 0 ? 0 : 1

    async function compare() {
      const network = await openNetworkToRead({ ...deps, log: createLogger('silent') })
      const since = deps.clock.now().subtract({ hours: 24 * options.days })
      try {
        return await compareWithNetwork({ db: deps.db, payments: network.payments }, { since })
      } finally {
        await network.stop()
      }
    }
  })
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('write a whole number of days')
  return Number(text)
}
