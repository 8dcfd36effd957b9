import { changedExtras, tellChangedExtra } from '../../locales/changed-extras.ts'
import { cancellationTerms, penaltyPercent } from '../availability/cancellation.ts'
import { describeCancellation } from '../messages/booking-facts.ts'
import { exchangeOf } from '../messages/order-facts.ts'
import { printForSupplier } from '../orders/fulfilment/print-for-supplier.ts'
import { html } from '../platform/text/html.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import {
  fromLeft,
  joinDayAndTime,
  joinIn,
  printDay,
  printInstant,
  printNumber,
  printSpan,
} from '../platform/text/print-in-language.ts'
import type { SupplierChangeRow, SupplierOccasion } from './supplier-bookings.queries.ts'
import { confirmForm, declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'
import type { SupplierPageContext } from './supplier-frame.presenter.ts'
import { extrasOf, tellExtras, tellParty } from './supplier-page.presenter.ts'
import { toldEndOf } from '../orders/sold-as.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

/** What was booked and what is asked for instead, with a form to answer, or what became of it. */
export function renderChangePage(
  booking: SupplierChangeRow,
  context: SupplierPageContext,
  { now, reasonMissing = false }: { now: Temporal.Instant; reasonMissing?: boolean },
): string {
  const { t, language } = context
  const { change, soldAs, timeZone, currency, reference } = booking
  const { before, after } = change
  const { destination, title } = soldAs.experience
  const standing = standingOf(booking)
  // an answer that was given stays told until the booking itself is over
  const isCancelled = booking.status === 'CANCELLED' && (standing === 'DECLINED' || standing === 'APPLIED')
  const until = withZone(printInstant(change.answerBy, timeZone, language), destination.name, context)
  const when = (occasion: SupplierOccasion) => {
    const { start } = occasion
    const time = joinDayAndTime(
      printDay(start, language),
      printSpan(start, toldEndOf(occasion, soldAs), language),
      language,
    )
    return withZone(time, destination.name, context)
  }
  const tell = (occasion: SupplierOccasion, party: string) => joinIn([when(occasion), party], language)
  const price = ({ price: amount, explanation }: SupplierOccasion) =>
    printForSupplier({ amount, currency }, explanation, language)
  const who = {
    before: tellParty({ ...before, soldAs }, context),
    after: tellParty(after, context),
  }
  const samePrice = price(before) === price(after)
  const prices = samePrice
    ? price(after)
    : t('lines:changed.fromTo', { from: price(before), to: price(after) })
  return renderPage(context, {
    name: t('change.title', { reference }),
    seller: booking.seller,
    layout: booking.layout,
    logo: booking.logo,
    status: isCancelled ? t('status.CANCELLED') : t(`change.status.${standing}`),
    title: textIn(title, language),
    means: isCancelled ? t('means.CANCELLED') : t(`change.means.${standing}`, { until }),
    facts: [
      [t('facts.option'), textIn(soldAs.optionTitle, language)],
      [t(standing === 'APPLIED' ? 'change.facts.was' : 'change.facts.before'), tell(before, who.before)],
      [t(standing === 'APPLIED' ? 'change.facts.is' : 'change.facts.after'), tell(after, who.after)],
      [t('facts.extras'), tellChangedExtras(booking, context)],
      [t('facts.pickup'), optionalTextIn(soldAs.pickup?.name, language)],
      [t('facts.address'), booking.addressGiven],
      [t('facts.note'), booking.note],
      [t('facts.guest'), fullName(booking)],
      [t('facts.phone'), fromLeft(showTelephone(booking.phone))],
      [
        t('facts.price'),
        [prices, exchangeOf({ price: after.explanation }, t, language)].filter(Boolean).join('\n'),
      ],
      [t('change.facts.terms'), standing === 'ASKED' && termsTold(booking, context, now)],
      [t('facts.reason'), change.declineReason],
    ],
    forms:
      standing === 'ASKED' &&
      html`${confirmForm(t('change.confirm'))}
      ${declineForm(t, { title: t('change.declineTitle'), label: t('decline'), reasonMissing })}`,
  })
}

/** The extras after the change: first those that stay the same, then each that was added, removed or changed in number. */
function tellChangedExtras(
  { change: { before, after }, soldAs }: SupplierChangeRow,
  context: SupplierPageContext,
): string {
  const { t, language } = context
  const extras = {
    before: extrasOf(before, soldAs, language),
    after: extrasOf(after, after.soldAs, language),
  }
  const changed = changedExtras({ extras: extras.before }, { extras: extras.after })
  const stays = extras.after.filter(({ id }) => changed.every((extra) => extra.id !== id))
  const told = changed.map((extra) => tellChangedExtra(extra, t, (value) => printNumber(value, language)))
  return joinIn([stays.length > 0 ? tellExtras(stays, context) : undefined, ...told], language)
}

/** A booking that was cancelled meanwhile has nothing to change, whether or not a job has noted it. */
function standingOf({ status, change }: SupplierChangeRow): SupplierChangeRow['change']['status'] {
  return change.status === 'ASKED' && status !== 'CONFIRMED' ? 'LAPSED' : change.status
}

/** What is kept of who cancels, now and at the new time, which has its own terms: told where less is kept there. */
function termsTold(
  { change: { before, after }, soldAs, timeZone }: SupplierChangeRow,
  { t, language }: SupplierPageContext,
  now: Temporal.Instant,
): string | undefined {
  const { cancellation, experience } = soldAs
  const whenOf = ({ startsAt }: SupplierOccasion) => ({
    startsAt: Temporal.Instant.from(startsAt),
    timeZone,
    now,
  })
  const keeps = (occasion: SupplierOccasion) => penaltyPercent(cancellation, whenOf(occasion))
  if (keeps(after) >= keeps(before)) return undefined
  const zone = t('lines:zone', { place: textIn(experience.destination.name, language) })
  const told = (occasion: SupplierOccasion) =>
    describeCancellation(
      { cancellationTerms: cancellationTerms(cancellation, whenOf(occasion)), timeZone },
      { t, language, zone },
    )
  return t('change.terms', { before: told(before), after: told(after) })
}
