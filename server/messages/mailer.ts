/** How an e-mail is sent: by the mail server, or into a folder where none is set up. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Transporter } from 'nodemailer'
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js'
import type { Env } from '../platform/env.ts'
import { isLoopback } from '../platform/plain-connections.ts'
import type { Email } from './email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { readMailFault } from './refused-recipient.ts'

/** A file that goes along. */
export interface Attachment {
  filename: string
  content: Buffer | string
  contentType: string
}

/** A letter on its way. */
export interface OutgoingMail {
  /** Stays the same when it is sent again, so that mail clients show it once. */
  id: string
  kind: string
  to: string
  /** The site's own address; answers go there. */
  replyTo?: string
  /** Where answers go instead. */
  answersTo?: string | undefined
  site: string
  letter: Email
  attachments: readonly Attachment[]
}

/** Takes letters to their readers. Throws when it could not: send it again, unless it is a `RefusedRecipient`. */
export type Mailer = (mail: OutgoingMail) => Promise<void>

/** A mail server that does not answer must not hold a connection for ever. */
const timeoutMs = 20_000

/** Folder of the mails that were not sent, because no mail server is set up. */
export function outboxFolder({ dataFolder }: Pick<Env, 'dataFolder'>): string {
  return path.join(dataFolder, 'outbox')
}

/** Sends by `SMTP_URL`; without it, mails land in the outbox folder as `.eml` and `.html`. */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'dataFolder'>): Mailer {
  if (!env.SMTP_URL) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    return (mail) => keepMail({ writer, folder: outboxFolder(env) }, compose(mail, env.MAIL_FROM), mail)
  }
  const transport = createTransport({
    url: env.SMTP_URL,
    // smtp:// begins in the open: a server that then offers no TLS, or somebody between who takes the offer out, gets no letter
    requireTLS: env.NODE_ENV === 'production' && !isLoopback(env.SMTP_URL),
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return async (mail) => {
    await transport.sendMail(compose(mail, env.MAIL_FROM)).catch((error: unknown) => {
      throw readMailFault(error)
    })
  }
}

function compose(
  { id, to, replyTo, answersTo = replyTo, site, letter, attachments }: OutgoingMail,
  from: string | undefined,
) {
  const host = new URL(site).hostname
  const text = emailText(letter)
  const html = emailHtml(letter)
  const encoding = encodingOf(text)
  return {
    from: from ?? { name: letter.brand.name, address: replyTo ?? `bookings@${host}` },
    to,
    replyTo: answersTo,
    subject: letter.subject,
    text,
    html,
    textEncoding: encoding,
    encoding,
    messageId: `<${id}@${host}>`,
    headers: {
      // RFC 3834: no holiday notes in return
      'Auto-Submitted': 'auto-generated',
      'Content-Language': letter.language,
    },
    attachments: [...attachments],
  }
}

/**
 * How the texts of a letter are sent: as they stand where most are letters of ASCII, else in base64, which is shorter then. Left to
 * itself nodemailer counts the letters of each part several times, which is a third of what writing a letter costs.
 */
function encodingOf(text: string): 'quoted-printable' | 'base64' {
  const isForeign = Buffer.byteLength(text) > 1.25 * text.length
  return isForeign ? 'base64' : 'quoted-printable'
}

async function keepMail(
  { writer, folder }: { writer: Transporter<StreamTransport.SentMessageInfo>; folder: string },
  mail: ReturnType<typeof compose>,
  { id, kind }: OutgoingMail,
): Promise<void> {
  const { message } = await writer.sendMail(mail)
  const file = path.join(folder, `${kind}-${id}`)
  // its links open orders and set passwords: no other user of this machine may read them
  const keep = async () => {
    await writeFile(`${file}.html`, mail.html, { mode: 0o600 })
    await writeFile(`${file}.eml`, message as Buffer, { mode: 0o600 })
  }
  await keep().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await keep()
  })
}
