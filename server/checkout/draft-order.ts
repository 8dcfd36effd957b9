import { randomUUID } from 'node:crypto'
import { endVaries } from '../availability/told-end.ts'
import { entryOf } from '../availability/entry.ts'
import { chosenExtras, periodsOf } from '../availability/price.ts'
import type { Want } from '../availability/ledger.ts'
import { asksAddress } from '../carts/asks-address.ts'
import type { PricedCart, PricedLine } from '../carts/price-cart.ts'
import type { Price } from '../contract/availability.ts'
import type { z } from 'zod'
import type { Buyer, PaymentMethod, PlaceOrderRequest } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { discountedPrice } from '../orders/discounted-price.ts'
import { soldExtras, soldUnits } from '../orders/sold-as.ts'
import type { SoldAs } from '../orders/sold-as.ts'
import { newReference } from '../platform/reference.ts'

/** A booking on its way into the table. */
export interface BookingDraft {
  id: string
  lineId: string
  reference: string
  position: number
  experienceId: number
  optionId: number
  supplierId: number
  start: string
  end: string
  startsAt: string
  timeZone: string
  periods: number
  units: PricedLine['selection']['units']
  guests: number
  extras: Record<string, number>
  pickup: PricedLine['selection']['pickup'] | null
  note: string | null
  addressGiven: string | null
  explanation: Price
  soldAs: SoldAs
  originalPrice: number
  discount: number
  price: number
  /** Its pool, and the local starts of its slots there. */
  poolId: number
  slots: readonly string[]
}

/** An order on its way into the table. */
export interface OrderDraft {
  id: string
  reference: string
  status: 'AWAITING_PAYMENT' | 'RESERVED'
  storefrontId: number
  cartId: string
  revision: number
  /** Whether the cart had been ordered before. */
  ordered: boolean
  language: Language
  /** IANA zone of the buyer's device, where it is known. */
  timeZone: string | null
  currency: string
  buyer: Buyer
  subtotal: number
  discount: number
  total: number
  promoCode: string | null
  paymentMethod: PaymentMethod
  tokenHash: Buffer
  fingerprint: Buffer
  returnUrl: string
  cancelUrl: string
  heldUntil: Temporal.Instant
  purchasedAt: Temporal.Instant
  /** A hash of the network address that orders, as far as it is known. */
  from: Buffer | null
  /** Absent when there is nothing to pay now. */
  payment?: { id: string; expiresAt: Temporal.Instant }
  bookings: BookingDraft[]
}

/** What an order is made of besides the cart. */
export type OrderTerms = Omit<
  OrderDraft,
  | 'reference'
  | 'cartId'
  | 'revision'
  | 'ordered'
  | 'currency'
  | 'subtotal'
  | 'discount'
  | 'total'
  | 'promoCode'
  | 'bookings'
>

/** An order for a cart that was checked: every line can be booked and has its start. `notes` are for the suppliers, by line. */
export function draftOrder(
  cart: PricedCart,
  notes: z.output<typeof PlaceOrderRequest>['notes'],
  terms: OrderTerms,
): OrderDraft {
  const reference = newReference('DH')
  const promoCode = cart.promo?.state === 'applied' ? cart.promo.code : null
  return {
    ...terms,
    reference,
    cartId: cart.id,
    revision: cart.revision,
    ordered: cart.ordered,
    currency: cart.currency,
    subtotal: cart.subtotal,
    discount: cart.discount,
    total: cart.total,
    promoCode,
    bookings: cart.lines.map((line, index) =>
      draftBooking(line, {
        position: index + 1,
        reference,
        promoCode,
        note: notes.find(({ lineId }) => lineId === line.id)?.note || line.selection.pickup?.note,
        addressGiven:
          asksAddress(line).length > 0 ? notes.find(({ lineId }) => lineId === line.id)?.address : undefined,
      }),
    ),
  }
}

/** The places that the order's bookings want. */
export function wantsOf(cart: PricedCart, { bookings }: OrderDraft): Want[] {
  return cart.lines.flatMap(({ id, sellable, slots, places }) => {
    const booking = bookings.find(({ lineId }) => lineId === id)
    const { poolId, poolCapacity: capacity, timeZone } = sellable
    return booking ? [{ bookingId: booking.id, poolId, capacity, timeZone, slots, places }] : []
  })
}

function draftBooking(
  line: PricedLine,
  {
    position,
    reference,
    promoCode,
    note,
    addressGiven,
  }: { position: number; reference: string; promoCode: string | null; note?: string; addressGiven?: string },
): BookingDraft {
  const { sellable, selection, startsAt, price, discount } = line
  if (!startsAt) throw new Error(`${reference}: a line without a start passed the cart check`)
  return {
    id: randomUUID(),
    lineId: line.id,
    reference: `${reference}-${position}`,
    position,
    experienceId: sellable.experienceId,
    optionId: sellable.optionId,
    supplierId: sellable.supplierId,
    start: selection.start,
    end: line.end,
    startsAt: startsAt.toString(),
    timeZone: sellable.timeZone,
    periods: periodsOf(sellable, selection),
    units: selection.units,
    guests: line.guests,
    extras: Object.fromEntries(
      chosenExtras(sellable, selection).map(({ extra, quantity }) => [extra.id, quantity]),
    ),
    // the release before reads the note here
    pickup: selection.pickup ? { id: selection.pickup.id, note } : null,
    note: note ?? null,
    addressGiven: addressGiven || null,
    explanation: discountedPrice(price, { discount, promoCode }),
    soldAs: describeSale(line),
    originalPrice: price.total.amount,
    discount,
    price: price.total.amount - discount,
    poolId: sellable.poolId,
    slots: line.slots,
  }
}

function describeSale({ sellable, selection }: PricedLine): SoldAs {
  if (!sellable.cancellation) throw new Error(`${sellable.slug} is sold without a cancellation policy`)
  const { slug, title, destination, category, picture, timeZone, confirmation, payLater } = sellable
  const pickup = sellable.pickups.find(({ id }) => id === selection.pickup?.id)
  return {
    experience: { slug, title, destination, category, picture, timeZone, confirmation, payLater },
    optionTitle: sellable.optionTitle,
    optionDescription: sellable.optionDescription ?? undefined,
    units: soldUnits(sellable, selection),
    extras: soldExtras(sellable, selection),
    address: sellable.address ?? undefined,
    pickup: pickup && {
      name: pickup.name,
      minutesBefore: pickup.minutesBefore,
      minutesAfter: pickup.minutesAfter,
      asks: pickup.asks,
      address: pickup.address,
      note: pickup.note,
    },
    cancellation: sellable.cancellation,
    pricePeriod: sellable.pricePeriod,
    durationVaries: endVaries(sellable, selection),
    entry: entryOf(sellable, selection.start),
    groupDiscounts: sellable.groupDiscounts,
    payThere: sellable.payThere ?? undefined,
  }
}
