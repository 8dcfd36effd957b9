import type { TFunction } from 'i18next'
import type { QuoteFaults, TypedQuote } from '../offers/check-quote.ts'
import { html } from '../platform/html.ts'
import type { Html } from '../platform/html.ts'
import { textIn } from '../platform/localise.ts'
import { printDay, printInstant, printMoney, printTime } from '../platform/print-in-language.ts'
import { quoteForm } from './offer-form.presenter.ts'
import { renderFrame } from './provider-page.presenter.ts'
import type { ProviderPageContext } from './provider-page.presenter.ts'
import type { ProviderOffer } from './read-provider-offer.ts'

/** What was wrong with an answer. */
export interface OfferPageFaults extends Partial<QuoteFaults> {
  /** The offer as it was typed. */
  typed?: TypedQuote
  reasonMissing?: boolean
  /** The traveller is at the payment page. */
  isPaying?: boolean
}

/** The request with a form to answer it, or what became of it. */
export function renderOfferPage(
  asked: ProviderOffer,
  context: ProviderPageContext,
  faults: OfferPageFaults = {},
): string {
  const { t, language } = context
  const { offer, standing, isOpen } = asked
  const { experience, quote, firstName, lastName, reserved } = offer
  const shown = reserved ? 'RESERVED' : standing
  const facts = [...requestFacts(asked, context), ...quoteFacts(asked, context)]
  const words = {
    name: `${firstName} ${lastName}`,
    until: untilOf(asked, context),
    amount: quote ? printMoney(quote, language) : '',
  }
  const main = html`<p class="provider-page__chip">${t(`offer.status.${shown}`)}</p>
    <h1 class="provider-page__title">${textIn(experience.title, language)}</h1>
    <p class="provider-page__means">${t(`offer.means.${shown}`, words)}</p>
    ${faults.isPaying && html`<p class="provider-page__notice" role="alert">${t('offer.paying', words)}</p>`}
    <dl class="provider-page__facts">
      ${facts.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd class="provider-page__value">${value}</dd>
          </div>`,
      )}
    </dl>
    ${isOpen && quoteForm(asked, context, faults)} ${isOpen && refusalForm(asked, t, faults)}`
  return renderFrame(context, t('offer.title', { reference: offer.reference }), main)
}

type Fact = [label: string, value: string]

function told(facts: [string, string | null | undefined | false][]): Fact[] {
  return facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))
}

function requestFacts({ offer, standing }: ProviderOffer, { t, language }: ProviderPageContext): Fact[] {
  const { wishedDate, guests, message, firstName, lastName, phone, email, reference } = offer
  return told([
    [t('offer.facts.asks'), `${firstName} ${lastName}`],
    // how to reach somebody is told once they are a guest
    [t('offer.facts.contact'), standing === 'ACCEPTED' && !offer.reserved && `${phone} · ${email}`],
    [t('offer.facts.wishes'), wishedDate && printDay(wishedDate, language)],
    [t('offer.facts.party'), guests !== null && String(guests)],
    [t('offer.facts.message'), message],
    [t('offer.facts.language'), new Intl.DisplayNames('en', { type: 'language' }).of(offer.language)],
    [t('offer.facts.reference'), reference],
  ])
}

function quoteFacts({ offer, standing }: ProviderOffer, { t, language }: ProviderPageContext): Fact[] {
  const { quote, reason, experience } = offer
  const { timeZone } = experience
  return told([
    [t('offer.facts.offered'), quote && printMoney(quote, language)],
    [
      t('offer.facts.when'),
      quote && `${printDay(quote.start, language)}, ${printTime(quote.start, language)} (${timeZone})`,
    ],
    [t('offer.facts.guests'), quote && String(quote.guests)],
    [t('offer.facts.note'), quote?.note],
    [
      t('offer.facts.until'),
      standing !== 'ACCEPTED' && quote && printInstant(quote.expiresAt, timeZone, language),
    ],
    [t(standing === 'DECLINED' ? 'offer.facts.their' : 'offer.facts.your'), reason],
  ])
}

function untilOf({ offer }: ProviderOffer, { language }: ProviderPageContext): string {
  const { timeZone } = offer.experience
  const until = offer.quote?.expiresAt ?? offer.answerBy?.toISOString()
  return until ? `${printInstant(until, timeZone, language)} (${timeZone})` : ''
}

function refusalForm(
  { standing }: ProviderOffer,
  t: TFunction,
  { reasonMissing }: OfferPageFaults,
): Html | false {
  if (standing !== 'REQUESTED' && standing !== 'QUOTED') return false
  return html`<form class="provider-page__form" method="post">
    <h2 class="provider-page__subtitle">${t(`offer.refuse.${standing}.title`)}</h2>
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
    <button class="provider-page__decline" name="answer" value="refuse">
      ${t(`offer.refuse.${standing}.action`)}
    </button>
  </form>`
}
