import { mkdtemp, readFile, readdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import request from 'supertest'
import { describe, expect, it } from 'vitest'
import { createLogger } from '../platform/log.ts'
import { answerProblems } from '../platform/requests.ts'
import type { Email } from './email.ts'
import { createMailer } from './mailer.ts'
import type { OutgoingMail } from './mailer.ts'
import { RefusedRecipient } from './refused-recipient.ts'
import { readEnv } from '../platform/env.ts'
import { outboxRoutes, showsOutbox } from './outbox.routes.ts'
import { createWhatsAppSender } from './whatsapp.ts'

const letter: Email = {
  language: 'ar',
  direction: 'rtl',
  brand: { name: 'Dhow', layout: 'default', href: 'https://shop.example/ar/' },
  subject: 'تم التأكيد',
  preview: 'تمت عملية الدفع',
  title: 'رحلتك مؤكدة',
  paragraphs: ['تمت عملية الدفع بنجاح.'],
  actions: [{ label: 'عرض الحجز', href: 'https://shop.example/ar/checkout/success?order=DH-1#token=t' }],
  cards: [],
  totals: [],
  footer: [],
}
const mail: OutgoingMail = {
  id: '955a57a0-1aea-497f-965d-fad0b5816039',
  kind: 'order-confirmed',
  to: 'amina@example.com',
  replyTo: 'hello@dhow.example',
  site: 'https://shop.example',
  letter,
  attachments: [{ filename: 'DH-1-1.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
}
const makeFolder = () => mkdtemp(path.join(os.tmpdir(), 'dhow-outbox-'))

/** A mail server that takes everything, unless it has an answer to each recipient, and what it was told. */
async function openMailServer({ toRecipient = '250 test' } = {}) {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      heard.push(text)
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 kept\r\n')
      } else if (text.startsWith('DATA')) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('RCPT')) {
        socket.write(`${toRecipient}\r\n`)
      } else {
        socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 test\r\n')
      }
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, heard, close: () => server.close() }
}

const sendBy = ({ url }: { url: string }) =>
  createMailer({ SMTP_URL: url, MAIL_FROM: undefined, NODE_ENV: 'test', dataFolder: '/nowhere' })

describe('a mail', () => {
  it('is sent by the server of SMTP_URL, as HTML and as text, with its files and an id that stays', async () => {
    const server = await openMailServer()
    const send = sendBy(server)
    await send(mail)
    server.close()
    const told = server.heard.join('')
    expect(told).toContain('RCPT TO:<amina@example.com>')
    expect(told).toContain('From: Dhow <hello@dhow.example>')
    expect(told).toContain(`Message-ID: <${mail.id}@shop.example>`)
    expect(told).toContain('Auto-Submitted: auto-generated')
    expect(told).toContain('Content-Type: text/plain')
    expect(told).toContain('Content-Type: text/html')
    expect(told).toContain('filename=DH-1-1.pdf')
  })

  it('is a failure, and tried again, when the server is away', async () => {
    const server = await openMailServer()
    server.close()
    const send = sendBy(server)
    await expect(send(mail)).rejects.toThrow('ECONNREFUSED')
  })

  it.each(['550 5.1.1 no such user', '551 not here', '552 5.2.2 full', '553 no address', '554 5.1.1 never'])(
    'is refused for good when the server says so of its recipient, whose address is not repeated: %s',
    async (toRecipient) => {
      const server = await openMailServer({ toRecipient })
      const fault = await sendBy(server)(mail).catch((error: unknown) => error)
      server.close()
      expect(fault).toBeInstanceOf(RefusedRecipient)
      expect(fault).toMatchObject({ code: Number(toRecipient.slice(0, 3)) })
      expect(JSON.stringify(Object.entries(fault as object)) + String(fault)).not.toContain('amina')
    },
  )

  it.each([
    '450 4.2.0 greylisted',
    '452 4.2.2 full for now',
    '550 5.7.1 relaying denied',
    '554 5.7.1 blocked',
  ])('is tried again when the server may change its mind, or its operator ours: %s', async (toRecipient) => {
    const server = await openMailServer({ toRecipient })
    const fault = await sendBy(server)(mail).catch((error: unknown) => error)
    server.close()
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(RefusedRecipient)
  })

  it('lands in the outbox without a server, and can be read there, but nothing beside it', async () => {
    const dataFolder = await makeFolder()
    await createMailer({
      SMTP_URL: undefined,
      MAIL_FROM: 'Dhow <a@dhow.example>',
      NODE_ENV: 'test',
      dataFolder,
    })(mail)
    const name = `order-confirmed-${mail.id}`
    const files = [`${name}.eml`, `${name}.html`]
    expect(await readdir(path.join(dataFolder, 'outbox'))).toEqual(files)
    for (const file of files) {
      expect((await stat(path.join(dataFolder, 'outbox', file))).mode & 0o077).toBe(0)
    }
    const eml = await readFile(path.join(dataFolder, 'outbox', `${name}.eml`), 'utf8')
    expect(eml).toContain('From: Dhow <a@dhow.example>')

    const app = express()
      .use(outboxRoutes({ dataFolder }))
      .use(answerProblems(createLogger('silent')))
    expect((await request(app).get('/outbox').expect(200)).text).toContain(`/outbox/${name}.html`)
    const shown = await request(app).get(`/outbox/${name}.html`).expect(200)
    expect(shown.text).toContain('dir="rtl"')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    for (const other of ['x.html', '..%2Fsecrets%2Flinks', `${name}.pem`]) {
      await request(app).get(`/outbox/${other}`).expect(404)
    }
  })
})

