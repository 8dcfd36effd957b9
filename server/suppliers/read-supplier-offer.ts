import type { SellableOption } from '../availability/sellable-option.ts'
import { readSupplierOfferToken } from '../offers/offer-links.ts'
import { currenciesOf, listOptions } from '../offers/quote-offer.ts'
import { findAnyOffer } from '../offers/read-offer.ts'
import type { ReadableOffer } from '../offers/read-offer.ts'
import type { Deps } from '../platform/deps.ts'

/** An offer request as its supplier sees it by a link. */
export interface SupplierOffer extends ReadableOffer {
  turn: number
  /** Whether the link may still answer: it has not yet, and there is something to answer. */
  isOpen: boolean
  options: SellableOption[]
  currencies: string[]
}

/** What a supplier's link is for; undefined when it is not ours or its time is up. Changes nothing. */
export async function readSupplierOffer(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<SupplierOffer | undefined> {
  const link = readSupplierOfferToken(deps.env, token, deps.clock.now())
  const found = link && (await findAnyOffer(deps, { id: link.id }))
  if (!found) return undefined
  const { offer, standing } = found
  const isEnded = standing === 'ACCEPTED' || standing === 'REJECTED' || standing === 'WITHDRAWN'
  const isOpen = !isEnded && offer.answers === link.turn
  const options = isOpen ? await listOptions(deps, offer) : []
  return { ...found, turn: link.turn, isOpen, options, currencies: currenciesOf(offer) }
}
