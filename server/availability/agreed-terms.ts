import type { Price, Selection } from '../contract/availability.ts'
import type { CancellationPolicy } from '../contract/listing.ts'
import type { Money } from '../contract/primitives.ts'
import type { Asking, Fault } from './check-selection.ts'
import { toInstant } from './schedule.ts'
import type { SellableOption } from './sellable-option.ts'

/** What a supplier and a traveller agreed on beside the catalogue: an offer. */
export interface AgreedTerms {
  /** Of the offer request. */
  reference: string
  /** For everything, in minor units of the currency that it is paid in. */
  amount: number
  /** When the offer ends. */
  expiresAt: string
  /** The policy stated with the offer, where the listing has none. */
  cancellation?: CancellationPolicy | null
  /** Where the supplier meets or fetches the travellers, as they wrote it; without it: where the listing says. */
  place?: string | null
}

/**
 * An option as it is sold by an offer: no price list, nothing to ask the supplier again, and as many as the pool has. One
 * that was made for an offer has no schedule, and lasts as long as it says.
 */
export function asAgreed(
  sellable: SellableOption,
  terms?: Pick<AgreedTerms, 'cancellation' | 'place'>,
): SellableOption {
  const own = sellable.schedule.length === 0
  return {
    ...sellable,
    negotiation: 'ALSO',
    confirmation: 'INSTANT',
    cancellation: terms?.cancellation ?? sellable.cancellation,
    address: terms?.place ? { en: terms.place } : sellable.address,
    priceBasis: own ? 'ITEM' : sellable.priceBasis,
    pricePeriod: own ? null : sellable.pricePeriod,
    capacity: sellable.poolCapacity,
  }
}

/** The price of an offer: one line, whatever the units are. */
export function agreedPrice({ reference, amount }: AgreedTerms, currency: string): Price {
  const total: Money = { amount, currency }
  const line = {
    kind: 'offer',
    id: reference,
    quantity: 1,
    periods: 1,
    unitPrice: total,
    amount: total,
  } as const
  return { total, lines: [line] }
}

/**
 * What is wrong with an offer, places aside. The supplier has set day, time and party, so that neither the schedule nor
 * the limits of the option are asked.
 */
export function checkAgreed(
  sellable: SellableOption,
  { start, terms }: Pick<Selection, 'start'> & { terms: AgreedTerms },
  { now, supplierId }: Asking,
): Fault | undefined {
  if (sellable.status !== 'published') return { fault: 'option-gone' }
  if (supplierId !== undefined && supplierId !== sellable.supplierId) return { fault: 'not-for-sale' }
  if (Temporal.Instant.compare(Temporal.Instant.from(terms.expiresAt), now) <= 0) {
    return { fault: 'not-for-sale' }
  }
  const startsAt = toInstant(start, sellable.timeZone)
  if (!startsAt) return { fault: 'not-running' }
  return Temporal.Instant.compare(startsAt, now) <= 0 ? { fault: 'past-cutoff' } : undefined
}
