import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { createLogger } from '../platform/log.ts'
import { answerProblems } from '../platform/requests.ts'
import { testDatabase } from '../testing/database.ts'
import { copyStorefront, seedShop } from '../testing/factories/shop.ts'
import { createStorefrontFinder } from './find-storefront.ts'
import { storefrontContext, unknownHosts } from './storefronts.routes.ts'

/** The origin that a request with this Host header is told to be of. */
function originSeen(host: string, publicOrigin?: string): Promise<string> {
  return ask({ host }, publicOrigin)
}

/** What is answered to a request with these headers. */
async function ask(headers: Record<string, string>, publicOrigin?: string): Promise<string> {
  const database = await testDatabase()
  const { storefront } = await seedShop(database.db)
  await copyStorefront(database.db, storefront, { slug: 'deira', hosts: ['deira.example'] })
  const app = express()
  const env = readEnv({ ...(publicOrigin !== undefined && { PUBLIC_ORIGIN: publicOrigin }) })
  const finder = createStorefrontFinder(database)
  app.use(storefrontContext(finder, env))
  app.get('/', (req, res) => void res.send(req.context?.origin))
  app.use(unknownHosts(finder, publicOrigin === undefined))
  app.use(answerProblems(createLogger('silent')))
  const server = createServer(app).listen(0)
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    return await new Promise((resolve, reject) => {
      get({ port, headers }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve(`${response.statusCode === 404 ? '404 ' : ''}${text}`))
      }).on('error', reject)
    })
  } finally {
    server.close()
    await database.close()
  }
}

test.each([
  ['deira.example', 'https://dhow.example', 'https://deira.example'],
  ['DEIRA.example', 'https://dhow.example', 'https://DEIRA.example'],
  ['dhow.example', 'https://dhow.example', 'https://dhow.example'],
  ['localhost:3000', undefined, 'http://localhost:3000'],
])('%s, with %s as the public origin, is of %s', async (host, publicOrigin, origin) => {
  expect(await originSeen(host, publicOrigin)).toBe(origin)
})

test.each(['deira.example:@evil.example', 'deira.example:443/evil', 'evil.example deira.example'])(
  'nothing is made of %j, which is no host',
  async (host) => {
    expect(await originSeen(host, 'https://dhow.example')).not.toContain('http')
    expect(await originSeen(host)).toContain('Host header')
  },
)

test('a mistyped site of this machine is no other shop: it says which sites there are', async () => {
  const page = await ask({ host: 'diera.localhost:3000', accept: 'text/html' })
  expect(page).toMatch(/^404 /)
  expect(page).toContain('No site answers at <bdi>diera.localhost</bdi>')
  expect(page).toContain('<a href="http://deira.example:3000/">deira</a>')
  expect(page).toContain('<a href="http://localhost:3000/">Marketplace</a>')
})

test('where travellers know the address, no other host shows a shop, and none is named', async () => {
  const page = await ask({ host: 'evil.example', accept: 'text/html' }, 'https://dhow.example')
  expect(page).toMatch(/^404 /)
  expect(page).toContain('No site answers at <bdi>evil.example</bdi>')
  expect(page).not.toContain('href')
  expect(await ask({ host: 'evil.example' }, 'https://dhow.example')).toContain('storefront_unknown')
})

test('any address of a new machine shows a shop', async () => {
  expect(await ask({ host: '192.168.1.7:3000' })).toBe('http://192.168.1.7:3000')
  expect(await ask({ host: 'tours.example' })).toBe('http://tours.example')
})
