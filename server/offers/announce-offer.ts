import type { Knex } from 'knex'
import { cancellationTerms } from '../availability/cancellation.ts'
import { toInstant } from '../availability/schedule.ts'
import type { Language } from '../contract/primitives.ts'
import { announce } from '../messages/announce.ts'
import type { AboutEmail, EmailKind } from '../messages/message-kinds.ts'
import { supplierLanguageOf } from '../messages/supplier-language.ts'
import { beginningOf } from '../platform/text/beginning-of.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import {
  fromLeft,
  languageName,
  printDay,
  printInstant,
  printMoney,
  printSpan,
} from '../platform/text/print-in-language.ts'
import type { LinkEnv } from '../platform/signed-link.ts'
import { offerKey, offerPath, supplierDays, supplierOfferPath } from './offer-links.ts'
import { toldEndOfQuote } from './told-end-of-quote.ts'
import type { OfferRow, QuoteRow } from './offers.queries.ts'
import { showTelephone } from '../platform/text/telephone.ts'
import { fullName } from '../platform/text/full-name.ts'

interface AnnounceDeps {
  env: LinkEnv
  clock: { now(): Temporal.Instant }
}

/** The supplier is asked for an offer, and the traveller is told that they are. */
export async function announceRequest(deps: AnnounceDeps, trx: Knex, offer: OfferRow): Promise<void> {
  const { reference, language, experience, storefront } = offer
  const { answerBy, wishedDate, guests, nights, message } = offer
  const read = supplierLanguageOf(offer)
  const until = answerBy ? answerBy.toTemporalInstant() : deps.clock.now()
  const untilIn = (its: Language) => ({
    until: printInstant(until.toString(), experience.timeZone, its),
    place: textIn(experience.destination.name, its),
  })
  const wishIn = (its: Language) => ({
    ...(wishedDate && { day: printDay(wishedDate, its) }),
    ...(guests !== null && { guests: String(guests) }),
    ...(nights !== null && { nights: String(nights) }),
  })
  await tellTraveller(deps, trx, offer, {
    kind: 'offer-received',
    subject: reference,
    // leaves out the message: the address may belong to somebody else, who would be sent any text that the sender typed
    facts: ['day', 'guests', 'nights', 'reference'],
    values: {
      ...wishIn(language),
      ...untilIn(language),
      // in a supplier's own shop nobody else is asked
      ...(storefront.supplierId !== null && { context: 'own' }),
    },
  })
  await notifySupplier(deps, trx, offer, {
    kind: 'supplier-offer',
    subject: reference,
    until,
    facts: ['day', 'guests', 'nights', 'message', 'reads', 'reference'],
    values: {
      ...wishIn(read),
      ...(message && { message: beginningOf(message) }),
      reads: languageName(language, read),
      ...untilIn(read),
    },
  })
}

/** The traveller reads what was offered; the supplier gets a receipt with the link to change it or take it back. */
export async function announceQuote(deps: AnnounceDeps, trx: Knex, offer: OfferRow): Promise<void> {
  const { quote, reference } = offer
  if (!quote) throw new Error(`${reference} has no offer`)
  const subject = `${reference}/${quote.number}`
  const terms = termsOf(offer, quote, deps.clock.now())
  await tellTraveller(deps, trx, offer, {
    kind: 'offer-quote',
    subject,
    facts: [...quoteFacts, 'askedDay', 'askedGuests'],
    values: { ...quoteWords(offer, quote, offer.language), ...askedWords(offer, quote) },
    terms,
  })
  await notifySupplier(deps, trx, offer, {
    kind: 'supplier-quote-sent',
    subject,
    facts: quoteFacts,
    until: supplierLinkEnd(quote),
    values: quoteWords(offer, quote, supplierLanguageOf(offer)),
    terms,
  })
}

/** The supplier says no, or takes the offer back. */
export function announceRejection(deps: AnnounceDeps, trx: Knex, offer: OfferRow): Promise<void> {
  return tellTraveller(deps, trx, offer, {
    kind: 'offer-rejected',
    subject: offer.reference,
    values: { reason: offer.reason ?? '' },
  })
}

/** The supplier or the traveller did not answer in time. */
export function announceSilence(deps: AnnounceDeps, trx: Knex, offer: OfferRow): Promise<void> {
  return tellTraveller(deps, trx, offer, { kind: 'offer-unanswered', subject: offer.reference })
}

