import { html } from '../platform/html.ts'
import { textIn } from '../platform/localise.ts'
import { printInstant, printMoney } from '../platform/print-in-language.ts'
import { renderFrame } from './provider-page.presenter.ts'
import type { ProviderPageContext } from './provider-page.presenter.ts'
import type { ReservedRow } from './provider-bookings.queries.ts'

type Standing = 'RESERVED' | 'PAID' | 'ENDED'

/** A reserved order with the two things that can be said of it, or what became of it. No script, nothing inline. */
export function renderReservationPage(
  order: ReservedRow,
  { t, language }: ProviderPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { reference, total: amount, currency } = order
  const standing = standingOf(order)
  const until = `${printInstant(order.heldUntil.toISOString(), order.timeZone, language)} (${order.timeZone})`
  const facts: [string, string][] = [
    [t('reservation.facts.buyer'), `${order.firstName} ${order.lastName}`],
    [t('facts.phone'), order.phone],
    [t('reservation.facts.email'), order.email],
    [
      t('reservation.facts.experiences'),
      order.experiences.map((title) => textIn(title, language)).join(', '),
    ],
    [t('reservation.facts.amount'), printMoney({ amount, currency }, language)],
  ]
  const main = html`<p class="provider-page__chip">${t(`reservation.status.${standing}`)}</p>
    <h1 class="provider-page__title">${t('reservation.title', { reference })}</h1>
    <p class="provider-page__means">${t(`reservation.means.${standing}`, { until })}</p>
    <dl class="provider-page__facts">
      ${facts.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${standing === 'RESERVED' && formOf({ t, language }, reasonMissing)}`
  return renderFrame({ t, language }, t('reservation.title', { reference }), main)
}

function formOf({ t }: ProviderPageContext, reasonMissing: boolean) {
  return html`<form class="provider-page__form" method="post">
      <button class="provider-page__confirm" name="answer" value="paid">${t('reservation.paid')}</button>
    </form>
    <form class="provider-page__form" method="post">
      <h2 class="provider-page__subtitle">${t('reservation.declineTitle')}</h2>
      <label class="provider-page__label" for="reason">${t('reason')}</label>
      <textarea
        class="provider-page__reason"
        id="reason"
        name="reason"
        rows="3"
        maxlength="500"
        required
        aria-describedby="${reasonMissing ? 'reason-missing' : ''}"
      ></textarea>
      ${reasonMissing && html`<p class="provider-page__fault" id="reason-missing">${t('reasonMissing')}</p>`}
      <button class="provider-page__decline" name="answer" value="decline">
        ${t('reservation.decline')}
      </button>
    </form>`
}

function standingOf({ status }: ReservedRow): Standing {
  if (status === 'RESERVED') return 'RESERVED'
  return status === 'CANCELLED' || status === 'UNSUCCESSFUL' ? 'ENDED' : 'PAID'
}
