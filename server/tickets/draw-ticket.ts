import type { TFunction } from 'i18next'
import { create as createQr } from 'qrcode'
import { themes } from '../../themes/registry.ts'
import type { Booking, Buyer } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import type { Contact } from '../contract/storefronts.ts'
import { describeBooking, isolate, startAfterPickup } from '../messages/booking-facts.ts'
import { directionOf, joinIn } from '../platform/text/print-in-language.ts'
import { Sheet } from './pdf/sheet.ts'
import type { FontPart } from './pdf/ticket-fonts.ts'
import type { Layout } from '../../themes/names.ts'
import type { DrawnLogo } from '../media/draw-logo.ts'
import type { Palette } from '../../themes/palette.ts'
import { fullName } from '../platform/text/full-name.ts'

/** A storefront as its papers begin: with its logo or, without one, with the mark of the sites. */
export interface PaperStorefront {
  name: string
  layout: Layout
  logo?: DrawnLogo & { withName: boolean }
}

/** What a ticket is drawn from. */
export interface TicketDrawing {
  booking: Booking
  order: { reference: string; buyer: Buyer; contact: Contact }
  storefront: PaperStorefront
  /** Text of the QR code. */
  code: string
  language: Language
}

/** A5: fills a telephone, and two fit on a printed page. What has more to say is longer. */
const size = [420, 595] as const
const margin = 32
const inner = size[0] - 2 * margin
const band = 76
const codeSize = 148
/** Of a ticket that says no more than usual. */
const tearAt = 392

/** One booking's ticket as a PDF, in the look of its storefront. */
export async function drawTicket(
  { booking, order, storefront, code, language }: TicketDrawing,
  { t, fonts }: { t: TFunction; fonts: readonly FontPart[] },
): Promise<Buffer> {
  const palette = themes[storefront.layout].light
  const open = (longer: number) => {
    const sheet = new Sheet({
      size: [size[0], size[1] + longer],
      title: `${t('ticket')} ${booking.reference}`,
      language,
      direction: directionOf(language),
      fonts,
    })
    sheet.fill(0, 0, size[0], size[1] + longer, palette.paper)
    return sheet
  }
  const draw = (sheet: Sheet) => drawFacts(sheet, { booking, order, storefront, language, palette, t })
  // how much there is to say is known once it was written
  const longer = Math.max(0, draw(open(0)) - tearAt)
  const sheet = open(longer)
  draw(sheet)
  drawStub(sheet, {
    code,
    palette,
    t,
    tearAt: tearAt + longer,
    reference: booking.reference,
    order: order.reference,
    contact: order.contact,
  })
  return sheet.finish()
}