it.each([
  ['to whoever starts it and looks', {}, true],
  ['on this machine', { PUBLIC_ORIGIN: 'http://127.0.0.1:4000' }, true],
  ['at a public address', { PUBLIC_ORIGIN: 'https://dhow.example' }, false],
  [
    'in production',
    {
      NODE_ENV: 'production',
      PAYMENTS_SANDBOX: '1',
      PUBLIC_ORIGIN: 'http://localhost',
      SESSION_SECRET: 'long enough to be a secret of nobody',
    },
    false,
  ],
])('the outbox is shown %s: %j, %s', (_place, source, shown) => {
  expect(showsOutbox(readEnv(source))).toBe(shown)
})

describe('the messaging app', () => {
  const message = {
    phone: '+971 50 123 4567',
    template: 'order_confirmed',
    language: 'en',
    words: ['a', 'b', 'c'],
  }
  const setUp = { WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_ID: '123' }

  it('gets a template with its words', async () => {
    const asked: { url: string; body: unknown }[] = []
    const answer: typeof fetch = async (url, init) => {
      const sent = new Request(url, init)
      asked.push({ url: sent.url, body: await sent.json() })
      return new Response('{}')
    }
    await createWhatsAppSender(setUp, answer)?.(message)
    expect(asked).toMatchObject([
      {
        url: 'https://graph.facebook.com/v23.0/123/messages',
        body: { to: '971501234567', template: { name: 'order_confirmed', language: { code: 'en' } } },
      },
    ])
  })

  it('is told a language as it calls it', async () => {
    const told: unknown[] = []
    const answer: typeof fetch = async (url, init) => {
      told.push(await new Request(url, init).json())
      return new Response('{}')
    }
    const send = createWhatsAppSender(setUp, answer)
    for (const language of ['pt', 'tr']) await send?.({ ...message, language })
    expect(told).toMatchObject([
      { template: { language: { code: 'pt_PT' } } },
      { template: { language: { code: 'tr' } } },
    ])
  })

  it('is tried again when it refuses, and never where it is not set up', async () => {
    const refuse: typeof fetch = async () => new Response('{}', { status: 500 })
    await expect(createWhatsAppSender(setUp, refuse)?.(message)).rejects.toThrow('500')
    expect(createWhatsAppSender({ WHATSAPP_TOKEN: undefined, WHATSAPP_PHONE_ID: undefined })).toBeUndefined()
  })
})
