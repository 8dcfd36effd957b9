import type { Invoice } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { hasTicket, presentInvoice } from '../orders/invoices/invoice.presenter.ts'
import { orderKey, orderPage, siteOf } from '../orders/invoices/order-links.ts'
import type { ReadableOrder } from '../orders/invoices/read-order.ts'
import type { Deps } from '../platform/deps.ts'
import { Problem } from '../platform/problem.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { writeCalendar } from './calendar.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawTicket } from './draw-ticket.ts'
import { openTicketFonts } from './pdf/ticket-fonts.ts'
import { encodeTicket } from './ticket-code.ts'
import { readTicketKey } from './ticket-key.ts'
import type { TicketKey } from './ticket-key.ts'

/** What a file is for. */
export interface PrintRequest {
  order: ReadableOrder
  language: Language
}

/** Makes the files of an order. One for each process: it remembers fonts, words and the key. */
export interface OrderPrinter {
  key(): TicketKey
  /** @throws Problem 404 `ticket_unknown` for a booking of another order and for one that is not confirmed */
  ticket(request: PrintRequest, booking: string): Promise<Buffer>
  invoice(request: PrintRequest): Promise<Buffer>
  /** @throws Problem 404 `ticket_unknown` when nothing is confirmed */
  calendar(request: PrintRequest): Promise<string>
}

/** Opens the printer; what it needs is read when it is first used. */
export function createOrderPrinter({ env, clock }: Pick<Deps, 'env' | 'clock'>): OrderPrinter {
  let opened: Promise<Texts> | undefined
  let signing: TicketKey | undefined
  const fonts = openTicketFonts()
  const texts = () => (opened ??= loadTexts(['ticket', 'lines', 'orders']))
  const key = () => (signing ??= readTicketKey(env))
  const present = ({ order, language }: PrintRequest): Invoice =>
    presentInvoice(order, { language, now: clock.now() })

  return {
    key,
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
        key(),
      )
      return drawTicket(
        { booking, order: invoice, storefront: order.storefront, code, language },
        { t: (await texts())(language), fonts },
      )
    },
    async invoice(request) {
      const { order, language } = request
      return drawInvoice(
        { invoice: present(request), storefront: order.storefront, language },
        { t: (await texts())(language), fonts },
      )
    },
    async calendar(request) {
      const { order, language } = request
      const bookings = present(request).bookings.filter(hasTicket)
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
