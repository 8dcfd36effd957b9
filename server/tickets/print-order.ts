/** Makes the files of an order: tickets, invoice and calendar file. */
import type { Layout } from '../../themes/names.ts'
import { hasSerifTitles } from '../../themes/plain-faces.ts'
import { themes } from '../../themes/registry.ts'
import type { WholeInvoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { hasTicket, isInCalendar, presentInvoice } from '../orders/invoices/invoice.presenter.ts'
import { orderKey, orderPage, siteOf } from '../orders/order-links.ts'
import type { ReadableOrder } from '../orders/invoices/read-order.ts'
import { drawLogo } from '../media/draw-logo.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { Deps } from '../platform/deps.ts'
import { Problem } from '../platform/problem.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { writeCalendar } from './calendar.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawTicket } from './draw-ticket.ts'
import type { PaperStorefront } from './draw-ticket.ts'
import { createThemeFaces } from './pdf/theme-faces.ts'
import { openTicketFonts } from './pdf/ticket-fonts.ts'
import { encodeTicket } from './ticket-code.ts'
import { openTicketKeys } from './ticket-keys.ts'
import type { TicketKeys } from './ticket-keys.ts'

/** What a file is for. */
export interface PrintRequest {
  order: ReadableOrder
  language: Language
}

const keptForMinutes = 1

/** Makes the files of an order. One for each process: it remembers fonts, words and, for a minute, the keys. */
export interface OrderPrinter {
  /** As they are in the database, at most a minute ago. */
  keys(): Promise<TicketKeys>
  /** @throws Problem 404 `ticket_unknown` for a booking of another order and for one that is not confirmed */
  ticket(request: PrintRequest, booking: string): Promise<Buffer>
  invoice(request: PrintRequest): Promise<Buffer>
  /** @throws Problem 404 `ticket_unknown` when nothing is confirmed, and nothing was cancelled that had been */
  calendar(request: PrintRequest): Promise<string>
}

/** Opens the printer; what it needs is read when it is first used. */
export function createOrderPrinter(deps: Pick<Deps, 'db' | 'env' | 'clock' | 'files' | 'log'>): OrderPrinter {
  const { db, env, clock, log } = deps
  let opened: Promise<Texts> | undefined
  let kept: { keys: TicketKeys; until: Temporal.Instant } | undefined
  const themeFaces = createThemeFaces()
  const sans = openTicketFonts({ serif: false })
  const serif = openTicketFonts({ serif: true })
  // what a look's own faces lack is set in Noto of the same kind
  const fontsOf = async (layout: Layout, language: Language) => [
    ...(await themeFaces(layout, language)),
    ...(hasSerifTitles(themes[layout]) ? serif : sans),
  ]
  const onPaper = async ({ storefront }: ReadableOrder): Promise<PaperStorefront> => {
    const { name, layout, logo } = storefront
    const drawn = await drawLogo(storefront, openFiles(deps)).catch((error: unknown) => {
      // a ticket opens a gate: it is printed whatever has become of a picture
      log.warn({ err: error, logo: logo?.picture }, 'a logo cannot be drawn')
    })
    return logo && drawn ? { name, layout, logo: { ...drawn, withName: logo.withName } } : { name, layout }
  }
  const texts = () => (opened ??= loadTexts(['ticket', 'lines', 'orders']))
  // a machine that has not heard of a successor yet signs with the one before, and that stays genuine
  const keys = async () => {
    const now = clock.now()
    if (!kept || Temporal.Instant.compare(now, kept.until) >= 0) {
      kept = { keys: await openTicketKeys({ db, env }), until: now.add({ minutes: keptForMinutes }) }
    }
    return kept.keys
  }
  const present = ({ order, language }: PrintRequest): WholeInvoice =>
    presentInvoice(order, { language, now: clock.now() })

  return {
    keys,
    async ticket(request, reference) {
      const { order, language } = request
      const row = order.bookings.find((booking) => booking.reference === reference && hasTicket(booking))
      const invoice = present(request)
      const booking = invoice.bookings.find((candidate) => candidate.reference === row?.reference)
      if (!row || !booking) throw noTicket()
      const code = encodeTicket(
        {
          booking: reference,
          experience: booking.experience.slug,
          startsAt: Temporal.Instant.from(row.startsAt),
          timeZone: row.timeZone,
          guests: row.guests,
          units: Object.fromEntries(booking.units.map(({ id, quantity }) => [id, quantity])),
        },
        (await keys()).signing,
      )
      return drawTicket(
        { booking, order: invoice, storefront: await onPaper(order), code, language },
        { t: (await texts())(language), fonts: await fontsOf(order.storefront.layout, language) },
      )
    },
    async invoice(request) {
      const { order, language } = request
      return drawInvoice(
        { invoice: present(request), storefront: await onPaper(order), language },
        { t: (await texts())(language), fonts: await fontsOf(order.storefront.layout, language) },
      )
    },
    async calendar(request) {
      const { order, language } = request
      const bookings = present(request).bookings.filter((booking) => isInCalendar(booking, order))
      if (bookings.length === 0) throw noTicket()
      const now = clock.now()
      const { reference } = order
      const url = orderPage(siteOf(env, order), { reference, language, key: orderKey(env, reference, now) })
      return writeCalendar(
        { bookings, storefront: order.storefront, url, language, now },
        (await texts())(language),
      )
    },
  }
}

function noTicket(): Problem {
  return new Problem(
    404,
    'ticket_unknown',
    'There is no ticket: the booking is not confirmed, or not of this order.',
  )
}
