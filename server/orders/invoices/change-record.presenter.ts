import type { ChangeRecord } from '../../contract/changes.ts'
import type { Language, Money } from '../../contract/primitives.ts'
import { textIn } from '../../platform/text/localise.ts'
import { presentWays } from '../refunds/share-refund.ts'
import type { Refundable } from '../refunds/share-refund.ts'
import { partyIn } from '../sold-as.ts'
import type { SoldAs } from '../sold-as.ts'
import type { InvoiceBookingRow, InvoiceChangeRow } from './invoice.queries.ts'

const changeKinds = { LEAVE: 'leave', MOVE: 'move' } as const
const changeStates = {
  APPLIED: 'applied',
  AWAITING_PAYMENT: 'waiting',
  ASKED: 'asked',
  LAPSED: 'lapsed',
  DECLINED: 'declined',
} as const

/** A change of a booking as its buyer reads it. */
export function presentChange(
  { id, kind, status: kept, at, before, after, ...change }: InvoiceChangeRow,
  booking: Pick<InvoiceBookingRow, 'status' | 'soldAs'>,
  {
    money,
    language,
    owed,
    refundable,
  }: { money: (amount: number) => Money; language: Language; owed?: number; refundable: Refundable[] },
): ChangeRecord {
  const { soldAs } = booking
  const side = (occasion: typeof before) => ({
    start: occasion.start,
    ...partyIn({ ...occasion, soldAs }, language),
    extras: presentExtras(occasion, soldAs, language),
    total: money(occasion.price),
  })
  // what waited when the booking was given up is nothing to pay or to answer any more, also before a job has noted it
  const isPending = kept === 'AWAITING_PAYMENT' || kept === 'ASKED'
  const status = isPending && booking.status !== 'CONFIRMED' ? 'LAPSED' : kept
  const waits = status === 'AWAITING_PAYMENT'
  const { heldUntil, answerBy, declineReason } = change
  return {
    id,
    kind: changeKinds[kind],
    at: Temporal.Instant.from(at).toString(),
    state: changeStates[status],
    before: side(before),
    after: side(after),
    fee: money(change.fee),
    refund: money(change.refund),
    ...(status === 'ASKED' && presentWays(change.refund, refundable, money)),
    refundOwed: owed ? money(owed) : undefined,
    due: money(change.due),
    paymentUrl: waits ? (change.url ?? undefined) : undefined,
    heldUntil: waits && heldUntil ? Temporal.Instant.from(heldUntil).toString() : undefined,
    answerBy: answerBy ? Temporal.Instant.from(answerBy).toString() : undefined,
    declineReason: declineReason ?? undefined,
  }
}

/** Extras that a change has given up are not in what the booking is sold as since: the price of before names them. */
function presentExtras(
  { extras, explanation }: Pick<InvoiceChangeRow['before'], 'extras' | 'explanation'>,
  soldAs: SoldAs,
  language: Language,
): ChangeRecord['before']['extras'] {
  const booked = explanation.lines.flatMap(({ kind, id, label }) => {
    const quantity = extras[id] ?? 0
    if (kind !== 'extra' || quantity === 0) return []
    const title = soldAs.extras.find((extra) => extra.id === id)?.title
    return [{ id, title: title ? textIn(title, language) : (label ?? id), quantity }]
  })
  return booked.length > 0 ? booked : undefined
}
