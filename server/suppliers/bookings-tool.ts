/** The commands of `npm run bookings`: what waits for suppliers and support, and answers in their name. */
import { Command } from 'commander'
import { answerChange, askedChangeOf } from '../orders/changes/answer-change.ts'
import { answerBooking } from '../orders/fulfilment/answer-booking.ts'
import type { SupplierAnswer } from '../orders/fulfilment/answer-booking.ts'
import { markPaid } from '../orders/settling/mark-paid.ts'
import { redeemBooking } from '../orders/fulfilment/redeem-booking.ts'
import { listWaitingOffers } from '../offers/read-offer.ts'
import { textIn } from '../platform/text/localise.ts'
import { say, withTool } from '../platform/tool.ts'
import type { Tool } from '../platform/tool.ts'
import { printMoney } from '../platform/text/print-in-language.ts'
import { addQuoteCommand, isOffer, refuse, tellOffer } from './offer-commands.ts'
import { addRefundedCommand, listRefunds } from './refund-commands.ts'
import { listSupplierBookings, listSupplierChanges, listReserved } from './supplier-bookings.queries.ts'
import type { SupplierBookingRow, SupplierChangeRow, ReservedRow } from './supplier-bookings.queries.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

/** A line for a booking that waits for its supplier. */
export function tellRequest(row: SupplierBookingRow): string {
  const { reference, start, guests, soldAs, supplier, answerBy, price: amount, currency } = row
  return [
    reference,
    start,
    `${guests} guests`,
    textIn(soldAs.experience.title, 'en'),
    textIn(supplier.name, 'en'),
    printMoney({ amount, currency }, 'en'),
    `answer by ${answerBy?.toISOString() ?? '-'}`,
  ].join('  ')
}

/** A line for a change that waits for its supplier: what it is, and what is asked for. */
export function tellChange({ change, ...row }: SupplierChangeRow): string {
  const { before, after, answerBy } = change
  const side = ({ start, guests }: Pick<typeof before, 'start' | 'guests'>) => `${start} ${guests} guests`
  return [
    row.reference,
    `${side(before)} -> ${side(after)}`,
    textIn(row.soldAs.experience.title, 'en'),
    textIn(row.supplier.name, 'en'),
    printMoney({ amount: after.price, currency: row.currency }, 'en'),
    `answer by ${new Date(answerBy).toISOString()}`,
  ].join('  ')
}

/** A line for a reserved order, with how to reach its buyer. */
export function tellReserved(row: ReservedRow): string {
  return [
    row.reference,
    fullName(row),
    showTelephone(row.phone),
    row.email,
    printMoney({ amount: row.total, currency: row.currency }, 'en'),
    row.experiences.map((title) => textIn(title, 'en')).join(', '),
    `pay by ${row.heldUntil.toISOString()}`,
  ].join('  ')
}

async function list(
  { deps }: Tool,
  { payLater, offers, refunds }: { payLater: boolean; offers: boolean; refunds: boolean },
): Promise<void> {
  const [what, lines] = refunds
    ? ['refunds are to be paid back by hand', await listRefunds({ deps })]
    : offers
      ? ['offer requests are open', (await listWaitingOffers(deps)).map(tellOffer)]
      : payLater
        ? ['reserved orders wait for their payment', (await listReserved(deps.db)).map(tellReserved)]
        : ['bookings and changes wait for their supplier', await listRequests({ deps })]
  lines.forEach(say)
  say(`${lines.length} ${what}`)
}

async function listRequests({ deps }: Pick<Tool, 'deps'>): Promise<string[]> {
  const [bookings, changes] = [await listSupplierBookings(deps.db), await listSupplierChanges(deps.db)]
  return [...bookings.map(tellRequest), ...changes.map(tellChange)]
}

const answers = {
  answered: 'It counts. A running server settles the payment within seconds and tells the traveller.',
  late: 'Too late: it was decided before, or its time was up. Nothing has changed.',
  unknown: 'There is no such booking.',
} as const
const payments = {
  paid: 'It is paid, and the traveller is told.',
  late: 'It is not reserved any more. Nothing has changed.',
  unknown: 'There is no such order.',
} as const

const redemptions = {
  redeemed: 'The ticket is used now.',
  refused: 'It is not confirmed, or its ticket was used before. Nothing has changed.',
  unknown: 'There is no such booking.',
} as const

async function answer({ deps }: Tool, reference: string, given: SupplierAnswer): Promise<void> {
  const change = await askedChangeOf(deps, reference)
  const outcome = change
    ? await answerChange(deps, change, given)
    : (await answerBooking(deps, reference, given)).outcome
  say(answers[outcome])
  if (outcome !== 'answered') process.exitCode = 1
}

/** The commands of `npm run bookings`. */
export function bookingsProgram(): Command {
  const program = new Command('bookings').description('What suppliers and support do with bookings.')
  program
    .command('list', { isDefault: true })
    .description('bookings, and changes of bookings, that wait for their supplier')
    .option('--pay-later', 'reserved orders that wait for their payment instead', false)
    .option('--offers', 'offer requests that wait for their supplier or their traveller instead', false)
    .option('--refunds', 'what must be paid back by hand instead', false)
    .action((what: { payLater: boolean; offers: boolean; refunds: boolean }) =>
      withTool((tool) => list(tool, what)),
    )
  program
    .command('confirm')
    .description('says yes for a supplier, to a booking or to a change of it')
    .argument('<booking>', 'reference, as in DH-7K3M9Q-1')
    .action((reference: string) => withTool((tool) => answer(tool, reference, { kind: 'confirm' })))
  program
    .command('decline')
    .description(
      'says no for a supplier: to a booking or a change of it, to an offer request, or by taking an offer back',
    )
    .argument('<booking or offer request>', 'reference, as in DH-7K3M9Q-1 or OF-7K3M9Q')
    .requiredOption('--reason <words>', 'why, for the traveller')
    .action((reference: string, { reason }: { reason: string }) =>
      withTool((tool) =>
        isOffer(reference)
          ? refuse(tool, { reference, reason })
          : answer(tool, reference, { kind: 'decline', reason }),
      ),
    )
  addQuoteCommand(program)
  program
    .command('paid')
    .description('support has the money of a reserved order')
    .argument('<order>', 'reference, as in DH-7K3M9Q')
    .action((reference: string) =>
      withTool(async ({ deps }) => {
        const outcome = await markPaid(deps, reference)
        say(payments[outcome])
        if (outcome !== 'paid') process.exitCode = 1
      }),
    )
  program
    .command('redeem')
    .description('the travellers have come: their ticket is used')
    .argument('<booking>', 'reference, as in DH-7K3M9Q-1')
    .action((reference: string) =>
      withTool(async ({ deps }) => {
        const outcome = await redeemBooking(deps, reference)
        say(redemptions[outcome])
        if (outcome !== 'redeemed') process.exitCode = 1
      }),
    )
  addRefundedCommand(program)
  return program
}

if (import.meta.main) await bookingsProgram().parseAsync()
