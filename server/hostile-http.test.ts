import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createLogger } from './platform/log.ts'
import { openShopFloor } from './testing/factories/shop-floor.ts'
import type { ShopFloor } from './testing/factories/shop-floor.ts'

let floor: ShopFloor
let product: Server
const lines: string[] = []
beforeAll(async () => {
  floor = await openShopFloor()
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const app = createApp(
    {
      ...floor.deps,
      log: createLogger('info', destination),
      env: { ...floor.deps.env, PUBLIC_ORIGIN: 'https://shop.example' },
      pageCache: createPageCache(),
      titles: (_language, name) => name,
      renderer: { render: () => Promise.resolve(Buffer.from('<html></html>')) },
      readiness: { draining: false },
    },
    {},
  )
  product = createServer(app).listen(0)
})
afterAll(async () => {
  product.close()
  await floor.close()
})
const ask = (path: string) => request(product).get(path).set('host', 'shop.example')

/** What is answered to bytes that no client library would send. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect((product.address() as AddressInfo).port)
  socket.write(bytes)
  return text(socket)
}

it('knows no TRACE', async () => {
  const reply = await sendRaw(
    'TRACE / HTTP/1.1\r\nhost: shop.example\r\nx-secret: told\r\nconnection: close\r\n\r\n',
  )
  expect(reply).toMatch(/^HTTP\/1\.1 (?:400|404|405|501) /)
  expect(reply).not.toContain('told')
})

it('takes no request whose length is said in two ways', async () => {
  const reply = await sendRaw(
    'POST /api/v1/carts HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n',
  )
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(reply.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

it.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/node_modules/express/package.json',
  '/data/',
  '/_image/',
  '/assets/',
  '/api/',
])('serves neither its sources nor a list of files: %s', async (path) => {
  const reply = await ask(path)
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(reply.text).not.toMatch(/Index of|\[core\]|"dependencies"/)
})

it('believes nobody who says on whose behalf they ask, where no proxy stands in front', async () => {
  lines.length = 0
  await ask('/api/v1/account/orders')
    .set({ 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.2' })
    .expect(401)
  const told = lines.filter((line) => line.includes('security'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/"network":"127\.0\.0\.1"/)
  expect(lines.join('')).not.toContain('203.0.113')
})

it('writes whatever somebody sends on the one line of its request', async () => {
  lines.length = 0
  await ask('/api/v1/nothing%0A{"level":60,"msg":"forged"}').expect(404)
  const [line = '', ...more] = lines.filter((each) => each.includes('nothing'))
  expect(more).toEqual([])
  expect(line.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ status: 404, time: expect.stringMatching(/Z$/) as string })
})

it('takes a parameter that comes twice for neither of them', async () => {
  const reply = await ask('/api/v1/experiences?city=dubai&city=istanbul').expect(400)
  expect(reply.body).toMatchObject({ code: 'invalid_request' })
})

it.each(['__proto__', 'constructor', 'prototype'])(
  'lets no body reach what all objects have: %s',
  async (name) => {
    await request(product)
      .post('/api/v1/carts')
      .set({ host: 'shop.example', 'content-type': 'application/json', 'idempotency-key': `key of ${name}` })
      .send(`{"${name}":{"polluted":true,"prototype":{"polluted":true}}}`)
      .expect(201)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  },
)

it.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com%0ABcc:b@example.com',
  '<a@example.com>\nRCPT TO:<b@example.com>',
])('writes to no address with which a mail server could be told something else: %j', async (email) => {
  const reply = await request(product)
    .post('/api/v1/account/sign-up')
    .set({
      host: 'shop.example',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': `key of ${email.length}`,
    })
    .send({ email, password: 'three quiet herons' })
    .expect(400)
  expect(reply.body).toMatchObject({ errors: [{ pointer: '/email' }] })
})

it('takes no value for a field that is not to be set', async () => {
  const reply = await request(product)
    .post('/api/v1/carts')
    .set({ host: 'shop.example', 'idempotency-key': 'a key for a made up cart' })
    .send({
      currency: 'AED',
      id: 'mine',
      token: 'mine',
      total: { amount: 1, currency: 'AED' },
      promo: 'FREE',
    })
    .expect(201)
  expect(JSON.stringify(reply.body)).not.toMatch(/mine|FREE/)
  expect(reply.body).toMatchObject({ cart: { total: { amount: 0 } } })
})

it('leads no call of the API from http to https, which would hide that it was sent in the open', async () => {
  const reply = await ask('/api/v1/destinations')
  expect(reply.status).toBe(200)
})

it.each(['/api/v1/destinations', '/api/v1/nothing', '/api/openapi.json', '/robots.txt'])(
  'says of each reply what it is, and in which letters: %s',
  async (path) => {
    const reply = await ask(path)
    expect(reply.headers['content-type']).toMatch(
      /^(?:application\/(?:problem\+)?json|text\/plain); charset=utf-8$/i,
    )
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(reply.headers).not.toHaveProperty('x-powered-by')
  },
)
