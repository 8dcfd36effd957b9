/** The facts of an order that its e-mails and its invoice share: buyer, payment, prices, discounts, exchange rate. */
import type { TFunction } from 'i18next'
import type { PriceLine } from '../contract/availability.ts'
import { wasChanged } from '../../locales/was-changed.ts'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { fullName } from '../platform/text/full-name.ts'
import { joinIn, printDay, printMoney, printNumber, printRate } from '../platform/text/print-in-language.ts'
import { tellByBuyersClock, tellPeriods } from './booking-facts.ts'
import { paidFor } from './charged.ts'

/** What something is called, and what it is. */
export type InvoiceRow = readonly [label: string, value: string]

/** The rows that have a value. */
export const told = (rows: readonly (readonly [string, string | undefined])[]): InvoiceRow[] =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

/** Whose order it is, and how it was paid: the same on its invoice and in its e-mails. Needs the texts of `ticket` and `orders`. */
export function orderRows(invoice: WholeInvoice, t: TFunction, language: Language): InvoiceRow[] {
  const { buyer, seller } = invoice
  return told([
    [t('ticket:invoice.order'), invoice.reference],
    [t('ticket:invoice.number'), invoice.invoiceId],
    [t('ticket:invoice.purchase'), invoice.purchaseId],
    [
      t(invoice.invoiceId ? 'ticket:invoice.purchased' : 'orders:invoice.ordered'),
      tellByBuyersClock(invoice.purchasedAt, invoice.timeZone, { t, language }),
    ],
    [t('ticket:invoice.guest'), fullName(buyer)],
    [t('ticket:invoice.email'), buyer.email],
    [t('ticket:invoice.phone'), buyer.phoneText],
    [t('ticket:invoice.method'), t(`orders:method.${invoice.paymentMethod}`)],
    [t('ticket:invoice.payment'), t(`orders:payment.${shownPaymentOf(invoice)}`)],
    [t('ticket:invoice.promo'), invoice.promoCode],
    [
      t('orders:invoice.seller'), // the lines of an address are one text, which runs in its own direction
      seller && joinIn([seller.name, seller.address?.join(' · ')], language),
    ],
    [t('orders:invoice.taxNumber'), seller?.taxNumber],
  ])
}

/** What is shown of a payment: of one that was taken, whether support has to give of it back, it is on its way to the card, or went back, in whole or in part. */
function shownPaymentOf(invoice: WholeInvoice): string {
  const { bookings, paymentStatus, refunding, refundOwed } = invoice
  const isTaken = paymentStatus === 'CAPTURED' || paymentStatus === 'REFUNDED'
  const isRefunded = bookings.some(({ refunded }) => refunded.amount > 0)
  if (!isTaken || !isRefunded) return paymentStatus
  if (refundOwed) return 'REFUND_DUE'
  if (refunding) return 'REFUNDING'
  return paidFor(invoice).amount > 0 ? 'PARTLY_REFUNDED' : 'REFUNDED'
}

/** What a promo code takes off a booking. */
export function promoLineOf({ price }: Pick<Booking, 'price'>): PriceLine | undefined {
  return price.lines.find(({ kind }) => kind === 'discount')
}

/** What the price of a booking is made of, without what a promo code takes off. Needs the texts of `lines`. */
export function lineRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const code = promoLineOf(booking)
  return booking.price.lines
    .filter((line) => line !== code)
    .map((line) => [nameOf(line, t, language), printMoney(line.amount, language)])
}

function nameOf(line: PriceLine, t: TFunction, language: Language): string {
  const { kind, id, label, quantity, periods, period, percent, unitPrice } = line
  const name = {
    unit: () =>
      label
        ? t('lines:units.titled', { quantity, title: label })
        : t(`lines:units.${id}`, { count: quantity }),
    extra: () => t('lines:units.titled', { quantity, title: label ?? id }),
    offer: () => t('lines:price.offer', { reference: id }),
    group: () =>
      percent === undefined
        ? t('lines:price.groupKept')
        : t('lines:price.group', { count: Number(id), percent }),
    discount: () => t('lines:price.discount', { code: label ?? id }),
  }[kind]()
  const price = printMoney(unitPrice, language)
  // how many of it there are is in its name
  const times = period
    ? tellPeriods(periods, period, { t, language })
    : periods > 1 && printNumber(periods, language)
  if (times) return `${name} (${price} × ${times})`
  return quantity > 1 ? `${name} (${t('lines:price.each', { price })})` : name
}

/** At which rate of which day the price was converted, where it was. Needs the texts of `lines`. */
export function exchangeOf(
  { price: { exchange } }: Pick<Booking, 'price'>,
  t: TFunction,
  language: Language,
): string | undefined {
  return (
    exchange &&
    t('lines:price.exchange', {
      from: exchange.from,
      rate: printRate(exchange.rate, language),
      day: printDay(exchange.day, language, 'medium'),
    })
  )
}

/**
 * What the booking would have cost, as the cart had it struck through. It is compared with the price, and never added up. After a
 * change it is not what the booking cost at first, and is called otherwise.
 */
export function originalRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const before = booking.price.originalTotal ?? booking.originalPrice
  const isReduced = before.amount > booking.total.amount
  const context = wasChanged(booking) ? 'changed' : undefined
  return isReduced ? [[t('ticket:invoice.original', { context }), printMoney(before, language)]] : []
}

/** What a promo code took off a booking. */
export function discountRows(booking: Booking, t: TFunction, language: Language): InvoiceRow[] {
  const { discount } = booking
  if (discount.amount <= 0) return []
  const code = promoLineOf(booking)
  const name = [t('ticket:invoice.discount'), code?.label ?? code?.id].filter(Boolean).join(' ')
  return [[name, printMoney({ ...discount, amount: -discount.amount }, language)]]
}
