import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { giveNotice, healthRoutes } from './health.routes.ts'
import { createWebServer, drain } from './web-server.ts'

const database = await testDatabase()
afterAll(() => database.close())

it('tells balancers that it goes, also those that open a connection to ask, before it stops listening', async () => {
  const readiness = { draining: false }
  const app = express().use(healthRoutes(database.db, readiness))
  const server = createWebServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const statusOf = async (path: string) => {
    // each over a connection of its own
    const asked = get({ port, host: '127.0.0.1', path, agent: false })
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    reply.resume()
    return reply.statusCode
  }

  expect(await statusOf('/readyz')).toBe(200)
  const gone = giveNotice(readiness, 1).then(() => drain(server, 1))
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await gone
  await expect(statusOf('/readyz')).rejects.toThrow('ECONNREFUSED')
})
