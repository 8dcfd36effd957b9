import type { TFunction } from 'i18next'
import { waitsForSupplier } from '../../locales/waits-for-supplier.ts'
import { whatStays } from '../../locales/what-stays.ts'
import type { Booking, Invoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { printInstant } from '../platform/text/print-in-language.ts'

/**
 * Until when a booking can be changed, or can be once it is paid: at the prices of the day as long as its terms let it go without
 * cost, or by asking its supplier until it starts. Undefined while a change waits, or while another part of its order waits for its supplier. As its page says
 * it; needs the namespaces `orders` and `lines`.
 */
export function changesTold(
  booking: Booking,
  invoice: Invoice,
  { t, language }: { t: TFunction; language: Language },
): string | undefined {
  const { status, experience, changes, freeUntil, price } = booking
  const isConfirmed = status === 'CONFIRMED'
  const isUnpaid = status === 'ON_HOLD'
  if (!isConfirmed && !isUnpaid && status !== 'PENDING') return undefined
  if (isConfirmed && waitsForSupplier(invoice)) return undefined
  if (changes.some(({ state }) => state === 'waiting' || state === 'asked')) return undefined
  // its price was agreed for its party and its start
  if (price.lines.some(({ kind }) => kind === 'offer')) return undefined
  if (!experience.instantConfirmation) {
    if (isUnpaid) return undefined
    return t('orders:changeAsked', { context: isConfirmed ? undefined : 'then' })
  }
  if (status === 'PENDING' || !freeUntil) return undefined
  const zone = t('lines:zone', { place: experience.destination.name })
  const when = printInstant(freeUntil, booking.timeZone, language)
  const context = isUnpaid ? 'paid' : undefined
  const stays = t('orders:stays', { context: whatStays(booking) })
  return t('orders:changeUntil', { context, when, zone, stays })
}
