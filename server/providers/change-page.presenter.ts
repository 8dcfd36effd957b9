import { html } from '../platform/html.ts'
import { textIn } from '../platform/localise.ts'
import { printDay, printInstant, printMoney, printTime } from '../platform/print-in-language.ts'
import type { ProviderChangeRow, ProviderOccasion } from './provider-bookings.queries.ts'
import { formOf, renderFacts, renderFrame, tellParty } from './provider-page.presenter.ts'
import type { ProviderPageContext } from './provider-page.presenter.ts'

/** What was booked and what is asked for instead, with a form to answer, or what became of it. */
export function renderChangePage(
  booking: ProviderChangeRow,
  { t, language }: ProviderPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { change, soldAs, timeZone, currency, reference } = booking
  const { before, after } = change
  const standing = standingOf(booking)
  const until = `${printInstant(change.answerBy, timeZone, language)} (${timeZone})`
  const when = ({ start, end }: ProviderOccasion) =>
    `${printDay(start, language)}, ${printTime(start, language)} – ${printTime(end, language)} (${timeZone})`
  const price = ({ price: amount }: ProviderOccasion) => printMoney({ amount, currency }, language)
  const who = {
    before: tellParty({ units: before.units, soldAs }, { t, language }),
    after: tellParty({ units: after.units, soldAs: after.soldAs }, { t, language }),
  }
  const samePrice = before.price === after.price
  const main = html`<p class="provider-page__chip">${t(`change.status.${standing}`)}</p>
    <h1 class="provider-page__title"><bdi>${textIn(soldAs.experience.title, language)}</bdi></h1>
    <p class="provider-page__means">${t(`change.means.${standing}`, { until })}</p>
    ${renderFacts([
      [t('facts.option'), textIn(soldAs.optionTitle, language)],
      [t('change.facts.before'), `${when(before)} · ${who.before}`],
      [t('change.facts.after'), `${when(after)} · ${who.after}`],
      [t('facts.guest'), `${booking.firstName} ${booking.lastName}`],
      [t('facts.phone'), booking.phone],
      [t('facts.price'), samePrice ? price(after) : `${price(before)} → ${price(after)}`],
      [t('facts.reason'), change.declineReason ?? undefined],
    ])}
    ${
      standing === 'ASKED' &&
      formOf(t, { confirm: t('change.confirm'), title: t('change.declineTitle'), reasonMissing })
    }`
  return renderFrame({ t, language }, t('change.title', { reference }), main)
}

/** A booking that was cancelled meanwhile has nothing to change, whether or not anybody has noted it. */
function standingOf({ status, change }: ProviderChangeRow): ProviderChangeRow['change']['status'] {
  return change.status === 'ASKED' && status !== 'CONFIRMED' ? 'LAPSED' : change.status
}
