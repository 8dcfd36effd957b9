import type { Attachment } from '../messages/mailer.ts'
import type { MessageSources } from '../messages/messages.jobs.ts'
import { readBuyer } from '../orders/read-buyer.ts'
import { hasTicket, isInCalendar, presentInvoice } from '../orders/invoices/invoice.presenter.ts'
import { downloadsOf, messageLinkHours, orderKey, orderPage, siteOf } from '../orders/order-links.ts'
import { findOrderById } from '../orders/invoices/read-order.ts'
import type { Deps } from '../platform/deps.ts'
import type { OrderPrinter } from './print-order.ts'

/** What messages say of orders, and the files that go along with them. */
export function orderMessages(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  printer: OrderPrinter,
): MessageSources {
  return {
    buyer: (orderId) => readBuyer(deps, orderId),
    async order(orderId) {
      const order = await findOrderById(deps, orderId)
      if (!order) return undefined
      const { reference, language, storefront } = order
      const now = deps.clock.now()
      const site = siteOf(deps.env, order)
      const downloads = downloadsOf(deps.env, {
        reference,
        origin: site,
        language,
        now,
        hours: messageLinkHours,
      })
      return {
        invoice: presentInvoice(order, { language, now, downloads }),
        language,
        storefront,
        site,
        page: orderPage(site, { reference, language, key: orderKey(deps.env, reference, now) }),
      }
    },
    async attachments(orderId, about) {
      const order = await findOrderById(deps, orderId)
      if (!order?.bookings.some((booking) => isInCalendar(booking, order))) return []
      // the tickets of the others are as they were
      const confirmed = order.bookings
        .filter(hasTicket)
        .filter(({ reference }) => about === undefined || reference === about)
      const request = { order, language: order.language }
      const files: Attachment[] = []
      for (const { reference } of confirmed) {
        const content = await printer.ticket(request, reference)
        files.push({ filename: `${reference}.pdf`, content, contentType: 'application/pdf' })
      }
      const calendar = await printer.calendar(request)
      const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
      return [...files, { filename: `${order.reference}.ics`, content: calendar, contentType }]
    },
  }
}
