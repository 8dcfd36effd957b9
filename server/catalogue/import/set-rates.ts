/** `npm run rates`: sets the exchange rates, typed or read from the European Central Bank's file. */
import { readFileSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { isCurrency } from '../../platform/money/currencies.ts'
import { say, withTool } from '../../platform/tool.ts'
import { listRates, setRates } from '../../platform/money/exchange.ts'
import { readEcbRates } from './read-ecb-rates.ts'

type Rates = Readonly<Record<string, string>>

/** `AED=3.6725`, and those before it. */
function readRate(text: string, before: Rates = {}): Rates {
  const [currency = '', perDollar = ''] = text.split('=')
  if (!isCurrency(currency)) throw new InvalidArgumentError(`${currency} is no currency of ISO 4217`)
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(perDollar) || Number(perDollar) === 0) {
    throw new InvalidArgumentError('write what one US dollar costs, as in AED=3.6725')
  }
  return { ...before, [currency]: perDollar }
}

function readDay(text: string): string {
  try {
    return Temporal.PlainDate.from(text).toString()
  } catch {
    throw new InvalidArgumentError('a day is YYYY-MM-DD')
  }
}

const program = new Command('rates')
  .description(
    'Sets exchange rates: what one US dollar costs in each currency. Prices are exchanged at the latest day. Without arguments, lists those in force.',
  )
  .argument('[day]', 'day of the rates, YYYY-MM-DD', readDay)
  .argument('[rate...]', 'CURRENCY=UNITS_FOR_A_DOLLAR', readRate)
  .option('--ecb <file>', 'reference rates as the European Central Bank publishes them, eurofxref-daily.xml')
  .parse()
const [day, rates] = program.processedArgs as [string | undefined, Rates | undefined]
const { ecb } = program.opts<{ ecb?: string }>()

await withTool(async ({ deps }) => {
  if (ecb !== undefined) {
    const quoted = readEcbRates(readFileSync(ecb, 'utf8'))
    await setRates(deps, quoted.day, quoted.perDollar, 'ECB')
    return say(`${Object.keys(quoted.perDollar).length} rates of ${quoted.day} (ECB) are in force.`)
  }
  if (day === undefined) return (await listRates(deps)).forEach(say)
  if (rates === undefined || Object.keys(rates).length === 0) program.error('Which rates? As in AED=3.6725.')
  else {
    await setRates(deps, day, rates)
    say(`${Object.keys(rates).length} rates of ${day} are in force.`)
  }
})
