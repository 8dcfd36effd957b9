import type { TFunction } from 'i18next'
import { themeOf } from '../../themes/registry.ts'
import type { Invoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { describeBooking } from '../messages/booking-facts.ts'
import { directionOf, printInstant, printMoney } from '../platform/print-in-language.ts'
import { Sheet } from './pdf/sheet.ts'
import type { FontPart } from './pdf/ticket-fonts.ts'

/** A4 */
const size: [number, number] = [595, 842]
const margin = 48
const inner = size[0] - 2 * margin
const amountWidth = 110
const lastLine = size[1] - 150

/** What an invoice is drawn from. */
export interface InvoiceDrawing {
  invoice: Invoice
  storefront: { name: string; layout: string }
  language: Language
}

/** An order's invoice as a PDF: who bought what, when, for how much, and how it was paid. */
export async function drawInvoice(
  { invoice, storefront, language }: InvoiceDrawing,
  { t, fonts }: { t: TFunction; fonts: readonly FontPart[] },
): Promise<Buffer> {
  const palette = themeOf(storefront.layout).light
  const { buyer, reference, contact } = invoice
  const sheet = new Sheet({
    size,
    title: `${t('invoice.title')} ${reference}`,
    language,
    direction: directionOf(language),
    fonts,
  })
  sheet.mark(margin, 44, 34, { sail: palette.ink, hull: palette.act })
  sheet.write(storefront.name, 50, {
    start: margin + 46,
    width: 220,
    size: 17,
    weight: 'strong',
    colour: palette.ink,
  })
  sheet.write(t('invoice.title'), 48, {
    start: margin + 270,
    width: inner - 270,
    size: 22,
    weight: 'strong',
    align: 'end',
    colour: palette.ink,
  })
  sheet.rule(margin, 96, inner, palette.line)

  const zone = invoice.bookings[0]?.timeZone ?? 'UTC'
  const facts: [string, string][] = [
    [t('invoice.number'), reference],
    [t('invoice.purchased'), printInstant(invoice.purchasedAt, zone, language)],
    [t('invoice.buyer'), `${buyer.firstName} ${buyer.lastName}`],
    ['', `${buyer.email}`],
    [
      t('invoice.payment'),
      `${t(`orders:method.${invoice.paymentMethod}`)} · ${t(`orders:payment.${invoice.paymentStatus}`)}`,
    ],
  ]
  let y = 112
  for (const [label, value] of facts) {
    sheet.write(label, y, { start: margin, width: 120, size: 10.5, colour: palette.inkSoft })
    y =
      sheet.write(value, y, { start: margin + 130, width: inner - 130, size: 10.5, colour: palette.ink }) + 3
  }

  y += 14
  sheet.fill(margin, y, inner, 24, palette.sand, 4)
  heading(t('invoice.what'), t('invoice.price'))
  y += 36
  for (const booking of invoice.bookings) {
    if (y > lastLine) {
      sheet.doc.addPage({ size, margin: 0 })
      y = margin
    }
    const told = describeBooking(booking, t, language)
    const what = { start: margin + 10, width: inner - amountWidth - 30, colour: palette.inkSoft, size: 10 }
    amount(told.total, y, 'strong')
    y = sheet.write(told.title, y, { ...what, size: 12, weight: 'strong', colour: palette.ink })
    for (const line of [
      [told.option, told.guests, told.extras].filter(Boolean).join(' · '),
      `${told.day}, ${told.time}`,
      `${t('booking')} ${booking.reference} · ${t(`orders:status.${booking.status}`)}`,
      told.cancellation,
    ]) {
      y = sheet.write(line, y + 1, what)
    }
    y += 8
    sheet.rule(margin, y, inner, palette.line)
    y += 12
  }
  if (invoice.discount.amount > 0) {
    y = total(t('invoice.subtotal'), printMoney(invoice.subtotal, language), 11)
    const reduced = { ...invoice.discount, amount: -invoice.discount.amount }
    y = total(
      [t('invoice.discount'), invoice.promoCode].filter(Boolean).join(' '),
      printMoney(reduced, language),
      11,
    )
  }
  y = total(t('invoice.total'), printMoney(invoice.total, language), 16)
  const refunded = invoice.bookings.reduce((sum, booking) => sum + booking.refunded.amount, 0)
  if (refunded > 0) {
    total(t('invoice.refunded'), printMoney({ amount: refunded, currency: invoice.currency }, language), 11)
  }
  const ways = [contact.phone, contact.email, contact.whatsapp].filter(Boolean).join(' · ')
  sheet.write(ways, size[1] - 60, { start: margin, width: inner, size: 10, colour: palette.inkSoft })
  return sheet.finish()

  function heading(what: string, price: string): void {
    sheet.write(what, y + 5, {
      start: margin + 10,
      width: 250,
      size: 10,
      weight: 'strong',
      colour: palette.ink,
    })
    amount(price, y + 5, 'strong', 10)
  }
  function amount(text: string, top: number, weight: 'text' | 'strong', points = 12): void {
    sheet.write(text, top, {
      start: margin + inner - amountWidth - 10,
      width: amountWidth,
      size: points,
      weight,
      align: 'end',
      colour: palette.ink,
    })
  }
  function total(label: string, value: string, points: number): number {
    const weight = points > 12 ? 'strong' : 'text'
    sheet.write(label, y, {
      start: margin + 10,
      width: inner - amountWidth - 30,
      size: points,
      weight,
      colour: palette.ink,
    })
    amount(value, y, weight, points)
    return y + points * 1.6
  }
}
