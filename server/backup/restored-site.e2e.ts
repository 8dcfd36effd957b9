import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { Invoice } from '../contract/checkout.ts'
import { imageUrl } from '../media/image-url.ts'
import { systemClock } from '../platform/clock.ts'
import { readEnv } from '../platform/env.ts'
import { buyAsGuest, newEmail } from '../testing/account-journey.ts'
import { marketplace } from '../testing/checkout-journey.ts'
import { freePort, stopServer, untilReady } from '../testing/start-product.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { verifyTicket } from '../tickets/ticket-code.ts'
import { publicKeyOf } from '../tickets/ticket-key.ts'
import { readCode } from '../tickets/verify-ticket-tool.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

/** What a scanner reads off a ticket: the squares that its PDF draws, as a picture. */
async function scan(pdf: Buffer): Promise<string | undefined> {
  const drawing = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
  const squares = [...drawing.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, x = '', y = '', width = '', height = '']) => ({ x, y, width, height }))
    .filter(({ width, height }) => width === height && Number(width) < 10)
  const drawn = ({ x, y, width, height }: (typeof squares)[number]) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`
  // a ticket is as long as what it has to say
  const length = Math.ceil(Math.max(0, ...squares.map(({ y }) => Number(y)))) + 30
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 ${length}" width="1680" height="${length * 4}" shape-rendering="crispEdges">${squares.map(drawn).join('')}</svg>`
  return readCode(await sharp(Buffer.from(svg)).png().toBuffer())
}

test('a site that was backed up while it sold and is restored elsewhere opens yesterday’s ticket, invoice and photograph', async ({
  page,
  request,
}) => {
  const sold = await buyAsGuest(page, newEmail())
  const env = readEnv({ NODE_ENV: 'test', DATA_FOLDER: process.env.DHOW_TEST_DATA })
  const photographs = path.join(env.mediaFolder, 'backed-up')
  mkdirSync(photographs, { recursive: true })
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c1440e' } })
    .jpeg()
    .toFile(path.join(photographs, '1.jpg'))
  const root = makeTemporaryFolder('restored-site')
  const headers = { authorization: `Bearer ${sold.token}` }
  const address = `/api/v1/orders/${sold.reference}?storefront=${marketplace}`
  const before = Invoice.parse(await (await request.get(address, { headers })).json())
  const links = [before.bookings[0]?.ticketUrl ?? '', before.invoiceUrl ?? ''].map((url) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })

  const folder = path.join(root, 'data')
  await restore(
    readEnv({ NODE_ENV: 'test', DATA_FOLDER: folder }),
    await backUp({ env, clock: systemClock }, root),
  )
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'warn' },
  })
  try {
    await untilReady(server, `${origin}/readyz`)
    const [ticket, invoice] = await Promise.all(links.map((link) => request.get(origin + link)))
    for (const file of [ticket, invoice]) {
      expect([file?.status(), file?.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
    // by the key of the restored site, which is the one that was backed up
    const { keys } = (await (await request.get(`${origin}/.well-known/dhow-ticket-key`)).json()) as {
      keys: { x: string }[]
    }
    const code = (await scan((await ticket?.body()) ?? Buffer.alloc(0))) ?? ''
    expect(keys.map(({ x }) => verifyTicket(code, publicKeyOf(x)))).toMatchObject([
      { verdict: 'genuine', facts: { booking: sold.booking, guests: 2 } },
    ])
    const after = Invoice.parse(await (await request.get(origin + address, { headers })).json())
    expect([after.outcome, after.total, after.invoiceId]).toEqual([
      before.outcome,
      before.total,
      before.invoiceId,
    ])
    const photograph = await request.get(origin + imageUrl('backed-up/1.jpg', { width: 320, crop: 'card' }))
    expect(photograph.status()).toBe(200)
    const { data } = await sharp(await photograph.body())
      .raw()
      .toBuffer({ resolveWithObject: true })
    // red, as it was taken
    expect([(data[0] ?? 0) > 150, (data[1] ?? 255) < 110]).toEqual([true, true])
  } finally {
    await stopServer(server)
    for (const each of [root, photographs]) rmSync(each, { recursive: true, force: true })
  }
})
