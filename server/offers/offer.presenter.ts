import { cancellationTerms, freeUntil } from '../availability/cancellation.ts'
import { endOf, toInstant, toLocal } from '../availability/schedule.ts'
import { toldEnd } from '../availability/told-end.ts'
import { occupancyOf } from '../availability/sellable-option.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import { presentSoldExperience } from '../carts/cart.presenter.ts'
import type { Offer, OfferQuote } from '../contract/offers.ts'
import type { Language } from '../contract/primitives.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import type { OfferRow, QuoteRow } from './offers.queries.ts'
import type { OfferState } from './transitions.ts'

/** What an offer request is presented with. */
export interface OfferTerms {
  /** Where it stands now. */
  standing: OfferState
  /** The option that was offered. */
  option?: SellableOption
  language: Language
  now: Temporal.Instant
  orderUrl?: string
}

/** An offer request as the traveller who asked reads it. */
export function presentOffer(offer: OfferRow, terms: OfferTerms): Offer {
  const { standing, option, language, orderUrl } = terms
  const { experience, supplier, quote } = offer
  return {
    reference: offer.reference,
    status: standing,
    reserved: offer.reserved,
    experience: presentSoldExperience(experience, language),
    supplier: textIn(supplier.name, language),
    buyer: {
      firstName: offer.firstName,
      lastName: offer.lastName,
      email: offer.email,
      countryCode: offer.countryCode,
      phoneNumber: offer.phone,
    },
    wishedDate: offer.wishedDate ?? undefined,
    guests: offer.guests ?? undefined,
    nights: offer.nights ?? undefined,
    message: offer.message ?? undefined,
    requestedAt: offer.createdAt.toISOString(),
    answerBy: standing === 'REQUESTED' ? offer.answerBy?.toISOString() : undefined,
    quote: quote && option ? presentQuote(offer, quote, { ...terms, option }) : undefined,
    reason: offer.reason ?? undefined,
    orderUrl,
  }
}

function presentQuote(
  { experience: { address, cancellation, timeZone } }: OfferRow,
  quote: QuoteRow,
  { option, language, now }: OfferTerms & { option: SellableOption },
): OfferQuote {
  const { start, periods, amount, currency } = quote
  const startsAt = toInstant(start, timeZone)
  const policy = quote.cancellation ?? cancellation
  const end = startsAt ? toLocal(endOf(occupancyOf(option), start, periods), timeZone) : start
  return {
    number: quote.number,
    optionTitle: textIn(option.optionTitle, language),
    start,
    end,
    until: toldEnd({ start, end }, option),
    units: option.units.flatMap(({ id, title }) => {
      const quantity = quote.units[id] ?? 0
      return quantity > 0 ? [{ id, title: optionalTextIn(title, language), quantity }] : []
    }),
    guests: quote.guests,
    total: { amount, currency },
    place: quote.place ?? optionalTextIn(address, language),
    note: quote.note ?? undefined,
    expiresAt: Temporal.Instant.from(quote.expiresAt).toString(),
    freeUntil: startsAt && freeUntil(policy, { startsAt, timeZone, now })?.toString(),
    cancellationTerms: startsAt && cancellationTerms(policy, { startsAt, timeZone, now }),
  }
}
