/** The commands of `npm run bookings` about offers. */
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import type { QuoteFault, TypedQuote } from '../offers/check-quote.ts'
import { refuseOffer } from '../offers/end-offer.ts'
import type { OfferDeps } from '../offers/offer-deps.ts'
import { quoteOffer } from '../offers/quote-offer.ts'
import type { ReadableOffer } from '../offers/read-offer.ts'
import { readEnv } from '../platform/env.ts'
import { textIn } from '../platform/text/localise.ts'
import { createLogger } from '../platform/log.ts'
import { say, withTool } from '../platform/tool.ts'
import type { Tool } from '../platform/tool.ts'
import { printMoney } from '../platform/text/print-in-language.ts'

/** Whether a reference is one of an offer request. */
export function isOffer(reference: string): boolean {
  return reference.startsWith('OF-')
}

/** A line for an open offer request: who asked for what, and what was offered. */
export function tellOffer({ offer, standing }: ReadableOffer): string {
  const { reference, experience, supplier, wishedDate, guests, answerBy, quote } = offer
  return [
    reference,
    standing,
    wishedDate ?? 'any day',
    guests === null ? '? guests' : `${guests} guests`,
    textIn(experience.title, 'en'),
    textIn(supplier.name, 'en'),
    quote
      ? `${printMoney(quote, 'en')} for ${quote.start} until ${Temporal.Instant.from(quote.expiresAt).toString({ smallestUnit: 'second' })}`
      : `answer by ${answerBy?.toISOString() ?? '-'}`,
  ].join('  ')
}

const faults: Readonly<Record<QuoteFault, string>> = {
  missing: 'is missing',
  format: 'has not the right format',
  past: 'has passed',
  skipped: 'is skipped by the clocks of that day',
  range: 'is too little or too much',
  long: 'is too long',
  full: 'has nothing left',
  few: 'is more than there is room for',
}
const refusals = {
  late: 'Too late: it was decided before. Nothing has changed.',
  paying: 'The traveller is paying for it just now. Nothing has changed; try again in half an hour.',
  unknown: 'There is no such offer request.',
} as const

/** The words of `quote`, as they come from the command line. */
interface QuoteOptions extends Omit<TypedQuote, 'date' | 'time' | 'stands' | 'unit'> {
  start: string
  validHours: string
}

/** Adds `quote`: an offer in a supplier's name. */
export function addQuoteCommand(program: Command): void {
  program
    .command('quote')
    .description('makes an offer for a supplier, in place of an earlier one')
    .argument('<offer request>', 'reference, as in OF-7K3M9Q', checkReference)
    .requiredOption('--price <amount>', 'for everything, as in 1250 or 1250.50')
    .requiredOption('--currency <code>', 'as in AED')
    .requiredOption('--start <date and time>', 'in the zone of the experience, as in 2026-12-24T17:30')
    .requiredOption('--guests <number>', 'how many come')
    .option('--option <code>', 'of the listing; made to measure without it', '')
    .option('--hours <number>', 'how long it lasts, made to measure', '')
    .option('--items <number>', 'how many boats or rooms, where those are priced', '')
    .option('--periods <number>', 'how many hours, days or nights, where those are priced', '')
    .option(
      '--cancellation <days>',
      'free until so many days before the start, or never; where the listing states no policy',
      '',
    )
    .option(
      '--place <words>',
      'where they are met or fetched; without it, where the listing says, if it sells at fixed prices too',
      '',
    )
    .option('--note <words>', 'for the traveller', '')
    .option('--valid-hours <number>', 'for how long the offer stands', '72')
    .action((reference: string, options: QuoteOptions) =>
      withTool((tool) => quote(tool, { reference, options })),
    )
}

function checkReference(reference: string): string {
  if (!isOffer(reference)) throw new InvalidArgumentError('An offer request is called as in OF-7K3M9Q.')
  return reference
}

async function quote(
  tool: Tool,
  { reference, options }: { reference: string; options: QuoteOptions },
): Promise<void> {
  const { start, validHours, ...rest } = options
  const [date = '', time = ''] = start.split('T')
  const typed: TypedQuote = { ...rest, date, time, unit: 'HOUR', stands: validHours }
  const result = await quoteOffer(depsOf(tool), { reference }, { quote: typed })
  if (result.outcome === 'quoted') {
    return say('The offer is with the traveller. A running server sends the mail within seconds.')
  }
  process.exitCode = 1
  if (result.outcome !== 'invalid') return say(refusals[result.outcome])
  for (const [field, fault] of Object.entries(result.faults)) say(`${field} ${faults[fault]}`)
}

/** Says no to a request, or takes back the offer that stands. */
export async function refuse(
  tool: Tool,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  const { outcome } = await refuseOffer(depsOf(tool), { reference }, { reason })
  if (outcome === 'ended') return say('The traveller is told.')
  process.exitCode = 1
  say(refusals[outcome])
}

/** Links are signed with the server's key, which is in the data folder or the environment; payment pages stay open. */
function depsOf({ deps }: Tool): OfferDeps {
  const env = readEnv(process.env)
  return { ...deps, env, log: createLogger(env.LOG_LEVEL) }
}