/** Everything above the line where it is torn; tells where that line may be. */
function drawFacts(
  sheet: Sheet,
  {
    booking,
    order,
    storefront,
    language,
    palette,
    t,
  }: Pick<TicketDrawing, 'booking' | 'order' | 'storefront' | 'language'> & {
    palette: Palette
    t: TFunction
  },
): number {
  const facts = describeBooking(booking, t, language)
  sheet.fill(0, 0, size[0], band, palette.deep)
  const { logo } = storefront
  if (logo) sheet.picture(margin, (band - logo.height) / 2, logo)
  else sheet.mark(margin, 20, 36, { sail: palette.onDeep, hull: palette.tintPersimmon })
  const beside = logo ? logo.width + 10 : 50
  sheet.write(logo && !logo.withName ? '' : storefront.name, 25, {
    start: margin + beside,
    width: 250 - beside,
    size: 18,
    weight: 'title',
    colour: palette.onDeep,
  })
  sheet.write(t('ticket'), 29, {
    start: margin + 250,
    width: inner - 250,
    size: 13,
    align: 'end',
    colour: palette.onDeepSoft,
  })

  const wide = { start: margin, width: inner }
  let y = sheet.write(facts.title, band + 22, {
    ...wide,
    size: 21,
    weight: 'title',
    colour: palette.ink,
    leading: 1.2,
  })
  y = sheet.write(joinIn([facts.option, facts.place], language), y + 4, {
    ...wide,
    size: 12,
    colour: palette.inkSoft,
  })
  if (facts.about) y = sheet.write(facts.about, y + 4, { ...wide, size: 11, colour: palette.inkSoft })
  const half = (inner - 20) / 2
  const pair = (top: number, cells: readonly (readonly [string, string | undefined])[]) => {
    const bottoms = cells.map(([label, value = ''], index) => {
      const place = { start: margin + index * (half + 20), width: cells.length === 1 ? inner : half }
      const below = sheet.write(label, top, { ...place, size: 9.5, colour: palette.inkSoft })
      return sheet.write(value, below, { ...place, size: 13, weight: 'strong', colour: palette.ink })
    })
    return Math.max(...bottoms) + 9
  }
  const pickup = (top: number) => {
    const below = facts.pickup ? pair(top, [[t('pickup'), facts.pickup]]) : top
    return facts.wayThere
      ? sheet.write(facts.wayThere, below - 7, { ...wide, size: 11, colour: palette.inkSoft }) + 9
      : below
  }
  const start = startAfterPickup(booking, t, language)
  y += 14
  // who is picked up has to be there by that time: it is the first that the ticket tells
  if (start) y = pickup(y)
  y = pair(y, [
    [t('day'), facts.day],
    [t('time'), start ?? facts.time],
  ])
  y = pair(y, [
    [t('guests'), facts.guests],
    [t('name'), fullName(order.buyer)],
  ])
  if (!start) y = pickup(y)
  if (facts.where) y = pair(y, [[t('where'), facts.where]])
  const more = [
    [t('invoice.services'), facts.extrasAbout],
    [t('address'), booking.addressGiven],
    [t('note'), facts.note],
    [t('orders:supplierNote'), booking.offerNote],
    [t('includes'), facts.includes],
    [t('languages'), facts.languages],
    [t('bring'), facts.bring],
    [t('orders:payThere.label'), facts.payThere],
    [t('invoice.terms'), facts.cancellation],
    [t('supplier'), facts.supplier],
  ] as const
  for (const told of more.filter(([, value]) => value)) y = pair(y, [told])
  if (facts.know) {
    // these are whole sentences and the longest text: in plain type, and last
    y = sheet.write(t('orders:know'), y, { ...wide, size: 9.5, colour: palette.inkSoft })
    y = sheet.write(facts.know, y, { ...wide, size: 11, colour: palette.ink }) + 9
  }
  return y + 12
}

function drawStub(
  sheet: Sheet,
  {
    code,
    palette,
    t,
    tearAt: tornAt,
    reference,
    order,
    contact,
  }: {
    code: string
    palette: Palette
    t: TFunction
    tearAt: number
    reference: string
    order: string
    contact: Contact
  },
): void {
  sheet.fill(0, tornAt, size[0], size[1] - tearAt, palette.sand)
  sheet.rule(0, tornAt, size[0], palette.edge, true)
  const top = tornAt + 24
  drawQr(sheet, code, { start: margin, y: top })
  const beside = { start: margin + codeSize + 22, width: inner - codeSize - 22 }
  let y = sheet.write(t('booking'), top + 2, { ...beside, size: 9.5, colour: palette.inkSoft })
  y = sheet.write(reference, y, { ...beside, size: 17, weight: 'strong', colour: palette.ink })
  y = sheet.write(t('order'), y + 6, { ...beside, size: 9.5, colour: palette.inkSoft })
  y = sheet.write(order, y, { ...beside, size: 12, colour: palette.ink })
  y = sheet.write(t('show'), y + 10, { ...beside, size: 11, colour: palette.ink })
  const reachable = contact.phone ?? contact.whatsapp ?? contact.email
  if (reachable) {
    sheet.write(t('help', { contact: isolate(reachable) }), y + 8, {
      ...beside,
      size: 10,
      colour: palette.inkSoft,
    })
  }
}

/** Drawn as squares: sharp at every size, and no picture to embed. The white around it belongs to the code. */
function drawQr(sheet: Sheet, code: string, { start, y }: { start: number; y: number }): void {
  const { modules } = createQr(code, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const unit = codeSize / (modules.size + 2 * quiet)
  const left = sheet.left(start, codeSize)
  sheet.doc.rect(left, y, codeSize, codeSize).fill('white')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue
      sheet.doc.rect(left + (column + quiet) * unit, y + (row + quiet) * unit, unit, unit)
    }
  }
  sheet.doc.fill('black')
}
