import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { testDatabase } from '../testing/database.ts'
import { copyStorefront, seedShop } from '../testing/factories/shop.ts'
import { createStorefrontFinder } from './find-storefront.ts'
import { storefrontContext } from './storefronts.routes.ts'

/** The origin that a request with this Host header is told to be of. */
async function originSeen(host: string, publicOrigin?: string): Promise<string> {
  const database = await testDatabase()
  const { storefront } = await seedShop(database.db)
  await copyStorefront(database.db, storefront, { slug: 'deira', hosts: ['deira.example'] })
  const app = express()
  const env = readEnv({ ...(publicOrigin !== undefined && { PUBLIC_ORIGIN: publicOrigin }) })
  app.use(storefrontContext(createStorefrontFinder(database), env))
  app.get('/', (req, res) => void res.send(req.context?.origin))
  const server = createServer(app).listen(0)
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    return await new Promise((resolve, reject) => {
      get({ port, headers: { host } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve(text))
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
  ['evil.example', 'https://dhow.example', 'https://dhow.example'],
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
