import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpsServer } from 'node:https'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { TLSSocket, createServer as createTlsServer } from 'node:tls'
import { afterAll, describe, expect, it } from 'vitest'
import { createMailer } from '../messages/mailer.ts'
import type { OutgoingMail } from '../messages/mailer.ts'
import { testDatabase } from '../testing/database.ts'
import { untrusted } from '../testing/untrusted-certificate.ts'
import { openDatabase } from './database.ts'
import { openS3Store } from './files/s3-store.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-tls-'))
const authority = path.join(folder, 'ca.pem')
writeFileSync(authority, untrusted.cert)
const database = await testDatabase()
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function portOf(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Stands before PostgreSQL, and answers its question for TLS (SSLRequest) with yes or no. @returns the address by way of it */
async function openBefore(answer: 'S' | 'N'): Promise<URL> {
  const target = new URL(database.url)
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      socket.write(answer)
      if (answer === 'N') return
      const inside = new TLSSocket(socket, { isServer: true, ...untrusted })
      const behind = connect(Number(target.port), '127.0.0.1')
      inside.on('error', () => behind.destroy())
      behind.on('error', () => inside.destroy())
      inside.pipe(behind).pipe(inside)
    })
  })
  const address = new URL(database.url)
  address.searchParams.delete('host')
  address.hostname = 'localhost'
  address.port = String(await portOf(server))
  address.searchParams.set('sslmode', 'verify-full')
  return address
}

async function ask(address: URL): Promise<unknown> {
  const db = openDatabase(address.href, { poolSize: 1 })
  try {
    return (await db.raw<{ rows: unknown[] }>('select 1 answer')).rows
  } finally {
    await db.destroy()
  }
}

describe('a database that is asked for with sslmode=verify-full', () => {
  it('is not believed by a certificate that nobody has signed', async () => {
    await expect(ask(await openBefore('S'))).rejects.toThrow(/self-signed certificate/)
  })

  it('is believed by one of the authority that sslrootcert names, and by no other', async () => {
    const address = await openBefore('S')
    address.searchParams.set('sslrootcert', authority)
    expect(await ask(address)).toEqual([{ answer: 1 }])
    const other = path.join(folder, 'empty.pem')
    writeFileSync(other, '')
    address.searchParams.set('sslrootcert', other)
    await expect(ask(address)).rejects.toThrow(/certificate/)
  })

  it('is told nothing where it knows no TLS', async () => {
    await expect(ask(await openBefore('N'))).rejects.toThrow(/does not support SSL/)
  })
})

describe('with a certificate that nobody has signed', () => {
  it('a bucket is told nothing', async () => {
    let asked = 0
    const port = await portOf(createHttpsServer(untrusted, (_req, res) => (asked++, res.end())))
    const store = openS3Store(`https://key:secret@localhost:${port}/bucket`)
    await expect(store.read('a/b')).rejects.toThrow(/fetch failed|certificate/)
    expect(asked).toBe(0)
  })

  it('a mail server gets no letter', async () => {
    let heard = ''
    const server = createTlsServer(untrusted, (socket) => {
      socket.on('error', () => socket.destroy())
      socket.on('data', (chunk) => (heard += chunk.toString()))
      socket.write('220 test\r\n')
    })
    const send = createMailer({
      SMTP_URL: `smtps://localhost:${await portOf(server)}`,
      MAIL_FROM: undefined,
      NODE_ENV: 'production',
      dataFolder: folder,
    })
    await expect(send(mail)).rejects.toThrow(/self-signed certificate/)
    expect(heard).toBe('')
  })
})

it('in production no letter goes to a mail server in the open, which offers no TLS', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const [word = ''] = chunk.toString().split(/\W/)
      heard.push(word)
      socket.write(word === 'STARTTLS' ? '502 not here\r\n' : '250 test\r\n')
    })
  })
  // an address of this machine that does not say so
  const address = {
    SMTP_URL: `smtp://0.0.0.0:${await portOf(server)}`,
    MAIL_FROM: undefined,
    dataFolder: folder,
  }
  await expect(createMailer({ ...address, NODE_ENV: 'production' })(mail)).rejects.toThrow(/STARTTLS/)
  expect(heard).not.toContain('MAIL')
})

const mail: OutgoingMail = {
  id: '955a57a0-1aea-497f-965d-fad0b5816039',
  kind: 'order-confirmed',
  to: 'amina@example.com',
  site: 'https://shop.example',
  letter: {
    language: 'en',
    direction: 'ltr',
    brand: { name: 'Dhow', layout: 'default', href: 'https://shop.example/' },
    subject: 'Confirmed',
    preview: 'Confirmed',
    title: 'Confirmed',
    paragraphs: [],
    actions: [],
    cards: [],
    totals: [],
    footer: [],
  },
  attachments: [],
}
