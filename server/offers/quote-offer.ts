import { asAgreed } from '../availability/agreed-terms.ts'
import { assessSelections } from '../availability/assess-selections.ts'
import { findSellableOptions } from '../availability/find-options.ts'
import type { SellableOption } from '../availability/sellable-option.ts'
import type { Localized } from '../contract/primitives.ts'
import { Problem } from '../platform/problem.ts'
import { announceQuote } from './announce-offer.ts'
import { changeOffer } from './change-offer.ts'
import type { Refused } from './change-offer.ts'
import { checkQuote } from './check-quote.ts'
import type { CheckedQuote, QuoteFaults, TypedQuote } from './check-quote.ts'
import type { OfferDeps } from './offer-deps.ts'
import { findOfferRequest, moveOffer } from './offers.queries.ts'
import type { OfferName, OfferRow } from './offers.queries.ts'
import { countQuotes, insertOwnOption, insertQuote } from './quotes.queries.ts'
import type { OfferState } from './transitions.ts'

/** How quoting ended. `late`: it was decided before, or answered with the same link. */
export type QuoteResult =
  | { outcome: 'quoted'; offer: OfferRow }
  | ({ outcome: 'invalid' } & QuoteFaults)
  | { outcome: Refused | 'unknown' }

/** Where there is nothing to quote any more. */
const closed: readonly OfferState[] = ['ACCEPTED', 'REJECTED', 'WITHDRAWN']

/** What an offer made to measure is called on a ticket. */
const ownTitle: Localized = {
  en: 'Custom offer',
  ar: 'عرض مخصّص لك',
  fr: 'Offre sur mesure',
  pt: 'Proposta à medida',
  es: 'Programa a medida',
  ru: 'Индивидуальное предложение',
  tr: 'Size özel teklif',
  de: 'Individuelles Angebot',
  az: 'Fərdi təklif',
  zh: '定制报价',
  it: 'Offerta su misura',
  he: 'הצעה אישית',
  fa: 'پیشنهاد اختصاصی',
}
const ownUnit: Localized = {
  en: 'Private group',
  ar: 'مجموعة خاصة',
  fr: 'Groupe privé',
  pt: 'Grupo privado',
  es: 'Grupo privado',
  ru: 'Своя группа',
  tr: 'Özel grup',
  de: 'Private Gruppe',
  az: 'Ayrıca qrup',
  zh: '私人团',
  it: 'Gruppo privato',
  he: 'קבוצה פרטית',
  fa: 'گروه خصوصی',
}

/**
 * Takes a supplier's offer and sends it to the traveller. It replaces an earlier one, which can no longer be paid for.
 * `turn` is the one of the supplier's link; without it (support at the command line) any turn will do.
 */
export async function quoteOffer(
  deps: OfferDeps,
  name: OfferName,
  { quote: typed, turn }: { quote: TypedQuote; turn?: number },
): Promise<QuoteResult> {
  const asked = await findOfferRequest(deps.db, name)
  if (!asked) return { outcome: 'unknown' }
  const isOpen = (offer: OfferRow) =>
    !closed.includes(offer.status) && (turn === undefined || offer.answers === turn)
  if (!isOpen(asked)) return { outcome: 'late' }

  const options = await listOptions(deps, asked)
  const { timeZone } = asked.experience
  const terms = {
    options,
    timeZone,
    currencies: currenciesOf(asked),
    hasPolicy: asked.experience.cancellation !== null,
    hasPlace: options.length > 0,
    now: deps.clock.now(),
  }
  const quote = checkQuote(typed, terms)
  if ('faults' in quote) return { outcome: 'invalid', ...quote }
  const full = quote.option && (await checkRoom(deps, asked, { ...quote, option: quote.option }))
  if (full) return { outcome: 'invalid', ...full }

  const result = await changeOffer(deps, asked, async (trx, offer) => {
    if (!isOpen(offer)) return undefined
    const number = (await countQuotes(trx, offer.id)) + 1
    const { experience, supplier, reference } = offer
    const optionId =
      quote.option?.optionId ??
      (await insertOwnOption(trx, {
        experienceId: experience.id,
        supplierId: supplier.id,
        code: `${reference.toLowerCase()}-${number}`,
        title: ownTitle,
        unit: { id: 'ITEM', title: ownUnit, guests: quote.guests },
        durationMinutes: quote.durationMinutes,
      }))
    const { start, periods, units, guests, currency, amount, place, note, cancellation } = quote
    const draft = {
      start,
      periods,
      units,
      guests,
      currency,
      amount,
      place,
      note,
      cancellation,
      optionId,
      number,
    }
    const quoteId = await insertQuote(trx, {
      ...draft,
      offerRequestId: offer.id,
      expiresAt: quote.expiresAt.toString(),
    })
    if (!(await moveOffer(trx, offer.id, 'QUOTED', { quoteId, answered: true }))) return undefined
    const quoted = await findOfferRequest(trx, offer)
    if (!quoted) throw new Error(`${reference} is gone`)
    await announceQuote(deps, trx, quoted)
    return quoted
  })
  return typeof result === 'string' ? { outcome: result } : { outcome: 'quoted', offer: result }
}

/** The options that a supplier may put into an offer; none where nothing has a fixed price. */
export async function listOptions(
  deps: Pick<OfferDeps, 'db'>,
  { experience }: OfferRow,
): Promise<SellableOption[]> {
  try {
    return await findSellableOptions(deps, {}, experience.slug)
  } catch (error) {
    // it was taken out of the catalogue: what is made to measure can still be offered
    if (error instanceof Problem) return []
    throw error
  }
}

/** Currencies that an offer may be made in, the likeliest first. */
export function currenciesOf({ experience, storefront }: OfferRow): string[] {
  const first = experience.currency ?? storefront.currency
  return [...new Set([first, storefront.currency, ...storefront.currencies])]
}

/** Whether the party has room at that time, as things are now. Nothing is held before the traveller accepts. */
async function checkRoom(
  deps: OfferDeps,
  { cartId, reference }: OfferRow,
  {
    option,
    start,
    periods,
    units,
    guests,
    amount,
    currency,
    expiresAt,
  }: CheckedQuote & { option: SellableOption },
): Promise<QuoteFaults | undefined> {
  const sellable = asAgreed(option)
  const [assessment] = await assessSelections(
    deps,
    [
      {
        sellable,
        selection: {
          experience: sellable.slug,
          option: sellable.optionCode,
          start,
          periods,
          units,
          guests,
          extras: {},
        },
        agreed: { reference, amount, expiresAt: expiresAt.toString() },
      },
    ],
    { currency, language: 'en', cartId: cartId ?? undefined },
  )
  const { fault, limit } = assessment?.fault ?? {}
  if (fault === 'sold-out') return { faults: { time: 'full' } }
  if (fault === 'too-few-places') return { faults: { guests: 'few' }, left: limit }
  return undefined
}
