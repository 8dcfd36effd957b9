import type { TFunction } from 'i18next'
import { fetchedAt } from '../../locales/fetched-at.ts'
import type { Booking } from '../contract/checkout.ts'
import type { Language, PricePeriod } from '../contract/primitives.ts'
import {
  joinIn,
  languageName,
  printDay,
  printInstant,
  printMoney,
  printPercent,
  printPeriods,
  printSpan,
  printTime,
  printZone,
} from '../platform/text/print-in-language.ts'
import type { Party } from './message-kinds.ts'

/** A booking in the words of its reader, for a mail, a ticket and an invoice alike. */
export interface BookingFacts {
  title: string
  option: string
  /** What the option was said to be when it was bought, and until when an entry is open. */
  about?: string
  place: string
  day: string
  /** From when to when, with its time zone; of a hire by the hour, day or night also how long it lasts. */
  time: string
  /** How long a hire by the hour, day or night lasts. */
  hire?: string
  /** The start alone, with its time zone. */
  starts: string
  guests: string
  extras: string
  /** The extras with their descriptions, a line each: a description may say where and when a transfer leaves. */
  extrasAbout: string
  /** When and where travellers are fetched: the pickup or, without one, the transfer that was booked along. */
  pickup?: string
  /** Where travellers who are not picked up have to be, if the supplier has said. */
  where?: string
  /** The address of a pickup point, what the supplier says of it, and when travellers are back there. */
  wayThere?: string
  note?: string
  /** Who runs it, with their telephone number as far as it is known. */
  supplier: string
  /** What the listing wants its travellers to know, a line each. */
  know: string
  includes: string
  bring: string
  /** In which it is held. */
  languages: string
  cancellation: string
  total: string
  /** What is paid at the place, where something is. */
  payThere?: string
}

/** The party: “2 adults · 1 child”. Needs the namespace `lines`. */
export function describeParty({ units, guests }: Party, t: TFunction): string {
  const counted = units
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, title, quantity }) =>
      title ? t('lines:units.titled', { quantity, title }) : t(`lines:units.${id}`, { count: quantity }),
    )
  const perItem = units.some(({ id, quantity }) => id === 'ITEM' && quantity > 0)
  const people = perItem ? [t('lines:guests', { count: guests })] : []
  return [...counted, ...people].join(' · ')
}

/** What was booked along: “2 × Lunch”. Needs the namespace `lines`. */
export function describeExtras(
  { extras = [] }: Partial<Pick<Booking, 'extras'>>,
  t: TFunction,
  language: Language,
): string {
  return joinIn(
    extras
      .filter(({ quantity }) => quantity > 0)
      .map(({ title, quantity }) => t('lines:units.titled', { quantity, title })),
    language,
  )
}

function tellPickup(
  { time, name }: { time?: string; name: string },
  { clock, language }: { clock: (when: string) => string; language: Language },
): string {
  return joinIn([time && clock(printTime(time, language)), name], language)
}

function tellBack(backAt: string | undefined, t: TFunction, language: Language): string | undefined {
  return backAt && t('lines:back', { time: printTime(backAt, language) })
}

function tellWayThere({ pickup }: Booking, t: TFunction, language: Language): string | undefined {
  const back = tellBack(pickup?.backAt, t, language)
  return joinIn([pickup?.address, pickup?.advice, back], language) || undefined
}

function describeExtrasWhole(
  { extras }: Booking,
  { t, clock, language }: { t: TFunction; clock: (when: string) => string; language: Language },
): string {
  return extras
    .filter(({ quantity }) => quantity > 0)
    .map(({ title, quantity, description, time, backAt }) => {
      const booked = t('lines:units.titled', { quantity, title })
      const withTime = joinIn([time && clock(printTime(time, language)), booked], language)
      return [withTime, description, tellBack(backAt, t, language)].filter(Boolean).join('\n')
    })
    .join('\n')
}

/** Needs the namespaces `lines` and `orders`. */
export function describeBooking(booking: Booking, t: TFunction, language: Language): BookingFacts {
  const { experience, pickup, readyAt, start } = booking
  const zone = t('lines:zone', { place: experience.destination.name })
  const clock = (when: string) => t('lines:clock', { when, zone })
  return {
    title: experience.title,
    option: booking.optionTitle,
    about: tellAbout(booking, t, language),
    place: experience.destination.name,
    day: printDay(start, language),
    time: tellTimes(booking, t, language),
    hire: describeHire(booking, t, language),
    starts: clock(printTime(start, language)),
    guests: describeParty(booking, t),
    extras: describeExtras(booking, t, language),
    extrasAbout: describeExtrasWhole(booking, { t, clock, language }),
    pickup: pickup
      ? tellPickup(pickup, { clock, language })
      : readyAt &&
        tellPickup(
          { time: readyAt.time, name: fetchedAt(readyAt, booking.addressGiven) },
          { clock, language },
        ),
    where: pickup ? undefined : booking.address,
    wayThere: tellWayThere(booking, t, language),
    note: booking.note,
    supplier: joinIn(
      [booking.supplier.name, booking.supplier.phone && isolate(booking.supplier.phone)],
      language,
    ),
    know: booking.knowBeforeYouGo.join('\n'),
    includes: joinIn(booking.includes, language),
    bring: joinIn(booking.whatToBring, language),
    languages: joinIn(
      booking.spokenLanguages.map((spoken) => languageName(spoken, language)),
      language,
    ),
    cancellation: tellTerms(booking, { t, language, zone }),
    total: printMoney(booking.total, language),
    payThere:
      booking.payThere && t(`orders:payThere.${booking.payThere.kind}`, { sum: booking.payThere.sum }),
  }
}

