/** What an e-mail says of each part of an order: when it begins, that its supplier has yet to answer, or that it came to nothing. */
import type { TFunction } from 'i18next'
import { fetchedAt } from '../../locales/fetched-at.ts'
import type { Language } from '../contract/primitives.ts'
import type { WholeInvoice } from '../contract/checkout.ts'
import {
  joinIn,
  printDay,
  printInstant,
  printMoney,
  printTime,
  wordsFor,
} from '../platform/text/print-in-language.ts'
import { chargedFor, paidByCard } from './charged.ts'

/** When and where each confirmed booking begins, as on the page of the order; under its name where there are several. */
export function beginningsTold({ bookings }: WholeInvoice, t: TFunction, language: Language): string[] {
  return bookings
    .filter(({ status, isOver }) => status === 'CONFIRMED' && !isOver)
    .map(({ start, readyAt, addressGiven, experience }) => ({
      experience,
      place: readyAt && fetchedAt(readyAt, addressGiven),
      at: readyAt?.time ?? start,
    }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ experience: { title, destination }, place, at }) => {
      const when = {
        day: printDay(at, language),
        time: printTime(at, language),
        zone: t('lines:zone', { place: destination.name }),
      }
      const told = t(
        place ? 'orders:first.pickup' : 'orders:first.start',
        wordsFor({ ...when, name: place }, language),
      )
      return joinIn([bookings.length > 1 ? title : undefined, told], language)
    })
}

/** By when each supplier answers, and what holds if they do not; under the name of the booking where there are several. */
export function answersTold(
  { bookings, paymentMethod }: WholeInvoice,
  t: TFunction,
  language: Language,
): string[] {
  return bookings.flatMap(({ answerBy, timeZone, experience: { title, destination } }) => {
    if (!answerBy) return []
    const told = t('orders:first.answer', {
      context: paymentMethod === 'PAY_LATER' ? 'later' : undefined,
      when: printInstant(answerBy, timeZone, language),
      zone: t('lines:zone', { place: destination.name }),
    })
    return [joinIn([bookings.length > 1 ? title : undefined, told], language)]
  })
}

/** The titles of what could not be confirmed. */
export function titlesOfMissing({ bookings }: WholeInvoice): string {
  return bookings
    .filter(({ status }) => status === 'REJECTED' || status === 'EXPIRED')
    .map(({ experience }) => experience.title)
    .join(' · ')
}

/** That the authorised amount of what was not booked is released. Empty if no card was authorised for it. */
export function releasedTold({ unbooked, paymentMethod }: WholeInvoice, t: TFunction): string {
  return unbooked && unbooked.amount > 0 && paymentMethod === 'CARD'
    ? t('orders:outcome.partially-booked.released')
    : ''
}

/** Of an order that was paid to support and has changes paid by card: both sums in one sentence. Empty if no change was paid by card. */
export function paidTold(invoice: WholeInvoice, t: TFunction, language: Language): string {
  const card = paidByCard(invoice)
  if (card.amount === 0) return ''
  const hand = { ...card, amount: chargedFor(invoice).amount - card.amount }
  return t('orders:facts.both', { hand: printMoney(hand, language), card: printMoney(card, language) })
}
