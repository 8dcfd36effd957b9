import { pickupTime } from '../availability/pickup-time.ts'
import type { Language } from '../contract/primitives.ts'
import { html } from '../platform/text/html.ts'
import { textIn } from '../platform/text/localise.ts'
import {
  fromLeft,
  joinIn,
  languageName,
  printDay,
  printInstant,
  printSpan,
  printTime,
} from '../platform/text/print-in-language.ts'
import { describeParty } from '../messages/booking-facts.ts'
import { exchangeOf } from '../messages/order-facts.ts'
import { printForSupplier } from '../orders/fulfilment/print-for-supplier.ts'
import type { SupplierBookingRow } from './supplier-bookings.queries.ts'
import { confirmForm, declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'
import type { SupplierFact, SupplierPageContext } from './supplier-frame.presenter.ts'
import { partyIn, toldEndOf } from '../orders/sold-as.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

/** The booking with a form to answer it, or what became of it. */
export function renderBookingPage(
  booking: SupplierBookingRow,
  context: SupplierPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { t, language } = context
  const { status, soldAs, reference } = booking
  const isAsked = status === 'PENDING'
  const supplier = textIn(booking.supplier.name, language)
  const told = { context: standingOf(booking), until: untilOf(booking, context) }
  const means = t(`means.${status}`, told)
  return renderPage(context, {
    name: t('title', { reference }),
    seller: booking.seller,
    layout: booking.layout,
    logo: booking.logo,
    status: t(`status.${status}`, told),
    title: textIn(soldAs.experience.title, language),
    means: isAsked ? `${t('asks', { supplier })} ${means}` : means,
    facts: factsOf(booking, context),
    forms:
      isAsked &&
      html`${confirmForm(t('confirm'))}
      ${declineForm(t, { title: t('declineTitle'), label: t('decline'), reasonMissing })}`,
  })
}

/** Where the plain words would not be true: its order waits for payment, or the supplier was never asked. */
function standingOf({ heldUntil, answerBy }: SupplierBookingRow): 'reserved' | 'unasked' | undefined {
  if (heldUntil) return 'reserved'
  return answerBy ? undefined : 'unasked'
}

/** The party: “2 adults · 1 child”. */
export function tellParty(
  party: Pick<SupplierBookingRow, 'units' | 'guests' | 'soldAs' | 'explanation'>,
  { t, language }: SupplierPageContext,
): string {
  return describeParty(partyIn(party, language), t)
}

function factsOf(booking: SupplierBookingRow, context: SupplierPageContext): SupplierFact[] {
  const { t, language } = context
  const { soldAs, extras, start, price, currency, explanation } = booking
  const money = printForSupplier({ amount: price, currency }, explanation, language)
  const time = printSpan(start, toldEndOf(booking, soldAs), language)
  return [
    [t('facts.option'), textIn(soldAs.optionTitle, language)],
    [t('facts.day'), printDay(start, language)],
    [t('facts.time'), withZone(time, soldAs.experience.destination.name, context)],
    [t('facts.guests'), tellParty(booking, context)],
    [t('facts.extras'), tellExtras(extrasOf({ extras, explanation }, soldAs, language), context)],
    [t('facts.pickup'), tellPickup(booking, language)],
    [t('facts.address'), booking.addressGiven ?? undefined],
    [t('facts.note'), booking.note ?? undefined],
    [t('facts.guest'), fullName(booking)],
    [t('facts.language'), languageName(booking.reads, language)],
    // contact details are shown once the booking is confirmed
    [t('facts.phone'), booking.status === 'CONFIRMED' && fromLeft(showTelephone(booking.phone))],
    [t('facts.price'), [money, exchangeOf({ price: explanation }, t, language)].filter(Boolean).join('\n')],
    [t('facts.reason'), booking.declineReason],
  ]
}

function untilOf(booking: SupplierBookingRow, context: SupplierPageContext): string {
  const { answerBy, heldUntil, timeZone, soldAs } = booking
  const end = heldUntil ?? answerBy?.toISOString()
  if (!end) return ''
  const until = printInstant(end, timeZone, context.language)
  return withZone(until, soldAs.experience.destination.name, context)
}

function tellPickup(
  { soldAs: { pickup }, startsAt, timeZone }: SupplierBookingRow,
  language: Language,
): string | undefined {
  if (!pickup) return undefined
  return joinIn(
    [textIn(pickup.name, language), printTime(pickupTime(pickup, startsAt, timeZone), language)],
    language,
  )
}

interface NamedExtra {
  id: string
  title: string
  quantity: number
}

/** "3 × camel walk": what was booked along. */
export function tellExtras(extras: readonly NamedExtra[], { t, language }: SupplierPageContext): string {
  return joinIn(
    extras.map(({ title, quantity }) => t('lines:units.titled', { quantity, title })),
    language,
  )
}

/** What was booked along. What a change has given up is not sold any more: the price of before names it. */
export function extrasOf(
  { extras, explanation }: Pick<SupplierBookingRow, 'extras' | 'explanation'>,
  { extras: sold }: Pick<SupplierBookingRow['soldAs'], 'extras'>,
  language: Language,
): NamedExtra[] {
  const given = explanation.lines.filter(
    ({ kind, id }) => kind === 'extra' && sold.every((extra) => extra.id !== id),
  )
  const named = [
    ...sold.map(({ id, title }) => ({ id, name: textIn(title, language) })),
    ...given.map(({ id, label }) => ({ id, name: label ?? id })),
  ]
  return named.flatMap(({ id, name }) => {
    const quantity = extras[id]
    return quantity ? [{ id, title: name, quantity }] : []
  })
}
