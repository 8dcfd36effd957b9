import type { TFunction } from 'i18next'
import { themes } from '../../themes/registry.ts'
import type { Booking, WholeInvoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { directionOf, printMoney } from '../platform/text/print-in-language.ts'
import { exchangeOf, orderRows } from '../messages/order-facts.ts'
import type { InvoiceRow } from '../messages/order-facts.ts'
import { tellByBuyersClock } from '../messages/booking-facts.ts'
import type { Palette, Theme } from '../../themes/theme.ts'
import {
  bookingRows,
  closingRows,
  groupNames,
  groupOf,
  moveRows,
  outcomeRows,
  priceRows,
} from './invoice-rows.ts'
import type { PaperStorefront } from './draw-ticket.ts'
import { Sheet } from './pdf/sheet.ts'
import type { FontPart } from './pdf/ticket-fonts.ts'

/** A4 */
const size: [number, number] = [595, 842]
const margin = 48
const inner = size[0] - 2 * margin
const labelWidth = 130
const amountWidth = 110
const lastLine = size[1] - 76
const scrapHeight = 14_000
/** Where what is told begins. */
const top = 112
/** With more, it is measured in vain: they fill more than a page. */
const fewBookings = 3
/** The heading of a group with the room around it. */
const groupHead = 48

/** What an invoice is drawn from. */
export interface InvoiceDrawing {
  invoice: WholeInvoice
  storefront: PaperStorefront
  language: Language
}

/** The colours of a look on white paper, which is what invoices are kept on: those of a dark look change places. */
function onWhite({ light, ground }: Theme): Pick<Palette, 'ink' | 'inkSoft' | 'line' | 'sand' | 'act'> {
  if (ground === 'light') return light
  return { ink: light.paper, inkSoft: light.line, line: light.inkSoft, sand: light.ink, act: light.act }
}

/** An order's invoice as a PDF: who bought what, when, for how much and why, and how it was paid. */
export async function drawInvoice(
  { invoice, storefront, language }: InvoiceDrawing,
  { t, fonts }: { t: TFunction; fonts: readonly FontPart[] },
): Promise<Buffer> {
  const theme = themes[storefront.layout]
  const palette = onWhite(theme)
  const { radius } = theme
  const { reference, contact, bookings } = invoice
  // nothing was paid, so there is nothing to put into the books
  const title = t(invoice.invoiceId ? 'invoice.title' : 'invoice.summary')
  const paper = (height: number) =>
    new Sheet({
      size: [size[0], height],
      title: `${title} ${reference}`,
      language,
      direction: directionOf(language),
      fonts,
    })
  let sheet = paper(size[1])
  // what is drawn here is measured and thrown away: it is as long as it must be
  const scrap = paper(scrapHeight)
  const soft = palette.inkSoft
  // Arabic letters reach further down
  const [loose, close] = new Intl.Locale(language).maximize().script === 'Arab' ? [1.6, 1.4] : [1.35, 1.2]
  const strong = { weight: 'strong', colour: palette.ink } as const
  const titled = { weight: 'title', colour: palette.ink } as const
  const { logo } = storefront
  if (logo) sheet.picture(margin, 61 - logo.height / 2, logo)
  else sheet.mark(margin, 44, 34, { sail: palette.ink, hull: palette.act })
  const beside = logo ? logo.width + 10 : 46
  const name = logo && !logo.withName ? '' : storefront.name
  sheet.write(name, 50, { start: margin + beside, width: 266 - beside, size: 17, ...titled })
  const titleAt = { start: margin + 270, width: inner - 270, align: 'end' } as const
  sheet.write(title, 48, { ...titleAt, size: 22, ...titled })
  sheet.rule(margin, 96, inner, palette.line)

  let y = top
  const whole = () => {
    facts([...orderRows(invoice, t, language), ...asOf()], margin, inner)
    for (const name of groupNames) {
      group(
        t(`invoice.${name}`),
        bookings.filter((booking) => groupOf(booking) === name),
      )
    }
    ending()
  }
  // smaller spacing is used when it makes the invoice fit on one page: a second page would hold the totals alone
  let tight = false
  const fits = () => top + heightOf(whole) <= lastLine
  if (bookings.length <= fewBookings && !fits()) {
    tight = true
    tight = fits()
  }
  whole()
  const ways = [contact.phone, contact.email, contact.whatsapp].filter(Boolean).join(' · ')
  sheet.write(ways, size[1] - 60, { start: margin, width: inner, size: 10, colour: soft })
  return sheet.finish()

  function room(height: number): void {
    // what no page holds begins where it is
    const isTooLong = height > lastLine - margin
    if (sheet === scrap || isTooLong || y + height <= lastLine) return
    sheet.doc.addPage({ size, margin: 0 })
    y = margin
  }
  function asOf(): InvoiceRow[] {
    const { asOf: at, timeZone } = invoice
    return at ? [[t('orders:invoice.asOf'), tellByBuyersClock(at, timeZone, { t, language })]] : []
  }
  function facts(rows: readonly InvoiceRow[], start: number, width: number): void {
    const [leading, gap] = tight ? [close, 0] : [loose, 2]
    for (const [label, value] of rows) {
      room(10 * leading)
      const below = sheet.write(label, y, { start, width: labelWidth - 10, size: 10, leading, colour: soft })
      const at = { start: start + labelWidth, width: width - labelWidth }
      y = Math.max(below, sheet.write(value, y, { ...at, size: 10, leading, colour: palette.ink })) + gap
    }
  }
  function heightOf(draw: () => void): number {
    const [kept, at] = [sheet, y]
    sheet = scrap
    y = 0
    draw()
    const height = y
    sheet = kept
    y = at
    return height
  }
  function group(name: string, members: readonly Booking[]): void {
    const [first] = members
    if (!first) return
    // a heading stands on the page of what it is the heading of
    roomFor(first, groupHead)
    y += 12
    sheet.fill(margin, y, inner, 24, palette.sand, Math.min(12, Number.parseFloat(radius.control)))
    sheet.write(name, y + 5, { start: margin + 10, width: inner - 20, size: 10, ...strong })
    y += groupHead - 12
    for (const booking of members) {
      roomFor(booking)
      drawBooking(booking)
    }
  }
  /** The last one has the end of the invoice with it, where a page holds both. */
  function roomFor(booking: Booking, head = 0): void {
    const height = head + heightOf(() => drawBooking(booking))
    room(height)
    const last = groupNames
      .map((name) => bookings.findLast((each) => groupOf(each) === name))
      .findLast(Boolean)
    if (booking === last) room(height + heightOf(ending))
  }
  function ending(): void {
    together(totals)
    together(moves)
  }
  /** On one page, by the height that it really has: what was found to fit is not sent to the next page. */
  function together(draw: () => void): void {
    if (sheet !== scrap) room(heightOf(draw))
    draw()
  }
  function drawBooking(booking: Booking): void {
    const at = { start: margin + 10, width: inner - 20 }
    y = sheet.write(booking.experience.title, y, { ...at, size: 13, ...titled })
    y = sheet.write(booking.optionTitle, y + 1, { ...at, size: 10, colour: soft }) + 4
    facts(bookingRows(booking, { timeZone: invoice.timeZone, t, language }), margin + 10, inner - 20)
    y += 4
    // of the only booking the end of the invoice tells the same
    const outcome = bookings.length > 1 ? outcomeRows(booking, t, language) : []
    for (const [label, value] of [...priceRows(booking, t, language), ...outcome]) {
      amount(label, value, { points: 10, bold: label === t('invoice.price') })
    }
    const converted = exchangeOf(booking, t, language)
    if (converted) y = sheet.write(converted, y, { ...at, size: 9.5, colour: soft })
    y += 6
    sheet.rule(margin, y, inner, palette.line)
    y += 12
  }
  function totals(): void {
    const { discount, subtotal, promoCode, currency } = invoice
    const unbooked = invoice.unbooked?.amount ?? 0
    const total = { currency, amount: invoice.total.amount - unbooked }
    const closing = closingRows(invoice, t, language)
    if (discount.amount > 0 || unbooked > 0) {
      amount(t('invoice.subtotal'), printMoney(subtotal, language), { points: 11 })
    }
    if (discount.amount > 0) {
      const reduced = { ...discount, amount: -discount.amount }
      const name = [t('invoice.discount'), promoCode].filter(Boolean).join(' ')
      amount(name, printMoney(reduced, language), { points: 11 })
    }
    if (unbooked > 0) {
      amount(t('orders:payment.CANCELLED'), printMoney({ currency, amount: -unbooked }, language), {
        points: 11,
      })
    }
    amount(t('invoice.total'), printMoney(total, language), { points: 16, bold: true })
    for (const [label, value] of closing) {
      const isNet = label === t('invoice.net')
      amount(label, value, isNet ? { points: 13, bold: true } : { points: 11 })
    }
  }
  function moves(): void {
    const rows = moveRows(invoice, t, language)
    if (rows.length === 0) return
    y = sheet.write(t('orders:invoice.moves'), y + (tight ? 4 : 10), {
      start: margin + 10,
      width: inner - 20,
      size: 10,
      ...strong,
    })
    for (const [label, value] of rows) amount(label, value, { points: 10 })
  }
  function amount(
    label: string,
    value: string,
    { points, bold = false }: { points: number; bold?: boolean },
  ): void {
    const leading = tight ? close : loose
    room(points * leading)
    const style = { size: points, leading, weight: bold ? 'strong' : 'text', colour: palette.ink } as const
    const start = margin + 10
    const below = sheet.write(label, y, { ...style, start, width: inner - amountWidth - 30 })
    const end = { start: margin + inner - amountWidth - 10, width: amountWidth, align: 'end' } as const
    sheet.write(value, y, { ...style, ...end })
    y = below + (tight ? 0 : points * 0.25)
  }
}