function tellAbout({ optionDescription, entry }: Booking, t: TFunction, language: Language) {
  const open = entry?.closesAt && t('orders:openUntil', { time: printTime(entry.closesAt, language) })
  return [optionDescription, open].filter(Boolean).join('\n') || undefined
}

/** "3 hours", "1 night". Needs the texts of `lines`. */
export function tellPeriods(
  periods: number,
  period: PricePeriod,
  { t, language }: { t: TFunction; language: Language },
): string {
  return period === 'NIGHT' ? t('lines:nights', { count: periods }) : printPeriods(periods, period, language)
}

/** From when to when, with its time zone, and how long a hire lasts. Needs the namespace `lines`. */
function tellTimes(booking: Booking, t: TFunction, language: Language): string {
  const { start, until, experience } = booking
  const zone = t('lines:zone', { place: experience.destination.name })
  const clock = (when: string) => t('lines:clock', { when, zone })
  // the zone is that of an hour, and of an end without one no word
  const span =
    until?.length === 10
      ? `${clock(printTime(start, language))} – ${printDay(until, language, 'long')}`
      : clock(printSpan(start, until, language))
  return joinIn([span, describeHire(booking, t, language)], language)
}

/** How long a hire priced by hours, days or nights lasts: the supplier hands it over and takes it back by this. */
function describeHire({ price }: Booking, t: TFunction, language: Language): string | undefined {
  const hired = price.lines.find(({ kind, period }) => kind === 'unit' && period)
  if (!hired?.period) return undefined
  const { period, periods } = hired
  return tellPeriods(periods, period, { t, language })
}

/** An instant as the clocks at the experience show it, and said so. Needs the namespace `lines`. */
export function tellInstant(
  instant: string,
  { timeZone, experience }: Pick<Booking, 'timeZone' | 'experience'>,
  { t, language }: { t: TFunction; language: Language },
): string {
  const zone = t('lines:zone', { place: experience.destination.name })
  return t('lines:clock', { when: printInstant(instant, timeZone, language), zone })
}

/** An instant in the buyer's time zone, with the zone's short name. Needs the namespace `lines`. */
export function tellByBuyersClock(
  instant: string,
  timeZone: string,
  { t, language }: { t: TFunction; language: Language },
): string {
  const zone = printZone(instant, timeZone, language)
  return t('lines:clock', { when: printInstant(instant, timeZone, language), zone })
}

/** When it starts and ends, in a booking that begins with a pickup or a transfer before. Needs the namespace `ticket`. */
export function startAfterPickup(booking: Booking, t: TFunction, language: Language): string | undefined {
  const { readyAt, start, until } = booking
  if (!readyAt) return undefined
  const isOneDay = until?.slice(0, 10) === start.slice(0, 10)
  if (until && !isOneDay) return tellTimes(booking, t, language)
  return joinIn(
    [
      t('ticket:starts', { time: printTime(start, language) }),
      until && t('ticket:ends', { time: printTime(until, language) }),
      describeHire(booking, t, language),
    ],
    language,
  )
}

/** What is kept of who cancels; until it is paid for and its supplier has agreed, nothing is. */
function tellTerms(booking: Booking, context: { t: TFunction; language: Language; zone: string }): string {
  const { t } = context
  const terms = describeCancellation(booking, context)
  if (booking.status === 'PENDING') {
    return [t('orders:cancel.unanswered'), terms && t('orders:cancel.then', { terms })]
      .filter(Boolean)
      .join(' · ')
  }
  if (booking.status !== 'ON_HOLD') return terms
  return [t('orders:cancel.unpaid'), terms && t('orders:cancel.then', { terms, context: 'paid' })]
    .filter(Boolean)
    .join(' · ')
}

/** What is kept of who cancels, step by step: the mildest first. Needs the namespace `lines`. */
export function describeCancellation(
  { cancellationTerms, timeZone }: Pick<Booking, 'cancellationTerms' | 'timeZone'>,
  { t, language, zone }: { t: TFunction; language: Language; zone: string },
): string {
  if (!cancellationTerms) return ''
  const lines = cancellationTerms.map(({ until, percent }) => {
    const kept = printPercent(percent, language)
    if (!until) return t('lines:free.after', { percent: kept })
    const when = printInstant(until, timeZone, language)
    return percent > 0
      ? t('lines:free.kept', { when, zone, percent: kept })
      : t('lines:free.until', { when, zone })
  })
  return lines.join(' · ') || t('lines:free.never')
}

/** A telephone number keeps its own direction (UAX 9, isolates). */
export const isolate = (text: string): string => `\u2066${text}\u2069`
