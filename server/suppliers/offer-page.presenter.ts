import type { QuoteFaults, TypedQuote } from '../offers/check-quote.ts'
import { html } from '../platform/text/html.ts'
import type { Html } from '../platform/text/html.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import {
  fromLeft,
  joinDayAndTime,
  languageName,
  printDay,
  printInstant,
  printMoney,
  printNumber,
  printSpan,
} from '../platform/text/print-in-language.ts'
import { quoteForm } from './offer-form.presenter.ts'
import { declineForm, renderPage, withZone } from './supplier-frame.presenter.ts'
import type { SupplierFact, SupplierPageContext } from './supplier-frame.presenter.ts'
import type { SupplierOffer } from './read-supplier-offer.ts'
import { toldEndOfQuote } from '../offers/told-end-of-quote.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

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
  asked: SupplierOffer,
  context: SupplierPageContext,
  faults: OfferPageFaults = {},
): string {
  const { t, language } = context
  const { offer, standing, isOpen } = asked
  const { experience, quote, reserved, reference } = offer
  const shown = reserved ? 'RESERVED' : standing
  const words = {
    name: fullName(offer),
    until: untilOf(asked, context),
    amount: quote ? printMoney(quote, language) : '',
  }
  return renderPage(context, {
    name: t('offer.title', { reference }),
    seller: offer.storefront.name,
    layout: offer.storefront.layout,
    logo: offer.storefront.logo,
    status: t(`offer.status.${shown}`),
    title: textIn(experience.title, language),
    means: t(`offer.means.${shown}`, words),
    notice: faults.isPaying && t('offer.paying', words),
    facts: [...requestFacts(asked, context), ...quoteFacts(asked, context)],
    forms: isOpen && html`${quoteForm(asked, context, faults)} ${refusalForm(asked, context, faults)}`,
  })
}

function requestFacts(
  { offer, standing }: SupplierOffer,
  { t, language }: SupplierPageContext,
): SupplierFact[] {
  const { wishedDate, guests, nights, message, phone, email, reference } = offer
  return [
    [t('offer.facts.asks'), fullName(offer)],
    // contact details are shown once the booking is confirmed
    [
      t('offer.facts.contact'),
      standing === 'ACCEPTED' && !offer.reserved && fromLeft(`${showTelephone(phone)} · ${email}`),
    ],
    [t('offer.facts.wishes'), wishedDate && printDay(wishedDate, language)],
    [t('offer.facts.party'), guests !== null && printNumber(guests, language)],
    [t('offer.facts.nights'), nights !== null && printNumber(nights, language)],
    [t('offer.facts.message'), message],
    [t('offer.facts.language'), languageName(offer.language, language)],
    [t('offer.facts.reference'), reference],
  ]
}

function quoteFacts({ offer, standing }: SupplierOffer, context: SupplierPageContext): SupplierFact[] {
  const { t, language } = context
  const { quote, reason, experience } = offer
  const span = quote && printSpan(quote.start, toldEndOfQuote(quote, experience.timeZone), language)
  const when = quote && joinDayAndTime(printDay(quote.start, language), span ?? '', language)
  return [
    [t('offer.facts.offered'), quote && printMoney(quote, language)],
    [t('offer.facts.when'), when && withZone(when, experience.destination.name, context)],
    [t('offer.facts.guests'), quote && String(quote.guests)],
    [t('offer.facts.place'), quote && (quote.place ?? optionalTextIn(experience.address, language))],
    [t('offer.facts.note'), quote?.note],
    [
      t('offer.facts.until'),
      standing !== 'ACCEPTED' && quote && printInstant(quote.expiresAt, experience.timeZone, language),
    ],
    [t(standing === 'DECLINED' ? 'offer.facts.their' : 'offer.facts.your'), reason],
  ]
}

function untilOf({ offer }: SupplierOffer, context: SupplierPageContext): string {
  const { timeZone, destination } = offer.experience
  const until = offer.quote?.expiresAt ?? offer.answerBy?.toISOString()
  return until ? withZone(printInstant(until, timeZone, context.language), destination.name, context) : ''
}

function refusalForm(
  { standing }: SupplierOffer,
  { t }: SupplierPageContext,
  { reasonMissing = false }: OfferPageFaults,
): Html | false {
  if (standing !== 'REQUESTED' && standing !== 'QUOTED') return false
  return declineForm(t, {
    title: t(`offer.refuse.${standing}.title`),
    label: t(`offer.refuse.${standing}.action`),
    answer: 'refuse',
    reasonMissing,
  })
}
