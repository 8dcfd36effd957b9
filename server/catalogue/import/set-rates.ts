import { Command, InvalidArgumentError } from 'commander'
import { isCurrency } from '../../platform/currencies.ts'
import { openTool } from '../../platform/open-tool.ts'
import { upsertCurrencyRates } from '../../platform/rates.queries.ts'

interface Rate {
  currency: string
  per_dollar: string
}

/** `AED=3.6725`, and those before it. */
function readRate(text: string, before: Rate[] = []): Rate[] {
  const [currency = '', perDollar = ''] = text.split('=')
  if (!isCurrency(currency)) throw new InvalidArgumentError(`${currency} is no currency of ISO 4217`)
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(perDollar) || Number(perDollar) === 0) {
    throw new InvalidArgumentError('write what one US dollar costs, as in AED=3.6725')
  }
  return [...before, { currency, per_dollar: perDollar }]
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
    'Sets exchange rates: what one US dollar costs in each currency. Prices are exchanged at the latest day.',
  )
  .argument('<day>', 'day of the rates, YYYY-MM-DD', readDay)
  .argument('<rate...>', 'CURRENCY=UNITS_FOR_A_DOLLAR', readRate)
  .parse()
const [day, rates] = program.processedArgs as [string, Rate[]]

const tool = await openTool()
await upsertCurrencyRates(
  tool.deps.db,
  [{ currency: 'USD', per_dollar: '1' }, ...rates].map((rate) => ({ ...rate, day })),
)
await tool.close()
process.stdout.write(`${rates.length} rates of ${day} are in force.\n`)
