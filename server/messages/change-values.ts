import type { TFunction } from 'i18next'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import { changedExtras, tellChangedExtra } from '../../locales/changed-extras.ts'
import type { Language, Money } from '../contract/primitives.ts'
import {
  printDay,
  printMoment,
  printMoney,
  printNumber,
  printTime,
} from '../platform/text/print-in-language.ts'
import { describeParty, tellInstant } from './booking-facts.ts'
import { cardsOf, chargedFor, partsOfRefund, refundedOf } from './charged.ts'
import type { AnnouncedWays } from './charged.ts'
import type { OrderKind } from './message-kinds.ts'
import type { OrderSource } from './write-order-email.ts'

/** What one change of a booking was, in words; nothing when the message is about none. */
export function changeValues(
  { language, invoice }: Pick<OrderSource, 'language' | 'invoice'>,
  about: Booking | undefined,
  { t, change: id, kind, ...ways }: { t: TFunction; change?: string; kind: OrderKind } & AnnouncedWays,
): Record<string, string> {
  const change = about?.changes.find((candidate) => candidate.id === id)
  if (!about || !change) {
    return { change: about ? printDay(about.start, language) : '', money: t('change.same') }
  }
  const { before, after, fee, refund, due } = change
  const context = cardsOf(ways.refundPayments)
  const { card, hand } = partsOfRefund(refund, invoice, ways)
  const day = ({ start }: typeof before) => printMoment(start, language)
  const isSameDay = before.start.slice(0, 10) === after.start.slice(0, 10)
  const [partyBefore, partyAfter] = [describeParty(before, t), describeParty(after, t)]
  const pairs = [
    before.start === after.start
      ? undefined
      : [day(before), isSameDay ? printTime(after.start, language) : day(after)],
    partyBefore === partyAfter ? undefined : [partyBefore, partyAfter],
  ].flatMap((pair) => (pair ? [t('lines:changed.fromTo', { from: pair[0], to: pair[1] })] : []))
  const extras = changedExtras(before, after).map((extra) =>
    tellChangedExtra(extra, t, (value) => printNumber(value, language)),
  )
  const made = [
    card && t('change.refund', { context, amount: printMoney(card, language) }),
    hand && t('orders:facts.byHand', { refunded: printMoney(hand, language) }),
    fee.amount > 0 ? t('change.fee', { amount: printMoney(fee, language) }) : undefined,
    due.amount > 0 ? t('change.due', { amount: printMoney(due, language) }) : undefined,
    due.amount > 0 ? paidInAll(invoice, { t, language }) : undefined,
    due.amount === 0 && fee.amount + refund.amount > 0 ? totalsOf(invoice, { t, language }) : undefined,
  ].filter(Boolean)
  const isSame = before.total.amount === after.total.amount
  // nothing was taken yet: there is only another price
  const price = t(isSame ? 'change.same' : 'change.now', { amount: printMoney(after.total, language) })
  const money: Partial<Record<OrderKind, string>> = {
    'booking-changed': made.join(' ') || price,
    'booking-change-asked': askedMoney({ due, card, hand }, { t, language, context }) ?? price,
  }
  return {
    change: [...pairs, ...extras].join(' · '),
    money: money[kind] ?? t(due.amount > 0 ? 'change.letGo' : 'change.nothing'),
    ...(change.declineReason && { reason: change.declineReason }),
    ...(change.answerBy && { until: tellInstant(change.answerBy, about, { t, language }) }),
  }
}

/** What was paid for the order, and what of it goes back, where the mail has said how. */
function totalsOf(invoice: WholeInvoice, { t, language }: { t: TFunction; language: Language }): string {
  const refunded = refundedOf(invoice)
  const amount = printMoney(chargedFor(invoice), language)
  if (refunded.amount === 0) return t('change.total', { amount })
  return t('change.totalRefunded', { amount, refunded: printMoney(refunded, language) })
}

/** What was paid for the order, and what of it was given back, as its page says it. */
function paidInAll(invoice: WholeInvoice, { t, language }: { t: TFunction; language: Language }): string {
  const print = (money: Money) => printMoney(money, language)
  const { refunding, refundOwed } = invoice
  const refunded = refundedOf(invoice)
  const given = refunded.amount - (refunding?.amount ?? 0) - (refundOwed?.amount ?? 0)
  return [
    t('change.total', { amount: print(chargedFor(invoice)) }),
    refundOwed && t('orders:facts.byHand', { refunded: print(refundOwed) }),
    given > 0 && t('orders:facts.refunded_also', { refunded: print({ ...refunded, amount: given }) }),
    refunding &&
      t('orders:facts.refunding', {
        refunded: print(refunding),
        context: cardsOf(invoice.refundingPayments),
      }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is taken or given back if the supplier agrees. */
function askedMoney(
  { due, card, hand }: { due: Money; card?: Money; hand?: Money },
  { t, language, context }: { t: TFunction; language: Language; context?: 'cards' },
): string | undefined {
  if (due.amount > 0) return t('change.authorised', { amount: printMoney(due, language) })
  return (
    [
      card && t('change.willRefund', { amount: printMoney(card, language), context }),
      hand && t('change.willRefundByHand', { amount: printMoney(hand, language) }),
    ]
      .filter(Boolean)
      .join(' ') || undefined
  )
}

/** Whether a change has given up extras too: then it is not true that all else stays. */
export function changesExtras(about: Booking | undefined, id: string | undefined): boolean {
  const change = about?.changes.find((candidate) => candidate.id === id)
  return change !== undefined && JSON.stringify(change.before.extras) !== JSON.stringify(change.after.extras)
}
