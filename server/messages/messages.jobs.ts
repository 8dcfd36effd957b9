/** The jobs that write e-mails and send them, each once. */
import { z } from 'zod'
import type { Deps } from '../platform/deps.ts'
import type { Env } from '../platform/env.ts'
import { enqueueJob } from '../platform/jobs/jobs.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { createYieldToRequests } from '../platform/jobs/yield-to-requests.ts'
import { loadTexts } from '../platform/text/texts.ts'
import type { Texts } from '../platform/text/texts.ts'
import { sendMessageJob } from './announce.ts'
import type { Email } from './email.ts'
import { createMailer } from './mailer.ts'
import type { Attachment, Mailer } from './mailer.ts'
import { AboutEmail, AboutOrder, emailKinds, orderKinds } from './message-kinds.ts'
import type { OrderKind } from './message-kinds.ts'
import { noteUndelivered } from './note-undelivered.ts'
import type { BuyerAndSupport } from './note-undelivered.ts'
import { RefusedRecipient } from './refused-recipient.ts'
import { findMessage, noteMailed, noteTexted } from './messages.queries.ts'
import type { MessageRow } from './messages.queries.ts'
import { createWhatsAppSender } from './whatsapp.ts'
import type { AppSender } from './whatsapp.ts'
import { writeEmail } from './write-email.ts'
import { writeOrderEmail } from './write-order-email.ts'
import type { OrderSource } from './write-order-email.ts'

/** Where messages learn of orders, which live on a higher floor. */
export interface MessageSources {
  /** The order as it is now; undefined when it is gone. */
  order(orderId: string): Promise<OrderSource | undefined>
  /** Tickets of what is confirmed, or of one booking alone, and the calendar of the order. */
  attachments(orderId: string, booking?: string): Promise<Attachment[]>
  /** Who bought the order, and whom to tell when they cannot be reached. */
  buyer(orderId: string): Promise<BuyerAndSupport | undefined>
}

/** What sends; tests bring their own. */
export interface Senders {
  mail: Mailer
  app?: AppSender
}

const sendByAppJob = 'send-message-by-app'
const Payload = z.object({ messageId: z.uuid() })
const mostAppAttempts = 8

/**
 * The confirmation is what travellers look for at the gate: it has the tickets in it. What was cancelled has none, and the
 * calendar file takes it out of calendars.
 */
const withAttachments: readonly OrderKind[] = [
  'order-confirmed',
  'order-confirmed-later',
  'order-partial',
  'booking-changed',
  'booking-cancelled',
]

/** Writing and sending. Each job is safe to run twice; a message by app never holds up its mail. */
export function messageJobs(deps: Deps, sources: MessageSources, senders?: Senders): JobHandlers {
  const { mail, app }: Senders = senders ?? {
    mail: createMailer(deps.env),
    app: createWhatsAppSender(deps.env),
  }
  let opened: Promise<Texts> | undefined
  const yieldToRequests = createYieldToRequests()
  const texts = () => (opened ??= loadTexts(['mail', 'lines', 'orders', 'ticket']))

  return {
    async [sendMessageJob](payload) {
      const message = await findMessage(deps.db, Payload.parse(payload).messageId)
      if (!message || message.done) return
      await yieldToRequests()
      const written = await write(message)
      let refused: RefusedRecipient | undefined
      if (written) {
        const { letter, to, site, replyTo, answersTo, attachments } = written
        const { id, kind } = message
        await mail({ id, kind, to, replyTo, answersTo, site, letter, attachments }).catch(
          async (error: unknown) => {
            if (!(error instanceof RefusedRecipient)) throw error
            refused = error
          },
        )
      }
      const mailedAt = deps.clock.now().toString()
      const goesByApp = app && written?.phone && !message.texted
      if (!refused && !goesByApp) return noteMailed(deps.db, message.id, mailedAt)
      await deps.db.transaction(async (trx) => {
        await (refused
          ? noteUndelivered(trx, deps, { ...(await readSubject(message)), answer: refused.code })
          : noteMailed(trx, message.id, mailedAt))
        if (!goesByApp) return
        const options = { key: `${sendByAppJob}:${message.id}`, maxAttempts: mostAppAttempts }
        await enqueueJob(trx, sendByAppJob, { messageId: message.id }, options)
      })
    },
    async [sendByAppJob](payload) {
      const message = await findMessage(deps.db, Payload.parse(payload).messageId)
      if (!app || !message || message.texted) return
      const written = await write(message)
      if (!written?.phone) return
      const { letter, phone } = written
      await app({
        phone,
        template: message.kind.replaceAll('-', '_'),
        language: letter.language,
        words: [letter.title, letter.paragraphs.join(' '), letter.actions[0]?.href ?? ''],
      })
      await noteTexted(deps.db, message.id, deps.clock.now().toString())
    },
  }

  /** What a message is about, for those who are told that it did not arrive. */
  async function readSubject({ id, kind, about }: MessageRow) {
    const isOfOrder = orderKinds.some((one) => one === kind)
    const buyer = isOfOrder ? await sources.buyer(AboutOrder.parse(about).orderId) : undefined
    const reference = isOfOrder ? buyer?.reference : AboutEmail.parse(about).values.reference
    return { id, kind, reference, buyer }
  }

  async function write(message: MessageRow): Promise<Written | undefined> {
    const orderKind = orderKinds.find((kind) => kind === message.kind)
    if (orderKind) return writeAboutOrder(orderKind, AboutOrder.parse(message.about))
    const kind = emailKinds.find((candidate) => candidate === message.kind)
    if (!kind) throw new Error(`there is no message of the kind ${message.kind}`)
    const about = AboutEmail.parse(message.about)
    const { storefront } = message
    if (!storefront) return undefined
    const site = about.origin ?? siteOf(deps.env, storefront)
    const t = (await texts())(about.language)
    const letter = writeEmail(kind, about, { t, storefront, site })
    const { to, answersTo } = about
    return { letter, to, site, replyTo: storefront.contact.email, answersTo, attachments: [] }
  }

  async function writeAboutOrder(kind: OrderKind, about: AboutOrder): Promise<Written | undefined> {
    const source = await sources.order(about.orderId)
    if (!source) return undefined
    const t = (await texts())(source.language)
    return {
      letter: writeOrderEmail(kind, source, { t, ...about }),
      to: source.invoice.buyer.email,
      phone: source.invoice.buyer.phoneNumber,
      site: source.site,
      replyTo: source.invoice.contact.email,
      attachments: withAttachments.includes(kind)
        ? await sources.attachments(about.orderId, about.booking)
        : [],
    }
  }
}

interface Written {
  letter: Email
  to: string
  phone?: string
  site: string
  replyTo?: string
  answersTo?: string | undefined
  attachments: Attachment[]
}

/** The shop's own site, where it has one: a supplier hears from the same address as its travellers. */
function siteOf(
  { PUBLIC_ORIGIN, PORT }: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>,
  { hosts }: { hosts: readonly string[] },
): string {
  const site = new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`)
  if (hosts[0]) site.hostname = hosts[0]
  return site.origin
}