/** The traveller says no: another offer may follow by the link. */
export async function announceDeclined(deps: AnnounceDeps, trx: Knex, offer: OfferRow): Promise<void> {
  const { quote, reference, reason } = offer
  if (!quote) return
  await notifySupplier(deps, trx, offer, {
    kind: 'supplier-offer-declined',
    subject: `${reference}/${quote.number}`,
    until: supplierLinkEnd(quote),
    values: { ...quoteWords(offer, quote, supplierLanguageOf(offer)), reason: reason ? `“${reason}”` : '–' },
  })
}

/** The traveller has paid: the guests, and how to reach them. */
export async function announceAccepted(
  deps: AnnounceDeps,
  trx: Knex,
  offer: OfferRow,
  order: string,
): Promise<void> {
  const { quote } = offer
  if (!quote) return
  const { phone, email, message } = offer
  await notifySupplier(deps, trx, offer, {
    kind: 'supplier-offer-accepted',
    subject: order,
    facts: [...quoteFacts, 'message'],
    values: {
      ...quoteWords(offer, quote, supplierLanguageOf(offer)),
      ...(message && { message: beginningOf(message) }),
      name: fullName(offer),
      contact: fromLeft(`${showTelephone(phone)} · ${email}`),
      order,
    },
  })
}

type Words = Record<string, string>
type Terms = AboutEmail['terms']

async function tellTraveller(
  { env, clock }: AnnounceDeps,
  trx: Knex,
  offer: OfferRow,
  {
    kind,
    subject,
    facts = [],
    values = {},
    terms,
  }: { kind: EmailKind; subject: string; facts?: string[]; values?: Words; terms?: Terms },
): Promise<void> {
  const { reference, language, origin, email, storefront, firstName, experience } = offer
  const key = offerKey(env, reference, clock.now())
  await announce(trx, {
    kind,
    subject,
    to: email,
    language,
    storefrontId: storefront.id,
    ...(origin && { origin }),
    link: offerPath(language, { reference, key }),
    facts,
    terms,
    values: { name: firstName, reference, experience: textIn(experience.title, language), ...values },
  })
}

async function notifySupplier(
  { env }: AnnounceDeps,
  trx: Knex,
  offer: OfferRow,
  {
    kind,
    subject,
    until,
    facts = [],
    values,
    terms,
  }: {
    kind: EmailKind
    subject: string
    until?: Temporal.Instant
    facts?: string[]
    values: Words
    terms?: Terms
  },
): Promise<void> {
  const { id, reference, answers, experience, firstName, storefront, supplier } = offer
  await announce(trx, {
    kind,
    subject,
    to: supplier.email,
    language: supplierLanguageOf(offer),
    storefrontId: storefront.id,
    ...(until && { link: supplierOfferPath(env, { id, turn: answers, until }) }),
    facts,
    terms,
    values: {
      name: firstName,
      reference,
      experience: textIn(experience.title, supplierLanguageOf(offer)),
      ...values,
    },
  })
}

/** What is kept of who cancels what was offered. */
function termsOf(
  { experience: { cancellation, timeZone } }: OfferRow,
  quote: QuoteRow,
  now: Temporal.Instant,
): Terms {
  const startsAt = toInstant(quote.start, timeZone)
  const steps = startsAt && cancellationTerms(quote.cancellation ?? cancellation, { startsAt, timeZone, now })
  return steps && { steps, timeZone }
}

/** What was offered, in the frame below the text. */
const quoteFacts = ['day', 'time', 'guests', 'meet', 'price', 'cancellation', 'remark', 'reference']

function supplierLinkEnd({ expiresAt }: QuoteRow): Temporal.Instant {
  return Temporal.Instant.from(expiresAt).add({ hours: supplierDays * 24 })
}

/** What the traveller asked for, where the supplier offers something else. */
function askedWords({ wishedDate, guests, language }: OfferRow, quote: QuoteRow): Words {
  const isOtherDay = wishedDate && wishedDate !== quote.start.slice(0, 10)
  return {
    ...(isOtherDay && { askedDay: printDay(wishedDate, language) }),
    ...(guests !== null && guests !== quote.guests && { askedGuests: String(guests) }),
  }
}

function quoteWords({ experience }: OfferRow, quote: QuoteRow, language: Language): Words {
  const { amount, currency, start, guests, place, note, expiresAt } = quote
  const price = printMoney({ amount, currency }, language)
  const meet = place ?? optionalTextIn(experience.address, language)
  return {
    amount: price,
    price,
    day: printDay(start, language),
    time: printSpan(start, toldEndOfQuote(quote, experience.timeZone), language),
    ...(meet && { meet }),
    ...(note && { remark: beginningOf(note) }),
    guests: String(guests),
    until: printInstant(expiresAt, experience.timeZone, language),
    place: textIn(experience.destination.name, language),
  }
}
