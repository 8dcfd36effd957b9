import type { TFunction } from 'i18next'
import type { Language } from '../contract/primitives.ts'
import { html } from '../platform/html.ts'
import type { Html } from '../platform/html.ts'
import { optionalTextIn, textIn } from '../platform/localise.ts'
import { directionOf, printDay, printInstant, printMoney, printTime } from '../platform/print-in-language.ts'
import type { ProviderBookingRow } from './provider-bookings.queries.ts'
import { providerLanguages } from './provider-words.ts'

/** What a page is drawn with. */
export interface ProviderPageContext {
  t: TFunction
  language: Language
}

/** The booking with a form to answer it, or what became of it. No script, nothing inline. */
export function renderBookingPage(
  booking: ProviderBookingRow,
  { t, language }: ProviderPageContext,
  { reasonMissing = false }: { reasonMissing?: boolean } = {},
): string {
  const { status, soldAs } = booking
  const provider = textIn(booking.supplier.name, language)
  const main = html`<p class="provider-page__chip">${t(`status.${status}`)}</p>
    <h1 class="provider-page__title"><bdi>${textIn(soldAs.experience.title, language)}</bdi></h1>
    <p class="provider-page__means">
      ${status === 'PENDING' && t('asks', { provider })}
      ${t(`means.${status}`, { until: untilOf(booking, language) })}
    </p>
    ${renderFacts(factsOf(booking, { t, language }))}
    ${status === 'PENDING' && formOf(t, { confirm: t('confirm'), title: t('declineTitle'), reasonMissing })}`
  return renderFrame({ t, language }, t('title', { reference: booking.reference }), main)
}

/** For a link that was never ours, and for one whose time is up, alike. */
export function renderClosedPage({ t, language }: ProviderPageContext): string {
  const title = t('closed.title')
  const main = html`<h1 class="provider-page__title">${title}</h1>
    <p class="provider-page__means">${t('closed.what')}</p>`
  return renderFrame({ t, language }, title, main)
}

/** What a page tells, label by label; what there is nothing to say of is left out. */
export function renderFacts(facts: [string, string | undefined][]): Html {
  return html`<dl class="provider-page__facts">
    ${facts.map(
      ([label, value]) =>
        value &&
        html`<div>
          <dt>${label}</dt>
          <dd><bdi>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`
}

/** Who comes: “2 adults · 1 child”. */
export function tellParty(
  { units, soldAs }: Pick<ProviderBookingRow, 'units' | 'soldAs'>,
  { t, language }: ProviderPageContext,
): string {
  return soldAs.units
    .filter(({ id }) => units[id])
    .map(({ id, title }) => {
      const count = units[id] ?? 0
      const own = optionalTextIn(title, language)
      return own
        ? t('lines:units.titled', { quantity: count, title: own })
        : t(`lines:units.${id}`, { count })
    })
    .join(' · ')
}

function factsOf(
  booking: ProviderBookingRow,
  { t, language }: ProviderPageContext,
): [string, string | undefined][] {
  const { soldAs, extras, start, end, timeZone, price, currency } = booking
  const chosen = soldAs.extras.map(({ id, title }) => `${extras[id] ?? 0} × ${textIn(title, language)}`)
  const pickup = [optionalTextIn(soldAs.pickup?.name, language), booking.pickupNote].filter(Boolean)
  return [
    [t('facts.option'), textIn(soldAs.optionTitle, language)],
    [t('facts.day'), printDay(start, language)],
    [t('facts.time'), `${printTime(start, language)} – ${printTime(end, language)} (${timeZone})`],
    [t('facts.guests'), tellParty(booking, { t, language })],
    [t('facts.extras'), chosen.join(' · ')],
    [t('facts.pickup'), pickup.join(' · ')],
    [t('facts.guest'), `${booking.firstName} ${booking.lastName}`],
    // how to reach somebody is told once they are a guest
    [t('facts.phone'), booking.status === 'CONFIRMED' ? booking.phone : undefined],
    [t('facts.price'), printMoney({ amount: price, currency }, language)],
    [t('facts.reason'), booking.declineReason ?? undefined],
  ]
}

/** The two answers: yes at a press, no with a reason. */
export function formOf(
  t: TFunction,
  { confirm, title, reasonMissing }: { confirm: string; title: string; reasonMissing: boolean },
): Html {
  return html`<form class="provider-page__form" method="post">
      <button class="provider-page__confirm" name="answer" value="confirm">${confirm}</button>
    </form>
    <form class="provider-page__form" method="post">
      <h2 class="provider-page__subtitle">${title}</h2>
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
      <button class="provider-page__decline" name="answer" value="decline">${t('decline')}</button>
    </form>`
}

function untilOf({ answerBy, timeZone }: ProviderBookingRow, language: Language): string {
  if (!answerBy) return ''
  const until = Temporal.Instant.fromEpochMilliseconds(answerBy.getTime())
  return `${printInstant(until.toString(), timeZone, language)} (${timeZone})`
}

/** A page of a provider: one column, no script, nothing inline. */
export function renderFrame({ language }: ProviderPageContext, title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/provider/assets/theme.css" />
        <link rel="stylesheet" href="/provider/assets/provider-page.css" />
      </head>
      <body class="provider-page">
        <main class="provider-page__main">${main}</main>
        <footer class="provider-page__languages">
          ${providerLanguages.map((code) =>
            code === language
              ? html`<span lang="${code}" aria-current="true">${ownName(code)}</span>`
              : html`<a href="?language=${code}" hreflang="${code}" lang="${code}">${ownName(code)}</a>`,
          )}
        </footer>
      </body>
    </html>`.markup
}

/** As its own speakers write it. */
function ownName(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
